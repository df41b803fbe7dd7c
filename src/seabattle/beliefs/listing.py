"""Every fleet of a problem, one after another."""

from collections.abc import Iterator

from seabattle.beliefs.fleets import Fleets, fleets_of
from seabattle.beliefs.harbour import Harbour, covers, empty, next_kin, place
from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.waters import Waters

SLACK = 4096
"""Steps that are always granted; dead ends cost steps, too."""


class Listing:
    """A walk over all fleets that gives up when there are more than *limit*."""

    def __init__(self, waters: Waters, limit: int) -> None:
        self._waters = waters
        self._limit = limit
        self._steps = 0
        self._count = 0

    def all(self) -> Fleets | None:
        """List the fleets if there are not too many.

        Counting first is cheap, because the last ship is never placed for it.
        """
        for _, choices in self._ends(empty(self._waters)):
            self._count += choices.bit_count() if choices else 1
            if self._count > self._limit:
                return None
        if self._steps > self._limit + SLACK:
            return None
        self._steps = 0
        found = [fleet for end in self._ends(empty(self._waters)) for fleet in _fleets(end)]
        return fleets_of(self._waters.ships, found, float(len(found)))

    def _ends(self, harbour: Harbour) -> Iterator[tuple[tuple[int, ...], int]]:
        """Give the ships placed but for the last one, and the set of berths left to that one."""
        self._steps += 1
        if self._steps > self._limit + SLACK:
            return
        if harbour.uncovered:
            # Every fleet has one ship on the hardest cell, so its covers part the fleets.
            for berth in cells_in(covers(self._waters, harbour)):
                yield from self._ends(place(self._waters, harbour, berth))
        elif not any(harbour.left):
            yield harbour.placed, 0
        elif sum(harbour.left) == 1:
            if harbour.free & self._waters.ranges[next_kin(harbour)]:
                yield harbour.placed, harbour.free & self._waters.ranges[next_kin(harbour)]
        else:
            yield from self._spread(harbour)

    def _spread(self, harbour: Harbour) -> Iterator[tuple[tuple[int, ...], int]]:
        """Place ships of one kin in ascending order, so that each set of them is met once."""
        kin = next_kin(harbour)
        choices = cells_in(harbour.free & self._waters.ranges[kin])
        for number, berth in enumerate(choices):
            if len(choices) - number < harbour.left[kin]:
                return
            yield from self._ends(place(self._waters, harbour, berth))
            harbour = harbour._replace(free=harbour.free & ~(1 << berth))


def _fleets(end: tuple[tuple[int, ...], int]) -> Iterator[tuple[int, ...]]:
    placed, choices = end
    if not choices:
        yield placed
    for berth in cells_in(choices):
        yield (*placed, berth)


def listed(waters: Waters, limit: int) -> Fleets | None:
    """List the fleets of *waters* if there are at most *limit*."""
    return Listing(waters, limit).all()
