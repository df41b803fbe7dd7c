"""Where one more ship may lie beside those that are placed, and why not elsewhere.

For a player who lays a fleet by hand: the answer to every place at once, the same that
placing the ship there would get.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from seabattle.game.permission.placement import ship_fault
from seabattle.game.refusal import (
    OutsideGrid,
    Refusal,
    ShipsOverlap,
    ShipTooClose,
    UnknownClass,
    WrongCount,
)
from seabattle.grid import Grid, Mask, Shape, bits
from seabattle.rules import Ruleset, Ship, Touching, clear_water, shapes_of


class PlacementOption(Struct, frozen=True):
    """One way a ship may lie. Places are those of the top left corner of its box."""

    shape: Shape
    free: Mask
    obstacles: tuple[tuple[Refusal, Mask], ...]
    """Why it cannot lie elsewhere: every other place of the grid once."""


def placement_options(
    ruleset: Ruleset, ships: tuple[Ship, ...], ship_class: str
) -> tuple[PlacementOption, ...] | Refusal:
    """Every way the class may lie beside *ships*, and where; or what is wrong with the question."""
    entry = ruleset.ship_class(ship_class)
    if entry is None:
        return UnknownClass(ship_class)
    for ship in ships:
        fault = ship_fault(ruleset, ship)
        if fault is not None:
            return fault
    placed = 1 + sum(ship.ship_class == ship_class for ship in ships)
    if placed > entry.count:
        return WrongCount(ship_class, placed, entry.count)
    return tuple(_placement_option(ruleset, ships, ship_class, shape) for shape in shapes_of(entry))


def _placement_option(
    ruleset: Ruleset, ships: Sequence[Ship], ship_class: str, shape: Shape
) -> PlacementOption:
    grid = ruleset.grid
    inside = _inside(grid, shape)
    obstacles: dict[Refusal, Mask] = {}
    if inside != grid.everywhere:
        obstacles[OutsideGrid(ship_class)] = grid.everywhere & ~inside
    free = inside
    for other in ships:
        for refusal, place in _clashes(ruleset, ship_class, shape, other, free):
            obstacles[refusal] = obstacles.get(refusal, 0) | place
            free &= ~place
    return PlacementOption(shape, free, tuple(obstacles.items()))


def _inside(grid: Grid, shape: Shape) -> Mask:
    """Places at which the whole box lies on the grid."""
    row = (1 << max(0, grid.columns - shape.columns + 1)) - 1
    return sum(row << number * grid.columns for number in range(grid.rows - shape.rows + 1))


def _clashes(
    ruleset: Ruleset, ship_class: str, shape: Shape, other: Ship, places: Mask
) -> Iterator[tuple[Refusal, Mask]]:
    """How a ship at each of *places* is in the way of *other*, where it is."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    cells, corner = grid.cells(), grid.mask(shape.cells)
    theirs = grid.mask(other.cells)
    water = clear_water(grid, theirs, touching)
    for index in bits(places & _reaching(grid, shape, theirs | water)):
        berth = corner << index
        if berth & theirs:
            at = cells[_first(berth & theirs)]
            yield ShipsOverlap(ship_class, other.ship_class, at), 1 << index
        else:
            at = cells[_first(berth & water)]
            corners = touching is Touching.CORNERS
            yield ShipTooClose(ship_class, other.ship_class, at, corners), 1 << index


def _reaching(grid: Grid, shape: Shape, taken: Mask) -> Mask:
    """Places from which the shape reaches into *taken*, of those at which it lies on the grid."""
    found = 0
    for cell in shape.cells:
        found |= taken >> (cell.row * grid.columns + cell.col)
    return found


def _first(mask: Mask) -> int:
    return (mask & -mask).bit_length() - 1
