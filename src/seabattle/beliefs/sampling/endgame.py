"""The best play against a few fleets: a memoised search with bounds (branch and bound).

Misses are what can be saved, so they alone are counted: a fleet pays its weight
for every miss.
"""

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.rollout import split_by_answer, tally_cells
from seabattle.beliefs.sampling.targets import MISS, Targets

MOST_FLEETS = 512
ENDLESS = 1 << 64


class Endgame:
    """The search, with what it has found so far and the states it may still meet."""

    def __init__(self, targets: Targets, budget: int) -> None:
        self._targets = targets
        self._budget = budget
        self._nodes = 0
        self._known: dict[tuple[tuple[int, ...], int], int] = {}

    def is_solved(self) -> bool:
        """Say whether the budget was enough; if not, no answer counts."""
        return self._nodes <= self._budget

    def misses_after(self, fleets: tuple[int, ...], fired: int, cell: int, bound: int) -> int:
        """Count the misses when *cell* is next and play is best from then on.

        Anything at least *bound* is given once it cannot be less.
        """
        branches = split_by_answer(self._targets, fleets, fired, cell)
        misses = sum(self._targets.weights[number] for number in branches.get(MISS, ()))
        for branch in branches.values():
            if misses >= bound or not self.is_solved():
                break
            misses += self._least_misses(tuple(branch), fired | 1 << cell)
        return misses

    def _least_misses(self, fleets: tuple[int, ...], fired: int) -> int:
        """Count the fewest misses possible from here."""
        if len(fleets) == 1:
            return 0
        reach = 0
        for number in fleets:
            reach |= self._targets.occupied[number]
        fired &= reach
        if (fleets, fired) not in self._known:
            self._nodes += 1
            if not self.is_solved():
                return 0
            least = self._search(fleets, fired)
            if not self.is_solved():
                return least
            self._known[fleets, fired] = least
        return self._known[fleets, fired]

    def _search(self, fleets: tuple[int, ...], fired: int) -> int:
        counts = tally_cells(self._targets, fleets, fired)
        weight = sum(self._targets.weights[number] for number in fleets)
        best = ENDLESS
        for cell in cells_by_weight(counts):
            if counts[cell] == weight:
                # A certain hit costs nothing.
                return self.misses_after(fleets, fired, cell, ENDLESS)
            if weight - counts[cell] >= best or not self.is_solved():
                break
            best = min(best, self.misses_after(fleets, fired, cell, best))
        return best


def cells_by_weight(counts: dict[int, int]) -> list[int]:
    """Give the cells, the likeliest first, the lowest of several first."""
    return sorted(counts, key=lambda cell: (-counts[cell], cell))


def count_hits_needed(targets: Targets, fleets: tuple[int, ...], fired: int) -> int:
    """Count the hits that all *fleets* need, each times its weight."""
    return sum(
        targets.weights[number] * len(cells_in(targets.occupied[number] & ~fired))
        for number in fleets
    )
