"""Checks the record of a sealed game: proofs, signatures, chain, lots, answers and the end.

Nothing of ``seabattle`` is used here either: the group, the hashes and the rules are written
down a second time, from docs/fairness.md and docs/sealed-games.md alone.
"""
