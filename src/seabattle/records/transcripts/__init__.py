"""A game as text that people read and write."""
