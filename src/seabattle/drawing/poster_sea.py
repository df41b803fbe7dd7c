"""One sea of a poster: water, labels, ships and marks, drawn in a square of a given side.

Straight ships are drawn with a bow, bent ones as strokes along their cells, so that every
shape has a hull. Marks differ by shape, not only by colour: a cross is a hit, a dot a miss.
"""

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from msgspec import Struct

from seabattle.grid import Cell, Cells, Col, Grid, Row
from seabattle.rules import Ruleset, Ship, labels_of
from seabattle.views import Chart, Mark

INK, SOFT, DECK = "#14264a", "#485778", "#d8e2ee"
SEA, SEA_LINE = "#dfedf1", "#9fc0cd"
HULL, SUNK, HIT, MISS, RADAR, SIGNAL = (
    "#33507e",
    "#7d0f1c",
    "#b62b12",
    "#2a6285",
    "#4f4a9c",
    "#a3115b",
)


TINTS = (HULL, "#1d6b45", "#8a5200", "#6a4a9c", "#0b6b78", "#7a5a3a", "#5a6b1d", "#8a3a6b")
"""One colour per owner on a shared sea; further owners reuse them in order."""


def tint(owner: int) -> str:
    """The colour of an owner's ships."""
    return TINTS[owner % len(TINTS)]


class Wreck(Struct, frozen=True):
    """A sunk ship, with its owner if that is public."""

    cells: Cells
    owner: int | None = None


class PosterSea(Struct, frozen=True):
    """What is shown of one sea."""

    caption: str
    chart: Chart
    fleets: tuple[tuple[Ship, ...], ...] = ()
    """The ships that are shown, by owner; on a shared sea each in a colour of its own."""
    shots: tuple[Cell, ...] = ()
    """The cells of the last shots."""
    won: bool = False
    pegs: bool = False
    """Whether hits are red pegs, as on the board of the forum game."""
    wrecks: tuple[Wreck, ...] = ()
    """Drawn as outlines, each with the number of its owner."""


class Spot(Struct, frozen=True):
    """Where a sea is drawn: its top left corner, and how large a cell is."""

    x: float
    y: float
    cell: float

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        return self.x + (cell.col + 0.5) * self.cell, self.y + (cell.row + 0.5) * self.cell


def svg_number(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def draw_poster_sea(ruleset: Ruleset, sea: PosterSea, spot: Spot) -> Iterator[str]:
    """The sea as SVG, from the water up."""
    grid = ruleset.grid
    yield from _water(grid, spot)
    yield from _labels(ruleset, spot)
    for owner, ships in enumerate(sea.fleets):
        for ship in ships:
            sunk = not ruleset.sea.shared and not grid.mask(ship.cells) & ~sea.chart.hit
            yield from draw_hull(ship.cells, spot, SUNK if sunk else tint(owner))
    for cell in grid.cells():
        mark = sea.chart.mark(grid, cell)
        if sea.pegs and mark in (Mark.HIT, Mark.SUNK):
            yield from draw_peg(spot, cell)
        else:
            yield from draw_mark(mark, spot, cell)
    for wreck in sea.wrecks:
        yield from _outline(wreck, spot)
    for cell in sea.shots:
        yield _highlight(spot, cell)


def _water(grid: Grid, spot: Spot) -> Iterator[str]:
    wide, high = grid.columns * spot.cell, grid.rows * spot.cell
    yield (
        f'<rect x="{svg_number(spot.x)}" y="{svg_number(spot.y)}" width="{svg_number(wide)}" '
        f'height="{svg_number(high)}" fill="{SEA}" stroke="{INK}" stroke-width="2"/>'
    )
    rules = [
        f"M{svg_number(spot.x + col * spot.cell)} {svg_number(spot.y)}v{svg_number(high)}"
        for col in range(1, grid.columns)
    ]
    rules += [
        f"M{svg_number(spot.x)} {svg_number(spot.y + row * spot.cell)}h{svg_number(wide)}"
        for row in range(1, grid.rows)
    ]
    yield f'<path d="{"".join(rules)}" stroke="{SEA_LINE}" stroke-width="1" fill="none"/>'
    yield from _neat_line(grid, spot)


def _neat_line(grid: Grid, spot: Spot) -> Iterator[str]:
    """The scale around a chart: light and dark, one division to a cell."""
    band = max(3.0, spot.cell * 0.12)
    wide, high = grid.columns * spot.cell, grid.rows * spot.cell
    left, top = spot.x - band, spot.y - band
    frame = f'width="{svg_number(wide + 2 * band)}" height="{svg_number(high + 2 * band)}"'
    yield (
        f'<rect x="{svg_number(left)}" y="{svg_number(top)}" {frame} '
        f'fill="none" stroke="{INK}" stroke-width="1.5"/>'
    )
    dark = [
        f"M{svg_number(spot.x + col * spot.cell)} {svg_number(y)}h{svg_number(spot.cell)}"
        for y in (spot.y - band / 2, spot.y + high + band / 2)
        for col in range(0, grid.columns, 2)
    ]
    dark += [
        f"M{svg_number(x)} {svg_number(spot.y + row * spot.cell)}v{svg_number(spot.cell)}"
        for x in (spot.x - band / 2, spot.x + wide + band / 2)
        for row in range(0, grid.rows, 2)
    ]
    stroke = f'stroke="{INK}" stroke-width="{svg_number(band * 0.7)}"'
    yield f'<path d="{"".join(dark)}" {stroke} fill="none"/>'


def _labels(ruleset: Ruleset, spot: Spot) -> Iterator[str]:
    labels = labels_of(ruleset)
    # Where cells are tiny only every few of them can be named.
    step = max(1, round(13 / spot.cell + 0.49))
    size = min(20.0, max(9.0, spot.cell * 0.42))
    for col in range(0, len(labels.columns), step):
        x = spot.x + (col + 0.5) * spot.cell
        yield svg_text(
            labels.columns[col], x, spot.y - size * 0.5 - 5, size, fill=SOFT, anchor="middle"
        )
    for row in range(0, len(labels.rows), step):
        y = spot.y + (row + 0.5) * spot.cell + size * 0.36
        yield svg_text(labels.rows[row], spot.x - size * 0.5 - 4, y, size, fill=SOFT, anchor="end")


def svg_text(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    fill: str,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """A line of words."""
    plain = "".join(sign for sign in text if sign.isprintable())
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{svg_number(x)}" y="{svg_number(y)}" '
        f'font-size="{svg_number(size)}" fill="{fill}" '
        f'text-anchor="{anchor}"{weight}>{escape(plain)}</text>'
    )


def draw_hull(cells: Iterable[Cell], spot: Spot, colour: str) -> Iterator[str]:
    """A ship: with a bow and a deck where it is straight, else a stroke along its cells."""
    cells = tuple(cells)
    if len({cell.row for cell in cells}) == 1 or len({cell.col for cell in cells}) == 1:
        yield from _straight_hull(cells, spot, colour)
        return
    path = "".join(_strokes(cells, spot))
    for width, stroke in ((0.76, INK), (0.66, colour)):
        yield (
            f'<path d="{path}" fill="none" stroke="{stroke}" '
            f'stroke-width="{svg_number(width * spot.cell)}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )


def _straight_hull(cells: Cells, spot: Spot, colour: str) -> Iterator[str]:
    """Seen from above, the bow to the right; one that lies along a column is turned."""
    first, last = min(cells), max(cells)
    side, length = spot.cell, len(cells) * spot.cell
    x, y = spot.x + first.col * side, spot.y + first.row * side
    turn = "" if first.row == last.row else f" rotate(90) translate(0 -{svg_number(side)})"
    half, bow = 0.36 * side, 0.42 * side
    start, end = 0.1 * side, length - 0.06 * side
    hull = (
        f"M{svg_number(start + 0.12 * side)} {svg_number(-half)}"
        f"H{svg_number(end - bow)}Q{svg_number(end - bow * 0.3)} {svg_number(-half)} "
        f"{svg_number(end)} 0Q{svg_number(end - bow * 0.3)} {svg_number(half)} "
        f"{svg_number(end - bow)} {svg_number(half)}H{svg_number(start + 0.12 * side)}"
        f"Q{svg_number(start)} 0 {svg_number(start + 0.12 * side)} {svg_number(-half)}z"
    )
    middle = svg_number(side / 2)
    yield (
        f'<g transform="translate({svg_number(x)} {svg_number(y)}){turn} translate(0 {middle})">'
        f'<path d="{hull}" fill="{colour}" stroke="{INK}" '
        f'stroke-width="{svg_number(max(1.0, side * 0.04))}" stroke-linejoin="round"/>'
        f'<path d="M{svg_number(start + 0.3 * side)} 0H{svg_number(end - bow)}" stroke="{DECK}" '
        f'stroke-opacity="0.75" stroke-width="{svg_number(side * 0.09)}" stroke-linecap="round"/>'
        "</g>"
    )


def _strokes(cells: tuple[Cell, ...], spot: Spot) -> Iterator[str]:
    """From every cell to its neighbours right, below and, within a block, across."""
    taken = {(int(cell.row), int(cell.col)) for cell in cells}
    for cell in cells:
        x, y = map(svg_number, spot.centre(cell))
        yield f"M{x} {y}h0"
        for down, right in ((0, 1), (1, 0), (1, 1)):
            far = (cell.row + down, cell.col + right)
            if {far, (cell.row + down, cell.col), (cell.row, cell.col + right)} <= taken:
                yield f"M{x} {y}l{svg_number(right * spot.cell)} {svg_number(down * spot.cell)}"


def draw_mark(mark: Mark, spot: Spot, cell: Cell) -> Iterator[str]:
    """The mark on a cell."""
    x, y = spot.centre(cell)
    size = spot.cell
    match mark:
        case Mark.MISS:
            yield _disc(x, y, size * 0.13, MISS)
        case Mark.HIT | Mark.SUNK:
            colour = SUNK if mark is Mark.SUNK else HIT
            # A light edge shows the cross on a hull, too.
            yield _cross(x, y, size * 0.24, "#ffffff", size * 0.2)
            yield _cross(x, y, size * 0.24, colour, size * 0.11)
        case Mark.RADAR_EMPTY:
            yield _diamond(x, y, size * 0.17, "none", size * 0.05)
        case Mark.RADAR_SHIP:
            yield _diamond(x, y, size * 0.24, RADAR, size * 0.05)
        case Mark.UNKNOWN:
            return


def draw_peg(spot: Spot, cell: Cell) -> Iterator[str]:
    """A red peg; the light cross on it tells it from a miss without its colour."""
    x, y = spot.centre(cell)
    yield (
        f'<circle cx="{svg_number(x)}" cy="{svg_number(y)}" r="{svg_number(spot.cell * 0.36)}" '
        f'fill="{HIT}" stroke="{SUNK}" stroke-width="{svg_number(max(0.75, spot.cell * 0.05))}"/>'
    )
    yield _cross(x, y, spot.cell * 0.13, "#ffffff", spot.cell * 0.09)


def _outline(wreck: Wreck, spot: Spot) -> Iterator[str]:
    """The outline of a wreck, which may overlap others, with the number of its owner."""
    colour = INK if wreck.owner is None else tint(wreck.owner)
    width = max(1.5, spot.cell * 0.09)
    for cell in wreck.cells:
        x, y = spot.x + cell.col * spot.cell, spot.y + cell.row * spot.cell
        edges = "".join(
            f"M{svg_number(x + left * spot.cell)} {svg_number(y + top * spot.cell)}"
            f"{'h' if flat else 'v'}{svg_number(spot.cell)}"
            for down, right, top, left, flat in _EDGES
            if Cell(Row(cell.row + down), Col(cell.col + right)) not in wreck.cells
        )
        stroke = f'stroke="{colour}" stroke-width="{svg_number(width)}"'
        yield f'<path d="{edges}" fill="none" {stroke}/>'
    if wreck.owner is not None:
        first = min(wreck.cells)
        size = max(7.0, spot.cell * 0.3)
        x = spot.x + first.col * spot.cell + width
        y = spot.y + first.row * spot.cell + size
        yield svg_text(str(wreck.owner + 1), x, y, size, fill=colour, bold=True)


_EDGES = ((-1, 0, 0, 0, True), (1, 0, 1, 0, True), (0, -1, 0, 0, False), (0, 1, 0, 1, False))
"""For each side of a cell: the neighbour there, where its line begins, and whether it lies flat."""


def _disc(x: float, y: float, radius: float, colour: str) -> str:
    place = f'cx="{svg_number(x)}" cy="{svg_number(y)}" r="{svg_number(radius)}"'
    return f'<circle {place} fill="{colour}"/>'


def _cross(x: float, y: float, arm: float, colour: str, width: float) -> str:
    left, top, both = svg_number(x - arm), svg_number(y - arm), svg_number(2 * arm)
    bottom = svg_number(y + arm)
    return (
        f'<path d="M{left} {top}l{both} {both}M{left} {bottom}l{both} -{both}" '
        f'stroke="{colour}" stroke-width="{svg_number(width)}" stroke-linecap="round"/>'
    )


def _diamond(x: float, y: float, reach: float, fill: str, width: float) -> str:
    r = svg_number(reach)
    return (
        f'<path d="M{svg_number(x)} {svg_number(y - reach)}l{r} {r}l-{r} {r}l-{r} -{r}z" '
        f'fill="{fill}" stroke="{RADAR}" stroke-width="{svg_number(width)}"/>'
    )


def _highlight(spot: Spot, cell: Cell) -> str:
    x, y = spot.x + cell.col * spot.cell, spot.y + cell.row * spot.cell
    side = svg_number(spot.cell)
    return (
        f'<rect x="{svg_number(x)}" y="{svg_number(y)}" width="{side}" height="{side}" fill="none" '
        f'stroke="{SIGNAL}" stroke-width="{svg_number(max(2.0, spot.cell * 0.07))}"/>'
    )
