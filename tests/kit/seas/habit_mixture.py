"""The exact mixture of habits: what the sampler of the bots estimates, counted.

After everything that was told, a part of the mixture weighs its prior weight times the
share of its fleets that are still possible. The exact beliefs count both numbers.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from seabattle.beliefs import BUDGET, Belief, FleetProblem, Impossible, Marks, apply_marks
from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.placement.class_regions import problem_in
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.standing.habit_prior import UNIFORM, PriorPart, Seen, expected_parts
from seabattle.bots.standing.habit_sampler import FIRST_LOOK, _hypotheses_of, _sample_each
from seabattle.grid import Mask
from seabattle.rules import Ruleset

Ships = tuple[tuple[Mask, ...], ...]
"""A fleet: for each class, where its ships lie."""


@dataclass(frozen=True, slots=True)
class PartPosterior:
    """What is left of one part: how many fleets, where they lie, and any number of them."""

    fleets: float
    cells: Sequence[float]
    """For every cell, the probability that a ship lies there."""

    draw: Callable[[int, int], Sequence[Ships]]
    """So many fleets, with a seed."""


class HabitPosterior:
    """The mixture after everything that was told."""

    def __init__(self, left: Sequence[tuple[PriorPart, PartPosterior, float]]) -> None:
        whole = sum(share for _, _, share in left)
        if not whole:
            raise Impossible("no fleet that is expected agrees with everything that was told")
        self._left = [(part, known, share / whole) for part, known, share in left if share]

    @property
    def weights(self) -> dict[str, float]:
        """How likely each family is; those ruled out are left out."""
        found: dict[str, float] = {}
        for part, _, share in self._left:
            found[part.family] = found.get(part.family, 0.0) + share
        return found

    @property
    def odds(self) -> tuple[float, ...]:
        """For every cell, the probability that a ship lies there."""
        columns = zip(*(known.cells for _, known, _ in self._left), strict=True)
        shares = [share for _, _, share in self._left]
        return tuple(sum(map(float.__mul__, shares, map(float, column))) for column in columns)

    def sample(self, n: int, seed: int) -> list[Ships]:
        """Draw *n* fleets, each as likely as it is believed to be."""
        chance = SplitMix(seed)
        bounds = list(accumulate(share for _, _, share in self._left))
        numbers = [0] * len(bounds)
        for _ in range(n):
            mark = chance.word() / (1 << 64) * bounds[-1]
            numbers[min(bisect_right(bounds, mark), len(bounds) - 1)] += 1
        drawn: list[Ships] = []
        for (_, known, _), number in zip(self._left, numbers, strict=True):
            drawn += known.draw(number, chance.word())
        return drawn


class HabitMixture:
    """What is expected of an opponent under some rules."""

    def __init__(self, ruleset: Ruleset, seen: Seen | None = None) -> None:
        self._ruleset = ruleset
        self.parts = expected_parts(ruleset, seen or {})

    def after(
        self, marks: Marks, uniform: PartPosterior | None = None, budget: int = BUDGET
    ) -> HabitPosterior:
        """What is to be believed after *marks*.

        *uniform* is what the caller knows of the part that asks for nothing, which is
        by far the largest; without it, it is counted like the others. Raises
        :class:`Impossible` when nothing is left and :class:`ProblemTooLarge` when a part is
        too large to be counted.
        """
        left = []
        for part in self.parts:
            if part.family == UNIFORM and uniform is not None:
                known: PartPosterior | None = uniform
            else:
                known = count_part(
                    apply_marks(problem_in(self._ruleset, part.class_regions), marks), budget
                )
            if known is not None:
                before = fleets_in(self._ruleset, part.class_regions)
                left.append((part, known, part.weight * (known.fleets / before)))
        return HabitPosterior(left)


def count_part(problem: FleetProblem, budget: int = BUDGET) -> PartPosterior | None:
    """The fleets of a problem, counted; ``None`` when there are none."""
    try:
        belief = Belief(problem, budget)
    except Impossible:
        return None

    def draw(n: int, seed: int) -> list[Ships]:
        return [
            tuple(
                tuple(candidates.placements[place].cells for place in places)
                for candidates, places in zip(problem.classes, fleet, strict=True)
            )
            for fleet in belief.sample(n, seed)
        ]

    odds = belief.odds
    return PartPosterior(belief.total, [count / odds.total for count in odds.cells], draw)


def family_shares(
    ruleset: Ruleset, parts: Sequence[PriorPart], problem: FleetProblem, seed: int
) -> dict[str, float]:
    """How likely each family is after everything told that *problem* holds, estimated."""
    found: dict[str, float] = {}
    hypotheses = list(_hypotheses_of(ruleset, parts, problem))
    for look in _sample_each(problem, hypotheses, 10 * FIRST_LOOK, SplitMix(seed)):
        family = look.hypothesis.part.family
        found[family] = found.get(family, 0.0) + look.mass
    whole = sum(found.values()) or 1.0
    return {family: mass / whole for family, mass in found.items()}
