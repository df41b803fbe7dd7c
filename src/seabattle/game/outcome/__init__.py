"""Outcomes of shots, special actions and rounds, and the end of a turn or a game."""
