"""Cells of a grid.

Inside the program a cell is a row and a column, both counted from zero.
What people call it ("B7", "Б7") is the business of :mod:`seabattle.grid.labels`.
"""

from typing import Annotated, NewType

from msgspec import Meta, Struct

Row = NewType("Row", int)
Col = NewType("Col", int)

MOST_LINES = 64
"""Rows or columns of a grid."""

MOST_CELLS = MOST_LINES * MOST_LINES

Index = Meta(ge=0, le=MOST_LINES - 1)
"""Rows and columns are counted up to sixty-four, whoever names one."""


class Cell(Struct, frozen=True, order=True, array_like=True, forbid_unknown_fields=True):
    """One place on a grid: row and column, both counted from zero."""

    row: Annotated[Row, Index]
    """Counted down from the top."""

    col: Annotated[Col, Index]
    """Counted right from the left edge."""


Cells = Annotated[tuple[Cell, ...], Meta(max_length=MOST_CELLS)]
"""Some cells, as many as anybody may name at once: a ship may fill the largest grid."""
