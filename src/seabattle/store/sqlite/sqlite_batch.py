"""Many pages in one transaction of SQLite, with as few calls as can be.

Every call lets go of the interpreter and has to wait until whoever runs meanwhile gives it
back. So all tips are asked for at once, and come back as one row; many pages are one call.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Any

from msgspec import json

from seabattle.store.batch import AppendOutcome, Batch, answers_to, entries_of
from seabattle.store.pending_page import (
    ChainedPage,
    PendingPage,
    card_row,
    page_row,
    sitter_rows,
    waiting_ended,
)
from seabattle.store.sql_statement import (
    ADD_LETTER,
    ADD_PAGE,
    ADD_QUEUE,
    DROP_LETTER,
    GET_UP,
    PUT_CARD,
    SIT_DOWN,
    TURN_CARD,
    WAIT_NO_LONGER,
    WAITING,
    sqlite_spelling,
)
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

CHANNELS_OF = """
SELECT id, player, kind, address FROM channels
WHERE confirmed IS NOT NULL AND player IN (SELECT value FROM json_each(?1))
"""

OVERFULL = """
SELECT channel FROM outbox WHERE channel IN (SELECT value FROM json_each(?1))
GROUP BY channel HAVING count(*) > ?2
"""

LARGEST_CALL = 64
"""Rows that are written by one call; the rest goes in halves, so that few calls are new."""


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
    _write(connection, ADD_PAGE, [page_row(entry) for entry in entries])
    _write(connection, TURN_CARD, [*compress(cards, staying)])
    _write(connection, PUT_CARD, [*compress(cards, map(not_, staying))])
    for entry in entries:
        match = entry.pending.match
        _write(connection, SIT_DOWN, sitter_rows(entry))
        for ended in waiting_ended(entry):
            connection.execute(sqlite_spelling(WAIT_NO_LONGER), ended)
        for player in entry.left:
            for statement in GET_UP:
                connection.execute(sqlite_spelling(statement), (player, match))
    _write_letters(connection, entries)


def _write_letters(connection: sqlite3.Connection, entries: Sequence[ChainedPage]) -> None:
    """Put the letters that go with some pages into the outbox, for each channel one."""
    from seabattle.features.notifications.letter import letters_of, outbox_rows
    from seabattle.features.notifications.letter_queue import MOST_WAITING, queue_rows, surplus_of

    letters = letters_of(entries)
    if not letters:
        return
    players = json.encode(sorted({letter.player for letter, _, _ in letters})).decode()
    channels = connection.execute(CHANNELS_OF, (players,)).fetchall()
    rows = outbox_rows(letters, channels)
    if not rows:
        return
    _write(connection, ADD_QUEUE, queue_rows(rows, channels))
    _write(connection, ADD_LETTER, rows)
    ours = json.encode(sorted({row[0] for row in rows})).decode()
    for (channel,) in connection.execute(OVERFULL, (ours, MOST_WAITING)).fetchall():
        waiting = connection.execute(sqlite_spelling(WAITING), (channel,)).fetchall()
        dropped = [(channel, letter) for letter in surplus_of(waiting)]
        connection.executemany(sqlite_spelling(DROP_LETTER), dropped)


def _write(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    for some in _chunks(rows):
        words = [word for row in some for word in row]
        connection.execute(insert_of_many(statement, len(some)), words)


def _chunks(rows: Sequence[Sequence[Any]]) -> Iterator[Sequence[Sequence[Any]]]:
    begin, size = 0, LARGEST_CALL
    while begin < len(rows):
        while size > len(rows) - begin:
            size //= 2
        yield rows[begin : begin + size]
        begin += size


@lru_cache(maxsize=64)
def insert_of_many(statement: str, rows: int) -> str:
    """An insert of one row as SQLite reads it, for so many rows."""
    before, values, after = _split_statement(statement)
    places = ", ".join("?" for _ in values.split(","))
    return f"{before}VALUES {', '.join([f'({places})'] * rows)}{after}"


def _split_statement(statement: str) -> Iterable[str]:
    before, _, rest = statement.partition("VALUES (")
    values, _, after = rest.partition(")")
    return before, values, after
