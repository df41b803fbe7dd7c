"""Grids, and sets of their cells as bit masks.

A set of cells is a *mask* (a bitboard): an integer with one bit per cell, row after row from
the top left. Masks make "does this ship touch that one" a single operation, so
everything that happens once per shot is done with them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress, count

from msgspec import Struct

from seabattle.grid.cell import Cell, Col, Row

Mask = int


class Grid(Struct, frozen=True, rename={"columns": "cols"}):
    """A rectangle of cells."""

    rows: int
    columns: int

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell.row < self.rows and 0 <= cell.col < self.columns

    def bit(self, cell: Cell) -> Mask:
        """The mask of one cell."""
        return 1 << (cell.row * self.columns + cell.col)

    def mask(self, cells: Iterable[Cell]) -> Mask:
        """The mask of several cells."""
        mask = 0
        for cell in cells:
            mask |= 1 << (cell.row * self.columns + cell.col)
        return mask

    @property
    def size(self) -> int:
        """How many cells there are."""
        return self.rows * self.columns

    @property
    def everywhere(self) -> Mask:
        """The mask of all cells."""
        return (1 << self.size) - 1

    def cells(self, mask: Mask | None = None) -> tuple[Cell, ...]:
        """The cells of *mask*, or all of them, row by row from the top left."""
        everything = _cells(self)
        if mask is None:
            return everything
        return tuple(compress(everything, _flags(mask)))

    def beside(self, mask: Mask) -> Mask:
        """The cells that share a side with *mask*, without its own."""
        west, east = _without_column(self, self.columns - 1), _without_column(self, 0)
        spread = (
            (mask & west) << 1 | (mask & east) >> 1 | mask << self.columns | mask >> self.columns
        )
        return spread & self.everywhere & ~mask

    def around(self, mask: Mask) -> Mask:
        """The cells that share a side or a corner with *mask*, without its own."""
        west, east = _without_column(self, self.columns - 1), _without_column(self, 0)
        wide = mask | (mask & west) << 1 | (mask & east) >> 1
        spread = wide | wide << self.columns | wide >> self.columns
        return spread & self.everywhere & ~mask


def bits(mask: Mask) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    length = mask.bit_length()
    if length > _LONG and mask.bit_count() * _SPARSE < length:
        return _few_bits(mask)
    return compress(count(), _flags(mask))


def _few_bits(mask: Mask) -> Iterator[int]:
    """The same for sparse masks: searching a string is faster than walking through it."""
    text = f"{mask:b}"[::-1]
    at = text.find("1")
    while at >= 0:
        yield at
        at = text.find("1", at + 1)


def _flags(mask: Mask) -> bytes:
    """One byte per bit, lowest first; taking bits off a large number would copy it every time."""
    return f"{mask:b}"[::-1].encode().translate(_TRUTH)


_LONG, _SPARSE = 400, 8
"""Masks longer than the first, with fewer than one bit in the second set, are searched."""

_TRUTH = bytes(byte == ord("1") for byte in range(256))


@lru_cache(maxsize=256)
def _cells(grid: Grid) -> tuple[Cell, ...]:
    return tuple(
        Cell(Row(row), Col(col)) for row in range(grid.rows) for col in range(grid.columns)
    )


@lru_cache(maxsize=1024)
def _without_column(grid: Grid, col: int) -> Mask:
    column = sum(1 << (row * grid.columns + col) for row in range(grid.rows))
    return grid.everywhere & ~column
