"""The service time, and a heartbeat every second that says we are still here.

Service time never goes back, and never runs while it is corrected: the machine's clock is read
with every beat, and a clock that was set forward is followed by a step that counts as downtime.
A clock that was set back leaves service time *ahead* of the calendar, which is what days,
deadlines and shown dates go by (decision 81).

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
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from seabattle.matches.port import LogbookFailed, Milliseconds
from seabattle.matches.task import cancel_tasks
from seabattle.store.health import StoreHealth
from seabattle.store.row_seal import seal_row, sound_rows
from seabattle.store.table_access import TableAccess, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

BEAT_SECONDS = 1.0

LATE = 5
"""Beats that may be late before a node counts as down, although none has failed."""

TOLERANCE: Milliseconds = 2_000
"""Differences between clocks that are left alone: a beat, and what two machines disagree by."""

OVERLAP: Milliseconds = 60_000
"""A beat looks back so far for beats of others, whose clocks may differ from ours."""

BEATS_TO_COMPACT = 3600
"""Beats until the rows of those who are gone are made fewer."""

TOO_MANY = 20
"""Rows of nodes that are gone; fewer are left as they are."""

COMPACTED = "compacted"
"""Stands for the node in a row that was made of others."""

LONGEST_CLOCK: Milliseconds = 367 * 24 * 3600 * 1000
"""On duty, longer than any clock can run: whose began before so much of it is out of time."""

MOST_INTERVALS = 1000
"""Kept apart; of more, the oldest are pushed together."""

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
        self._past: list[Interval] = []
        """When some node was up, as far as this one has heard."""
        self._offset: Milliseconds = 0
        self._ahead: Milliseconds = 0
        self._started: Milliseconds = 0
        self._beaten: Milliseconds = 0
        """When it was last written down that this node is up."""
        self._lost = False
        """Whether the last beat was not kept."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._past = await self._compact_duties()
        # Should the wall clock have been set back, service time goes on from where it was.
        begin = max([self._wall(), *(end for _, end in self._past)])
        self._offset = begin - self._steady()
        self._started = self._beaten = begin
        self._follow_calendar()
        await self.beat()
        self._task = asyncio.create_task(self._keep_beating())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            await cancel_tasks(self._task)
        with suppress(LogbookFailed):
            await self.beat()

    def now(self) -> Milliseconds:
        """The service time."""
        return self._offset + self._steady()

    def ahead(self) -> Milliseconds:
        """How far service time is ahead of the calendar."""
        return self._ahead

    def date(self) -> Milliseconds:
        """The time by the calendar, as the machine's clock tells it."""
        return self.now() - self._ahead

    def on_duty(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """How long between two moments the service was up, here or on another node."""
        now = self.now()
        last = self._beaten if self._away(now) else now
        if since >= self._started and until <= last:
            return max(0, until - since)
        others = [(start, end) for start, end in self._past if end > since]
        return Uptime([*others, (self._started, last)]).time_between(since, until)

    def _away(self, now: Milliseconds) -> bool:
        """Whether this node has lost its database."""
        return self._lost or now - self._beaten > LATE * self._beat * 1000

    async def beat(self) -> None:
        """Write down that this node is up, read which others are, and correct the time."""
        latest = await self._write_beat()
        if self._step_forward(latest):
            await self._write_beat()
        self._follow_calendar()

    async def _write_beat(self) -> Milliseconds:
        """Write down that this node is up; the latest moment at which any node was."""
        now = self.now()
        # What has passed since the last beat of a node that was away was nobody's time.
        started = now if self._away(now) else self._started
        turn, since = (self._node, started), now - OVERLAP
        try:
            heard = await self._tables.write(lambda found: _write_duty(found, turn, now, since))
        except LogbookFailed:
            self._lost = True
            raise
        self._past = compact_intervals([*self._past, *heard])
        self._started, self._beaten, self._lost = started, now, False
        return max((end for _, end in heard), default=now)

    def _step_forward(self, latest: Milliseconds) -> bool:
        """Go to where the machine's clock or another node is; what lies between was no duty."""
        now, goal = self.now(), max(self._wall(), latest)
        if goal - now <= TOLERANCE:
            return False
        LOG.warning("service time stepped forward by %.1f s", (goal - now) / 1000)
        self._past = compact_intervals([*self._past, (self._started, now)])
        self._offset += goal - now
        self._started = self._beaten = goal
        return True

    def _follow_calendar(self) -> None:
        """Note how far service time is ahead of the machine's clock, where that has changed."""
        ahead = max(0, self.now() - self._wall())
        if abs(ahead - self._ahead) > TOLERANCE:
            LOG.warning(
                "calendar corrected by %+.1f s; service time is %.1f s ahead of it",
                (self._ahead - ahead) / 1000,
                ahead / 1000,
            )
            self._ahead = ahead

    async def _compact_duties(self) -> list[Interval]:
        """Write what is over down in fewer rows, and read all."""
        return await self._tables.write(_compact_rows)

    async def _keep_beating(self) -> None:
        for beats in count(1):
            await asyncio.sleep(self._beat)
            try:
                await self.beat()
                await self._probe()
                if beats % BEATS_TO_COMPACT == 0:
                    await self._compact_duties()
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

    def _wall(self) -> Milliseconds:
        return int(self._clocks.wall() * 1000)

    def _steady(self) -> Milliseconds:
        return int(self._clocks.steady() * 1000)


def _read_runs(connection: "Connection", since: Milliseconds) -> list[Interval]:
    return [(row["started"], row["alive_until"]) for row in _read_rows(connection, since)]


def _read_rows(connection: "Connection", since: Milliseconds) -> list[Mapping[str, Any]]:
    duties = table_of("duties")

    rows = connection.execute(duties.select().where(duties.c.alive_until >= since)).mappings()
    return [*sound_rows(connection, "duties", rows)]


def _compact_rows(connection: "Connection") -> list[Interval]:
    """Replace the rows of nodes that are gone by fewer that say the same, and read all.

    Whoever is still up writes their own row again with the next beat. If two nodes do this
    at once one of them finds rows missing, and leaves it to the other.
    """
    rows = _read_rows(connection, 0)
    latest = max((row["alive_until"] for row in rows), default=0)
    over = [row for row in rows if 0 <= row["alive_until"] < latest - OVERLAP]
    if len(over) > TOO_MANY:
        with suppress(_Overtaken), connection.begin_nested():
            _replace_rows(connection, over)
    return compact_intervals(_read_runs(connection, 0))


class _Overtaken(Exception):  # noqa: N818 -- It says what is the case.
    """Another node was quicker."""


def _replace_rows(connection: "Connection", over: list[Mapping[str, Any]]) -> None:
    duties = table_of("duties")

    for row in over:
        mine = (duties.c.node == row["node"]) & (duties.c.started == row["started"])
        if connection.execute(duties.delete().where(mine)).rowcount != 1:
            raise _Overtaken
    for start, end in compact_intervals([(row["started"], row["alive_until"]) for row in over]):
        fresh = {"node": COMPACTED, "started": start, "alive_until": end}
        connection.execute(duties.insert().values(fresh | {"seal": seal_row("duties", fresh)}))


def _write_probe(connection: "Connection", node: str) -> None:
    duties = table_of("duties")

    _remove_probe(connection)
    rows = [
        {"node": f"{node} {number}", "started": PROBE_STARTED, "alive_until": PROBE_STARTED}
        for number in range(PROBE_ROWS)
    ]
    sealed = [row | {"seal": seal_row("duties", row)} for row in rows]
    connection.execute(duties.insert(), sealed)


def _remove_probe(connection: "Connection") -> None:
    duties = table_of("duties")

    connection.execute(duties.delete().where(duties.c.started == PROBE_STARTED))


def _write_duty(
    connection: "Connection", turn: NodeRun, now: Milliseconds, since: Milliseconds
) -> list[Interval]:
    duties = table_of("duties")

    node, started = turn
    mine = (duties.c.node == node) & (duties.c.started == started)
    fresh = {"node": node, "started": started, "alive_until": now}
    fresh["seal"] = seal_row("duties", fresh)
    if not connection.execute(duties.update().where(mine).values(fresh)).rowcount:
        connection.execute(duties.insert().values(fresh))
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


def compact_intervals(intervals: Iterable[Interval], most: int = MOST_INTERVALS) -> list[Interval]:
    """The same time in fewer intervals, as far as a running clock can tell.

    What overlaps is one. What lies before the longest clock's worth of duty is left out:
    a clock that began there is out of time by the rest alone. And where a service comes up
    and goes down without end, the oldest times are pushed together towards the past, so
    that a clock which began among them is charged less than the truth, and never more.
    """
    found = _keep_newest(_merge_intervals(intervals))
    surplus = len(found) - most
    if surplus <= 0:
        return found
    oldest = found[: surplus + 1]
    begin = oldest[0][0]
    return [(begin, begin + sum(end - start for start, end in oldest)), *found[surplus + 1 :]]


def _keep_newest(intervals: list[Interval]) -> list[Interval]:
    """The newest intervals that make up the longest clock's worth."""
    total = 0
    for index in reversed(range(len(intervals))):
        start, end = intervals[index]
        total += end - start
        if total >= LONGEST_CLOCK:
            return intervals[index:]
    return intervals
