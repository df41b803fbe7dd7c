"""Independent verifier of game records, without any code of the program that made them.

It uses only the standard library and imports nothing of ``seabattle``: the rules are
implemented here a second time, in another way, so that a mistake would have to be made
twice. ``python -m seabattle_verifier game.jsonl`` prints what was checked.
"""

from seabattle_verifier.verdict import Verdict, verify

__all__ = ["Verdict", "verify"]
