"""Visitors who wait for an opponent, and who is connected to each node."""
