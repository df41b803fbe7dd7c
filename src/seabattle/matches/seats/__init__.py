"""Seats of a table: taking them, agreements beside the game, and separation of players."""
