"""Cells of a grid.

Inside the program a cell is a row and a column, both counted from zero.
What people call it ("B7", "Б7") is the business of :mod:`seabattle.grid.labels`.
"""

from typing import Annotated, NewType

from msgspec import Meta, Struct

Row = NewType("Row", int)
Col = NewType("Col", int)

MOST_LINES = 64
"""The most rows or columns a grid may have."""

MOST_CELLS = MOST_LINES * MOST_LINES

Index = Meta(ge=0, le=MOST_LINES - 1)
"""Bounds of a row or column index, checked for every cell that is decoded."""


class Cell(Struct, frozen=True, order=True, array_like=True, forbid_unknown_fields=True):
    """One place on a grid: row and column, both counted from zero."""

    row: Annotated[Row, Index]
    """Counted down from the top."""

    col: Annotated[Col, Index]
    """Counted right from the left edge."""


Cells = Annotated[tuple[Cell, ...], Meta(max_length=MOST_CELLS)]
"""Cells of a ship; bounded by the largest grid, because a ship may fill it."""
