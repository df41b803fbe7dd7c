"""The integrity check of an SQLite file: its own books first, then every hash of page and row."""

import sqlite3
from pathlib import Path

from seabattle.matches.port import MatchId
from seabattle.store.backup_tables import check_declared
from seabattle.store.integrity import ALL_MATCHES, Inventory
from seabattle.store.page_chain import check_pages
from seabattle.store.pending_page import check_card_columns
from seabattle.store.row_seal import check_row
from seabattle.store.sql_statement import PAGES, sqlite_spelling
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, open_to_read
from seabattle.store.stored_table import declared_tables
from seabattle.trouble import Trouble, system_trouble

ALL_CARDS = "SELECT match, seq, seal, body, proof, phase, listed, opened_at, due FROM cards"

ALL_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def inventory_of(path: Path, place: str | None = None) -> Inventory:
    """What is in an SQLite file, or a refusal that names the damage."""
    connection = open_to_read(path)
    try:
        _check_file(connection)
        found = Inventory()
        for (match,) in connection.execute(ALL_MATCHES).fetchall():
            rows = connection.execute(sqlite_spelling(PAGES), (match, 0))
            found = found.add_match(len(check_pages(MatchId(match), 0, rows)))
        _check_rows(connection)
    except (Trouble, *CORRUPTION_ERRORS) as error:
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


def _check_rows(connection: sqlite3.Connection) -> None:
    """Check what is beside the pages: the columns of cards, and the seals of all other rows."""
    for match, *card in connection.execute(ALL_CARDS):
        check_card_columns(MatchId(match), card)
    check_declared({name for (name,) in connection.execute(ALL_TABLES)})
    for table in declared_tables():
        if table.sealed:
            names = table.all_columns
            rows = connection.execute(f"SELECT {', '.join(names)} FROM {table.name}")  # noqa: S608
            for row in rows:
                check_row(table.name, dict(zip(names, row, strict=True)), strict=True)
