"""A look beneath the water: the truth of a match, read from the file of its server.

No player has one. A test that plays whole games through a page uses it to play them
well, and so to be quick.
"""

import sqlite3
from pathlib import Path

from seabattle.game import Seat
from seabattle.matches.live import Live
from seabattle.matches.port import MatchId, Page

PAGES = "SELECT seq, command, at, body FROM pages WHERE match = ? ORDER BY seq"


def sound_decks(database: Path, match: str, seat: int) -> list[tuple[int, int]]:
    """The cells of a seat's ships that are not hit yet, ship after ship."""
    sitting = _live(database, match).sitting
    side, grid = sitting.state.sides[Seat(seat)], sitting.opened.ruleset.grid
    return [
        (cell.row, cell.col)
        for ship in side.ships
        for cell in ship.cells
        if not grid.bit(cell) & side.hits
    ]


def _live(database: Path, match: str) -> Live:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        pages = [Page(*row) for row in connection.execute(PAGES, (match,))]
    finally:
        connection.close()
    live = Live(MatchId(match), pages[0])
    for page in pages[1:]:
        live.turn_page(page)
    return live
