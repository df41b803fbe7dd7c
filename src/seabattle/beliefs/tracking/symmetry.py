"""Symmetries of a sea: the turns and reflections that leave its rules unchanged."""

from collections.abc import Iterator
from dataclasses import dataclass

from seabattle.beliefs.fleet_problem import Placement, cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable


@dataclass(frozen=True, slots=True)
class Symmetry:
    """One way to turn a sea."""

    whence: tuple[int, ...]
    """For every cell the one that comes to lie there."""

    berths: tuple[int, ...]
    """For every berth the one it becomes; 0 for numbers that are no berth."""

    def cells_onto(self, cells: int) -> int:
        """Give the cells that come to lie on *cells*."""
        return sum(1 << self.whence[cell] for cell in cells_in(cells))


def symmetries_of(table: BerthTable) -> list[Symmetry]:
    """Give every turn under which the sea looks the same; the first leaves it as it is."""
    found = (_make_symmetry(table, whither) for whither in _movements(table))
    return [symmetry for symmetry in found if symmetry is not None]


def _movements(table: BerthTable) -> Iterator[list[int]]:
    """Say for every cell where it comes to lie: mirrored, upside down, on its side."""
    rows, columns = table.problem.rows, table.problem.columns
    places = [(row, column) for row in range(rows) for column in range(columns)]
    for sideways in (False, True) if rows == columns else (False,):
        for down in ([*range(rows)], [*reversed(range(rows))]):
            for across in ([*range(columns)], [*reversed(range(columns))]):
                moved = [(down[row], across[column]) for row, column in places]
                if sideways:
                    moved = [(column, row) for row, column in moved]
                yield [row * columns + column for row, column in moved]


def _make_symmetry(table: BerthTable, whither: list[int]) -> Symmetry | None:
    """Say where the berths come to lie, or ``None`` when one has no place to go."""
    berths = {(kin, placement): berth for berth, kin, placement in table.list_berths()}
    becomes = [0] * table.berths
    for (kin, placement), berth in berths.items():
        there = (
            kin,
            Placement(
                _move_cells(placement.cells, whither), _move_cells(placement.blocked, whither)
            ),
        )
        if there not in berths:
            return None
        becomes[berth] = berths[there]
    whence = sorted(range(len(whither)), key=whither.__getitem__)
    return Symmetry(tuple(whence), tuple(becomes))


def _move_cells(cells: int, whither: list[int]) -> int:
    return sum(1 << whither[cell] for cell in cells_in(cells))
