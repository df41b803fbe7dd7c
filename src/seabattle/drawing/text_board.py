"""One sea drawn as text, with the labels of the table."""

from collections.abc import Callable

from seabattle.drawing.pen import BoardSign, Pen
from seabattle.grid import Cell, Col, Labels, Mask, Row
from seabattle.rules import Ruleset, labels_of
from seabattle.views import Chart, View

DrawnSign = tuple[BoardSign, bool]
"""A sign, and whether it may be out of date."""

Look = Callable[[Cell], DrawnSign]
"""What to draw on a cell."""


def draw_board(ruleset: Ruleset, pen: Pen, look: Look) -> str:
    """The sea as *look* sees it: columns named above, rows at the side."""
    labels = labels_of(ruleset)
    side = max(len(name) for name in labels.rows)
    wide = max(len(name) for name in labels.columns)
    head = " ".join(name.rjust(wide) for name in labels.columns)
    lines = [f"{'':{side}} {head}"]
    for row, name in enumerate(labels.rows):
        lines.append(f"{name.rjust(side)} {_row(labels, pen, look, Row(row), wide)}")
    return "\n".join(lines)


def _row(labels: Labels, pen: Pen, look: Look, row: Row, wide: int) -> str:
    cells = (look(Cell(row, Col(col))) for col in range(len(labels.columns)))
    # The sign of an old mark replaces the gap, so that columns stay under their labels.
    drawn = (pen.sign(sign).rjust(wide) + (pen.old if old else " ") for sign, old in cells)
    return "".join(drawn).rstrip()


def own_look(view: View) -> Look:
    """The viewer's own sea: the ships, and where the enemy has fired."""
    grid, own, chart = view.ruleset.grid, view.own, view.home
    wrecks = _wrecks(view)

    def look(cell: Cell) -> DrawnSign:
        bit = grid.bit(cell)
        if own.fleet & bit:
            return _deck(bit, own.hits, wrecks, BoardSign.HIT), False
        # No mark is out of date here: a player knows where the own ships are.
        return (BoardSign.MISS if chart.missed & bit else BoardSign.UNKNOWN), False

    return look


def _deck(bit: Mask, hits: Mask, wrecks: Mask, hit: BoardSign) -> BoardSign:
    if wrecks & bit:
        return BoardSign.SUNK
    return hit if hits & bit else BoardSign.SHIP


def _wrecks(view: View) -> Mask:
    sound = view.own.fleet & ~view.own.hits
    return sum(mask for mask in view.own.masks if not mask & sound)


def chart_look(view: View, chart: Chart, fleet: Mask = 0) -> Look:
    """A sea as reported; *fleet* are decks shown when the game is over."""
    grid = view.ruleset.grid

    def look(cell: Cell) -> DrawnSign:
        mark = chart.mark(grid, cell)
        if fleet & grid.bit(cell) and mark not in (mark.HIT, mark.SUNK):
            return BoardSign.SHIP, False
        return BoardSign(mark), chart.is_out_of_date(grid, cell)

    return look


def shared_look(view: View, fresh: Mask = 0, fleet: Mask = 0) -> Look:
    """The shared sea: red pegs, and the viewer's own misses and ships.

    *fresh* are the pegs to be shown as new, *fleet* decks shown when the game is over.
    """
    own, grid, wrecks = view.own, view.ruleset.grid, _wrecks(view)
    told = chart_look(view, view.home, fleet)

    def look(cell: Cell) -> DrawnSign:
        bit = grid.bit(cell)
        if own.fleet & bit:
            return _deck(bit, own.hits, wrecks, BoardSign.OWN_HIT), False
        return (BoardSign.NEW_HIT, False) if fresh & bit else told(cell)

    return look


def side_by_side(left: str, right: str, width: int, gap: str = "   ") -> str:
    """Two drawings beside each other, or one above the other where there is no room."""
    lines, others = left.splitlines(), right.splitlines()
    wide = max(map(len, lines))
    if wide + len(gap) + max(map(len, others)) > width:
        return f"{left}\n\n{right}"
    tall = max(len(lines), len(others))
    lines += [""] * (tall - len(lines))
    others += [""] * (tall - len(others))
    pairs = zip(lines, others, strict=True)
    return "\n".join(f"{line.ljust(wide)}{gap}{other}".rstrip() for line, other in pairs)
