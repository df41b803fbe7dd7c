"""What somebody asks of a server for themselves: the daily sea, statistics."""
