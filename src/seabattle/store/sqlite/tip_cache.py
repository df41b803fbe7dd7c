"""A cache of tips: how far the matches are that this connection has written.

It speeds things up, and nothing rests on it. It is invalidated when another connection has
written (``PRAGMA data_version``), and should a tip be out of date all the same, then the
page that it leads to has a number or a command that the file knows already: the file
refuses it, and everything is looked up.
"""

import sqlite3
from collections.abc import Iterable

from msgspec import Struct

from seabattle.matches.port import MatchId
from seabattle.store.pending_page import ChainedPage, Tip, card_row

MOST_CACHED = 20_000
"""Matches that are remembered; then all are forgotten, as most of them will be over."""

CardPlace = tuple[str, int, int, int | None]
"""By what a card is found: its phase, whether it is listed, when it was opened, when it is due."""


class CachedTip(Struct, frozen=True, gc=False):
    """How far a match is, and where its card stands."""

    tip: Tip
    place: CardPlace


class TipCache:
    """The bookmarks of one connection."""

    def __init__(self) -> None:
        self._each: dict[MatchId, CachedTip] = {}
        self._version: int | None = None

    def tips_of(
        self, connection: sqlite3.Connection, matches: Iterable[MatchId]
    ) -> dict[MatchId, Tip]:
        """The tips of those matches that are known; asked within a transaction."""
        version = _version(connection)
        if version != self._version:
            self._each.clear()
            self._version = version
        found = [(match, self._each.get(match)) for match in matches]
        return {match: mark.tip for match, mark in found if mark is not None}

    def trust(self, connection: sqlite3.Connection) -> None:
        """Keep the bookmarks, although somebody has written: it was not to a match."""
        self._version = _version(connection)

    def keep(self, entries: Iterable[ChainedPage]) -> None:
        """Note what was written."""
        if len(self._each) > MOST_CACHED:
            self._each.clear()
        for entry in entries:
            self._each[entry.pending.match] = CachedTip(entry.tip, place_of(entry))

    def forget(self) -> None:
        """Look everything up again."""
        self._each.clear()

    def card_stays(self, entry: ChainedPage) -> bool:
        """Whether the card of a match is known to stand where it will."""
        mark = self._each.get(entry.pending.match)
        return mark is not None and mark.place == place_of(entry)


def place_of(entry: ChainedPage) -> CardPlace:
    """By what the card of an entry will be found."""
    return card_row(entry)[5:]


def _version(connection: sqlite3.Connection) -> int:
    """A number that changes whenever another connection has written to the file."""
    found: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return found
