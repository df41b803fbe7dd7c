"""A fleet while it is being placed: free berths, ships left, cells uncovered."""

from typing import NamedTuple

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable


class PartialFleet(NamedTuple):
    """What is still free and what is still to be done."""

    free: int
    """The berths a ship may still take."""

    left: tuple[int, ...]
    """How many ships of each kin have no berth yet."""

    uncovered: int
    """The cells that still need a ship."""

    placed: tuple[int, ...]


def begin_fleet(table: BerthTable) -> PartialFleet:
    """Begin a fleet."""
    return PartialFleet(table.open, tuple(kin.count for kin in table.kin), table.must_cover, ())


def place_ship(table: BerthTable, partial: PartialFleet, berth: int) -> PartialFleet:
    """Give *berth* to a ship."""
    kin = table.kin_at[berth]
    free = partial.free & ~table.conflicts[berth]
    left = list(partial.left)
    left[kin] -= 1
    if not left[kin]:
        free &= ~table.ranges[kin]
    uncovered = partial.uncovered & ~table.cells[berth]
    return PartialFleet(free, tuple(left), uncovered, (*partial.placed, berth))


def hardest_covers(table: BerthTable, partial: PartialFleet) -> int:
    """Give the free berths over the uncovered cell that has the fewest, the lowest of several."""
    return min(
        (partial.free & table.covering[cell] for cell in cells_in(partial.uncovered)),
        key=int.bit_count,
    )


def next_kin(partial: PartialFleet) -> int:
    """Give the first kin that has ships to place."""
    return next(kin for kin, left in enumerate(partial.left) if left)
