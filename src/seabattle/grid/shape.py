"""The forms ships can have: any group of cells joined by their sides."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from seabattle.grid.cell import Cell, Col, Row
from seabattle.grid.grid import Grid

DECK = "#"
GAP = "."


class Shape(Struct, frozen=True, order=True):
    """The form of a ship without its place: cells moved to the top left corner and sorted."""

    cells: tuple[Cell, ...]

    @property
    def rows(self) -> int:
        """How many rows it spans."""
        return max(cell.row for cell in self.cells) + 1

    @property
    def columns(self) -> int:
        """How many columns it spans."""
        return max(cell.col for cell in self.cells) + 1

    @property
    def straight(self) -> bool:
        """Whether it is a single line of cells."""
        return self.rows == 1 or self.columns == 1

    @property
    def whole(self) -> bool:
        """Whether every cell can be reached from every other across sides."""
        box = Grid(self.rows, self.columns)
        mask = box.mask(self.cells)
        reached = mask & -mask
        while (grown := reached | box.beside(reached) & mask) != reached:
            reached = grown
        return reached == mask


def shape_of(cells: Iterable[Cell]) -> Shape:
    """The form of *cells*, wherever they lie."""
    cells = tuple(cells)
    top = min(cell.row for cell in cells)
    left = min(cell.col for cell in cells)
    moved = (Cell(Row(cell.row - top), Col(cell.col - left)) for cell in cells)
    return Shape(tuple(sorted(set(moved))))


def read_shape(lines: Sequence[str]) -> Shape:
    """Read a shape from its drawing: ``#`` is a deck, ``.`` or a space is a gap.

    Raises :class:`ValueError` when there is no deck, or a sign other than these.
    """
    cells = []
    for row, line in enumerate(lines):
        for col, sign in enumerate(line):
            if sign == DECK:
                cells.append(Cell(Row(row), Col(col)))
            elif sign not in (GAP, " "):
                raise ValueError(f"{sign!r} is neither a deck ({DECK!r}) nor a gap ({GAP!r})")
    if not cells:
        raise ValueError("there is no deck in the drawing")
    return shape_of(cells)


@lru_cache(maxsize=4096)
def attitudes(shape: Shape, *, turned: bool, mirrored: bool) -> tuple[Shape, ...]:
    """The different ways the shape can lie: turned by quarters, and mirrored, where allowed."""
    found = {shape}
    if mirrored:
        found.add(mirror_shape(shape))
    if turned:
        for _ in range(3):
            found.update([turn_shape(lying) for lying in found])
    return tuple(sorted(found))


def turn_shape(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    return shape_of(Cell(Row(cell.col), Col(-cell.row)) for cell in shape.cells)


def mirror_shape(shape: Shape) -> Shape:
    """The shape with left and right exchanged."""
    return shape_of(Cell(cell.row, Col(-cell.col)) for cell in shape.cells)
