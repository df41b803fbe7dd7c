"""The hunter's reading of a chart: wounded ships, wrecks, and cells without ships.

It computes no odds: a wreck is the group of hits around the cell where a ship sank, and
its clear water holds no other ship.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from seabattle.bots.berth_sets import berth_sets_of
from seabattle.bots.players.hunter_log import HunterLog, ToldSinking, read_hunter_log
from seabattle.game import Seat, seats_in
from seabattle.grid import Grid, Mask, bits, shape_of
from seabattle.rules import Naming, Ruleset, ShipClass, Touching, clear_water, shapes_of
from seabattle.views import View, ships_afloat


class KnownEnemy(Struct, frozen=True):
    """The known facts about the enemy's ships."""

    grid: Grid
    touching: Touching
    """How close ships of different owners or of one may lie here."""
    hit: Mask
    wrecks: Mask
    """Of the hits, those that belong to sunk ships."""
    wounded: Mask
    """Of the hits, those whose ships may be afloat."""
    sighted: Mask
    """Cells that hold a ship and have not been hit."""
    empty: Mask
    """Cells where no ship is, or hardly one."""
    spared: Mask
    """Cells of own ships, which a shot would strike."""
    classes: tuple[ShipClass, ...]
    """The classes of which some ship may be afloat."""
    log: HunterLog | None
    """When each cell answered, where ships move."""
    restless: bool
    """Whether a ship may have moved onto any cell, even one that was hit."""


def known_enemy_of(view: View) -> KnownEnemy:
    """What the view's seat can hunt for."""
    ruleset, chart, own = view.ruleset, view.foreign, view.own
    grid, shared = ruleset.grid, ruleset.sea.shared
    touching = Touching.FREELY if shared else ruleset.sea.touching
    wrecks = _wrecks(view)
    log = read_hunter_log(view) if ruleset.manoeuvre is not None else None
    known = chart.missed | chart.radar_empty
    empty = known if log is None else log.lately | known & ~chart.old
    mine = own.fleet if shared else 0
    return KnownEnemy(
        grid=grid,
        touching=touching,
        hit=chart.hit,
        wrecks=wrecks,
        wounded=chart.hit & ~wrecks & ~mine,
        sighted=chart.radar_ship & ~chart.hit & ~chart.old & ~mine,
        empty=empty | clear_water(grid, wrecks, touching),
        spared=mine & ~own.hits if not ruleset.sea.spares_own else 0,
        classes=_classes(view, wrecks),
        log=log,
        restless=shared and log is not None,
    )


def opponents_of(view: View) -> tuple[Seat, ...]:
    """The other seats that are still in the game."""
    return tuple(seat for seat in seats_in(view.table.present) if seat != view.seat)


def _wrecks(view: View) -> Mask:
    """The cells of ships that are known to be sunk."""
    told, chart = view.ruleset.disclosure, view.foreign
    if not told.sinking_told or not chart.hit:
        return 0
    if Naming.CELLS in told.sunk_names:
        return chart.sunk
    if view.ruleset.sea.shared or view.ruleset.sea.touching is Touching.FREELY:
        return _guess_wrecks(view.ruleset, read_hunter_log(view))
    return _grow_mask(view.ruleset.grid, chart.sunk, chart.hit)


def _grow_mask(grid: Grid, seed: Mask, within: Mask) -> Mask:
    """All cells of *within* that hang together with *seed* by their sides."""
    while (grown := seed | grid.beside(seed) & within) != seed:
        seed = grown
    return seed


def _guess_wrecks(ruleset: Ruleset, log: HunterLog) -> Mask:
    """Where ships may touch, the first berth that fits each sinking."""
    wrecks = 0
    for sinking in log.sinkings:
        found = _fitting_berths(ruleset.grid, ruleset.fleet, sinking)
        apart = (berth for berth in found if not berth & wrecks)
        first = found[0] if found else sinking.last & -sinking.last
        wrecks |= next(apart, first)
    return wrecks


@lru_cache(maxsize=4096)
def _fitting_berths(
    grid: Grid, fleet: tuple[ShipClass, ...], sinking: ToldSinking
) -> tuple[Mask, ...]:
    """Where the ship may have lain that went down; the same for every move after it."""
    found = []
    for entry in fleet:
        if sinking.ship_class in (None, entry.name):
            places = berth_sets_of(grid, entry, Touching.FREELY)
            hulls = (places.masks[berth] for berth in bits(places.covering_any(sinking.last)))
            found += [hull for hull in hulls if not hull & ~sinking.hits]
    return tuple(found)


def _classes(view: View, wrecks: Mask) -> tuple[ShipClass, ...]:
    ruleset, names = view.ruleset, set[str]()
    for seat in opponents_of(view):
        left = ships_afloat(view, seat)
        if left is None:
            left = _count_by_look(ruleset, wrecks)
        names.update(name for name, count in left.items() if count > 0)
    found = tuple(entry for entry in ruleset.fleet if entry.name in names)
    return found or ruleset.fleet


def _count_by_look(ruleset: Ruleset, wrecks: Mask) -> dict[str, int]:
    """What is afloat when wrecks can be told by their form alone."""
    left = {entry.name: entry.count for entry in ruleset.fleet}
    if ruleset.sea.shared or ruleset.sea.touching is Touching.FREELY:
        return left
    for name in _wreck_classes(ruleset.grid, ruleset.fleet, wrecks):
        left[name] -= 1
    return left


@lru_cache(maxsize=4096)
def _wreck_classes(grid: Grid, fleet: tuple[ShipClass, ...], wrecks: Mask) -> tuple[str, ...]:
    return tuple(_class_name_of(grid, fleet, wreck) for wreck in split_parts(grid, wrecks))


def _class_name_of(grid: Grid, fleet: tuple[ShipClass, ...], wreck: Mask) -> str:
    shape = shape_of(grid.cells(wreck))
    # Of classes with the same shape any will do: the hunter treats them the same.
    return next((entry.name for entry in fleet if shape in shapes_of(entry)), fleet[0].name)


def split_parts(grid: Grid, mask: Mask) -> Iterator[Mask]:
    """The parts of *mask* that do not hang together."""
    while mask:
        part = _grow_mask(grid, mask & -mask, mask)
        yield part
        mask &= ~part


def cells_of(mask: Mask) -> list[int]:
    """The cells of a mask by their numbers."""
    return list(bits(mask))
