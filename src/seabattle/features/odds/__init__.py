"""The odds board: where to fire, for games that are played elsewhere."""
