"""Odds of every cell of a shared sea, by a chart alone.

A chart does not say whose ship was hit, nor whose was sunk. So the fleets of all other seats
are drawn together (:mod:`seabattle.bots.shared.shared_sampler`): every hit lies on some ship,
every miss on none. Sunk cells are divided into wrecks, and each is assigned to a seat that
can have lost it; the choice of the seat hardly affects the other cells.
"""

from collections.abc import Iterator
from math import sqrt

from msgspec import Struct

from seabattle.beliefs import Impossible
from seabattle.bots.dice import BotDice
from seabattle.bots.shared.shared_log import OpponentFleet, SharedLog, ShipLoss
from seabattle.bots.shared.shared_sampler import NoTruthFound, SharedSampler
from seabattle.bots.typed_chart import TypedChart
from seabattle.game import Seat
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset, berths, clear_water

WORK = 60_000
"""The number of ships drawn in all: the more ships on a sea, the fewer truths are sampled."""

BATCHES = 8
HARDLY_EVER = 3.0
"""The number of standard errors that hardly any probability is off by."""

SEED = 1

Wreck = tuple[int, Mask]
"""A ship that is down: the place of its class in the fleet, and its cells."""


class SharedChances(Struct, frozen=True):
    """The probability of a deck that can be hit, for each cell."""

    cells: list[float]
    error: float


def estimate_shared_chances(ruleset: Ruleset, chart: TypedChart) -> SharedChances:
    """Draw the fleets of all opponents. Raises :class:`Impossible` when none agree."""
    told = _read_told(ruleset, chart)
    ships = sum(entry.count for entry in ruleset.fleet) * len(told.opponents)
    try:
        sampler = SharedSampler(ruleset, told, BotDice(SEED))
    except NoTruthFound:
        raise Impossible("no fleets agree with the chart") from None
    truths = max(2, WORK // ships // BATCHES)
    for _ in range(truths):
        sampler.mix_all()
    batches = [_count_decks(sampler, told.hits, truths, ruleset.grid.size) for _ in range(BATCHES)]
    return _average(batches)


def _count_decks(sampler: SharedSampler, struck: Mask, truths: int, size: int) -> list[float]:
    """The number of sampled truths in which each cell holds a deck that was not hit."""
    found = [0.0] * size
    for _ in range(truths):
        sampler.mix_all()
        sound = 0
        for number, slot in enumerate(sampler.slots):
            if slot.afloat:
                sound |= sampler.mask(number)
        for cell in bits(sound & ~struck):
            found[cell] += 1 / truths
    return found


def _average(batches: list[list[float]]) -> SharedChances:
    count = len(batches)
    means = [sum(column) / count for column in zip(*batches, strict=True)]
    spread = max(
        sum((each - mean) ** 2 for each in column)
        for column, mean in zip(zip(*batches, strict=True), means, strict=True)
    )
    return SharedChances(means, HARDLY_EVER * sqrt(spread / (count * (count - 1))))


def _read_told(ruleset: Ruleset, chart: TypedChart) -> SharedLog:
    """A chart in the form of a log of a game."""
    struck = chart.hit | chart.sunk
    return SharedLog(
        hits=struck,
        unexplained=struck | chart.seen,
        clear=chart.empty,
        opponents=tuple(_opponents(ruleset, chart.sunk)),
        tells_all_sinkings=ruleset.disclosure.sinking_told,
    )


def _opponents(ruleset: Ruleset, sunk: Mask) -> Iterator[OpponentFleet]:
    owned: list[list[Wreck]] = [[] for _ in range(ruleset.seats - 1)]
    for wreck in _find_wrecks(ruleset, sunk):
        owner = next((each for each in owned if _can_own(ruleset, each, wreck)), None)
        if owner is None:
            raise Impossible("nobody can have lost a ship there")
        owner.append(wreck)
    for place, wrecks in enumerate(owned):
        losses = tuple(
            ShipLoss(ruleset.fleet[kind].name, within=sunk, last=cells, at=cells)
            for kind, cells in wrecks
        )
        afloat = len(losses) < ruleset.ships
        yield OpponentFleet(Seat(place + 1), afloat, losses, gone=False, owns=0, lacks=0)


def _can_own(ruleset: Ruleset, wrecks: list[Wreck], wreck: Wreck) -> bool:
    kind, cells = wreck
    lost = sum(each == kind for each, _ in wrecks)
    water = cells | clear_water(ruleset.grid, cells, ruleset.sea.touching)
    return lost < ruleset.fleet[kind].count and not any(water & other for _, other in wrecks)


def _find_wrecks(ruleset: Ruleset, sunk: Mask) -> list[Wreck]:
    """Ships that lie on all sunk cells and on no others, as few as there can be."""
    lying = [
        (kind, cells)
        for kind, entry in enumerate(ruleset.fleet)
        for cells in berths(ruleset.grid, entry)
        if not cells & ~sunk
    ]
    left = [entry.count * (ruleset.seats - 1) for entry in ruleset.fleet]
    found = _cover(sunk, lying, left)
    if found is None:
        raise Impossible("no ships lie on just the sunk cells")
    return found


def _cover(open_cells: Mask, lying: list[Wreck], left: list[int]) -> list[Wreck] | None:
    if not open_cells:
        return []
    first = open_cells & -open_cells
    choices = [wreck for wreck in lying if wreck[1] & first and left[wreck[0]]]
    for kind, cells in sorted(choices, key=lambda each: -(each[1] & open_cells).bit_count()):
        left[kind] -= 1
        rest = _cover(open_cells & ~cells, lying, left)
        if rest is not None:
            return [(kind, cells), *rest]
        left[kind] += 1
    return None
