"""Which tallies still give hope, seen from each stop of a sweep.

Only cheap necessary conditions are asked: a place left for every ship, cells
enough for all of them, ships enough for the cells that must be covered.
"""

from collections.abc import Sequence

from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.region import Lane
from seabattle.beliefs.tally import Tallies, tallies_where


class Feasibility:
    """What lies ahead of a stop, gathered while walking the course backwards."""

    def __init__(self, tallies: Tallies, lanes: Sequence[Lane], must_cover: int) -> None:
        self._tallies = tallies
        self._places = [0] * len(tallies.counts)
        self._later = 0
        sizes = [{0} for _ in tallies.counts]
        for lane in lanes:
            sizes[lane.kin].add(lane.home.bit_count())
        self._least = tallies.missing_cells([min(s - {0}, default=0) for s in sizes])
        self._most = tallies.missing_cells([max(s) for s in sizes])
        self._helpers = {cell: self._with_helper(1 << cell, lanes) for cell in cells_in(must_cover)}

    def hopeful_tallies(self, uncovered: int) -> int:
        """Give the tallies that may still be completed when *uncovered* cells lie ahead."""
        hope = self._tallies.everything
        for kin, count in enumerate(self._tallies.counts):
            hope &= self._tallies.begun[kin][max(0, count - self._places[kin])]
        sea = self._later.bit_count()
        if sea < self._least[0]:
            hope &= tallies_where([need <= sea for need in self._least])
        if uncovered:
            wanted = uncovered.bit_count()
            hope &= tallies_where([can >= wanted for can in self._most])
        for cell in cells_in(uncovered):
            hope &= self._helpers[cell]
        return hope

    def add_stop(self, lanes: Sequence[Lane]) -> None:
        """Count the ships that may begin at a stop among those ahead."""
        for lane in lanes:
            self._places[lane.kin] += 1
            self._later |= lane.home

    def _with_helper(self, cell: int, lanes: Sequence[Lane]) -> int:
        helped = 0
        for kin in {lane.kin for lane in lanes if lane.home & cell}:
            helped |= self._tallies.tallies_with_room(kin)
        return helped
