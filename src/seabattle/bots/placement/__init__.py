"""Placing a fleet of one's own, and guessing how others place theirs."""
