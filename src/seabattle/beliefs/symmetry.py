"""The ways to turn and mirror a sea that leave its rules as they are."""

from collections.abc import Iterator
from dataclasses import dataclass

from seabattle.beliefs.problem import Placement, cells_in
from seabattle.beliefs.waters import Waters


@dataclass(frozen=True, slots=True)
class Turn:
    """One way to turn a sea."""

    whence: tuple[int, ...]
    """For every cell the one that comes to lie there."""

    berths: tuple[int, ...]
    """For every berth the one it becomes; 0 for numbers that are no berth."""

    def back(self, cells: int) -> int:
        """Give the cells that come to lie on *cells*."""
        return sum(1 << self.whence[cell] for cell in cells_in(cells))


def turns(waters: Waters) -> list[Turn]:
    """Give every turn under which the sea looks the same; the first leaves it as it is."""
    found = (_turn(waters, whither) for whither in _movements(waters))
    return [turn for turn in found if turn is not None]


def _movements(waters: Waters) -> Iterator[list[int]]:
    """Say for every cell where it comes to lie: mirrored, upside down, on its side."""
    rows, columns = waters.problem.rows, waters.problem.columns
    places = [(row, column) for row in range(rows) for column in range(columns)]
    for sideways in (False, True) if rows == columns else (False,):
        for down in ([*range(rows)], [*reversed(range(rows))]):
            for across in ([*range(columns)], [*reversed(range(columns))]):
                moved = [(down[row], across[column]) for row, column in places]
                if sideways:
                    moved = [(column, row) for row, column in moved]
                yield [row * columns + column for row, column in moved]


def _turn(waters: Waters, whither: list[int]) -> Turn | None:
    """Say where the berths come to lie, or ``None`` when one has no place to go."""
    berths = {(kin, placement): berth for berth, kin, placement in waters.numbered()}
    becomes = [0] * waters.berths
    for (kin, placement), berth in berths.items():
        there = kin, Placement(_moved(placement.cells, whither), _moved(placement.blocked, whither))
        if there not in berths:
            return None
        becomes[berth] = berths[there]
    whence = sorted(range(len(whither)), key=whither.__getitem__)
    return Turn(tuple(whence), tuple(becomes))


def _moved(cells: int, whither: list[int]) -> int:
    return sum(1 << whither[cell] for cell in cells_in(cells))
