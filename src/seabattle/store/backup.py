"""A copy of everything, taken while the server runs, and put back elsewhere.

The copy is an SQLite file, whichever database it comes from, so that a host can move from
one to the other.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from seabattle.matches.port import MatchId
from seabattle.store.address import Address, FileAddress, ServerAddress
from seabattle.store.integrity import ALL_MATCHES, Inventory, inventory_of, inventory_through
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.postgres.postgres_server import CONNECT_SECONDS, check_ready, load_asyncpg
from seabattle.store.sqlite.sqlite_file import check_ours, connect, open_to_write, prepare_file
from seabattle.trouble import Trouble, system_trouble

if TYPE_CHECKING:
    import asyncpg

KEPT = ("pages", "cards", "sitters", "players", "tokens", "layouts")
"""Tables that have to be empty where a copy is put back."""

REPLACED = "secrets"
"""A new server has made a key by itself; the old one goes on signing sessions."""

ROWS_AT_ONCE = 1000


async def backup(address: Address, file: Path) -> Inventory:
    """Copy a store into a new file, and read the copy through.

    A copy with damage in it is kept, since it is better than none, and then refused.
    """
    part = await asyncio.to_thread(_begin, file)
    if isinstance(address, FileAddress):
        await asyncio.to_thread(_copy_file, address.path, part)
    else:
        await asyncio.to_thread(prepare_file, part)
        await _copy_server(address, part)
    await asyncio.to_thread(_finish, part, file)
    return await asyncio.to_thread(inventory_of, file)


async def restore(file: Path, address: Address) -> Inventory:
    """Put a copy into an empty store, and read through what is there then."""
    with TemporaryDirectory(prefix="seabattle-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_unpack, file, copy)
        if isinstance(address, FileAddress):
            return await asyncio.to_thread(_restore_file, copy, address.path)
        return await _restore_server(copy, address)


def columns() -> dict[str, list[str]]:
    """The columns of every table of ours."""
    from seabattle.store.database_schema import METADATA

    return {
        table.name: [column.name for column in table.columns] for table in METADATA.sorted_tables
    }


def _begin(file: Path) -> Path:
    """The name under which a copy is made until it is whole."""
    if file.exists():
        raise Trouble("store/file-exists", place=str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise Trouble("store/no-file", place=str(file), reason=system_trouble(error)) from None
    return part


def _unpack(file: Path, copy: Path) -> None:
    """Look through a backup, in a copy of it whose tables are brought up to date."""
    if not file.is_file():
        raise Trouble("store/no-file", place=str(file), reason=Trouble("system/not-found"))
    copyfile(file, copy)
    check_ours(copy, str(file))
    prepare_file(copy)
    inventory_of(copy, str(file))


def _copy_file(source: Path, part: Path) -> None:
    if not source.is_file():
        raise Trouble("store/no-file", place=str(source), reason=Trouble("system/not-found"))
    check_ours(source, str(source))
    here, there = connect(source), connect(part)
    try:
        # In one step: a copy in several would begin anew with every page that is written.
        here.backup(there)
    finally:
        here.close()
        there.close()


def _finish(part: Path, file: Path) -> None:
    """Make the copy a single file that is on disk, and give it its name."""
    connection = connect(part)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    handle = os.open(part, os.O_RDWR)
    os.fchmod(handle, 0o600)
    os.fsync(handle)
    os.close(handle)
    part.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


async def _copy_server(address: ServerAddress, part: Path) -> None:
    await check_ready(address)
    copy = connect(part)
    copy.execute("BEGIN")
    server = await _reach(address)
    try:
        # All tables as they are at one moment, whatever is written meanwhile.
        async with server.transaction(isolation="repeatable_read", readonly=True):
            for table, names in columns().items():
                listed = ", ".join(names)
                async for rows in _chunks(server, f"SELECT {listed} FROM {table}"):  # noqa: S608
                    copy.executemany(_insert(table, names), rows)
        copy.execute("COMMIT")
    finally:
        server.terminate()
        copy.close()


async def _chunks(server: "asyncpg.Connection[Any]", question: str) -> AsyncIterator[list[Any]]:
    cursor = await server.cursor(question)
    while rows := await cursor.fetch(ROWS_AT_ONCE):
        yield [tuple(row) for row in rows]


def _insert(table: str, names: Sequence[str]) -> str:
    places = ", ".join("?" for _ in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608


def _restore_file(copy: Path, path: Path) -> Inventory:
    prepare_file(path)
    connection = open_to_write(path)
    try:
        connection.execute("ATTACH ? AS copy", (str(copy),))
        connection.execute("BEGIN IMMEDIATE")
        _check_empty({table: _count(connection, table) for table in KEPT}, str(path))
        connection.execute(f"DELETE FROM {REPLACED}")  # noqa: S608 -- A name of ours.
        for table, names in columns().items():
            listed = ", ".join(names)
            connection.execute(
                f"INSERT INTO {table} ({listed}) SELECT {listed} FROM copy.{table}"  # noqa: S608
            )
        connection.execute("COMMIT")
    finally:
        connection.close()
    return inventory_of(path)


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM main.{table}").fetchone()[0])  # noqa: S608


def _check_empty(rows: dict[str, int], place: str) -> None:
    if any(rows.values()):
        raise Trouble("store/not-empty", place=place, matches=rows["cards"])


async def _restore_server(copy: Path, address: ServerAddress) -> Inventory:
    await check_ready(address)
    server = await _reach(address)
    try:
        async with server.transaction():
            await server.execute(f"LOCK TABLE {', '.join((*KEPT, REPLACED))} IN EXCLUSIVE MODE")
            rows = {table: await _count_there(server, table) for table in KEPT}
            _check_empty(rows, str(address))
            await server.execute(f"DELETE FROM {REPLACED}")  # noqa: S608 -- A name of ours.
            await _fill(server, copy)
        async with PostgresLogbook(address) as logbook:
            return await inventory_through(logbook, _matches(server), str(address))
    finally:
        server.terminate()


async def _fill(server: "asyncpg.Connection[Any]", copy: Path) -> None:
    connection = connect(copy)
    try:
        for table, names in columns().items():
            rows = connection.execute(f"SELECT {', '.join(names)} FROM {table}")  # noqa: S608
            while some := rows.fetchmany(ROWS_AT_ONCE):
                await server.copy_records_to_table(table, records=some, columns=names)
    finally:
        connection.close()


async def _count_there(server: "asyncpg.Connection[Any]", table: str) -> int:
    return int(await server.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608


async def _matches(server: "asyncpg.Connection[Any]") -> AsyncIterator[MatchId]:
    for row in await server.fetch(ALL_MATCHES):
        yield MatchId(row[0])


async def _reach(address: ServerAddress) -> "asyncpg.Connection[Any]":
    """A connection that may take as long as a large copy takes."""
    return await load_asyncpg().connect(address.url, timeout=CONNECT_SECONDS)  # type: ignore[no-any-return]
