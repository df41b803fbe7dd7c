"""The service time, and a heartbeat every second that says we are still here.

No clock of a match runs while nobody is on watch, so every node writes down since when it
is up and, again and again, that it still is. After a crash at most the last heartbeat is missing,
and that second is given to the players. A node that cannot write is as good as down: nobody
can move there.
"""

import asyncio
import logging
import secrets
import time
from bisect import bisect_right
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from msgspec import Struct

from seabattle.matches.port import LogbookFailed, Milliseconds
from seabattle.matches.task import cancel_tasks
from seabattle.store.health import StoreHealth
from seabattle.store.row_seal import seal_row, sound_rows
from seabattle.store.table_access import TableAccess

if TYPE_CHECKING:
    from sqlalchemy import Connection

BEAT_SECONDS = 1.0

LATE = 5
"""Beats that may be late before a node counts as down, although none has failed."""

OVERLAP: Milliseconds = 60_000
"""A beat looks back so far for beats of others, whose clocks may differ from ours."""

PROBE_ROWS = 200
"""Rows that need some pages of the disk; they are taken away again."""

PROBE_STARTED: Milliseconds = -1
"""When no node ever came up: by this, the rows of a probe are known."""

LOG = logging.getLogger("seabattle.store")

NodeRun = tuple[str, Milliseconds]
"""A node, and when it came up."""

Interval = tuple[Milliseconds, Milliseconds]


class Uptime:
    """The time at which at least one node was up."""

    def __init__(self, intervals: Iterable[Interval]) -> None:
        self._intervals = _merge_intervals(intervals)
        self._starts = [start for start, _ in self._intervals]

    def time_between(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """How much of the time between two moments somebody was on watch."""
        total = 0
        for start, end in self._intervals[max(0, bisect_right(self._starts, since) - 1) :]:
            if start >= until:
                break
            total += max(0, min(end, until) - max(start, since))
        return total


class MachineClocks(Struct, frozen=True):
    """The two clocks of a machine, in seconds: one that tells the time, one that never jumps."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


class StoreWatch:
    """A node's watch, kept in the same database as the matches."""

    def __init__(
        self,
        tables: TableAccess,
        clocks: MachineClocks | None = None,
        beat: float = BEAT_SECONDS,
        health: StoreHealth | None = None,
    ) -> None:
        self._tables = tables
        self._health = health
        self._clocks = clocks or MachineClocks()
        self._beat = beat
        self._node = secrets.token_hex(8)
        self._turns: dict[NodeRun, Milliseconds] = {}
        self._offset: Milliseconds = 0
        self._started: Milliseconds = 0
        self._beaten: Milliseconds = 0
        """When it was last written down that this node is up."""
        self._lost = False
        """Whether the last beat was not kept."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._turns = await self._tables.read(lambda connection: _read_runs(connection, 0))
        wall = int(self._clocks.wall() * 1000)
        # Should the wall clock have been set back, service time goes on from where it was.
        begin = max([wall, *self._turns.values()])
        self._offset = begin - self._steady()
        self._started = self._beaten = begin
        await self.beat()
        self._task = asyncio.create_task(self._keep_beating())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            await cancel_tasks(self._task)
        with suppress(LogbookFailed):
            await self.beat()

    def now(self) -> Milliseconds:
        """The time."""
        return self._offset + self._steady()

    def on_duty(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """How long between two moments the service was up, here or on another node."""
        now = self.now()
        last = self._beaten if self._away(now) else now
        if since >= self._started and until <= last:
            return max(0, until - since)
        others = [(start, end) for (_, start), end in self._turns.items() if end > since]
        return Uptime([*others, (self._started, last)]).time_between(since, until)

    def _away(self, now: Milliseconds) -> bool:
        """Whether this node has lost its database."""
        return self._lost or now - self._beaten > LATE * self._beat * 1000

    async def beat(self) -> None:
        """Write down that this node is up, and read which others are."""
        now = self.now()
        # What has passed since the last beat of a node that was away was nobody's time.
        started = now if self._away(now) else self._started
        turn, since = (self._node, started), now - OVERLAP
        try:
            heard = await self._tables.write(lambda found: _write_beat(found, turn, now, since))
        except LogbookFailed:
            self._lost = True
            raise
        self._turns.update(heard)
        self._started, self._beaten, self._lost = started, now, False

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self.beat()
                await self._probe()
            except Exception as failed:  # noqa: BLE001 -- A heart must not stop for a fault.
                # The next beat covers this one; a node without its database plays nothing.
                LOG.warning("heartbeat not written: %s", failed)
                if self._health is not None:
                    self._health.note_write(kept=False)

    async def _probe(self) -> None:
        """See whether a store that has refused a write takes one again.

        A beat changes a row in its place; only what needs room shows that there is some.
        """
        if self._health is None or self._health.writable:
            return
        await self._tables.write(lambda connection: _write_probe(connection, self._node))
        await self._tables.write(_remove_probe)
        self._health.note_write(kept=True)

    def _steady(self) -> Milliseconds:
        return int(self._clocks.steady() * 1000)


def _read_runs(connection: "Connection", since: Milliseconds) -> dict[NodeRun, Milliseconds]:
    from seabattle.store.database_schema import DUTIES

    rows = connection.execute(DUTIES.select().where(DUTIES.c.alive_until >= since)).mappings()
    sound = sound_rows(connection, "duties", rows)
    return {(row["node"], row["started"]): row["alive_until"] for row in sound}


def _write_probe(connection: "Connection", node: str) -> None:
    from seabattle.store.database_schema import DUTIES

    _remove_probe(connection)
    rows = [
        {"node": f"{node} {number}", "started": PROBE_STARTED, "alive_until": PROBE_STARTED}
        for number in range(PROBE_ROWS)
    ]
    sealed = [row | {"seal": seal_row("duties", row)} for row in rows]
    connection.execute(DUTIES.insert(), sealed)


def _remove_probe(connection: "Connection") -> None:
    from seabattle.store.database_schema import DUTIES

    connection.execute(DUTIES.delete().where(DUTIES.c.started == PROBE_STARTED))


def _write_beat(
    connection: "Connection", turn: NodeRun, now: Milliseconds, since: Milliseconds
) -> dict[NodeRun, Milliseconds]:
    from seabattle.store.database_schema import DUTIES

    node, started = turn
    mine = (DUTIES.c.node == node) & (DUTIES.c.started == started)
    fresh = {"node": node, "started": started, "alive_until": now}
    fresh["seal"] = seal_row("duties", fresh)
    if not connection.execute(DUTIES.update().where(mine).values(fresh)).rowcount:
        connection.execute(DUTIES.insert().values(fresh))
    return _read_runs(connection, since)


def _merge_intervals(intervals: Iterable[Interval]) -> list[Interval]:
    """The same time in intervals that do not overlap, in order."""
    joined: list[Interval] = []
    for start, end in sorted(intervals):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        elif end > start:
            joined.append((start, end))
    return joined
