"""Bells: how a node notifies the others (pub/sub) that a match has a new page.

A bell only wakes. Whoever hears it reads the logbook, and whoever does not hears of the
page a little later; so a bell that is out of order is logged, and never stops anybody.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Self

from seabattle.matches.port import MatchId
from seabattle.matches.task import cancel_tasks

LOG = logging.getLogger("seabattle.store")

BellListener = Callable[[MatchId], Awaitable[None]]

RECONNECT_SECONDS = 0.3
"""Between two tries to reach what carries the strokes."""

MOST_PER_MESSAGE = 200
"""So many matches go into one message; PostgreSQL carries 8,000 bytes."""

MOST_WAITING = 10_000
"""Strokes that are kept while the bell is out of order; more would be of no use to anybody."""


class BaseBell:
    """What all bells share: who listens, and strokes that wait to be sent."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(8)
        """Stands before every message, so that nobody hears himself."""
        self._listeners: list[BellListener] = []
        self._waiting: dict[MatchId, None] = {}
        self._ready = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()

    async def ring(self, match: MatchId) -> None:
        """Say that a match has a new page; several strokes for one match become one."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting[match] = None
            self._ready.set()

    def listen(self, heard: BellListener) -> None:
        """Have *heard* called whenever another node rings."""
        self._listeners.append(heard)

    async def ring_until(
        self, gone: asyncio.Event, send: Callable[[str], Awaitable[object]]
    ) -> None:
        """Send what is rung until the way is gone, or sending fails."""
        ended = asyncio.create_task(gone.wait())
        ringing = asyncio.create_task(self._keep_ringing(send))
        try:
            await asyncio.wait({ended, ringing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_tasks(ended, ringing)

    async def _keep_ringing(self, send: Callable[[str], Awaitable[object]]) -> None:
        while True:
            await send(await self._next_message())

    async def _next_message(self) -> str:
        """What is to be sent next: who rings, and for which matches."""
        await self._ready.wait()
        matches = list(self._waiting)[:MOST_PER_MESSAGE]
        for match in matches:
            del self._waiting[match]
        if not self._waiting:
            self._ready.clear()
        return " ".join([self.node, *matches])

    def hear(self, message: str) -> None:
        """Tell the listeners of a message, unless it is our own."""
        node, *matches = message.split(" ")
        if node == self.node:
            return
        for match in matches:
            for heard in self._listeners:
                task = asyncio.ensure_future(_call_listener(heard, MatchId(match)))
                self._busy.add(task)
                task.add_done_callback(self._busy.discard)


class ConnectedBell(BaseBell, ABC):
    """A bell whose strokes need a connection, which is made again after a fixed back-off."""

    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._serve())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            await cancel_tasks(self._task)

    @abstractmethod
    async def run_connection(self) -> None:
        """Ring and hear until the connection is lost."""

    async def _serve(self) -> None:
        while True:
            try:
                await self.run_connection()
            except Exception as error:  # noqa: BLE001 -- Whatever it was, the next try may work.
                LOG.warning(
                    "bell connection lost, reconnecting: %s", str(error) or type(error).__name__
                )
            await asyncio.sleep(RECONNECT_SECONDS)


class QuietBell(BaseBell):
    """The bell of a node that is alone."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """There is nothing to put away."""

    async def ring(self, match: MatchId) -> None:
        """Nobody else is there to be woken."""


async def _call_listener(heard: BellListener, match: MatchId) -> None:
    try:
        await heard(match)
    except Exception:
        LOG.exception("bell listener failed for match %s", match)
