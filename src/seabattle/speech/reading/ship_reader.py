"""Parser for the typed position of a ship."""

from seabattle.game import Refusal
from seabattle.game.notation import read_cell
from seabattle.game.refusal import CellNotNamed
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ruleset, Ship, ShipClass, labels_of
from seabattle.speech.reading.order_reader import SHIFTS
from seabattle.speech.reading.phrase import drop_end


def read_ship(ruleset: Ruleset, entry: ShipClass, text: str) -> Ship | Refusal:
    """A ship from its first and last cell, from all its cells, or as in "C3 down"."""
    pointed = _read_direction(ruleset, entry, text)
    if pointed is not None:
        return pointed
    cells: list[Cell] = []
    for part in text.replace(",", " ").split():
        cell = read_cell(labels_of(ruleset), part)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
    if not cells:
        return CellNotNamed()
    if len(cells) == 2 and entry.size > 2:
        cells = _cells_between(cells[0], cells[1])
    return Ship(entry.name, tuple(sorted(cells)))


def _read_direction(ruleset: Ruleset, entry: ShipClass, text: str) -> Ship | Refusal | None:
    """A straight ship that begins on a cell and goes on in a direction."""
    for key, (down, right) in SHIFTS.items():
        where = drop_end(text.strip(), key)
        if where:
            first = read_cell(labels_of(ruleset), where)
            if isinstance(first, Refusal):
                return first
            decks = range(entry.size)
            line = [Cell(Row(first.row + down * at), Col(first.col + right * at)) for at in decks]
            return Ship(entry.name, tuple(sorted(line)))
    return None


def _cells_between(one: Cell, other: Cell) -> list[Cell]:
    """All cells of the line from one end to the other; of a box, if they are not in line."""
    rows = range(min(one.row, other.row), max(one.row, other.row) + 1)
    cols = range(min(one.col, other.col), max(one.col, other.col) + 1)
    return [Cell(Row(row), Col(col)) for row in rows for col in cols]
