"""Messages of players who only write to the host, read as orders."""
