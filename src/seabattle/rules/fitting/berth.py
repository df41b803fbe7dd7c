"""Berths: the places on a grid where a ship can lie."""

from functools import lru_cache

from seabattle.grid import Grid, Mask, bits
from seabattle.rules.fleet import Ship, ShipClass, shapes_of


@lru_cache(maxsize=64)
def berths(grid: Grid, ship_class: ShipClass) -> tuple[Mask, ...]:
    """Every place on *grid* where a ship of the class can lie, alone, each once."""
    found = set()
    for shape in shapes_of(ship_class):
        corner = grid.mask(shape.cells)
        for row in range(grid.rows - shape.rows + 1):
            for col in range(grid.columns - shape.columns + 1):
                found.add(corner << (row * grid.columns + col))
    return tuple(sorted(found))


def ship_at(grid: Grid, ship_class: ShipClass, berth: Mask) -> Ship:
    """The ship of the class that lies on *berth*."""
    cells = grid.cells()
    return Ship(ship_class.name, tuple(cells[index] for index in bits(berth)))
