"""All rows of a PostgreSQL database copied into an SQLite file, and put into another database."""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from seabattle.matches.port import MatchId
from seabattle.store.backup_tables import check_empty, table_columns, tables_at
from seabattle.store.integrity import ALL_MATCHES, Inventory, inventory_through
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.postgres.postgres_server import CONNECT_SECONDS, check_ready, load_asyncpg
from seabattle.store.row_seal import seal_row
from seabattle.store.stored_table import Restore, declared_table

if TYPE_CHECKING:
    import asyncpg

    from seabattle.store.postgres.server_address import ServerAddress

ROWS_AT_ONCE = 1000


async def copy_server(address: "ServerAddress", copy: sqlite3.Connection) -> None:
    """Copy all rows as they are at one moment into a file that has the tables."""
    await check_ready(address)
    copy.execute("BEGIN")
    server = await _reach(address)
    try:
        # All tables as they are at one moment, whatever is written meanwhile.
        async with server.transaction(isolation="repeatable_read", readonly=True):
            for table, names in table_columns().items():
                listed = ", ".join(names)
                async for rows in _chunks(server, f"SELECT {listed} FROM {table}"):  # noqa: S608
                    copy.executemany(_insert(table, names), _seal_rows(table, names, rows))
        copy.execute("COMMIT")
    finally:
        server.terminate()


async def restore_server(copy: sqlite3.Connection, address: "ServerAddress") -> Inventory:
    """Put a copy into an empty database, and read through what is there then."""
    await check_ready(address)
    server = await _reach(address)
    try:
        async with server.transaction():
            kept, replaced = tables_at(Restore.EMPTY), tables_at(Restore.REPLACED)
            locked = ", ".join((*kept, *replaced))
            await server.execute(f"LOCK TABLE {locked} IN EXCLUSIVE MODE")
            rows = {table: await _count_there(server, table) for table in kept}
            check_empty(rows, str(address))
            for table in replaced:
                await server.execute(f"DELETE FROM {table}")  # noqa: S608 -- A name of ours.
            await _fill(server, copy)
        async with PostgresLogbook(address) as logbook:
            return await inventory_through(logbook, _matches(server), str(address))
    finally:
        server.terminate()


async def _chunks(server: "asyncpg.Connection[Any]", question: str) -> AsyncIterator[list[Any]]:
    cursor = await server.cursor(question)
    while rows := await cursor.fetch(ROWS_AT_ONCE):
        yield [tuple(row) for row in rows]


def _seal_rows(table: str, names: Sequence[str], rows: Iterable[Any]) -> Iterator[Any]:
    """Rows with their seals: a node of an older release has written some without."""
    for row in rows:
        values = dict(zip(names, row, strict=True))
        if declared_table(table).sealed and values["seal"] is None:
            values["seal"] = seal_row(table, values)
        yield tuple(values.values())


def _insert(table: str, names: Sequence[str]) -> str:
    places = ", ".join("?" for _ in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608


async def _fill(server: "asyncpg.Connection[Any]", copy: sqlite3.Connection) -> None:
    for table, names in table_columns().items():
        rows = copy.execute(f"SELECT {', '.join(names)} FROM {table}")  # noqa: S608
        while some := rows.fetchmany(ROWS_AT_ONCE):
            await server.copy_records_to_table(table, records=some, columns=names)


async def _count_there(server: "asyncpg.Connection[Any]", table: str) -> int:
    return int(await server.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608


async def _matches(server: "asyncpg.Connection[Any]") -> AsyncIterator[MatchId]:
    for row in await server.fetch(ALL_MATCHES):
        yield MatchId(row[0])


async def _reach(address: "ServerAddress") -> "asyncpg.Connection[Any]":
    """A connection that may take as long as a large copy takes."""
    return await load_asyncpg().connect(address.url, timeout=CONNECT_SECONDS)  # type: ignore[no-any-return]
