"""Fleets before a game, and the proofs of those that nobody is shown."""
