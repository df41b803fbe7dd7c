"""A page of paper and what is drawn on it, in millimetres from its top left corner.

A printed sheet consists of these few marks only; a file writer draws them one by one, and
makes no layout decisions.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.drawing.typeface import ASCENT, DESCENT, load_typeface

A4 = (210.0, 297.0)


class Anchor(StrEnum):
    """Which part of a line of text stands at its *x*."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


class Extent(Struct, frozen=True):
    """The room that something takes."""

    left: float
    top: float
    right: float
    bottom: float


class RuledLine(Struct, frozen=True):
    """A ruled line."""

    x1: float
    y1: float
    x2: float
    y2: float
    weight: float = 0.15

    @property
    def extent(self) -> Extent:
        """The room it takes, without its weight."""
        xs, ys = sorted((self.x1, self.x2)), sorted((self.y1, self.y2))
        return Extent(xs[0], ys[0], xs[1], ys[1])


class Rectangle(Struct, frozen=True):
    """A drawn rectangle, empty or shaded."""

    x: float
    y: float
    width: float
    height: float
    weight: float = 0.2
    shade: str | None = None

    @property
    def extent(self) -> Extent:
        """The room it takes, without its weight."""
        return Extent(self.x, self.y, self.x + self.width, self.y + self.height)


class TextLine(Struct, frozen=True):
    """A line of words, standing on *y*."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    anchor: Anchor = Anchor.START

    @property
    def width(self) -> float:
        """How wide they are."""
        return load_typeface(bold=self.bold).width(self.text, self.size)

    @property
    def left(self) -> float:
        """Where they begin."""
        parts = {Anchor.START: 0.0, Anchor.MIDDLE: 0.5, Anchor.END: 1.0}
        return self.x - self.width * parts[self.anchor]

    @property
    def extent(self) -> Extent:
        """The room they take, from the tallest letter to the deepest."""
        top, bottom = self.y - ASCENT * self.size, self.y + DESCENT * self.size
        return Extent(self.left, top, self.left + self.width, bottom)


Trace = RuledLine | Rectangle | TextLine
"""Anything drawn on paper."""


class PageBlock(Struct, frozen=True):
    """A part of a page that keeps to its own room."""

    name: str
    extent: Extent
    traces: tuple[Trace, ...]


class PrintedPage(Struct, frozen=True):
    """One page."""

    title: str
    lang: str
    blocks: tuple[PageBlock, ...]
    width: float = A4[0]
    height: float = A4[1]

    @property
    def traces(self) -> tuple[Trace, ...]:
        """Everything on it, in the order in which it is drawn."""
        return tuple(trace for block in self.blocks for trace in block.traces)
