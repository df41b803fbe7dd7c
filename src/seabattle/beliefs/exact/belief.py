"""Exact beliefs: count, weigh and sample the possible fleets (frontier dynamic programming)."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from seabattle.beliefs.backend import Backend, default_backend, is_native
from seabattle.beliefs.exact.kinship import deal_names, kin_of
from seabattle.beliefs.exact.plan import make_plan
from seabattle.beliefs.exact.reduction import OpenPlacement, reduce_problem
from seabattle.beliefs.fleet_problem import Fleet, FleetProblem, cells_in
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.splitmix import SplitMix

BUDGET = 40_000_000 if is_native() else 1_000_000
"""States a sweep may hold unless told otherwise; with the kernel the presets on 10×10 fit.

The Python twin needs far more memory for a state, so it is given fewer.
"""


@dataclass(frozen=True, slots=True)
class Odds:
    """Exact odds, as numbers of fleets out of *total*."""

    total: int

    cells: tuple[int, ...]
    """For every cell, the fleets that cover it."""

    placements: tuple[tuple[int, ...], ...]
    """For every class and placement, the fleets that contain it."""


class Belief:
    """The exact solution of a problem, computed once for any number of questions.

    Raises :class:`Impossible` when no fleet is left and :class:`ProblemTooLarge` when
    the sweep would need more than *budget* states.
    """

    def __init__(
        self, problem: FleetProblem, budget: int = BUDGET, *, backend: Backend = default_backend
    ) -> None:
        self._problem = problem
        reduction = reduce_problem(problem)
        self._fixed = reduction.fixed
        self._kin = kin_of(reduction)
        plan = make_plan(self._kin, problem.rows, problem.columns, reduction.must_cover)
        self._sweep = backend.sweep(plan, budget)
        self._namings = prod(kin.namings for kin in self._kin)
        self.total = self._sweep.total * self._namings
        """The number of fleets."""
        if not self.total:
            raise Impossible("no fleet agrees with everything that was told")

    @property
    def states(self) -> int:
        """The number of states the sweep needed."""
        return self._sweep.states

    @cached_property
    def odds(self) -> Odds:
        """The odds of every cell and every placement."""
        found = [[0] * len(candidates.placements) for candidates in self._problem.classes]
        cells = [0] * self._problem.size
        for option, count in self._shares():
            found[option.ship_class][option.place] = count
            for cell in cells_in(option.cells):
                cells[cell] += count
        return Odds(self.total, tuple(cells), tuple(map(tuple, found)))

    def fleet(self, number: int) -> Fleet:
        """Give the fleet called *number*; every fleet has one number below the total."""
        number, naming = divmod(number, self._namings)
        chosen = [*self._fixed]
        lanes = iter(sorted(self._sweep.fleet(number)))
        first = 0
        for kin in self._kin:
            naming, dealt = divmod(naming, kin.namings)
            members = deal_names(kin.counts, dealt)
            chosen += [kin.members[member][next(lanes) - first] for member in members]
            first += len(kin.members[0])
        places: list[list[int]] = [[] for _ in self._problem.classes]
        for option in chosen:
            places[option.ship_class].append(option.place)
        return tuple(tuple(sorted(lying)) for lying in places)

    def sample(self, n: int, seed: int) -> list[Fleet]:
        """Draw *n* fleets, each as likely as any other; the same seed draws the same."""
        chance = SplitMix(seed)
        return [self.fleet(chance.below(self.total)) for _ in range(n)]

    def _shares(self) -> list[tuple[OpenPlacement, int]]:
        """List the placements that some fleet may contain, with the number of those fleets."""
        shares = [(option, self.total) for option in self._fixed]
        counts = iter(self._sweep.odds())
        for kin in self._kin:
            for options in zip(*kin.members, strict=True):
                fleets = next(counts) * self._namings
                shares += [
                    (option, fleets * count // kin.count)
                    for option, count in zip(options, kin.counts, strict=True)
                ]
        return shares


def count(problem: FleetProblem, budget: int = BUDGET) -> int:
    """Count the fleets that solve *problem*; none when it contradicts itself."""
    try:
        return Belief(problem, budget).total
    except Impossible:
        return 0


def sample(problem: FleetProblem, n: int, seed: int, budget: int = BUDGET) -> list[Fleet]:
    """Draw *n* fleets uniformly among those that solve *problem*."""
    return Belief(problem, budget).sample(n, seed)
