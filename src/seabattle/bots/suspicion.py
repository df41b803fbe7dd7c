"""Imagined fleets, with those among them that a habit would explain.

The exact mixture of :mod:`seabattle.bots.prior`, for every shot of a game: what cannot
be counted in time is drawn. A habit that explains enough of the fleets a player without
expectations has in mind makes those weigh more. One that explains hardly any of them,
but may be likely nevertheless, is imagined on its own, as often as it is likely.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from seabattle.beliefs import Fleets, Gunnery, Problem
from seabattle.beliefs.chance import Chance
from seabattle.beliefs.fleets import TOP_WEIGHT
from seabattle.beliefs.waters import Waters
from seabattle.bots.anchorage import within
from seabattle.bots.extent import fleets_in
from seabattle.bots.prior import UNIFORM, Part
from seabattle.bots.recognition import Recognition, Sign
from seabattle.rules import Ruleset

FIRST_LOOK = 200
"""Fleets drawn of a habit to see how likely it is."""

LISTED = 2000
"""A habit with no more fleets than this is looked at as a whole."""

WORTH_A_LOOK = 0.002
"""How likely a habit may be for all we know before any of its fleets are drawn."""

WORTH_MORE = 0.01
"""How likely a habit must be for more of its fleets to be drawn."""

ENOUGH = 20
"""Fleets a habit must explain to be judged by them; the more, the likelier it is."""

UNSEEN = 6
"""Fleets a habit may explain for all we know when none of those drawn was one of them."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """A part of the mixture that may explain what was told."""

    part: Part
    density: float
    """How likely each of its fleets was before anything was told."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """Fleets of one part, drawn or listed for it."""

    suspect: Suspect
    gunnery: Gunnery
    fleets: Fleets

    @property
    def mass(self) -> float:
        """How likely it was that one of the fleets left would be placed."""
        return self.suspect.density * self.fleets.estimate


def suspected(
    ruleset: Ruleset,
    parts: Sequence[Part],
    gunnery: Gunnery,
    fleets: Fleets,
    *,
    n: int,
    seed: int,
) -> Fleets:
    """About *n* fleets as *parts* expect them, in the berths of *gunnery*.

    *gunnery* and *fleets* are those of a player who expects nothing: made for
    everything that was told, and listed or drawn. They are the uniform part.
    """
    suspects = list(_suspects(ruleset, parts, gunnery.waters.problem))
    if all(suspect.part.family == UNIFORM for suspect in suspects):
        return fleets
    chance = Chance(seed)
    common = Common(gunnery, fleets, suspects)
    rare = [] if _listed(fleets) else common.rare(n)
    looks = _looks(gunnery.waters.problem, [suspects[each] for each in rare], FIRST_LOOK, chance)
    whole = common.mass(rare) + _sum(look.mass for look in looks)
    if not whole:
        return fleets
    looks = [
        _more(look, look.mass / whole, n, chance.word())
        for look in looks
        if look.mass > WORTH_A_LOOK * whole
    ]
    return _blended(common, rare, looks)


def shares(
    ruleset: Ruleset, parts: Sequence[Part], problem: Problem, seed: int
) -> dict[str, float]:
    """How likely each family is after everything told that *problem* holds, estimated."""
    found: dict[str, float] = {}
    suspects = list(_suspects(ruleset, parts, problem))
    for look in _looks(problem, suspects, 10 * FIRST_LOOK, Chance(seed)):
        family = look.suspect.part.family
        found[family] = found.get(family, 0.0) + look.mass
    whole = _sum(found.values()) or 1.0
    return {family: mass / whole for family, mass in found.items()}


class Common:
    """The fleets of a player who expects nothing, as the suspects explain them."""

    def __init__(self, gunnery: Gunnery, fleets: Fleets, suspects: Sequence[Suspect]) -> None:
        self.gunnery = gunnery
        self.fleets = fleets
        self._suspects = suspects
        recognition = Recognition(gunnery.waters, [each.part.anchorage for each in suspects])
        self.signs = recognition.signs(fleets)
        self._numbers: dict[Sign, int] = {}
        self._weights: dict[Sign, int] = {}
        for sign, weight in zip(self.signs, fleets.weights, strict=True):
            self._numbers[sign] = self._numbers.get(sign, 0) + 1
            self._weights[sign] = self._weights.get(sign, 0) + weight
        self._ways = {sign: recognition.ways(sign) for sign in self._numbers}
        self._each = fleets.estimate / fleets.weight
        """How many of all fleets a weight of one stands for."""

    def mass(self, without: Sequence[int] = ()) -> float:
        """How likely it was that one of the fleets left would be placed."""
        return _sum(self._mass(each) for each in range(len(self._suspects)) if each not in without)

    def rare(self, n: int) -> list[int]:
        """The suspects that these fleets tell too little of."""
        whole = self.mass()
        return [
            each
            for each, suspect in enumerate(self._suspects)
            if suspect.part.family != UNIFORM and self._tells_little(each, whole, n)
        ]

    def densities(self, without: Sequence[int]) -> dict[Sign, float]:
        """For fleets of every sign, how likely a weight of one was to be placed."""
        return {
            sign: self._each
            * _sum(
                number * suspect.density
                for each, (number, suspect) in enumerate(zip(ways, self._suspects, strict=True))
                if each not in without
            )
            for sign, ways in self._ways.items()
        }

    def _mass(self, each: int) -> float:
        weight = sum(self._weights[sign] * ways[each] for sign, ways in self._ways.items())
        return self._suspects[each].density * self._each * weight

    def _tells_little(self, each: int, whole: float, n: int) -> bool:
        mass = self._mass(each)
        unseen = UNSEEN / len(self.fleets) * self.fleets.estimate * self._suspects[each].density
        if mass + unseen < WORTH_A_LOOK * whole:
            return False
        explained = sum(self._numbers[sign] for sign, ways in self._ways.items() if ways[each])
        return not whole or explained < ENOUGH + mass / whole * n / 4


def _suspects(ruleset: Ruleset, parts: Sequence[Part], problem: Problem) -> Iterable[Suspect]:
    for part in parts:
        if part.family == UNIFORM or _hopeful(problem, part):
            yield Suspect(part, part.weight / fleets_in(ruleset, part.anchorage))


def _hopeful(problem: Problem, part: Part) -> bool:
    """Whether every ship has a place and every struck cell a ship, each taken alone."""
    uncovered = problem.must_cover
    for candidates, water in zip(problem.classes, part.anchorage.waters, strict=True):
        ashore = ~water
        places = [cells for cells, _ in candidates.placements if not cells & ashore]
        if len(places) < candidates.count:
            return False
        for cells in places:
            uncovered &= ~cells
    return not uncovered


def _looks(problem: Problem, suspects: Sequence[Suspect], n: int, chance: Chance) -> list[Imagined]:
    """Each suspect with a few of its fleets, unless it has none left."""
    found = []
    for suspect in suspects:
        # Classes are kept apart, for they may keep to different waters.
        gunnery = Gunnery(within(problem, suspect.part.anchorage), hit_names_class=True)
        seed = chance.word()
        fleets = gunnery.listed(LISTED)
        if fleets is None:
            fleets = gunnery.drawn(n, seed)
        if fleets.weight:
            found.append(Imagined(suspect, gunnery, fleets))
    return found


def _more(look: Imagined, share: float, n: int, seed: int) -> Imagined:
    """A part with as many fleets as it is worth."""
    if _listed(look.fleets) or share < WORTH_MORE:
        return look
    fleets = look.gunnery.drawn(FIRST_LOOK + int(share * n), seed)
    # Where hardly any try succeeds, even many may find nothing; what was seen before stays.
    if not fleets.weight:
        return look
    # However often it is drawn, the first look has said how likely it is.
    return Imagined(look.suspect, look.gunnery, fleets)


def _blended(common: Common, rare: Sequence[int], looks: Sequence[Imagined]) -> Fleets:
    """All fleets of all parts, with whole weights in proportion to how likely they are."""
    densities = common.densities(rare)
    heaviest = [max(densities.values()) * max(common.fleets.weights)]
    heaviest += [look.mass / look.fleets.weight * max(look.fleets.weights) for look in looks]
    scale = TOP_WEIGHT / max(heaviest)
    scaled = {sign: scale * density for sign, density in densities.items()}
    berths = common.fleets.berths[:]
    weights = array("Q", map(_whole, common.fleets.weights, map(scaled.__getitem__, common.signs)))
    for look in looks:
        unit = scale * look.mass / look.fleets.weight
        berths += _moved(look, common.gunnery.waters)
        weights.extend([int(unit * weight + 0.5) for weight in look.fleets.weights])
    return Fleets(common.fleets.ships, berths, weights, float(len(weights)))


def _whole(weight: int, unit: float) -> int:
    return int(unit * weight + 0.5)


def _listed(fleets: Fleets) -> bool:
    return len(fleets) == fleets.estimate


def _moved(look: Imagined, waters: Waters) -> "array[int]":
    """The berths of a part's fleets, as they are numbered in *waters*."""
    own = look.gunnery.waters
    chart = _charted(own, waters)
    berths = array("H", map(chart.__getitem__, look.fleets.berths))
    if len(waters.kin) == len(own.kin):
        # Both number the places of a class in the same order, so fleets stay in order.
        return berths
    ships = [iter(berths)] * own.ships
    return array("H", [berth for fleet in zip(*ships, strict=True) for berth in sorted(fleet)])


def _charted(own: Waters, other: Waters) -> list[int]:
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
