"""What is typed instead of steered: cells for a shot, a cell or a line for a special action."""

from msgspec.structs import replace

from seabattle.game import Refusal, WholeColumn, WholeRow
from seabattle.game.notation import read_cell, read_line
from seabattle.grid import Cell
from seabattle.rules import labels_of
from seabattle.tui.aim import CursorAim, is_line
from seabattle.views import View, shots_now


def read_aim(aim: CursorAim, view: View, text: str) -> CursorAim | Refusal:
    """The aim that *text* means: with what was chosen before, at what is typed."""
    labels = labels_of(view.ruleset)
    if is_line(aim, view):
        line = read_line(labels, text)
        return line if isinstance(line, Refusal) else _aim_along(aim, line)
    cells: list[Cell] = []
    several = aim.weapon is None and shots_now(view) > 1
    for part in text.replace(",", " ").split() if several else [text]:
        cell = read_cell(labels, part)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
    if not cells:
        return replace(aim)
    if not several:
        return replace(aim, at=cells[-1])
    named = (*aim.chosen, *(cell for cell in cells[:-1] if cell not in aim.chosen))
    return replace(aim, at=cells[-1], chosen=named)


def _aim_along(aim: CursorAim, line: WholeRow | WholeColumn) -> CursorAim:
    if isinstance(line, WholeRow):
        return replace(aim, at=Cell(line.row, aim.at.col), upright=False)
    return replace(aim, at=Cell(aim.at.row, line.col), upright=True)
