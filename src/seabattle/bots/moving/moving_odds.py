"""Odds of the places of undamaged ships that move, turn by turn.

A hidden Markov model of each class with forward filtering.

Every ship is modelled alone, as if the others were not there: in each enemy turn it may
have moved, and every shot that did not hit it rules out the berths over that cell. The value
of a berth is the probability that the ship is there *and* was missed by all shots so far, so
that "this ship was hit at last" and "it was never hit" can be compared.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from seabattle.bots.berth_sets import BerthSets, berth_sets_of
from seabattle.grid import Grid, Mask, bits
from seabattle.rules import Manoeuvre, Ruleset, ShipClass, berths, clear_water, reachable_places

STIRRING = 0.15
"""The assumed probability that the enemy moves a ship in a turn.

If it is too high, misses fade too soon and the bot fires at the same water again:
against hunters, who move in one turn of twelve, five games with 0.5 took 95 turns each,
and fifteen with 0.15 took 32.
"""

Chances = tuple[float, ...]
"""By berth."""


class OwnShot(Struct, frozen=True):
    """The answer to one own shot or radar cell, in the order of the log."""

    water: Mask
    """Cells where there was no ship."""
    hits: Mask = 0
    """Cells hit, for the first time."""
    sunk: Mask = 0
    """Of those, the last cells of ships announced as sunk."""
    names: tuple[tuple[Mask, str], ...] = ()
    """Of those, the ones whose class was said."""


class EnemyTurn(Struct, frozen=True):
    """The enemy may have moved a ship."""


MovingItem = OwnShot | EnemyTurn


class MovingOdds(Struct, frozen=True):
    """The odds after all events so far, by class."""

    chances: tuple[Chances, ...]
    before: tuple[tuple[Chances, ...], ...] = ()
    """The same just before each shot that hit something."""
    when: tuple[int, ...] = ()
    """Which shots those were."""
    shots: tuple[OwnShot, ...] = ()
    hits: Mask = 0


def compute_moving_odds(ruleset: Ruleset, items: Sequence[MovingItem]) -> MovingOdds:
    """The odds of undamaged ships after all events."""
    odds, start = _recall(ruleset, items)
    for item in items[start:]:
        if isinstance(item, EnemyTurn):
            odds = _after_enemy_turn(ruleset, odds)
        else:
            odds = _after_shot(ruleset, odds, item)
    _remember((ruleset, tuple(items)), odds)
    return odds


_MEMORY: dict[tuple[Ruleset, tuple[MovingItem, ...]], MovingOdds] = {}
"""A small cache that evicts the oldest entry. It saves time and does not change results."""

_KEPT = 64
_LATELY = 12


def _remember(key: tuple[Ruleset, tuple[MovingItem, ...]], odds: MovingOdds) -> None:
    if len(_MEMORY) >= _KEPT:
        del _MEMORY[next(iter(_MEMORY))]
    _MEMORY[key] = odds


def _recall(ruleset: Ruleset, items: Sequence[MovingItem]) -> tuple[MovingOdds, int]:
    """The latest cached odds, and the item to continue from."""
    for back in range(min(_LATELY, len(items)) + 1):
        start = len(items) - back
        odds = _MEMORY.get((ruleset, tuple(items[:start])))
        if odds is not None:
            return odds, start
    return MovingOdds(tuple(_anywhere(ruleset, entry) for entry in ruleset.fleet)), 0


def _anywhere(ruleset: Ruleset, entry: ShipClass) -> Chances:
    places = len(berth_sets_for(ruleset, entry).masks)
    return (1 / places,) * places


def berth_sets_for(ruleset: Ruleset, entry: ShipClass) -> BerthSets:
    """The berths of a class."""
    return berth_sets_of(ruleset.grid, entry, ruleset.sea.touching)


def _after_enemy_turn(ruleset: Ruleset, odds: MovingOdds) -> MovingOdds:
    """After one more turn in which the enemy may have moved one sound ship."""
    assert ruleset.manoeuvre is not None
    sound = max(1, ruleset.ships - _count_groups(ruleset.grid, odds.hits))
    going = STIRRING / sound
    chances = []
    for entry, old in zip(ruleset.fleet, odds.chances, strict=True):
        ways = _moves_of_class(ruleset.grid, entry, ruleset.manoeuvre)
        parted = [chance * share for chance, share in zip(old, ways.shares, strict=True)]
        get = parted.__getitem__
        chances.append(
            tuple(
                chance * (1 - going if share else 1.0) + going * sum(map(get, origins))
                for chance, share, origins in zip(old, ways.shares, ways.origins, strict=True)
            )
        )
    return replace(odds, chances=tuple(chances))


def _count_groups(grid: Grid, hits: Mask) -> int:
    """The number of connected groups of hits, as an estimate of damaged ships."""
    found = 0
    while hits:
        heap = hits & -hits
        while (grown := heap | grid.beside(heap) & hits) != heap:
            heap = grown
        hits &= ~heap
        found += 1
    return found


def _after_shot(ruleset: Ruleset, odds: MovingOdds, shot: OwnShot) -> MovingOdds:
    """After one more shot, for ships that it did not hit."""
    grid = ruleset.grid
    # A hit belongs to another ship, which keeps its distance.
    barred = shot.water | shot.hits | clear_water(grid, shot.hits, ruleset.sea.touching)
    chances = []
    for entry, old in zip(ruleset.fleet, odds.chances, strict=True):
        left = list(old)
        for berth in bits(berth_sets_for(ruleset, entry).covering_any(barred)):
            left[berth] = 0.0
        chances.append(tuple(left))
    after = MovingOdds(
        tuple(chances), odds.before, odds.when, (*odds.shots, shot), odds.hits | shot.hits
    )
    if not shot.hits:
        return after
    return replace(after, before=(*odds.before, odds.chances), when=(*odds.when, len(odds.shots)))


class _ClassMoves(Struct, frozen=True):
    """The moves of a ship of a class on an empty sea."""

    origins: tuple[tuple[int, ...], ...]
    """For every berth, the berths from which a ship can get there."""
    shares: tuple[float, ...]
    """For every berth, one over the number of moves there are."""


@lru_cache(maxsize=64)
def _moves_of_class(grid: Grid, entry: ShipClass, manoeuvre: Manoeuvre) -> _ClassMoves:
    masks = berths(grid, entry)
    numbers = {mask: berth for berth, mask in enumerate(masks)}
    origins: list[list[int]] = [[] for _ in masks]
    shares = []
    for berth, mask in enumerate(masks):
        places = reachable_places(manoeuvre, grid.cells(mask))
        inside = [grid.mask(place) for place in places if all(cell in grid for cell in place)]
        onward = [numbers[place] for place in inside if place in numbers]
        for there in onward:
            origins[there].append(berth)
        shares.append(1 / len(onward) if onward else 0.0)
    return _ClassMoves(tuple(map(tuple, origins)), tuple(shares))
