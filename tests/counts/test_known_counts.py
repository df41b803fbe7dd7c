"""Published fleet counts, and the published odds for empty grids."""

from itertools import product

import pytest

from counts.known import Known, known_counts
from kit.seas.backends import KERNEL, TWIN, needs_kernel
from seabattle.beliefs import (
    Belief,
    FleetProblem,
    Marks,
    apply_marks,
    count,
    problem_of,
    problem_of_looks,
)
from seabattle.rules import load_variant, settle

ROWS = known_counts("brute", "sweep", "patience")
CLASSIC = next(row for row in ROWS if row.number == 2_898_771_376)
RUSSIAN = next(row for row in ROWS if row.number == 1_855_545_978_831_780)
MILTON_BRADLEY = settle(load_variant("milton-bradley"))


def fleet_cells(row: Known) -> int:
    """How many cells a whole fleet covers."""
    return sum(entry.size * entry.count for entry in row.ruleset().fleet)


def ask_problem(row: Known) -> FleetProblem:
    """The fleet problem of a line of the file."""
    return problem_of_looks(row.ruleset())


RUSSIAN_ODDS = """
.2363 .2253 .2564 .2517 .2474
.2253 .1477 .1678 .1548 .1547
.2564 .1678 .2039 .1926 .1946
.2517 .1548 .1926 .1782 .1804
.2474 .1547 .1946 .1804 .1825
"""
CLASSIC_ODDS = """
.1098 .1441 .1782 .1923 .1997
.1441 .1455 .1615 .1633 .1640
.1782 .1615 .1750 .1758 .1764
.1923 .1633 .1758 .1761 .1771
.1997 .1640 .1764 .1771 .1788
"""


@needs_kernel
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_kernel_counts_what_is_known(row: Known) -> None:
    """The kernel finds the known counts; those of others guard against a shared mistake."""
    assert Belief(ask_problem(row), backend=KERNEL).total == row.number


@pytest.mark.parametrize("row", [r for r in ROWS if r.rows * r.columns < 50], ids=str)
def test_the_twin_counts_what_is_known(row: Known) -> None:
    """The Python twin of the kernel finds the known counts, too."""
    assert Belief(ask_problem(row), backend=TWIN).total == row.number


@needs_kernel
@pytest.mark.parametrize(("row", "table"), [(RUSSIAN, RUSSIAN_ODDS), (CLASSIC, CLASSIC_ODDS)])
def test_odds_of_the_empty_grid_are_the_published_ones(row: Known, table: str) -> None:
    """The odds of the empty grid are the published ones, in all four quarters."""
    odds = Belief(ask_problem(row), backend=KERNEL).odds
    quarter = [[float(number) for number in line.split()] for line in table.split("\n")[1:6]]
    for y, x in product(range(10), range(10)):
        expected = quarter[min(y, 9 - y)][min(x, 9 - x)]
        assert odds.cells[10 * y + x] / odds.total == pytest.approx(expected, abs=5e-5)
    assert sum(odds.cells) == odds.total * fleet_cells(row)


@needs_kernel
def test_odds_of_touching_ships_are_the_published_ones() -> None:
    """The odds of touching ships are the published ones, exact for the corner."""
    odds = Belief(problem_of(MILTON_BRADLEY), backend=KERNEL).odds
    assert odds.cells[0] == odds.cells[99] == 2_407_483_864
    shares = [odds.cells[cell] / odds.total for cell in (0, 1, 4, 44)]
    assert shares == pytest.approx([0.0800, 0.1149, 0.1667, 0.2136], abs=5e-5)


@needs_kernel
@pytest.mark.parametrize(
    ("row", "cell", "fleets"),
    [
        (RUSSIAN, (1, 1), 1_417_058_250_642_564),
        (RUSSIAN, (1, 3), 1_379_750_734_899_553),
        (RUSSIAN, (5, 5), 1_516_836_778_145_008),
        (CLASSIC, (1, 1), 2_580_343_042),
        (CLASSIC, (1, 5), 2_319_833_112),
        (CLASSIC, (5, 5), 2_380_369_454),
    ],
)
def test_one_miss_leaves_the_published_number_of_fleets(
    row: Known, cell: tuple[int, int], fleets: int
) -> None:
    """One miss leaves the published number of fleets."""
    miss = 1 << (10 * (cell[0] - 1) + cell[1] - 1)
    assert count(apply_marks(ask_problem(row), Marks(empty=miss))) == fleets
