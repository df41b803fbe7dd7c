"""The delivery worker: sends notifications of the outbox, those of a channel in order.

Every notification is a task of its own in a lane, so a receiver that is slow or dead delays no
other. What fails is tried again later; what is accepted is noted at once.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

import httpx

from seabattle.features.lobby import PresenceBoard
from seabattle.features.notifications.channel import WEBHOOK
from seabattle.features.notifications.delivery_lane import DeliveryLane
from seabattle.features.notifications.notification import POSTS, TURN
from seabattle.features.notifications.notification_queue import PACES, NotificationQueue
from seabattle.features.notifications.outbox import Outbox, PendingNotification
from seabattle.features.notifications.pinned_request import Receiver
from seabattle.features.notifications.safe_address import UnsafeAddress
from seabattle.matches.port import LogbookDamaged, LogbookFailed, Milliseconds, PlayerId, Presence
from seabattle.matches.service import Service
from seabattle.matches.state import awaited_players
from seabattle.matches.task import cancel_tasks

log = logging.getLogger("seabattle.server")

ROUND_SECONDS = 1.0
SHORTEST_PAUSE = 0.25
"""Seconds between two looks at the outbox, where notifications wait for room."""

QUICK_SECONDS = 1.0
"""A receiver that needs longer than this to accept a notification counts as slow."""

LATER: Milliseconds = 60_000
"""How long somebody who is here is not written to; they see it for themselves."""

NEVER_GONE = frozenset({WEBHOOK, POSTS})
"""Kinds of channels that only their owners remove: a hook that is gone may come back."""

Carry = Callable[[PendingNotification], Awaitable[Receiver]]
"""Sends one notification; raises whatever goes wrong."""


class DeliveryWorker:
    """Delivers the notifications of one node."""

    def __init__(
        self,
        outbox: Outbox,
        service: Service,
        presence: PresenceBoard,
        ways: Mapping[str, Carry],
    ) -> None:
        """*ways* says how notifications are carried, by the kind of their channel."""
        self._outbox = outbox
        self._service = service
        self._presence = presence
        self._ways = ways
        self._lanes = {(kind, pace): DeliveryLane(kind, pace) for kind in ways for pace in PACES}
        self._under_way: set[asyncio.Task[None]] = set()
        self._room = asyncio.Event()

    async def run_forever(self, pause: float = ROUND_SECONDS) -> None:
        """Go round and round, until the task is cancelled."""
        try:
            await self._try(self._outbox.mend())
            while True:
                await self._try(self.run_once())
                await asyncio.sleep(min(pause, SHORTEST_PAUSE))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._room.wait(), pause)
        finally:
            await cancel_tasks(*self._under_way)

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except LogbookFailed:
            log.warning("outbox unreachable, will retry")
        except Exception:
            log.exception("the delivery worker failed")

    async def run_once(self) -> None:
        """Set out with what is due, as far as there is room in the lanes."""
        self._room.clear()
        wanted = [lane.wanted for lane in self._lanes.values()]
        due = await self._outbox.find_due([each for each in wanted if each.most])
        picked = [queue for lane in self._lanes.values() for queue in lane.pick(due)]
        notifications: dict[str, PendingNotification] = {}
        try:
            notifications = {each.channel.id: each for each in await self._outbox.lease(picked)}
        finally:
            for queue in picked:
                self._set_out(queue, notifications.get(queue.channel))

    def _set_out(self, queue: NotificationQueue, notification: PendingNotification | None) -> None:
        if notification is None:
            # Another node was quicker, or nothing waits there any more.
            self._lanes[queue.kind, queue.pace].leave(queue)
            return
        task = asyncio.create_task(self._carry(notification))
        self._under_way.add(task)
        task.add_done_callback(partial(self._arrive, queue))

    def _arrive(self, queue: NotificationQueue, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._lanes[queue.kind, queue.pace].leave(queue)
        # Something else may have waited for the room, or for this notification.
        self._room.set()

    async def wait(self) -> None:
        """Come back when everything that is under way has arrived or failed."""
        await asyncio.gather(*self._under_way)

    async def _carry(self, notification: PendingNotification) -> None:
        with suppress(LogbookFailed):
            way = self._ways.get(notification.channel.kind)
            if way is None:
                # The operator offers this way no longer, or not at this node.
                await self._outbox.postpone(notification)
            elif await self._is_wanted(notification):
                await self._send(notification, way)

    async def _is_wanted(self, notification: PendingNotification) -> bool:
        """Whether a notification is to be sent now: people are told of a turn that is still theirs.

        A hook is told of everything, in order, as its owner has written a program for it.
        """
        if notification.channel.kind in NEVER_GONE or notification.kind != TURN:
            return True
        overtaken = await self._outbox.is_overtaken(notification)
        if overtaken or not await self._is_still_due(notification, notification.channel.player):
            await self._outbox.drop(notification)
            return False
        if self._presence.presence_of(notification.channel.player) is Presence.HERE:
            await self._outbox.postpone(notification, LATER)
            return False
        return True

    async def _is_still_due(self, notification: PendingNotification, player: PlayerId) -> bool:
        try:
            live = await self._service.load_match(notification.match)
        except LogbookDamaged:
            return False
        return live is not None and not live.state.over and player in awaited_players(live.state)

    async def _send(self, notification: PendingNotification, way: Carry) -> None:
        began = time.monotonic()
        try:
            answer = await way(notification)
        except (httpx.HTTPError, OSError, UnsafeAddress) as error:
            log.info("a notification was not accepted: %s", type(error).__name__)
            await self._outbox.postpone(notification)
            return
        except Exception:
            log.exception("a notification could not be sent")
            await self._outbox.postpone(notification)
            return
        if answer.accepted:
            quick = time.monotonic() - began < QUICK_SECONDS
            await self._outbox.mark_sent(notification, quick=quick)
        elif answer.gone and notification.channel.kind not in NEVER_GONE:
            await self._outbox.remove_channel(notification.channel.id)
        else:
            await self._outbox.postpone(notification)
