"""Targets of special actions, and the worth of the cells they reach."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from seabattle.game import Target
from seabattle.game.target import AIMS, all_targets
from seabattle.grid import Grid, Mask, bits
from seabattle.rules import Aim, Weapon


class WeaponReach(Struct, frozen=True):
    """A target, and the cells it reaches."""

    target: Target
    path: tuple[int, ...]
    """The numbers of its cells, in the order in which the weapon comes to them."""
    mask: Mask
    cells: tuple[int, ...]
    """The same in the order of the grid."""


def reaches_of(grid: Grid, weapon: Weapon) -> tuple[WeaponReach, ...]:
    """Everything a weapon can be aimed at."""
    return _reaches(grid, weapon.aim, weapon.radius or 0)


@lru_cache(maxsize=64)
def _reaches(grid: Grid, aim: Aim, radius: int) -> tuple[WeaponReach, ...]:
    return tuple(_reach(grid, aim, radius, target) for target in all_targets(grid, aim))


def _reach(grid: Grid, aim: Aim, radius: int, target: Target) -> WeaponReach:
    cells = AIMS[aim].cells(grid, target, radius)
    mask = grid.mask(cells)
    path = tuple(grid.bit(cell).bit_length() - 1 for cell in cells)
    return WeaponReach(target, path, mask, tuple(bits(mask)))


def sum_worth(
    weapon: Weapon, reach: WeaponReach, worth: Sequence[float], odds: Sequence[float]
) -> float:
    """The expected total worth of the cells that a weapon reaches.

    *odds* say how likely a deck lies on each cell; a known one is certain.
    """
    if not weapon.stops:
        return sum([worth[cell] for cell in reach.cells])
    taken, arrives = 0.0, 1.0
    for cell in reach.path:
        taken += arrives * worth[cell]
        arrives *= max(0.0, 1.0 - odds[cell])
    return taken


def sure_cells(weapon: Weapon, reach: WeaponReach, decks: Mask) -> Mask:
    """The cells that a weapon comes to, as far as *decks* are known."""
    if not weapon.stops:
        return reach.mask
    found = 0
    for cell in reach.path:
        if decks >> cell & 1:
            break
        found |= 1 << cell
    return found
