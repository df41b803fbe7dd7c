"""The lattice on which no ship can hide: every so many cells along each row and column."""

from functools import lru_cache

from seabattle.grid import Grid, Mask
from seabattle.rules import ShipClass, shapes_of


@lru_cache(maxsize=256)
def stride(ship_class: ShipClass) -> int:
    """How far apart the diagonals of a lattice may lie that no ship of the class can miss.

    The cells of a ship hang together, so the diagonals it lies on follow each other.
    """
    return min(
        1 + max(sums) - min(sums)
        for shape in shapes_of(ship_class)
        for sums in [[cell.row + cell.col for cell in shape.cells]]
    )


@lru_cache(maxsize=256)
def lattices(grid: Grid, step: int) -> tuple[Mask, ...]:
    """The cells of every *step*-th diagonal, one mask for each place to begin."""
    return tuple(
        grid.mask(cell for cell in grid.cells() if (cell.row + cell.col) % step == start)
        for start in range(step)
    )
