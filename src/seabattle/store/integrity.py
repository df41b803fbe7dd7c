"""The integrity check of a copy: every match is read through, and every seal checked."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from msgspec import Struct

from seabattle.matches.port import Logbook, LogbookDamaged, MatchId
from seabattle.store.page_chain import check_pages
from seabattle.store.sql_statement import PAGES, sqlite_spelling
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, open_to_read
from seabattle.trouble import Trouble, system_trouble

ALL_MATCHES = "SELECT match FROM cards UNION SELECT match FROM pages"
"""Those without a card, too: a match that lost it must not look like one that never was."""


class Inventory(Struct, frozen=True):
    """How much there is."""

    matches: int = 0
    pages: int = 0


def inventory_of(path: Path, place: str | None = None) -> Inventory:
    """What is in an SQLite file, or a refusal that names the damage."""
    connection = open_to_read(path)
    try:
        _check_file(connection)
        found = Inventory()
        for (match,) in connection.execute(ALL_MATCHES).fetchall():
            rows = connection.execute(sqlite_spelling(PAGES), (match, 0))
            found = _add_match(found, len(check_pages(MatchId(match), 0, rows)))
    except (LogbookDamaged, *CORRUPTION_ERRORS) as error:
        raise Trouble("store/damaged", place=place or str(path), reason=_reason(error)) from None
    finally:
        connection.close()
    return found


async def inventory_through(
    logbook: Logbook, matches: AsyncIterator[MatchId], place: str
) -> Inventory:
    """What a logbook tells of some matches, or a refusal that names the damage."""
    found = Inventory()
    try:
        async for match in matches:
            found = _add_match(found, len(await logbook.pages(match)))
    except LogbookDamaged as error:
        raise Trouble("store/damaged", place=place, reason=error) from None
    return found


def _reason(error: Exception) -> Trouble:
    return error if isinstance(error, Trouble) else system_trouble(error)


def _add_match(found: Inventory, pages: int) -> Inventory:
    return Inventory(found.matches + 1, found.pages + pages)


def _check_file(connection: sqlite3.Connection) -> None:
    """Let SQLite look at its own books first: what an index hides, no seal can miss."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(str(verdict))
