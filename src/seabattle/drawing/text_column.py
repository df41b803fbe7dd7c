"""Words set in columns: broken into lines that fit, and poured from one column into the next."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from seabattle.drawing.printed_page import TextLine
from seabattle.drawing.typeface import ASCENT, DESCENT, load_typeface
from seabattle.speech.pages import Section

LEADING = 1.28
"""From line to line, in parts of the size."""
INDENT = 1.1
"""How far points stand in, in parts of the size."""
HEADING_GAP = 0.7
BULLET = "•"
BASELINE = (LEADING - ASCENT - DESCENT) / 2 + ASCENT
"""From the top of a line to where its letters stand, in parts of the size."""


class ColumnLine(Struct, frozen=True):
    """A line of a column, before it has its place."""

    text: str
    bold: bool = False
    bullet: bool = False
    indent: float = 0.0
    gap: float = 0.0
    """Room above it, unless it is the first of its column."""


def break_lines(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """The text in lines no wider than *width*; a word that is wider by itself is cut."""
    cut = load_typeface(bold=bold)
    blank = cut.width(" ", size)
    lines: list[list[str]] = []
    used = width
    for word in _pieces(text, size, width, bold=bold):
        wide = cut.width(word, size)
        if not lines or used + blank + wide > width:
            lines.append([])
            used = -blank
        lines[-1].append(word)
        used += blank + wide
    return [" ".join(line) for line in lines]


def _pieces(text: str, size: float, width: float, *, bold: bool) -> Iterator[str]:
    """The words, and those that are too wide in pieces."""
    cut = load_typeface(bold=bold)
    for word in text.split():
        if cut.width(word, size) <= width:
            yield word
            continue
        piece = ""
        for sign in word:
            if piece and cut.width(piece + sign, size) > width:
                yield piece
                piece = ""
            piece += sign
        yield piece


def section_lines(sections: Sequence[Section], size: float, width: float) -> list[ColumnLine]:
    """The lines of a text: headings, and points with a bullet each."""
    indent = INDENT * size
    found = []
    for section in sections:
        head = break_lines(section.heading, size, width, bold=True)
        gaps = [HEADING_GAP * size] + [0.0] * len(head)
        found += [
            ColumnLine(text, bold=True, gap=gap) for text, gap in zip(head, gaps, strict=False)
        ]
        for point in section.points:
            texts = break_lines(point, size, width - indent)
            found += [
                ColumnLine(
                    text, bullet=not number, indent=indent, gap=0.12 * size if not number else 0
                )
                for number, text in enumerate(texts)
            ]
    return found


def pour(
    lines: Sequence[ColumnLine], size: float, height: float, columns: int
) -> list[list[ColumnLine]] | None:
    """The lines dealt out to columns no higher than *height*, or ``None`` if they do not fit.

    A point is never torn apart, and a heading keeps its first point beneath it.
    """
    poured: list[list[ColumnLine]] = [[]]
    for group in _groups(lines):
        if poured[-1] and _height([*poured[-1], *group], size) > height:
            poured.append([])
        poured[-1] += group
        if _height(poured[-1], size) > height:
            return None
    return poured if len(poured) <= columns else None


def _groups(lines: Sequence[ColumnLine]) -> list[list[ColumnLine]]:
    """The lines that must stay together."""
    found: list[list[ColumnLine]] = []
    for line in lines:
        begins = line.bullet or line.bold
        if found and (not begins or found[-1][-1].bold):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def _height(lines: Sequence[ColumnLine], size: float) -> float:
    return LEADING * size * len(lines) + sum(line.gap for line in lines[1:])


def set_lines(lines: Sequence[ColumnLine], x: float, y: float, size: float) -> Iterator[TextLine]:
    """The lines of one column, from *y* downwards."""
    for number, line in enumerate(lines):
        y += line.gap if number else 0.0
        if line.bullet:
            yield TextLine(x + 0.15 * size, y + BASELINE * size, BULLET, size)
        yield TextLine(x + line.indent, y + BASELINE * size, line.text, size, bold=line.bold)
        y += LEADING * size


def balance_columns(
    lines: Sequence[ColumnLine], size: float, height: float, columns: int
) -> list[list[ColumnLine]] | None:
    """As :func:`pour`, but with columns about as long as each other where there is room."""
    even = _height(lines, size) / columns
    while even < height:
        found = pour(lines, size, even, columns)
        if found is not None:
            return found
        even += LEADING * size
    return pour(lines, size, height, columns)
