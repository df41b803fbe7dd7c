"""Sealed games: the table that checks proofs, the players, and the records."""
