"""``analyse``: how well each side of a game shot, and how lucky it was."""
