"""How many moves a second a server carries out durably, and how long each takes.

    python bench/server.py [--matches 1000] [--rate 500] [--seconds 5] [--rounds 5]

One server on SQLite with two sockets for every match, and beside it a bare Litestar echo with
as many sockets, the same settings of uvicorn and the same client. Both are driven as hard as
they go, in turns, so that whatever else the machine does meets both; then the moves come at a
fixed rate, and are timed from the moment at which each was due.

Moves are weighed against echoes twice: by the clock, which also counts whatever else the machine
does, and by the processor time that the whole server needs for each, its threads included.
"""

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from random import Random

import uvloop
from line import Line, opened
from msgspec import Struct

from seabattle.matches.request import NewSitter

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.servers.server_program import launch_for_test
from seabattle.game import PlaceFleet, Refusal
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.request import Act, SitDown
from seabattle.matches.service import SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ship, load_variant, random_fleet, settle
from seabattle.server.http.context import ServerContext
from seabattle.server.run.lifespan import open_context

RULES = settle(load_variant("classic"))

MOVES = 180
"""In each match: every fleet has a ship in the last row, so that none is beaten before."""

DONE, ECHOED = b'{"type":"done"', b'{"id":'
"""How an answer begins."""

HEADS = "  moves/s  echoes/s  ratio  us/move  us/echo  ratio   busy: server, client"
"""The first ratio is by the clock, the second by the processor time of the server."""

TOGETHER = 100
"""Sockets that are opened at the same time."""


class Table(Struct, frozen=True):
    """A match that has been laid: who begins, and what opens the seats."""

    match: MatchId
    turn: int
    tokens: tuple[str, str]


class Duel:
    """Two sockets that take turns; one message of theirs is under way at a time."""

    def __init__(self, turn: int, answer: bytes, most: float) -> None:
        """*most* is how often they can take turns before the game is over."""
        self.lines: list[Line] = []
        self._turn = turn
        self._answer = answer
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

    def move(self, due: float) -> None:
        """Send the next message, which was to be sent at a moment."""
        self._due = due
        cell = self.made // 2 % 100
        fire = f'{{"type":"fire","at":[[{cell // 10},{cell % 10}]]}}'
        order = f'{{"id":"m{self.made}","request":{{"type":"act","command":{fire}}}}}'
        self.lines[(self._turn + self.made) % 2].say(order.encode())

    def hear(self, text: bytes) -> None:
        """Note an answer; whatever else is told is read and left."""
        if not text.startswith(self._answer):
            assert b'"refused"' not in text[:20], text
            return
        assert self._due is not None, text
        now = time.perf_counter()
        self.waits.append(now - self._due)
        self._due = None
        self.made += 1
        if self.tireless and self.made < self._most:
            self.move(now)


class Berth(Struct, frozen=True):
    """Where a server is: its port and its process."""

    number: int
    pid: int


class Pace(Struct, frozen=True):
    """How fast it went, and how busy both sides were."""

    per_second: float
    server: float
    client: float
    """Share of a processor."""

    @property
    def each(self) -> float:
        """Microseconds of a processor that the server needs for one message and its answer."""
        return 1e6 * self.server / self.per_second


async def laid(context: ServerContext, number: int) -> Table:
    """A match between two who have placed their fleets."""
    dice, people, service = Random(number), context.people, context.service
    players = [await people.new_player(name) for name in ("Anna", "Bruno")]
    host = Sitter("Anna", SitterKind.BOT, players[0].id)
    live = await service.open_match(MatchPlan(RULES, RULES.name, (HOST, OPEN)), host, "bench")
    await _asked(context, live.match, players[1].id, "sit", SitDown())
    for player in players:
        place = PlaceFleet(_fleet(dice))
        await _asked(context, live.match, player.id, "place", Act(place))
    turn = live.state.game.table.turn
    assert turn is not None
    made = [await people.make_token(player.id, ["play", "read"]) for player in players]
    anna, bruno = (each[0] for each in made if each is not None)
    return Table(live.match, turn, (anna, bruno))


async def _asked(
    context: ServerContext, match: MatchId, by: PlayerId, name: str, request: SitDown | Act
) -> None:
    answer = await context.service.submit(
        match, SubmittedRequest(name, request, by, sitter=NewSitter("Bruno", SitterKind.BOT))
    )
    assert not isinstance(answer, Refusal), answer


def _fleet(dice: Random) -> tuple[Ship, ...]:
    last = RULES.grid.rows - 1
    while True:
        ships = random_fleet(RULES, dice)
        if any(cell.row == last for ship in ships for cell in ship.cells):
            return ships


async def prepared(database: str, matches: int) -> list[Table]:
    """A database in which so many matches have begun."""
    async with open_context(database) as context:
        return await asyncio.gather(*(laid(context, number) for number in range(matches)))


async def connected(number: int, tables: Sequence[Table], *, ours: bool) -> list[Duel]:
    """Two sockets for every match."""
    duels: list[Duel] = []
    for begin in range(0, len(tables), TOGETHER):
        some = tables[begin : begin + TOGETHER]
        duels += await asyncio.gather(*(_duel(number, table, ours=ours) for table in some))
    return duels


async def _duel(number: int, table: Table, *, ours: bool) -> Duel:
    duel = Duel(table.turn, DONE, MOVES) if ours else Duel(table.turn, ECHOED, inf)
    path = f"/api/matches/{table.match}/socket" if ours else "/echo"
    for token in table.tokens:
        duel.lines.append(await opened(number, path, token if ours else None, duel.hear))
    return duel


async def driven(duels: Sequence[Duel], pid: int, seconds: float) -> Pace:
    """How many messages a second are answered when every pair has one under way."""
    for duel in duels:
        duel.tireless = True
        if duel.idle:
            duel.move(time.perf_counter())
    begin, busy, own = time.perf_counter(), _busy(pid), time.process_time()
    made = sum(duel.made for duel in duels)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begin
    pace = Pace(
        (sum(duel.made for duel in duels) - made) / took,
        (_busy(pid) - busy) / took,
        (time.process_time() - own) / took,
    )
    for duel in duels:
        duel.tireless = False
    await _settled(duels)
    return pace


async def timed(duels: Sequence[Duel], rate: float, seconds: float) -> list[float]:
    """How long each of so many messages a second takes, from the moment it was due."""
    await _settled(duels)
    for duel in duels:
        duel.waits.clear()
    begin, turn = time.perf_counter(), 0
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not duels[turn % len(duels)].idle:
            turn += 1
        duels[turn % len(duels)].move(due)
        turn += 1
    await _settled(duels)
    return sorted(wait for duel in duels for wait in duel.waits)


async def _settled(duels: Sequence[Duel]) -> None:
    """Wait until everything is answered."""
    async with asyncio.timeout(60):
        while any(duel.waiting for duel in duels):  # noqa: ASYNC110 -- Seldom, and cheap.
            await asyncio.sleep(0.05)
    assert not any(line.lost for duel in duels for line in duel.lines)


def _busy(pid: int) -> float:
    """Seconds that a process has had a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def echoing() -> Iterator[Berth]:
    """A bare echo."""
    program = [sys.executable, str(Path(__file__).with_name("echo.py"))]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as process:  # noqa: S603 -- Ours.
        assert process.stdout is not None
        try:
            yield Berth(int(process.stdout.readline()), process.pid)
        finally:
            process.kill()


async def measured(
    tables: Sequence[Table], us: Berth, echo: Berth, options: argparse.Namespace
) -> None:
    """Measure, and print the figures."""
    ours = await connected(us.number, tables, ours=True)
    bare = await connected(echo.number, tables, ours=False)
    sockets = sum(len(duel.lines) for duel in ours)
    print(f"{len(tables)} matches, {sockets} sockets, one process, SQLite")
    print(f"{'as hard as it goes':18} {HEADS}")
    clock: list[float] = []
    processor: list[float] = []
    for number in range(1, options.rounds + 1):
        echoes = await driven(bare, echo.pid, options.seconds)
        moves = await driven(ours, us.pid, options.seconds)
        clock.append(moves.per_second / echoes.per_second)
        processor.append(echoes.each / moves.each)
        print(
            f"{f'round {number}':18} {moves.per_second:8.0f} {echoes.per_second:9.0f} "
            f"{clock[-1]:6.2f} {moves.each:8.0f} {echoes.each:8.0f} {processor[-1]:6.2f}   "
            f"us {moves.server:.0%}, {moves.client:.0%}; echo {echoes.server:.0%}, "
            f"{echoes.client:.0%}"
        )
    medians = statistics.median(clock), statistics.median(processor)
    print(f"{'median':18} {medians[0]:25.2f} {medians[1]:24.2f}")
    print(f"{'at a fixed rate':22} {'moves/s':>9} {'p50 ms':>9} {'p99 ms':>9} {'max ms':>9}")
    await timed(ours, options.rate, 1)
    for number in range(1, options.rounds + 1):
        waits = await timed(ours, options.rate, options.seconds)
        p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
        print(
            f"{f'round {number}':22} {options.rate:9.0f} {p50:9.1f} {p99:9.1f} "
            f"{1000 * waits[-1]:9.1f}"
        )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", default=None, help="where the database lies meanwhile")
    options = parser.parse_args()
    # The client's own pauses are nobody's waiting time.
    gc.disable()
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        database = f"{folder}/bench.db"
        tables = runner.run(prepared(database, options.matches))
        with launch_for_test(database) as ship, echoing() as echo:
            us = Berth(ship.number, ship.process.pid)
            runner.run(measured(tables, us, echo, options))


if __name__ == "__main__":
    main()
