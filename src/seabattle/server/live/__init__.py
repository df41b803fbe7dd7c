"""Live updates: WebSockets and streams."""
