"""Lifespan: start-up and shutdown of store, bell, service, scheduler, poller and workers."""

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256

from seabattle.matches.poller import Poller
from seabattle.matches.port import Thinker
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.audience import REST_AFTER
from seabattle.matches.service import Service
from seabattle.matches.task import cancel_tasks
from seabattle.server.http.context import ServerContext, ServerSettings
from seabattle.server.server_part import ServerPart
from seabattle.server.work.thinker import PoolThinker
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.speech.catalog import load_catalogs
from seabattle.store import hold_store, open_bell, open_store
from seabattle.store.bells.bell import QuietBell
from seabattle.store.health import DiskUsage

POLL_SECONDS = 1.0
"""Seconds between two polls for matches that are due."""

POLLS_WHEN_ALONE = 10
"""Polls between two looks at the pages of other nodes, on a server that has no other node."""


DISK_SECONDS, SHARED_DISK_SECONDS = 10.0, 60.0
"""Seconds between two looks at the room on the disk; a database server is asked less often."""

log = logging.getLogger("seabattle.server")


async def watch_disk(
    context: ServerContext,
    measure: Callable[[], Awaitable[DiskUsage | None]],
    every: float,
) -> None:
    """Measure the free disk space again and again, until the task is cancelled."""
    while True:
        usage = await measure()
        if usage is not None:
            was_full = context.disk_nearly_full
            context.disk_usage = usage
            context.metrics.show_disk(usage)
            if context.disk_nearly_full and not was_full:
                log.warning("disk nearly full: no new tables, layouts, drafts or sign-ups")
        await asyncio.sleep(every)


@asynccontextmanager
async def open_context(
    database: str,
    bus: str | None = None,
    settings: ServerSettings | None = None,
    thinker: Thinker | None = None,
    parts: Sequence[ServerPart] = (),
) -> AsyncIterator[ServerContext]:
    """The context of a server that is up, shut down at the end."""
    settings = settings or ServerSettings()
    async with AsyncExitStack() as held:
        held.enter_context(hold_store(database, alone=True))
        store = await held.enter_async_context(open_store(database))
        bell = await held.enter_async_context(open_bell(bus, database))
        key = await store.people.signing_key()
        # A person who learns the ids of all matches must not be able to sign sessions.
        secret = hmac.digest(key, b"matches", sha256)
        workers = WorkerPools()
        provers = [part.open_prover(workers) for part in parts if part.open_prover]
        placings = [part.open_placings(store) for part in parts if part.open_placings]
        service = Service(
            store.logbook,
            bell,
            store.watch,
            secret=secret,
            placings=next(iter(placings), None),
            prover=next(iter(provers), None),
            patience=REST_AFTER,
        )
        thinker = thinker or PoolThinker(workers, workers.metrics)
        context = ServerContext(
            service,
            store,
            key=key,
            workers=workers,
            settings=settings,
            bell=bell,
            parts=parts,
        )
        scheduler = MatchScheduler(
            service, thinker, pause=settings.pause, toll=context.charge_lone_bot
        )
        await context.access.load()
        # Before the first request, which it would keep waiting.
        load_catalogs()
        lone = isinstance(bell, QuietBell)
        poller = Poller(service, every=POLL_SECONDS, reading=POLLS_WHEN_ALONE if lone else 1)
        seconds = SHARED_DISK_SECONDS if store.address.many_workers else DISK_SECONDS
        rounds = [
            asyncio.create_task(each)
            for each in (
                poller.poll_forever(),
                context.token_listeners.watch_revocations(),
                context.access.watch(),
                context.metrics.watch_loop(),
                watch_disk(context, store.address.disk_usage, seconds),
                *(task(context) for part in parts for task in part.tasks),
            )
        ]
        try:
            yield context
        finally:
            context.close()
            await cancel_tasks(*rounds)
            await scheduler.stop()
            await workers.close()
