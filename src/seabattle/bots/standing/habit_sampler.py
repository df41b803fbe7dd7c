"""Fleets sampled from the posterior over habits: each habit is a hypothesis.

The mixture of :mod:`seabattle.bots.standing.habit_prior`, for every shot of a game: fleets
that cannot be counted in time are drawn. A habit that explains enough of the uniformly drawn
fleets gives those more weight. One that explains hardly any of them, but may still be
likely, gets a sample of its own, in proportion to its probability.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from seabattle.beliefs import FleetProblem, Fleets, Sampler, make_sampler
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import TOP_WEIGHT
from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.placement.class_regions import restrict_problem
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.standing.habit_prior import UNIFORM, PriorPart
from seabattle.bots.standing.habit_recognition import FleetSign, HabitRecognition
from seabattle.rules import Ruleset

FIRST_LOOK = 200
"""Fleets drawn of a habit to estimate its probability."""

LISTED = 2000
"""The most fleets of a habit to list completely."""

WORTH_A_LOOK = 0.002
"""The least upper bound on a habit's probability for any of its fleets to be drawn."""

WORTH_MORE = 0.01
"""The least probability of a habit for more of its fleets to be drawn."""

ENOUGH = 20
"""Fleets a habit must explain to need no sample of its own; more for a likelier habit."""

UNSEEN = 6
"""The upper bound on the fleets a habit explains when none of the drawn ones was."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A part of the mixture that may explain the reports."""

    part: PriorPart
    density: float
    """The prior probability of each of its fleets."""


@dataclass(frozen=True, slots=True)
class HypothesisSample:
    """Fleets of one part, drawn or listed for it."""

    hypothesis: Hypothesis
    sampler: Sampler
    fleets: Fleets

    @property
    def mass(self) -> float:
        """The prior probability that one of the remaining fleets was placed."""
        return self.hypothesis.density * self.fleets.estimate


def sample_with_habits(
    ruleset: Ruleset,
    parts: Sequence[PriorPart],
    sampler: Sampler,
    fleets: Fleets,
    *,
    n: int,
    seed: int,
) -> Fleets:
    """About *n* fleets as *parts* expect them, in the berths of *sampler*.

    *sampler* and *fleets* are those without habits: made for all reports, and listed or
    drawn. They are the uniform part.
    """
    hypotheses = list(_hypotheses_of(ruleset, parts, sampler.table.problem))
    if all(hypothesis.part.family == UNIFORM for hypothesis in hypotheses):
        return fleets
    chance = SplitMix(seed)
    common = BaseSample(sampler, fleets, hypotheses)
    rare = [] if _is_listed(fleets) else common.rare_hypotheses(n)
    looks = _sample_each(
        sampler.table.problem, [hypotheses[each] for each in rare], FIRST_LOOK, chance
    )
    whole = common.mass(rare) + _sum(look.mass for look in looks)
    if not whole:
        return fleets
    looks = [
        _draw_more(look, look.mass / whole, n, chance.word())
        for look in looks
        if look.mass > WORTH_A_LOOK * whole
    ]
    return _blend_samples(common, rare, looks)


class BaseSample:
    """The uniform sample of fleets, as the hypotheses explain it."""

    def __init__(self, sampler: Sampler, fleets: Fleets, hypotheses: Sequence[Hypothesis]) -> None:
        self.sampler = sampler
        self.fleets = fleets
        self._hypotheses = hypotheses
        recognition = HabitRecognition(
            sampler.table, [each.part.class_regions for each in hypotheses]
        )
        self.signs = recognition.signs(fleets)
        self._numbers: dict[FleetSign, int] = {}
        self._weights: dict[FleetSign, int] = {}
        for sign, weight in zip(self.signs, fleets.weights, strict=True):
            self._numbers[sign] = self._numbers.get(sign, 0) + 1
            self._weights[sign] = self._weights.get(sign, 0) + weight
        self._ways = {sign: recognition.ways(sign) for sign in self._numbers}
        self._each = fleets.estimate / fleets.weight
        """The number of fleets that a weight of one stands for."""

    def mass(self, without: Sequence[int] = ()) -> float:
        """The prior probability that one of the remaining fleets was placed."""
        return _sum(
            self._mass(each) for each in range(len(self._hypotheses)) if each not in without
        )

    def rare_hypotheses(self, n: int) -> list[int]:
        """The hypotheses with too few fleets in this sample."""
        whole = self.mass()
        return [
            each
            for each, hypothesis in enumerate(self._hypotheses)
            if hypothesis.part.family != UNIFORM and self._tells_little(each, whole, n)
        ]

    def densities(self, without: Sequence[int]) -> dict[FleetSign, float]:
        """For fleets of every sign, how likely a weight of one was to be placed."""
        return {
            sign: self._each
            * _sum(
                number * hypothesis.density
                for each, (number, hypothesis) in enumerate(
                    zip(ways, self._hypotheses, strict=True)
                )
                if each not in without
            )
            for sign, ways in self._ways.items()
        }

    def _mass(self, each: int) -> float:
        weight = sum(self._weights[sign] * ways[each] for sign, ways in self._ways.items())
        return self._hypotheses[each].density * self._each * weight

    def _tells_little(self, each: int, whole: float, n: int) -> bool:
        mass = self._mass(each)
        unseen = UNSEEN / len(self.fleets) * self.fleets.estimate * self._hypotheses[each].density
        if mass + unseen < WORTH_A_LOOK * whole:
            return False
        explained = sum(self._numbers[sign] for sign, ways in self._ways.items() if ways[each])
        return not whole or explained < ENOUGH + mass / whole * n / 4


def _hypotheses_of(
    ruleset: Ruleset, parts: Sequence[PriorPart], problem: FleetProblem
) -> Iterable[Hypothesis]:
    for part in parts:
        if part.family == UNIFORM or _is_hopeful(problem, part):
            yield Hypothesis(part, part.weight / fleets_in(ruleset, part.class_regions))


def _is_hopeful(problem: FleetProblem, part: PriorPart) -> bool:
    """Whether every ship has a place and every struck cell a ship, each taken alone."""
    uncovered = problem.must_cover
    for candidates, water in zip(problem.classes, part.class_regions.regions, strict=True):
        ashore = ~water
        places = [cells for cells, _ in candidates.placements if not cells & ashore]
        if len(places) < candidates.count:
            return False
        for cells in places:
            uncovered &= ~cells
    return not uncovered


def _sample_each(
    problem: FleetProblem, hypotheses: Sequence[Hypothesis], n: int, chance: SplitMix
) -> list[HypothesisSample]:
    """A small sample of each hypothesis that has fleets left."""
    found = []
    for hypothesis in hypotheses:
        # Classes are kept apart, as they may have different regions.
        sampler = make_sampler(
            restrict_problem(problem, hypothesis.part.class_regions), hit_names_class=True
        )
        seed = chance.word()
        fleets = sampler.list_fleets(LISTED)
        if fleets is None:
            fleets = sampler.draw_fleets(n, seed)
        if fleets.weight:
            found.append(HypothesisSample(hypothesis, sampler, fleets))
    return found


def _draw_more(look: HypothesisSample, share: float, n: int, seed: int) -> HypothesisSample:
    """A sample of a part in proportion to its share."""
    if _is_listed(look.fleets) or share < WORTH_MORE:
        return look
    fleets = look.sampler.draw_fleets(FIRST_LOOK + int(share * n), seed)
    # Where few tries succeed, a second draw may find nothing; then the first one stays.
    if not fleets.weight:
        return look
    # The first look decides the probability, not the size of this draw.
    return HypothesisSample(look.hypothesis, look.sampler, fleets)


def _blend_samples(
    common: BaseSample, rare: Sequence[int], looks: Sequence[HypothesisSample]
) -> Fleets:
    """All fleets of all parts, with whole weights in proportion to how likely they are."""
    densities = common.densities(rare)
    heaviest = [max(densities.values()) * max(common.fleets.weights)]
    heaviest += [look.mass / look.fleets.weight * max(look.fleets.weights) for look in looks]
    scale = TOP_WEIGHT / max(heaviest)
    scaled = {sign: scale * density for sign, density in densities.items()}
    berths = common.fleets.berths[:]
    weights = array(
        "Q", map(_whole_weight, common.fleets.weights, map(scaled.__getitem__, common.signs))
    )
    for look in looks:
        unit = scale * look.mass / look.fleets.weight
        berths += _renumber_berths(look, common.sampler.table)
        weights.extend([int(unit * weight + 0.5) for weight in look.fleets.weights])
    return Fleets(common.fleets.ships, berths, weights, float(len(weights)))


def _whole_weight(weight: int, unit: float) -> int:
    return int(unit * weight + 0.5)


def _is_listed(fleets: Fleets) -> bool:
    return len(fleets) == fleets.estimate


def _renumber_berths(look: HypothesisSample, table: BerthTable) -> "array[int]":
    """The berths of a part's fleets, as they are numbered in *table*."""
    own = look.sampler.table
    chart = _map_berths(own, table)
    berths = array("H", map(chart.__getitem__, look.fleets.berths))
    if len(table.kin) == len(own.kin):
        # Both number the places of a class in the same order, so fleets stay in order.
        return berths
    ships = [iter(berths)] * own.ships
    return array("H", [berth for fleet in zip(*ships, strict=True) for berth in sorted(fleet)])


def _map_berths(own: BerthTable, other: BerthTable) -> list[int]:
    """For every berth of one the berth of the other."""
    chart = [0] * own.berths
    for number, kin in enumerate(own.kin):
        home = other.kin_of[number]
        places = {cells: place for place, (cells, _) in enumerate(other.kin[home].placements)}
        for place, (cells, _) in enumerate(kin.placements):
            chart[own.first[number] + place] = other.first[home] + places[cells]
    return chart


def _sum(numbers: Iterable[float]) -> float:
    """Add from left to right; the sum of newer Pythons rounds differently."""
    return reduce(add, numbers, 0.0)
