"""Published and listed numbers of fleets, and the odds known for empty grids."""

from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from kit.small_seas import Sea, lying
from kit.sweepers import KERNEL, TWIN, needs_kernel
from seabattle.beliefs import (
    Belief,
    Candidates,
    Marks,
    Problem,
    Touching,
    count,
    marked,
    placements,
    straight,
    turned,
)


class Row(NamedTuple):
    """A line of the file of counts."""

    rows: int
    columns: int
    touching: Touching
    fleet: str
    fleets: int
    source: str

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns} {self.touching.value} {self.fleet}"

    @property
    def classes(self) -> list[tuple[int, int]]:
        """List length and count of every class."""
        parts = [part.partition("x") for part in self.fleet.split(",")]
        return [(int(length), int(number or 1)) for length, _, number in parts]

    def problem(self) -> Problem:
        """Ask for the fleets of the empty grid."""
        size = self.rows, self.columns
        return Problem(
            *size,
            tuple(
                Candidates(number, placements(*size, turned(straight(length)), self.touching))
                for length, number in self.classes
            ),
        )


def read() -> list[Row]:
    """Read the file of counts."""
    lines = Path(__file__).with_name("fleets.txt").read_text().splitlines()
    fields = [line.split(maxsplit=5) for line in lines if not line.startswith("#")]
    return [
        Row(int(rows), int(columns), Touching(touching), fleet, int(fleets), source)
        for rows, columns, touching, fleet, fleets, source in fields
    ]


ROWS = read()
CLASSIC = next(row for row in ROWS if row.fleet == "5,4,3x2,2" and row.fleets == 2898771376)
RUSSIAN = next(row for row in ROWS if row.fleets == 1855545978831780)
FREE = next(row for row in ROWS if row.fleets == 30093975536)

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
def test_the_kernel_counts_what_is_known(row: Row) -> None:
    """Numbers found by others guard against a mistake that kernel and twin share."""
    assert Belief(row.problem(), sweeper=KERNEL).total == row.fleets


@pytest.mark.parametrize("row", [r for r in ROWS if r.rows * r.columns < 50], ids=str)
def test_the_twin_counts_what_is_known(row: Row) -> None:
    """Without a compiler the numbers are the same."""
    assert Belief(row.problem(), sweeper=TWIN).total == row.fleets


@pytest.mark.parametrize("row", [r for r in ROWS if r.source == "brute force"], ids=str)
def test_a_plain_list_has_as_many_fleets(row: Row) -> None:
    """The file itself is checked where listing is cheap."""
    classes = tuple(
        (number, tuple(lying("#" * length, row.rows, row.columns)))
        for length, number in row.classes
    )
    assert len(Sea(row.rows, row.columns, row.touching, classes).fleets()) == row.fleets


@needs_kernel
@pytest.mark.parametrize(("row", "table"), [(RUSSIAN, RUSSIAN_ODDS), (CLASSIC, CLASSIC_ODDS)])
def test_odds_of_the_empty_grid_are_the_published_ones(row: Row, table: str) -> None:
    """All four quarters, so a sweep that favours one side of the grid is seen."""
    odds = Belief(row.problem(), sweeper=KERNEL).odds
    quarter = [[float(number) for number in line.split()] for line in table.split("\n")[1:6]]
    for y, x in product(range(10), range(10)):
        expected = quarter[min(y, 9 - y)][min(x, 9 - x)]
        assert odds.cells[10 * y + x] / odds.total == pytest.approx(expected, abs=5e-5)
    assert sum(odds.cells) == odds.total * sum(length * n for length, n in row.classes)


@needs_kernel
def test_odds_of_touching_ships_are_the_published_ones() -> None:
    """The corner is known to the last fleet."""
    odds = Belief(FREE.problem(), sweeper=KERNEL).odds
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
    row: Row, cell: tuple[int, int], fleets: int
) -> None:
    """The simplest filter on the largest grid."""
    miss = 1 << (10 * (cell[0] - 1) + cell[1] - 1)
    assert count(marked(row.problem(), Marks(empty=miss))) == fleets
