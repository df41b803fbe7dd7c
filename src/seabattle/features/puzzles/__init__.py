"""Puzzles: charts from play on which one cell is proved to be the best shot.

The proof is exact: it lists every fleet that agrees with the chart, and searches the best
play against all of them to the end (decision 58).
"""

from seabattle.features.puzzles.library import find_puzzle, puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.proof import LEAST_MARGIN, MOST_FLEETS, Proof, prove
from seabattle.features.puzzles.puzzle import Puzzle, pack_chart, ships_afloat, unpack_chart
from seabattle.features.puzzles.wire import PuzzleKind

__all__ = [
    "LEAST_MARGIN",
    "MOST_FLEETS",
    "Proof",
    "Puzzle",
    "PuzzleKind",
    "find_puzzle",
    "pack_chart",
    "prove",
    "puzzle_ruleset",
    "shipped_puzzles",
    "ships_afloat",
    "unpack_chart",
]
