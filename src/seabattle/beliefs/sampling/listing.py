"""Lists every fleet of a problem, or gives up when there are too many."""

from collections.abc import Iterator

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets, fleets_of
from seabattle.beliefs.sampling.partial_fleet import (
    PartialFleet,
    begin_fleet,
    hardest_covers,
    next_kin,
    place_ship,
)

SLACK = 4096
"""Steps that are always granted; dead ends cost steps, too."""


class FleetListing:
    """A walk over all fleets that gives up when there are more than *limit*."""

    def __init__(self, table: BerthTable, limit: int) -> None:
        self._waters = table
        self._limit = limit
        self._steps = 0
        self._count = 0

    def list_all(self) -> Fleets | None:
        """List the fleets if there are not too many.

        Counting first is cheap, because the last ship is never placed for it.
        """
        for _, choices in self._ends(begin_fleet(self._waters)):
            self._count += choices.bit_count() if choices else 1
            if self._count > self._limit:
                return None
        if self._steps > self._limit + SLACK:
            return None
        self._steps = 0
        found = [fleet for end in self._ends(begin_fleet(self._waters)) for fleet in _fleets(end)]
        return fleets_of(self._waters.ships, found, float(len(found)))

    def _ends(self, partial: PartialFleet) -> Iterator[tuple[tuple[int, ...], int]]:
        """Give the ships placed but for the last one, and the set of berths left to that one."""
        self._steps += 1
        if self._steps > self._limit + SLACK:
            return
        if partial.uncovered:
            # Every fleet has one ship on the hardest cell, so its covers part the fleets.
            for berth in cells_in(hardest_covers(self._waters, partial)):
                yield from self._ends(place_ship(self._waters, partial, berth))
        elif not any(partial.left):
            yield partial.placed, 0
        elif sum(partial.left) == 1:
            if partial.free & self._waters.ranges[next_kin(partial)]:
                yield partial.placed, partial.free & self._waters.ranges[next_kin(partial)]
        else:
            yield from self._spread(partial)

    def _spread(self, partial: PartialFleet) -> Iterator[tuple[tuple[int, ...], int]]:
        """Place ships of one kin in ascending order, so that each set of them is met once."""
        kin = next_kin(partial)
        choices = cells_in(partial.free & self._waters.ranges[kin])
        for number, berth in enumerate(choices):
            if len(choices) - number < partial.left[kin]:
                return
            yield from self._ends(place_ship(self._waters, partial, berth))
            partial = partial._replace(free=partial.free & ~(1 << berth))


def _fleets(end: tuple[tuple[int, ...], int]) -> Iterator[tuple[int, ...]]:
    placed, choices = end
    if not choices:
        yield placed
    for berth in cells_in(choices):
        yield (*placed, berth)
