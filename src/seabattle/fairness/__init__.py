"""Judging of games: violations, and who wins when one is found (SB11–SB14).

``judge`` reads a game that was played on paper and gives a :class:`Judgement`; the
table of verdicts is data in :mod:`seabattle.fairness.verdict_table`.
"""

from seabattle.fairness.judge import judge

__all__ = [
    "judge",
]
