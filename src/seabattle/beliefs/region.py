"""Parts of the open sea whose ships do not feel each other, each swept on its own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from seabattle.beliefs.problem import cells_in


@dataclass(frozen=True, slots=True)
class Lane:
    """A placement on the course of a sweep."""

    number: int
    kin: int

    home: int
    """The cells covered, as the problem writes them."""

    cells: int
    """The cells covered, as the sweep meets them."""

    blocked: int
    """The cells blocked, as the sweep meets them."""

    wanted: int
    """The cells covered that some ship must cover, as the sweep meets them."""


def regions(lanes: Iterable[Lane], rows: int, columns: int) -> list[list[Lane]]:
    """Split the *lanes* into independent regions and turn each the shorter way round."""
    return [_shorter_way(members, rows, columns) for members in _split(list(lanes))]


def _split(lanes: Sequence[Lane]) -> list[list[Lane]]:
    """Gather the lanes that share water, directly or through others."""
    open_sea = 0
    for lane in lanes:
        open_sea |= lane.cells
    waters: list[int] = []
    for lane in lanes:
        water = lane.blocked & open_sea
        apart = []
        for other in waters:
            if other & water:
                water |= other
            else:
                apart.append(other)
        waters = [*apart, water]
    waters.sort(key=lambda water: water & -water)
    return [[lane for lane in lanes if lane.cells & water] for water in waters]


def _shorter_way(lanes: list[Lane], rows: int, columns: int) -> list[Lane]:
    """Sweep by rows or by columns, whichever keeps ships in sight for fewer cells."""
    turned = [
        replace(
            lane,
            cells=turn(lane.cells, rows, columns),
            blocked=turn(lane.blocked, rows, columns),
            wanted=turn(lane.wanted, rows, columns),
        )
        for lane in lanes
    ]
    return min(lanes, turned, key=_stretch)


def _stretch(lanes: list[Lane]) -> int:
    return sum(lane.cells.bit_length() - (lane.cells & -lane.cells).bit_length() for lane in lanes)


@lru_cache(maxsize=1 << 16)
def turn(mask: int, rows: int, columns: int) -> int:
    """Exchange rows and columns of *mask*."""
    turned = 0
    for cell in cells_in(mask):
        row, column = divmod(cell, columns)
        turned |= 1 << (column * rows + row)
    return turned
