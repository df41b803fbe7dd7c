"""The integrity check of an SQLite file: its own books first, then every seal."""

import sqlite3
from pathlib import Path

from seabattle.matches.port import LogbookDamaged, MatchId
from seabattle.store.integrity import ALL_MATCHES, Inventory
from seabattle.store.page_chain import check_pages
from seabattle.store.sql_statement import PAGES, sqlite_spelling
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, open_to_read
from seabattle.trouble import Trouble, system_trouble


def inventory_of(path: Path, place: str | None = None) -> Inventory:
    """What is in an SQLite file, or a refusal that names the damage."""
    connection = open_to_read(path)
    try:
        _check_file(connection)
        found = Inventory()
        for (match,) in connection.execute(ALL_MATCHES).fetchall():
            rows = connection.execute(sqlite_spelling(PAGES), (match, 0))
            found = found.add_match(len(check_pages(MatchId(match), 0, rows)))
    except (LogbookDamaged, *CORRUPTION_ERRORS) as error:
        raise Trouble("store/damaged", place=place or str(path), reason=_reason(error)) from None
    finally:
        connection.close()
    return found


def _reason(error: Exception) -> Trouble:
    return error if isinstance(error, Trouble) else system_trouble(error)


def _check_file(connection: sqlite3.Connection) -> None:
    """Let SQLite look at its own books first: what an index hides, no seal can miss."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(str(verdict))
