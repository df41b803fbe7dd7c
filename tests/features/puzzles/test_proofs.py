"""Proof of every shipped puzzle by code that is independent of the package."""

import pytest

from features.puzzles.brute_force import list_fleets, solve
from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.proof import LEAST_MARGIN, MOST_FLEETS
from seabattle.features.puzzles.puzzle import Puzzle

FEW = 7
"""Puzzles with at most so many fleets are proved quickly."""

SHARE = 8
"""One in so many of them is proved in every test run; all of them in the slow one."""


def check_proof(puzzle: Puzzle) -> None:
    """Assert the same fleets, odds and shots for every cell, and one best cell by the margin."""
    columns = puzzle_ruleset(puzzle.variant).grid.columns
    fleets, weighed = solve(puzzle.variant, puzzle.chart)
    told = {divmod(cell, columns): (lying, total) for cell, lying, total in puzzle.cells}
    assert (puzzle.fleets, told) == (fleets, weighed), puzzle
    totals = sorted(total for _, total in weighed.values())
    assert totals[1] - totals[0] >= LEAST_MARGIN * fleets, puzzle
    best = min(weighed, key=lambda spot: weighed[spot][1])
    assert divmod(puzzle.best, columns) == best, puzzle


def test_small_puzzles_are_proved_by_brute_force() -> None:
    """A puzzle with a wrong answer would teach the wrong shot."""
    small = [puzzle for puzzle in shipped_puzzles() if puzzle.fleets <= FEW]
    assert len(small) > 50
    for puzzle in small[::SHARE]:
        check_proof(puzzle)


@pytest.mark.slow
def test_every_puzzle_is_proved_by_brute_force() -> None:
    """All shipped puzzles, in the slow test run."""
    for puzzle in shipped_puzzles():
        check_proof(puzzle)


def test_the_collection_is_large_and_even() -> None:
    """At least five hundred, without duplicates, within the documented limits, all rated."""
    puzzles = shipped_puzzles()
    assert len(puzzles) >= 500
    assert len({(puzzle.variant, puzzle.chart) for puzzle in puzzles}) == len(puzzles)
    assert all(4 <= puzzle.fleets <= MOST_FLEETS for puzzle in puzzles)
    assert min(puzzle.margin for puzzle in puzzles) >= LEAST_MARGIN
    ratings = [puzzle.rating for puzzle in puzzles]
    assert ratings == sorted(ratings)
    assert max(ratings) - min(ratings) > 300


def test_a_known_sea_has_the_fleets_that_can_be_counted_by_hand() -> None:
    """The brute force itself: a wounded cruiser in the upper left corner lies in two ways."""
    rows = ["x9", *["10"] * 4, "kkkkk5", "10", "kkkk6", "10", "kkk1kk4"]
    assert len(list_fleets("classic", "/".join(rows))) == 2
