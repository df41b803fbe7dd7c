"""Imagined fleets, with those among them that a habit would explain.

The exact mixture of :mod:`seabattle.bots.prior`, for every shot of a game: what cannot
be counted in time is drawn. A few fleets of each habit tell how many of its fleets are
left, and so how likely it is; then each habit is imagined as often as it is likely.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import comb

from seabattle.beliefs import Fleets, Gunnery, Problem
from seabattle.beliefs.chance import Chance
from seabattle.beliefs.fleets import TOP_WEIGHT
from seabattle.beliefs.waters import Waters
from seabattle.bots.anchorage import within
from seabattle.bots.extent import fleets_in
from seabattle.bots.prior import UNIFORM, Part
from seabattle.rules import Ruleset

FIRST_LOOK = 200
"""Fleets drawn of a habit to see how likely it is."""

LISTED = 2000
"""A habit with no more fleets than this is looked at as a whole."""

WORTH_MORE = 0.01
"""How likely a habit must be for more of its fleets to be drawn."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """Fleets of one part of the mixture, and how likely it is, as far as they tell."""

    part: Part
    gunnery: Gunnery
    fleets: Fleets
    share: float


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
    chance = Chance(seed)
    seeds = {part: chance.word() for part in parts}
    problem = gunnery.waters.problem
    found = []
    for part in parts:
        if part.family == UNIFORM:
            number = fleets.estimate * namings(gunnery.waters)
            share = part.weight * number / fleets_in(ruleset, part.anchorage)
            found.append(Imagined(part, gunnery, fleets, share))
        else:
            found += _looked_at(ruleset, part, within(problem, part.anchorage), seeds[part])
    if all(imagined.gunnery is gunnery for imagined in found):
        return fleets
    whole = sum(imagined.share for imagined in found)
    found = [_more(imagined, imagined.share / whole, n, chance.word()) for imagined in found]
    return _blended(gunnery, found)


def shares(
    ruleset: Ruleset, parts: Sequence[Part], problem: Problem, seed: int
) -> dict[str, float]:
    """How likely each family is after everything told that *problem* holds, estimated."""
    chance = Chance(seed)
    found: dict[str, float] = {}
    for part in parts:
        for imagined in _looked_at(
            ruleset, part, within(problem, part.anchorage), chance.word(), 10 * FIRST_LOOK
        ):
            found[part.family] = found.get(part.family, 0.0) + imagined.share
    whole = sum(found.values()) or 1.0
    return {family: share / whole for family, share in found.items()}


def namings(waters: Waters) -> int:
    """In how many ways the ships of a fleet can be named, where classes look alike."""
    ways = 1
    for number in range(len(waters.kin)):
        left = waters.kin[number].count
        for candidates, kin in zip(waters.problem.classes, waters.kin_of, strict=True):
            if kin == number:
                ways *= comb(left, candidates.count)
                left -= candidates.count
    return ways


def _looked_at(
    ruleset: Ruleset, part: Part, problem: Problem, seed: int, n: int = FIRST_LOOK
) -> Iterable[Imagined]:
    """A part with a few of its fleets, unless it has none left."""
    if not _hopeful(problem):
        return
    # Classes are kept apart, for they may keep to different waters.
    gunnery = Gunnery(problem, hit_names_class=True)
    fleets = gunnery.listed(LISTED)
    if fleets is None:
        fleets = gunnery.drawn(n, seed)
    if fleets.weight:
        share = part.weight * fleets.estimate / fleets_in(ruleset, part.anchorage)
        yield Imagined(part, gunnery, fleets, share)


def _hopeful(problem: Problem) -> bool:
    """Whether every ship has a place and every struck cell a ship, each taken alone."""
    covered = 0
    for candidates in problem.classes:
        if len(candidates.placements) < candidates.count:
            return False
        for placement in candidates.placements:
            covered |= placement.cells
    return not problem.must_cover & ~covered


def _more(imagined: Imagined, share: float, n: int, seed: int) -> Imagined:
    """A part with as many fleets as it is worth."""
    fleets = imagined.fleets
    if imagined.part.family != UNIFORM and not _listed(fleets) and share > WORTH_MORE:
        fleets = imagined.gunnery.drawn(FIRST_LOOK + int(share * n), seed)
    return Imagined(imagined.part, imagined.gunnery, fleets, share)


def _blended(gunnery: Gunnery, parts: Sequence[Imagined]) -> Fleets:
    """All fleets of all parts, with whole weights in proportion to their shares."""
    found: list[tuple[tuple[int, ...], float]] = []
    for imagined in parts:
        unit = imagined.share / imagined.fleets.weight
        weights = [unit * weight for weight in imagined.fleets.weights]
        found += zip(_moved(imagined, gunnery), weights, strict=True)
    if all(_listed(imagined.fleets) for imagined in parts):
        found = _each_once(found)
    top = max(weight for _, weight in found)
    whole = [int(weight / top * TOP_WEIGHT + 0.5) for _, weight in found]
    return Fleets(
        gunnery.waters.ships,
        array("H", chain.from_iterable(fleet for fleet, _ in found)),
        array("Q", whole),
        float(len(found)),
    )


def _each_once(
    fleets: Iterable[tuple[tuple[int, ...], float]],
) -> list[tuple[tuple[int, ...], float]]:
    """Lists of few fleets have the same one in them for every habit that explains it."""
    weights: dict[tuple[int, ...], float] = {}
    for fleet, weight in fleets:
        weights[fleet] = weights.get(fleet, 0.0) + weight
    return list(weights.items())


def _listed(fleets: Fleets) -> bool:
    return len(fleets) == fleets.estimate


def _moved(imagined: Imagined, gunnery: Gunnery) -> Iterable[tuple[int, ...]]:
    """The fleets of a part, in the berths of *gunnery*."""
    fleets = imagined.fleets
    berths: Iterable[int] = fleets.berths
    if imagined.gunnery is not gunnery:
        berths = map(_charted(imagined.gunnery.waters, gunnery.waters).__getitem__, fleets.berths)
    in_order = [iter(berths)] * fleets.ships
    found = zip(*in_order, strict=True)
    return found if imagined.gunnery is gunnery else (tuple(sorted(fleet)) for fleet in found)


def _charted(own: Waters, other: Waters) -> dict[int, int]:
    """For every berth of one the berth of the other."""
    places = [
        {placement.cells: place for place, placement in enumerate(kin.placements)}
        for kin in other.kin
    ]
    return {
        berth: other.first[other.kin_of[number]] + places[other.kin_of[number]][placement.cells]
        for berth, number, placement in own.numbered()
    }
