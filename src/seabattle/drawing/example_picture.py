"""SVG pictures of the small examples on rule pages, for pages without scripts."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import quoteattr

from seabattle.drawing.poster_sea import (
    HULL,
    SEA,
    SEA_LINE,
    SUNK,
    Spot,
    draw_hull,
    draw_mark,
    svg_number,
)
from seabattle.grid import Cell, Cells, Col, Row
from seabattle.speech.pages.example_sea import BARRED, FOUND, MISS, NOTHING, Rows
from seabattle.views import Mark

SIDE = 24.0
"""The side of a cell, in pixels."""

MARKS = {MISS: Mark.MISS, FOUND: Mark.RADAR_SHIP, NOTHING: Mark.RADAR_EMPTY}
FORBIDDEN = "#a2211a"
PAPER = "#ffffff"


def example_svg(rows: Rows, caption: str = "") -> str:
    """The drawing as SVG; the caption is read aloud by screen readers."""
    wide, high = len(rows[0]) * SIDE + 4, len(rows) * SIDE + 4
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={quoteattr(caption)} '
        f'width="{svg_number(wide)}" height="{svg_number(high)}">'
    )
    return "\n".join((head, *_body(rows), "</svg>")) + "\n"


def _body(rows: Rows) -> Iterator[str]:
    spot = Spot(2, 2, SIDE)
    signs = {
        Cell(Row(row), Col(col)): sign
        for row, line in enumerate(rows)
        for col, sign in enumerate(line)
    }
    yield _water(spot, [cell for cell, sign in signs.items() if sign != " "])
    for letter, cells in _ships(rows, signs).items():
        sunk = all(signs[cell].islower() for cell in cells)
        barred = letter.startswith(BARRED)
        yield from draw_hull(cells, spot, PAPER if barred else SUNK if sunk else HULL)
        if barred:
            yield from (_forbid(spot, cell) for cell in cells)
    for cell, sign in signs.items():
        mark = Mark.HIT if sign.islower() else MARKS.get(sign, Mark.UNKNOWN)
        yield from draw_mark(mark, spot, cell)


def _ships(rows: Rows, signs: dict[Cell, str]) -> dict[str, Cells]:
    """The cells of each ship; seas side by side use the same letters for ships of their own."""
    found: dict[str, Cells] = {}
    for cell, sign in signs.items():
        if sign.isalpha():
            key = f"{sign.upper()}{rows[cell.row][: cell.col].count(' ')}"
            found[key] = (*found.get(key, ()), cell)
    return found


def _water(spot: Spot, cells: Sequence[Cell]) -> str:
    side = svg_number(SIDE)
    places = ((spot.x + cell.col * SIDE, spot.y + cell.row * SIDE) for cell in cells)
    path = "".join(f"M{svg_number(x)} {svg_number(y)}h{side}v{side}h-{side}z" for x, y in places)
    return f'<path d="{path}" fill="{SEA}" stroke="{SEA_LINE}"/>'


def _forbid(spot: Spot, cell: Cell) -> str:
    """A stroke through a deck that must not be there."""
    x, y = spot.centre(cell)
    arm = SIDE * 0.2
    return (
        f'<path d="M{svg_number(x - arm)} {svg_number(y + arm)}'
        f'l{svg_number(2 * arm)} -{svg_number(2 * arm)}" '
        f'stroke="{FORBIDDEN}" stroke-width="3" stroke-linecap="round"/>'
    )
