"""Cells of a grid.

Inside the program a cell is a row and a column, both counted from zero.
What people call it ("B7", "Б7") is the business of :mod:`seabattle.grid.labels`.
"""

from typing import NewType

from msgspec import Struct

Row = NewType("Row", int)
Col = NewType("Col", int)


class Cell(Struct, frozen=True, order=True, array_like=True):
    """One place on a grid."""

    row: Row
    """Counted down from the top."""

    col: Col
    """Counted right from the left edge."""
