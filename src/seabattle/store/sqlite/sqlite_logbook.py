"""The logbook in an SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, Self, TypeVar

from msgspec import json

from seabattle.matches.port import (
    Card,
    CardList,
    Kept,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Page,
    PlayerId,
    Repeated,
    Taken,
)
from seabattle.store.batch import LARGEST_BATCH
from seabattle.store.health import StoreHealth
from seabattle.store.page_chain import check_pages
from seabattle.store.pending_page import cards_of_kind, own_cards, prepare_page
from seabattle.store.sql_statement import CARDS_OF, DUE, PAGES, cards_statement, sqlite_spelling
from seabattle.store.sqlite.file_guard import FileGuard
from seabattle.store.sqlite.sqlite_file import (
    CORRUPTION_ERRORS,
    Connect,
    connect,
    open_to_read,
    open_to_write,
    prepare_file,
)
from seabattle.store.sqlite.writer import SqliteWriter, WriterCallback
from seabattle.trouble import system_trouble

READERS = 2

NEWER = """
SELECT json_group_array(cards.match) FROM json_each($1) AS asked
JOIN cards ON cards.match = asked.value ->> 0 WHERE cards.seq > asked.value ->> 1
"""
"""One row for all, as every row would wait for the interpreter."""

T = TypeVar("T")


class SqliteLogbook:
    """Pages in an SQLite file: one thread writes, a few read, each with its own connection."""

    def __init__(
        self,
        path: Path,
        connect: Connect = connect,
        largest_batch: int = LARGEST_BATCH,
        health: StoreHealth | None = None,
    ) -> None:
        self._path = path
        self.guard = FileGuard(path, health.note_loss if health else None)
        self._writer = SqliteWriter(
            lambda: open_to_write(path, connect), self.guard, largest_batch, health
        )
        self._readers = ThreadPoolExecutor(READERS, "logbook-reader")
        self._own = local()
        self._opened: list[sqlite3.Connection] = []

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(prepare_file, self._path)
        await asyncio.to_thread(self._writer.start)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.hand_over()
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page and its card together, and return when they are on disk."""
        return await self._writer.write(prepare_page(match, page, card))

    def run_callback(self, callback: WriterCallback) -> None:
        """Have something else written to the file, in the same thread."""
        self._writer.run_callback(callback)

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages of a match beyond *after*, in order, each checked against the page chain."""
        return await self._run_reader(self._pages, match, after)

    async def newer(self, known: Mapping[MatchId, int]) -> Sequence[MatchId]:
        """Those of some matches that have a page beyond the number that is known."""
        question = json.encode([*known.items()]).decode()
        ((found,),) = await self._run_reader(self._rows, NEWER, question)
        matches: list[MatchId] = json.decode(found)
        return matches

    async def cards(
        self, *, phase: str | None = None, listed: bool | None = None, limit: int = 50
    ) -> CardList:
        """The newest cards of a kind, the newest first."""
        kind = [] if phase is None else [phase]
        kind_and_listed = [*kind, *([] if listed is None else [int(listed)])]
        question = cards_statement(phase, listed=listed)
        rows = await self._run_reader(self._rows, question, limit, *kind_and_listed)
        return cards_of_kind(rows, phase, listed=listed)

    async def cards_of(self, player: PlayerId, limit: int = 50) -> CardList:
        """The cards of a player's matches: by the clock, then others, then those over."""
        rows = await self._run_reader(self._rows, CARDS_OF, limit, player)
        return own_cards(player, rows, strict=True)

    async def due(self, before: Milliseconds, limit: int = 1000) -> Sequence[MatchId]:
        """The matches that have to be looked after before a moment, the earliest first."""
        rows = await self._run_reader(self._rows, DUE, before, limit)
        return [MatchId(match) for (match,) in rows]

    async def _run_reader(self, question: Callable[..., T], *words: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, question, *words)

    def _pages(self, match: MatchId, after: int) -> list[Page]:
        try:
            rows = self._fetch_rows(PAGES, match, after)
        except sqlite3.OperationalError as error:
            # Busy, or no disk: it may pass. Any other error says that the file is spoilt.
            raise LogbookFailed(str(error)) from None
        except CORRUPTION_ERRORS as error:
            raise LogbookDamaged(
                "page/unreadable", match=match, seq=after + 1, reason=system_trouble(error)
            ) from None
        return check_pages(match, after, rows)

    def _rows(self, statement: str, *words: Any) -> list[Any]:
        try:
            return self._fetch_rows(statement, *words)
        except CORRUPTION_ERRORS as error:
            raise LogbookFailed(str(error)) from None

    def _fetch_rows(self, statement: str, *words: Any) -> list[Any]:
        return self._connection().execute(sqlite_spelling(statement), words).fetchall()

    def _connection(self) -> sqlite3.Connection:
        """The connection of this thread."""
        found: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if found is None:
            found = self._own.connection = open_to_read(self._path)
            self._opened.append(found)
        return found
