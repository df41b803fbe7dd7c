"""A look beneath the water: the truth of a match, read from the file of its server.

No player has one. A test that plays whole games through a page uses it to play them
well, and so to be quick.
"""

import sqlite3
from pathlib import Path

from seabattle.game import Game, Seat
from seabattle.game.truth import truth_of
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import MatchId, Page

PAGES = "SELECT seq, command, at, body FROM pages WHERE match = ? AND seq > ? ORDER BY seq"


class TruthReader:
    """A cache of the truth of one match: each look reads only the events since the last one."""

    def __init__(self, database: Path, match: str) -> None:
        self._database = database
        self._match = MatchId(match)
        self._live: LiveMatch | None = None

    def sound_decks(self, seat: int) -> list[tuple[int, int]]:
        """The cells of a seat's ships that are not hit yet, ship after ship."""
        state = self._read_on().state
        assert isinstance(state.game, Game)
        side, grid = truth_of(state.game).sides[Seat(seat)], state.opened.ruleset.grid
        return [
            (cell.row, cell.col)
            for ship in side.ships
            for cell in ship.cells
            if not grid.bit(cell) & side.hits
        ]

    def _read_on(self) -> LiveMatch:
        seen = 0 if self._live is None else self._live.seq
        connection = sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)
        try:
            pages = [Page(*row) for row in connection.execute(PAGES, (self._match, seen))]
        finally:
            connection.close()
        if self._live is None:
            self._live = LiveMatch(self._match, pages.pop(0))
        for page in pages:
            self._live.apply_page(page)
        return self._live
