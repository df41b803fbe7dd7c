"""A store: one database with everything that outlives a server."""

from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
)
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Bell, Logbook, Watch
from seabattle.store import kernel_tables  # noqa: F401 -- Declares the tables of the kernel.
from seabattle.store.address import Address, read_address
from seabattle.store.administration.administration import Administration
from seabattle.store.bells.nats_bell import NatsBell
from seabattle.store.health import StoreHealth
from seabattle.store.people import People
from seabattle.store.watch import StoreWatch
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.features.blocks.store import BlockList
    from seabattle.features.daily.store import DailySeas
    from seabattle.features.devices.store import VisitorKeys
    from seabattle.features.hosting.post_hook_store import PostHooks
    from seabattle.features.hosting.sign_up_store import SignUps
    from seabattle.features.lobby.presence import PresenceBoard
    from seabattle.features.lobby.waiting_room import WaitingRoom
    from seabattle.features.notifications.outbox import Outbox
    from seabattle.features.sealed.store import Placings
    from seabattle.features.statistics.store import MatchFigures


class Store(Struct, frozen=True):
    """What a server needs of its database."""

    address: Address
    logbook: Logbook
    people: People
    watch: Watch
    health: StoreHealth
    administration: Administration
    daily: "DailySeas"
    waiting_room: "WaitingRoom"
    presence: "PresenceBoard"
    outbox: "Outbox"
    placings: "Placings"
    keys: "VisitorKeys"
    blocks: "BlockList"
    sign_ups: "SignUps"
    post_hooks: "PostHooks"
    figures: "MatchFigures"


def hold_store(url: str, *, alone: bool) -> AbstractContextManager[None]:
    """A lock on a store; raises :class:`Trouble` that names whoever is in the way."""
    return read_address(url).hold(alone=alone)


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store at an address: a path, ``sqlite:///path`` or ``postgresql://…``.

    Raises :class:`Trouble` when it must not be used as it is.
    """
    from seabattle.features.blocks.store import BlockList
    from seabattle.features.daily.store import DailySeas
    from seabattle.features.devices.store import VisitorKeys
    from seabattle.features.hosting.post_hook_store import PostHooks
    from seabattle.features.hosting.sign_up_store import SignUps
    from seabattle.features.lobby.presence import PresenceBoard
    from seabattle.features.lobby.waiting_room import WaitingRoom
    from seabattle.features.notifications.outbox import Outbox
    from seabattle.features.sealed.store import Placings
    from seabattle.features.statistics.store import MatchFigures

    address = read_address(url)
    async with AsyncExitStack() as open_things:
        health = StoreHealth()
        logbook = await open_things.enter_async_context(address.open_logbook(health))
        tables = await address.open_tables(logbook)
        open_things.push_async_callback(tables.close)
        watch = await open_things.enter_async_context(StoreWatch(tables, health=health))
        people, administration = People(tables, watch.date), Administration(tables, watch.date)
        daily = DailySeas(tables, watch.date)
        yield Store(
            address,
            logbook,
            people,
            watch,
            health,
            administration,
            daily,
            WaitingRoom(tables, watch.now),
            PresenceBoard(tables, watch.now),
            Outbox(tables, watch.now),
            Placings(tables),
            VisitorKeys(tables, watch.now),
            BlockList(tables, watch.date),
            SignUps(tables, watch.now),
            PostHooks(tables, watch.now),
            MatchFigures(tables, watch.date),
        )


def open_bell(bus: str | None, database: str) -> AbstractAsyncContextManager[Bell]:
    """The bell for a bus (``nats://…``), or the one that fits the database where there is none."""
    if bus is None:
        return read_address(database).open_bell()
    if not bus.startswith(("nats://", "tls://")):
        raise Trouble("store/bad-bus", address=bus)
    return NatsBell(bus)
