"""Lifespan: start-up and shutdown of store, bell, service, scheduler, poller and workers."""

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256

import httpx

from seabattle.features.daily.tasks import draw_forever
from seabattle.features.hosting.post_sender import send_posts_forever
from seabattle.features.lobby.presence import FORGOTTEN
from seabattle.features.notifications.channel import MAIL, PUSH, WEBHOOK
from seabattle.features.notifications.courier import Courier
from seabattle.features.notifications.letter import POSTS
from seabattle.features.notifications.outbox import Outbox, PendingLetter
from seabattle.features.notifications.outgoing import Receiver, new_client
from seabattle.features.notifications.webhook import send_webhook
from seabattle.features.sealed.pool_prover import PoolProver
from seabattle.matches.poller import Poller
from seabattle.matches.port import LogbookFailed, Thinker
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.audience import REST_AFTER
from seabattle.matches.service import Service
from seabattle.matches.task import cancel_tasks
from seabattle.server.http.context import ServerContext, ServerSettings
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.thinker import PoolThinker
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.store import hold_store, open_bell, open_store
from seabattle.store.bells.bell import QuietBell
from seabattle.store.health import DiskUsage

POLL_SECONDS = 1.0
"""Seconds between two looks at the matches that somebody has to look after."""

POLLS_WHEN_ALONE = 10
"""Rounds until a server that is alone reads on in its matches: nobody else writes there."""


NOT_OFFERED = Receiver(503)
"""The operator offers this way no longer; it may come back."""

SHARE_SECONDS = 5.0
"""Seconds between two moments at which the nodes tell each other who is here."""

DISK_SECONDS, SHARED_DISK_SECONDS = 10.0, 60.0
"""Seconds between two looks at the room on the disk; a database server is asked less often."""

log = logging.getLogger("seabattle.server")


async def watch_disk(
    context: ServerContext,
    measure: Callable[[], Awaitable[DiskUsage | None]],
    every: float,
) -> None:
    """Measure the room on the disk again and again, until somebody cancels it."""
    while True:
        usage = await measure()
        if usage is not None:
            was_full = context.disk_nearly_full
            context.disk_usage = usage
            context.metrics.show_disk(usage)
            if context.disk_nearly_full and not was_full:
                log.warning("disk nearly full: no new tables, layouts, drafts or sign-ups")
        await asyncio.sleep(every)


async def share_presence(context: ServerContext) -> None:
    """Say again and again who is connected here, until somebody cancels it."""
    while True:
        context.presence.note(*context.access.connected_players())
        context.presence.forget(context.service.tombstones)
        try:
            await context.presence.share()
            if context.waiting_room is not None:
                await context.waiting_room.forget(context.presence.seen_within(FORGOTTEN))
        except LogbookFailed:
            log.warning("presence not shared: database unreachable")
        await asyncio.sleep(SHARE_SECONDS)


def new_courier(context: ServerContext, outbox: Outbox, client: httpx.AsyncClient) -> Courier:
    """A courier that knows every way that is offered here."""

    async def by_webhook(letter: PendingLetter) -> Receiver:
        now, private = outbox.now(), context.settings.private_hooks
        return await send_webhook(client, letter, now, private=private)

    async def by_mail(letter: PendingLetter) -> Receiver:
        box = context.mail_box
        return NOT_OFFERED if box is None else await box.send_letter(letter, outbox.now())

    async def by_push(letter: PendingLetter) -> Receiver:
        now, private = outbox.now(), context.settings.private_hooks
        sender = context.push_sender
        if sender is None:
            return NOT_OFFERED
        return await sender.send_letter(client, letter, now, private=private)

    ways = {WEBHOOK: by_webhook, POSTS: by_webhook, MAIL: by_mail, PUSH: by_push}
    return Courier(outbox, context.service, context.presence, ways)


@asynccontextmanager
async def open_context(
    database: str,
    bus: str | None = None,
    settings: ServerSettings | None = None,
    thinker: Thinker | None = None,
) -> AsyncIterator[ServerContext]:
    """The context of a server that is up, shut down at the end."""
    settings = settings or ServerSettings()
    async with AsyncExitStack() as held:
        held.enter_context(hold_store(database, alone=True))
        store = await held.enter_async_context(open_store(database))
        bell = await held.enter_async_context(open_bell(bus, database))
        key = await store.people.signing_key()
        # Whoever learns the names of all matches must not be able to sign sessions.
        secret = hmac.digest(key, b"matches", sha256)
        metrics = Metrics()
        workers = WorkerPools(metrics)
        service = Service(
            store.logbook,
            bell,
            store.watch,
            secret=secret,
            placings=store.placings,
            prover=PoolProver(workers),
            patience=REST_AFTER,
        )
        thinker = thinker or PoolThinker(workers, metrics)
        context = ServerContext(
            service,
            store.people,
            key=key,
            workers=workers,
            metrics=metrics,
            settings=settings,
            bell=bell,
            health=store.health,
            administration=store.administration,
            daily=store.daily,
            waiting_room=store.waiting_room,
            presence=store.presence,
            outbox=store.outbox,
            keys=store.keys,
            blocks=store.blocks,
            sign_ups=store.sign_ups,
            post_hooks=store.post_hooks,
            figures=store.figures,
        )
        scheduler = MatchScheduler(
            service, thinker, pause=settings.pause, toll=context.charge_lone_bot
        )
        await context.access.load()
        client = await held.enter_async_context(new_client())
        courier = new_courier(context, store.outbox, client)
        lone = isinstance(bell, QuietBell)
        poller = Poller(service, every=POLL_SECONDS, reading=POLLS_WHEN_ALONE if lone else 1)
        seconds = SHARED_DISK_SECONDS if store.address.many_workers else DISK_SECONDS
        rounds = [
            asyncio.create_task(each)
            for each in (
                poller.poll_forever(),
                context.token_listeners.watch_revocations(),
                context.access.watch(),
                share_presence(context),
                courier.carry_forever(),
                send_posts_forever(context),
                draw_forever(context),
                metrics.watch_loop(),
                watch_disk(context, store.address.disk_usage, seconds),
            )
        ]
        try:
            yield context
        finally:
            context.close()
            await cancel_tasks(*rounds)
            await scheduler.stop()
            await workers.close()
