"""HTTP and WebSocket in front of the live matches."""
