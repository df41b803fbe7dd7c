"""Targets of special actions, in one table.

For every aim: which targets a click on a cell can mean, which cells a target takes in,
how it is typed, and what it is called. Permission, strikes, bots, screens and transcripts
read this table, so that a new aim is one more entry.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from seabattle.game.command import Centre, Edge, Lane, Target, WholeColumn, WholeRow
from seabattle.game.notation import read_cell, read_line
from seabattle.game.refusal import Refusal
from seabattle.grid import Cell, Col, Grid, Labels, Row, block, whole_column, whole_row
from seabattle.rules import Aim, Ruleset, Weapon


class AimSort(Struct, frozen=True):
    """The functions that belong to one aim."""

    through: Callable[[Cell], tuple[Target, ...]]
    """The targets that a cell can stand for, in the order in which a screen cycles through them."""
    cells: Callable[[Grid, Any, int], tuple[Cell, ...]]
    """The cells that a target takes in, in the order in which they are reported."""
    read: Callable[[Labels, str], Target | Refusal]
    """Parses the target that a player has typed."""


def _read_centre(labels: Labels, text: str) -> Centre | Refusal:
    cell = read_cell(labels, text)
    return cell if isinstance(cell, Refusal) else Centre(cell)


def _line_cells(grid: Grid, line: WholeRow | WholeColumn, _radius: int) -> tuple[Cell, ...]:
    if isinstance(line, WholeRow):
        return whole_row(grid, line.row)
    return whole_column(grid, line.col)


_ANYWHERE = Cell(Row(0), Col(0))


def _lanes(cell: Cell) -> tuple[Lane, ...]:
    """All lanes that lead to a cell, clockwise around it."""
    rows, columns = (Edge.LEFT, Edge.RIGHT), (Edge.TOP, Edge.BOTTOM)
    along = {**dict.fromkeys(rows, cell.row), **dict.fromkeys(columns, cell.col)}
    return tuple(Lane(edge, along[edge]) for edge in Edge)


def _lane_cells(grid: Grid, lane: Lane, _radius: int) -> tuple[Cell, ...]:
    """The cells of a lane, in the order in which a torpedo reaches them."""
    if lane.edge in (Edge.LEFT, Edge.RIGHT):
        cells = whole_row(grid, Row(lane.line))
    else:
        cells = whole_column(grid, Col(lane.line))
    return cells if lane.edge in (Edge.LEFT, Edge.TOP) else cells[::-1]


def _read_lane(labels: Labels, text: str) -> Lane | Refusal:
    """A row from the left or a column from the top; from the other end with a minus."""
    back = "-" in (text.strip()[:1], text.strip()[-1:])
    line = read_line(labels, text.strip().strip("-"))
    if isinstance(line, Refusal):
        return line
    if isinstance(line, WholeRow):
        return Lane(Edge.RIGHT if back else Edge.LEFT, line.row)
    return Lane(Edge.BOTTOM if back else Edge.TOP, line.col)


def _lane_from(edge: Edge) -> Callable[[Labels, str], Lane | Refusal]:
    back = "-" if edge in (Edge.RIGHT, Edge.BOTTOM) else ""
    return lambda labels, label: _read_lane(labels, back + label)


AIMS: dict[Aim, AimSort] = {
    Aim.CELL: AimSort(
        through=lambda cell: (Centre(cell),),
        cells=lambda grid, target, radius: block(grid, target.at, radius),
        read=_read_centre,
    ),
    Aim.LINE: AimSort(
        through=lambda cell: (WholeRow(cell.row), WholeColumn(cell.col)),
        cells=_line_cells,
        read=read_line,
    ),
    Aim.LANE: AimSort(through=_lanes, cells=_lane_cells, read=_read_lane),
}


def name_target(labels: Labels, target: Target) -> tuple[str, str]:
    """What sort of target it is, as a word for programs, and the label at the table's edge."""
    match target:
        case Centre():
            return "cell", labels.name(target.at)
        case WholeRow():
            return "row", labels.rows[target.row]
        case WholeColumn():
            return "column", labels.columns[target.col]
        case Lane():
            rows = target.edge in (Edge.LEFT, Edge.RIGHT)
            return target.edge, (labels.rows if rows else labels.columns)[target.line]


NAMED: dict[str, Callable[[Labels, str], Target | Refusal]] = {
    "cell": _read_centre,
    "row": read_line,
    "column": read_line,
    **{edge: _lane_from(edge) for edge in Edge},
}
"""How a target is read back from the two words of :func:`name_target`."""


@lru_cache(maxsize=64)
def all_targets(grid: Grid, aim: Aim) -> tuple[Target, ...]:
    """Everything on a grid that can be aimed at."""
    through, cells = AIMS[aim].through, grid.cells()
    turns = range(len(through(cells[0])))
    return tuple(dict.fromkeys(through(cell)[turn] for turn in turns for cell in cells))


@lru_cache(maxsize=64)
def _known_targets(grid: Grid, aim: Aim) -> frozenset[Target]:
    return frozenset(all_targets(grid, aim))


def is_on_grid(grid: Grid, aim: Aim, target: Target) -> bool:
    """Whether the target lies on the grid."""
    return target in _known_targets(grid, aim)


def fits_aim(aim: Aim, target: Target) -> bool:
    """Whether a target is of the sort that *aim* takes."""
    return type(target) in {type(each) for each in AIMS[aim].through(_ANYWHERE)}


def reach(ruleset: Ruleset, weapon: Weapon, target: Target) -> tuple[Cell, ...]:
    """The cells a special action strikes or looks at, in the order they are reported."""
    return AIMS[weapon.aim].cells(ruleset.grid, target, weapon.radius or 0)
