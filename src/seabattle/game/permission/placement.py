"""Checks that a fleet is placed as the rules demand."""

from collections import Counter
from collections.abc import Iterator

from seabattle.game.refusal import (
    OutsideGrid,
    Refusal,
    ShipsOverlap,
    ShipTooClose,
    UnknownClass,
    WrongCount,
    WrongShape,
)
from seabattle.grid import shape_of
from seabattle.rules import Ruleset, Ship, Touching, clear_water, shapes_of


def placement_faults(ruleset: Ruleset, ships: tuple[Ship, ...]) -> Iterator[Refusal]:
    """Everything that is wrong with a fleet: wrong ships first, then wrong places."""
    yield from _wrong_counts(ruleset, ships)
    sound = []
    for ship in ships:
        fault = ship_fault(ruleset, ship)
        if fault is None:
            sound.append(ship)
        else:
            yield fault
    yield from _clashes(ruleset, sound)


def draft_fault(ruleset: Ruleset, ships: tuple[Ship, ...]) -> Refusal | None:
    """What is wrong with a part of a fleet; ships still missing are no fault."""
    faults = placement_faults(ruleset, ships)
    return next((fault for fault in faults if not _is_short(fault)), None)


def _is_short(fault: Refusal) -> bool:
    return isinstance(fault, WrongCount) and fault.placed < fault.wanted


def _clashes(ruleset: Ruleset, ships: list[Ship]) -> Iterator[Refusal]:
    """How ships are in each other's way; pairs are compared only for a ship on taken cells."""
    grid, taken = ruleset.grid, 0
    for index, ship in enumerate(ships):
        mask = grid.mask(ship.cells)
        if mask & taken:
            clashes = (clash_between(ruleset, ship, other) for other in ships[:index])
            yield from (clash for clash in clashes if clash is not None)
        taken |= mask | clear_water(grid, mask, ruleset.sea.touching)


def ship_fault(ruleset: Ruleset, ship: Ship) -> Refusal | None:
    """What is wrong with one ship taken alone."""
    ship_class = ruleset.ship_class(ship.ship_class)
    if ship_class is None:
        return UnknownClass(ship.ship_class)
    if not all(cell in ruleset.grid for cell in ship.cells):
        return OutsideGrid(ship.ship_class)
    # A cell named twice would make a shorter ship look whole.
    distinct = len(set(ship.cells)) == len(ship.cells)
    if not ship.cells or not distinct or shape_of(ship.cells) not in shapes_of(ship_class):
        return WrongShape(ship.ship_class, tuple(sorted(ship.cells)))
    return None


def clash_between(ruleset: Ruleset, ship: Ship, other: Ship) -> Refusal | None:
    """How two ships of a fleet are in each other's way."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    mine, theirs = grid.mask(ship.cells), grid.mask(other.cells)
    if mine & theirs:
        return ShipsOverlap(ship.ship_class, other.ship_class, grid.cells(mine & theirs)[0])
    near = mine & clear_water(grid, theirs, touching)
    if near:
        corners = touching is Touching.CORNERS
        return ShipTooClose(ship.ship_class, other.ship_class, grid.cells(near)[0], corners)
    return None


def sort_ships(ruleset: Ruleset, ships: tuple[Ship, ...]) -> tuple[Ship, ...]:
    """The ships in the order of the fleet list, so that their order gives nothing away."""
    place = {entry.name: index for index, entry in enumerate(ruleset.fleet)}
    sorted_cells = (Ship(ship.ship_class, tuple(sorted(ship.cells))) for ship in ships)
    return tuple(sorted(sorted_cells, key=lambda ship: (place[ship.ship_class], ship.cells)))


def _wrong_counts(ruleset: Ruleset, ships: tuple[Ship, ...]) -> Iterator[Refusal]:
    placed = Counter(ship.ship_class for ship in ships)
    for entry in ruleset.fleet:
        if placed[entry.name] != entry.count:
            yield WrongCount(entry.name, placed[entry.name], entry.count)
