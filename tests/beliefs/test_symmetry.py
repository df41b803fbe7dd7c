"""Symmetries of a sea: all turns and reflections that leave its rules unchanged."""

import pytest

from seabattle.beliefs import Candidates, FleetProblem, Placement
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.tracking.symmetry import symmetries_of


def lines(rows: int, columns: int, *, upright: bool) -> FleetProblem:
    """A sea with one ship of two cells, that lies along a row or in any way."""
    flat = [
        0b11 << (row * columns + column) for row in range(rows) for column in range(columns - 1)
    ]
    tall = [
        (1 | 1 << columns) << (row * columns + column)
        for row in range(rows - 1)
        for column in range(columns)
    ]
    cells = flat + (tall if upright else [])
    return FleetProblem(rows, columns, (Candidates(1, tuple(Placement(it, it) for it in cells)),))


@pytest.mark.parametrize(
    ("rows", "columns", "upright", "ways"),
    [(4, 4, True, 8), (4, 4, False, 4), (3, 5, True, 4), (1, 1, False, 8)],
)
def test_how_many_ways_there_are(rows: int, columns: int, upright: bool, ways: int) -> None:
    """A square sea has eight symmetries; half of them if ships may only lie along rows."""
    assert len(symmetries_of(BerthTable(lines(rows, columns, upright=upright)))) == ways


def test_turned_ships_lie_where_their_cells_went() -> None:
    """A turned ship lies on its turned cells; ships and cells are turned by two lists."""
    table = BerthTable(lines(3, 5, upright=True))
    for turn in symmetries_of(table):
        for berth, cells in table.cells.items():
            assert turn.cells_onto(table.cells[turn.berths[berth]]) == cells


def test_the_first_way_is_to_leave_everything_as_it_is() -> None:
    """The first symmetry is the identity, so that every sea has at least one."""
    first = symmetries_of(BerthTable(lines(4, 4, upright=True)))[0]

    assert first.whence == tuple(range(16))
