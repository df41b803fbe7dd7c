"""Two sockets that take turns in a game, and what their messages cost a server."""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from line import Line
from msgspec import Struct


class Dialect(Struct, frozen=True):
    """How a server is spoken to."""

    move: Callable[[int], bytes]
    """The message that makes a move, by its number from 0."""
    is_answer: Callable[[bytes, int], bool]
    """Whether a message to the mover says that the move of this number was made."""
    refusal: bytes = b'"refused"'
    """What stands near the beginning of a message that says that it was not."""


class Duel:
    """Two sockets that take turns; one message of theirs is under way at a time."""

    def __init__(self, turn: int, dialect: Dialect, most: float) -> None:
        """*most* is how often they can take turns before the game is over."""
        self.lines: list[Line] = []
        self._turn = turn
        self._dialect = dialect
        self._most = most
        self._due: float | None = None
        self.made = 0
        self.waits: list[float] = []
        self.tireless = False
        """Whether the next message follows as soon as one is answered."""

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, and there is something left to say."""
        return self._due is None and self.made < self._most

    @property
    def waiting(self) -> bool:
        """Whether a message has not been answered."""
        return self._due is not None

    @property
    def received(self) -> int:
        """Bytes that have come in on both sockets."""
        return sum(line.received for line in self.lines)

    def move(self, due: float) -> None:
        """Send the next message, which was to be sent at a moment."""
        self._due = due
        self._mover.say(self._dialect.move(self.made))

    @property
    def _mover(self) -> Line:
        return self.lines[(self._turn + self.made) % 2]

    def hear(self, line: Line, text: bytes) -> None:
        """Note an answer; all other messages are read and dropped."""
        assert self._dialect.refusal not in text[:20], text
        if self._due is None or line is not self._mover:
            return
        if not self._dialect.is_answer(text, self.made):
            return
        now = time.perf_counter()
        self.waits.append(now - self._due)
        self._due = None
        self.made += 1
        if self.tireless and self.made < self._most:
            self.move(now)


class Pace(Struct, frozen=True):
    """How fast it went, how busy both sides were, and how much came over the line."""

    per_second: float
    server: float
    client: float
    """Share of a processor."""
    size: float
    """Bytes that both sockets received for one message and its answer."""

    @property
    def each(self) -> float:
        """Microseconds of a processor that the server needs for one message and its answer."""
        return 1e6 * self.server / self.per_second


async def drive(duels: Sequence[Duel], pids: Sequence[int], seconds: float) -> Pace:
    """How many messages a second are answered when every pair has one under way."""
    begin, busy, own = time.perf_counter(), processor_time(pids), time.process_time()
    made = sum(duel.made for duel in duels)
    received = sum(duel.received for duel in duels)
    for duel in duels:
        duel.tireless = True
        if duel.idle:
            duel.move(time.perf_counter())
    await asyncio.sleep(seconds)
    for duel in duels:
        duel.tireless = False
    await settle(duels)
    took = time.perf_counter() - begin
    moves = sum(duel.made for duel in duels) - made
    return Pace(
        moves / took,
        (processor_time(pids) - busy) / took,
        (time.process_time() - own) / took,
        (sum(duel.received for duel in duels) - received) / max(1, moves),
    )


async def pace_moves(duels: Sequence[Duel], rate: float, seconds: float) -> list[float]:
    """How long each of so many messages a second takes, from the moment it was due."""
    await settle(duels)
    for duel in duels:
        duel.waits.clear()
    begin, turn = time.perf_counter(), 0
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not any(duel.idle for duel in duels):
            assert any(duel.waiting for duel in duels), "all games are over"
            await asyncio.sleep(0.001)
        while not duels[turn % len(duels)].idle:
            turn += 1
        duels[turn % len(duels)].move(due)
        turn += 1
    await settle(duels)
    return sorted(wait for duel in duels for wait in duel.waits)


async def settle(duels: Sequence[Duel]) -> None:
    """Wait until everything is answered."""
    async with asyncio.timeout(60):
        while any(duel.waiting for duel in duels):  # noqa: ASYNC110 -- Seldom, and cheap.
            await asyncio.sleep(0.01)
    assert not any(line.lost for duel in duels for line in duel.lines)


def processor_time(pids: Sequence[int]) -> float:
    """Seconds that some processes have had a processor, their threads included."""
    return sum(map(_ticks, pids)) / os.sysconf("SC_CLK_TCK")


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
