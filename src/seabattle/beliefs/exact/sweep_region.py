"""Independent regions of the open sea, whose ships never conflict; each is swept on its own."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SweepLane:
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


def regions(lanes: Sequence[SweepLane]) -> list[list[SweepLane]]:
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
