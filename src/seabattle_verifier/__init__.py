"""Checks the record of a game without a line of the program that made it.

Only the standard library is used, and nothing of ``seabattle`` is imported: the rules
are written down here a second time, in another way, so that a mistake would have to be
made twice. ``python -m seabattle_verifier game.jsonl`` says what was checked.
"""

from seabattle_verifier.verdict import Verdict, verify

__all__ = ["Verdict", "verify"]
