"""A blank field of a printed sheet: a ruled grid with column and row labels."""

from collections.abc import Iterator

from seabattle.drawing.printed_page import (
    Anchor,
    Extent,
    PageBlock,
    Rectangle,
    RuledLine,
    TextLine,
    Trace,
)
from seabattle.drawing.typeface import load_typeface
from seabattle.grid import Labels
from seabattle.rules import Ruleset, labels_of

CAPTION = 3.6
CAPTION_ROOM = 5.6
LABEL_ROOM = 1.0
"""Room for labels beside the grid, in cells."""
LARGEST_LABEL = 3.8
THIN, THICK, FRAME = 0.12, 0.28, 0.4
SMALL_GRID = 16
"""Up to this size a player finds a row without thicker lines."""


def field_extent(ruleset: Ruleset, cell: float) -> tuple[float, float]:
    """How wide and how high a field with such cells is, with its caption and labels."""
    grid = ruleset.grid
    return (grid.columns + LABEL_ROOM) * cell, CAPTION_ROOM + (grid.rows + LABEL_ROOM) * cell


def draw_field(ruleset: Ruleset, caption: str, x: float, y: float, cell: float) -> PageBlock:
    """A field with its top left corner at *x* and *y*."""
    width, height = field_extent(ruleset, cell)
    left, top = x + LABEL_ROOM * cell, y + CAPTION_ROOM + LABEL_ROOM * cell
    head = TextLine(left, y + CAPTION, caption, CAPTION, bold=True)
    traces = (
        head,
        *_names(labels_of(ruleset), left, top, cell),
        *_ruling(ruleset, left, top, cell),
    )
    right = max(x + width, head.extent.right)
    return PageBlock("field", Extent(x, y, right, y + height), traces)


def _names(labels: Labels, left: float, top: float, cell: float) -> Iterator[TextLine]:
    size = _label_size(labels, cell)
    for number, name in enumerate(labels.columns):
        middle = left + (number + 0.5) * cell
        yield TextLine(middle, top - 0.28 * cell, name, size, anchor=Anchor.MIDDLE)
    for number, name in enumerate(labels.rows):
        line = top + (number + 0.5) * cell + 0.36 * size
        yield TextLine(left - 0.18 * cell, line, name, size, anchor=Anchor.END)


def _label_size(labels: Labels, cell: float) -> float:
    """The size in which every label keeps to its own cell."""
    widest = max(load_typeface().width(name, 1) for name in (*labels.columns, *labels.rows))
    return min(LARGEST_LABEL, 0.55 * cell, 0.78 * cell / widest)


def _ruling(ruleset: Ruleset, left: float, top: float, cell: float) -> Iterator[Trace]:
    rows, columns = ruleset.grid.rows, ruleset.grid.columns
    right, bottom = left + columns * cell, top + rows * cell
    for row in range(1, rows):
        yield RuledLine(left, top + row * cell, right, top + row * cell, _weight(row, rows))
    for col in range(1, columns):
        yield RuledLine(left + col * cell, top, left + col * cell, bottom, _weight(col, columns))
    yield Rectangle(left, top, right - left, bottom - top, FRAME)


def _weight(number: int, count: int) -> float:
    """On a large grid every fifth line is thicker, for the eye to count by."""
    return THICK if count > SMALL_GRID and number % 5 == 0 else THIN
