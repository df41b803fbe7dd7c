"""A store: one database with everything that outlives a server."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from msgspec import Struct

from seabattle.matches.port import Logbook, Watch
from seabattle.store.address import Address, FileAddress, read_address
from seabattle.store.people import People
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.sqlite.sqlite_logbook import SqliteLogbook
from seabattle.store.table_access import open_table_access
from seabattle.store.watch import StoreWatch


class Store(Struct, frozen=True):
    """What a server needs of its database."""

    address: Address
    logbook: Logbook
    people: People
    watch: Watch


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store at an address: a path, ``sqlite:///path`` or ``postgresql://…``.

    Raises :class:`Trouble` when it must not be used as it is.
    """
    address = read_address(url)
    async with AsyncExitStack() as open_things:
        logbook = await open_things.enter_async_context(logbook_at(address))
        tables = await open_table_access(address, logbook)
        open_things.push_async_callback(tables.close)
        watch = await open_things.enter_async_context(StoreWatch(tables))
        yield Store(address, logbook, People(tables, watch.now), watch)


def logbook_at(address: Address) -> AbstractAsyncContextManager[Logbook]:
    """The logbook at an address."""
    if isinstance(address, FileAddress):
        return SqliteLogbook(address.path)
    return PostgresLogbook(address)
