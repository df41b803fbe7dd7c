"""Posts for the host of a round game."""
