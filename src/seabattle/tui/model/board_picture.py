"""All that a board is given to draw; how it is drawn is the business of the board."""

from msgspec import Struct

from seabattle.drawing import BoardSign
from seabattle.drawing.text_board import Look
from seabattle.grid import Cell, Col, Mask, Row
from seabattle.rules import Ruleset


class BoardPicture(Struct, frozen=True):
    """All that is drawn on a board."""

    ruleset: Ruleset
    look: Look
    caption: str = ""
    chosen: Mask = 0
    """Cells named for a salvo."""
    area: Mask = 0
    """Cells that the next action would take in, or where a ship would lie."""
    barred: Mask = 0
    """Cells that are in the way."""
    fresh: Mask = 0
    """Cells where something has just happened."""
    odds: tuple[tuple[float, ...], ...] | None = None


def best_chance(picture: BoardPicture) -> float:
    """The best chance on any cell of which nothing is known."""
    cells = (
        chance
        for row, line in enumerate(picture.odds or ())
        for col, chance in enumerate(line)
        if picture.look(Cell(Row(row), Col(col)))[0] is BoardSign.UNKNOWN
    )
    return max(cells, default=1.0)
