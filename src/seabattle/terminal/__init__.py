"""What the command line knows of the terminal it runs in."""
