"""A fleet half placed."""

from typing import NamedTuple

from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.waters import Waters


class Harbour(NamedTuple):
    """What is still free and what is still to be done."""

    free: int
    """The berths a ship may still take."""

    left: tuple[int, ...]
    """How many ships of each kin have no berth yet."""

    uncovered: int
    """The cells that still need a ship."""

    placed: tuple[int, ...]


def empty(waters: Waters) -> Harbour:
    """Begin a fleet."""
    return Harbour(waters.open, tuple(kin.count for kin in waters.kin), waters.must_cover, ())


def place(waters: Waters, harbour: Harbour, berth: int) -> Harbour:
    """Give *berth* to a ship."""
    kin = waters.kin_at[berth]
    free = harbour.free & ~waters.conflicts[berth]
    left = list(harbour.left)
    left[kin] -= 1
    if not left[kin]:
        free &= ~waters.ranges[kin]
    uncovered = harbour.uncovered & ~waters.cells[berth]
    return Harbour(free, tuple(left), uncovered, (*harbour.placed, berth))


def covers(waters: Waters, harbour: Harbour) -> int:
    """Give the free berths over the uncovered cell that has the fewest, the lowest of several."""
    return min(
        (harbour.free & waters.covering[cell] for cell in cells_in(harbour.uncovered)),
        key=int.bit_count,
    )


def next_kin(harbour: Harbour) -> int:
    """Give the first kin that has ships to place."""
    return next(kin for kin, left in enumerate(harbour.left) if left)
