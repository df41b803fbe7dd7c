"""Pauses between the pages of a match, and pauses that the players agree on."""
