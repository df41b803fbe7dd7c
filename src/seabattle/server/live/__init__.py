"""What is told while it happens: sockets and streams."""
