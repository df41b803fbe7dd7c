"""A store: one database with everything that outlives a server."""

from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
)

from msgspec import Struct

from seabattle.matches.port import Bell, Logbook, Watch
from seabattle.store import kernel_tables  # noqa: F401 -- Declares the tables of the kernel.
from seabattle.store.address import Address, read_address
from seabattle.store.administration.administration import Administration
from seabattle.store.bells.nats_bell import NatsBell
from seabattle.store.health import StoreHealth
from seabattle.store.people import People
from seabattle.store.table_access import TableAccess
from seabattle.store.watch import StoreWatch
from seabattle.trouble import Trouble


class Store(Struct, frozen=True):
    """What a server needs of its database. A feature keeps its own rows by way of the tables."""

    address: Address
    logbook: Logbook
    tables: TableAccess
    watch: Watch
    health: StoreHealth

    @property
    def people(self) -> People:
        """The visitors, and the tokens of their bots."""
        return People(self.tables, self.watch.date)

    @property
    def administration(self) -> Administration:
        """Bans, sessions, deletions and the audit log."""
        return Administration(self.tables, self.watch.date)


def hold_store(url: str, *, alone: bool) -> AbstractContextManager[None]:
    """A lock on a store; raises :class:`Trouble` that names whoever is in the way."""
    return read_address(url).hold(alone=alone)


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store at an address: a path, ``sqlite:///path`` or ``postgresql://…``.

    Raises :class:`Trouble` when it must not be used as it is.
    """
    address = read_address(url)
    async with AsyncExitStack() as open_things:
        health = StoreHealth()
        logbook = await open_things.enter_async_context(address.open_logbook(health))
        tables = await address.open_tables(logbook)
        open_things.push_async_callback(tables.close)
        watch = await open_things.enter_async_context(StoreWatch(tables, health=health))
        yield Store(address, logbook, tables, watch, health)


def open_bell(bus: str | None, database: str) -> AbstractAsyncContextManager[Bell]:
    """The bell for a bus (``nats://…``), or the one that fits the database where there is none."""
    if bus is None:
        return read_address(database).open_bell()
    if not bus.startswith(("nats://", "tls://")):
        raise Trouble("store/bad-bus", address=bus)
    return NatsBell(bus)
