"""Sealed games from outside: who checks their proofs, who plays them, how they are written down."""
