"""Many pages in one transaction of SQLite, with as few calls as can be.

Every call lets go of the interpreter and has to wait until whoever runs meanwhile gives it
back. So all tips are asked for at once, and come back as one row; many pages are one call.
"""

import sqlite3
from collections.abc import Sequence
from itertools import compress
from operator import not_
from typing import Any

from msgspec import json

from seabattle.store.batch import AppendOutcome, Batch, answers_to, entries_of
from seabattle.store.page_companion import page_companions
from seabattle.store.pending_page import (
    ChainedPage,
    PendingPage,
    card_row,
    page_row,
    sitter_rows,
    waiting_ended,
)
from seabattle.store.sql_statement import (
    ADD_PAGE,
    GET_UP,
    PUT_CARD,
    SIT_DOWN,
    TURN_CARD,
    WAIT_NO_LONGER,
    sqlite_spelling,
)
from seabattle.store.sqlite.bulk_insert import insert_rows
from seabattle.store.sqlite.tip_cache import TipCache

TIPS = """
SELECT json_group_array(json_array(
match, CASE typeof(seq) WHEN 'integer' THEN seq END, hex(seal), hex(body), hex(proof)))
FROM cards WHERE match IN (SELECT value FROM json_each(?1))
"""
"""A number that was damaged may be anything; JSON cannot say all of it."""

KNOWN = """
SELECT json_group_array(json_array(
pages.match, pages.command, CASE typeof(pages.seq) WHEN 'integer' THEN pages.seq ELSE 0 END))
FROM json_each(?1) AS asked JOIN pages
ON pages.match = asked.value ->> 0 AND pages.command = asked.value ->> 1
"""


def write_to_file(
    connection: sqlite3.Connection, pages: Sequence[PendingPage], tip_cache: TipCache
) -> list[AppendOutcome]:
    """Write pages in one transaction, and return when it is on disk."""
    connection.execute("BEGIN IMMEDIATE")
    entries = _chain_by_cache(connection, pages, tip_cache)
    if entries is not None and _write_if_free(connection, entries, tip_cache):
        connection.execute("COMMIT")
        tip_cache.keep(entries)
        return answers_to(entries)
    connection.execute("ROLLBACK")
    tip_cache.forget()
    return _write_after_reading(connection, pages, tip_cache)


def _write_after_reading(
    connection: sqlite3.Connection, pages: Sequence[PendingPage], tip_cache: TipCache
) -> list[AppendOutcome]:
    """Write pages by what the file says, and by nothing else."""
    batch = Batch(pages)
    connection.execute("BEGIN IMMEDIATE")
    _read_tips(connection, batch)
    decided = batch.decide_all()
    _write_pages(connection, entries_of(decided), tip_cache)
    connection.execute("COMMIT")
    return answers_to(decided)


def _chain_by_cache(
    connection: sqlite3.Connection, pages: Sequence[PendingPage], tip_cache: TipCache
) -> list[ChainedPage] | None:
    """The entries for the pages by the bookmarks, if all of them are to be written."""
    batch = Batch(pages)
    known = tip_cache.tips_of(connection, batch.matches)
    batch.recall(known)
    unknown = [match for match in batch.matches if match not in known]
    if unknown:
        batch.note_tips(_tip(*row) for row in _ask_rows(connection, TIPS, unknown))
    entries = entries_of(batch.decide_all())
    return entries if len(entries) == len(pages) else None


def _write_if_free(
    connection: sqlite3.Connection, entries: Sequence[ChainedPage], tip_cache: TipCache
) -> bool:
    """Write entries, unless the file knows one of their numbers or commands already."""
    try:
        _write_pages(connection, entries, tip_cache)
    except sqlite3.IntegrityError:
        return False
    return True


def _read_tips(connection: sqlite3.Connection, batch: Batch) -> None:
    """See how far the matches are, and which commands they know."""
    batch.note_tips(_tip(*row) for row in _ask_rows(connection, TIPS, batch.matches))
    commands = [(pending.match, pending.page.command) for pending in batch.pages]
    for match, command, seq in _ask_rows(connection, KNOWN, commands):
        batch.note_known_command(match, command, seq)


def _tip(match: Any, seq: Any, *parts: str) -> tuple[Any, ...]:
    return (match, seq, *map(bytes.fromhex, parts))


def _ask_rows(connection: sqlite3.Connection, question: str, about: Sequence[Any]) -> list[Any]:
    """The rows that answer a question, which come as one."""
    (found,) = connection.execute(question, (json.encode(about).decode(),)).fetchone()
    rows: list[Any] = json.decode(found)
    return rows


def _write_pages(
    connection: sqlite3.Connection, entries: Sequence[ChainedPage], tip_cache: TipCache
) -> None:
    last = {entry.pending.match: entry for entry in entries}.values()
    staying = [tip_cache.card_stays(entry) for entry in last]
    cards = [card_row(entry) for entry in last]
    insert_rows(connection, ADD_PAGE, [page_row(entry) for entry in entries])
    insert_rows(connection, TURN_CARD, [*compress(cards, staying)])
    insert_rows(connection, PUT_CARD, [*compress(cards, map(not_, staying))])
    for entry in entries:
        match = entry.pending.match
        insert_rows(connection, SIT_DOWN, sitter_rows(entry))
        for ended in waiting_ended(entry):
            connection.execute(sqlite_spelling(WAIT_NO_LONGER), ended)
        for player in entry.left:
            for statement in GET_UP:
                connection.execute(sqlite_spelling(statement), (player, match))
    for companion in page_companions():
        companion.write_to_file(connection, entries)
