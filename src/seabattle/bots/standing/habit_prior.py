"""What a shooter expects of the one who placed the fleet, before and after hearing answers.

The prior is a mixture of families: a weight for each, and within a family all its
fleets alike. After everything that was told, a part of the mixture weighs its prior
weight times the share of its fleets that are still possible. That is Bayes' rule, and
the exact beliefs count both numbers.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import accumulate
from operator import add

from msgspec import Struct

from seabattle.beliefs import BUDGET, Belief, FleetProblem, Impossible, Marks, apply_marks
from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.placement.class_regions import ClassRegions, problem_in, unrestricted_regions
from seabattle.bots.placement.family import families
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.placement.habit import habit_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Ship

PATIENCE = 4.0
"""How many games of experience outweigh what is expected of everybody."""

UNHEARD_OF = 0.01
"""How likely a habit that nobody is expected to have is nevertheless."""

UNIFORM = "uniform"

Seen = Mapping[str, float]
"""For each family, how many games were played against it, as far as could be told."""

Ships = tuple[tuple[Mask, ...], ...]
"""A fleet: for each class, where its ships lie."""


class PriorPart(Struct, frozen=True):
    """One way to follow one habit, and how likely that was before anything was told."""

    family: str
    class_regions: ClassRegions
    weight: float


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
        self.parts = expected_parts(ruleset, seen) if seen else usual_parts(ruleset)

    def after(
        self, marks: Marks, uniform: PartPosterior | None = None, budget: int = BUDGET
    ) -> HabitPosterior:
        """What is to be believed after *marks*.

        *uniform* is what the caller knows of the part that asks for nothing, which is
        by far the largest; without it, it is counted like the others. Raises
        :class:`Impossible` when nothing is left and :class:`TooLarge` when a part is
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


def expected_parts(ruleset: Ruleset, seen: Seen, least: float = 0.0) -> tuple[PriorPart, ...]:
    """The parts of the mixture, by what is expected of everybody and what was seen.

    Whoever was met before is expected to do as before, the more surely the more
    games were seen; families never seen keep a chance. Those that were counted
    have a share of at *least* so much before anything was seen.
    """
    habit = habit_of(ruleset)
    games = reduce(add, seen.values(), 0.0)
    whole = sum(habit.expecting.values())
    found = []
    for family in families(ruleset):
        usual = habit.expecting.get(family.name, 0) / whole
        if family.name in habit.fleets:
            usual = max(least, usual)
        weight = PATIENCE * usual + seen.get(family.name, 0.0)
        ways = [way for way in family.class_regions if weight and fleets_in(ruleset, way)]
        found += [
            PriorPart(family.name, way, weight / (PATIENCE + games) / len(ways)) for way in ways
        ]
    if not found:
        found = [PriorPart(UNIFORM, unrestricted_regions(ruleset), 1.0)]
    return tuple(found)


@lru_cache(maxsize=64)
def usual_parts(ruleset: Ruleset) -> tuple[PriorPart, ...]:
    """What is expected of somebody never met before."""
    return expected_parts(ruleset, {})


def explain_fleet(ruleset: Ruleset, seen: Seen, fleet: Iterable[Ship]) -> dict[str, float]:
    """How likely each family is for somebody who has placed just this fleet.

    Families that nobody is expected to follow have a small chance, too, if it is
    known how many fleets they have: that is how they come to be expected.
    """
    classes = [entry.name for entry in ruleset.fleet]
    lying = [(classes.index(ship.ship_class), ruleset.grid.mask(ship.cells)) for ship in fleet]
    found: dict[str, float] = {}
    for part in expected_parts(ruleset, seen, least=UNHEARD_OF):
        regions = part.class_regions.regions
        if not any(cells & ~regions[kind] for kind, cells in lying):
            density = part.weight / fleets_in(ruleset, part.class_regions)
            found[part.family] = found.get(part.family, 0.0) + density
    whole = reduce(add, found.values(), 0.0)
    return {family: density / whole for family, density in found.items()}


def add_seen(seen: Seen, families: Mapping[str, float]) -> dict[str, float]:
    """What was seen of an opponent, with one more game: plain numbers to be kept for the next."""
    found = dict(seen)
    for family, weight in families.items():
        found[family] = found.get(family, 0.0) + weight
    return found


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
