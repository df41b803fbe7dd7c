"""Many pages in one transaction of PostgreSQL, whatever other nodes are writing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from seabattle.matches.port import Page
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
    WAIT_NO_LONGER,
)

if TYPE_CHECKING:
    import asyncpg

LOCK_TIPS = """
SELECT match, seq, seal, body, proof FROM cards WHERE match = ANY($1::text[])
ORDER BY match FOR UPDATE
"""
"""Rows are locked always in the same order, so that no two nodes deadlock."""

KNOWN_OF_MANY = """
SELECT pages.match, pages.seq, pages.command, pages.at, pages.body
FROM unnest($1::text[], $2::text[]) AS asked (match, command)
JOIN pages ON pages.match = asked.match AND pages.command = asked.command
"""


async def write_to_server(
    connection: "asyncpg.Connection[Any]", pages: Sequence[PendingPage], *, again: bool = False
) -> list[AppendOutcome]:
    """Write what fits, and return when it is on disk."""
    batch = Batch(pages, again=again)
    async with connection.transaction(isolation="read_committed"):
        await _read_tips(connection, batch)
        decided = batch.decide_all()
        await _write_pages(connection, entries_of(decided))
    return answers_to(decided)


async def _read_tips(connection: "asyncpg.Connection[Any]", batch: Batch) -> None:
    """Lock the matches, and then see how far they are and which commands they know."""
    batch.note_tips(await connection.fetch(LOCK_TIPS, batch.matches))
    asked = [pending.match for pending in batch.pages], [each.page.command for each in batch.pages]
    for match, *page in await connection.fetch(KNOWN_OF_MANY, *asked):
        batch.note_known_command(match, page[1], Page(*page))


async def _write_pages(
    connection: "asyncpg.Connection[Any]", entries: Sequence[ChainedPage]
) -> None:
    last = {entry.pending.match: entry for entry in entries}
    if entries:
        await connection.executemany(ADD_PAGE, [page_row(entry) for entry in entries])
        await connection.executemany(PUT_CARD, [card_row(entry) for entry in last.values()])
    for entry in entries:
        match = entry.pending.match
        if entry.joined:
            await connection.executemany(SIT_DOWN, sitter_rows(entry))
            await connection.executemany(WAIT_NO_LONGER, waiting_ended(entry))
        if entry.left:
            for statement in GET_UP:
                await connection.executemany(statement, [(each, match) for each in entry.left])
    for companion in page_companions():
        await companion.write_to_server(connection, entries)
