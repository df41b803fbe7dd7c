"""What a durable move costs a server, as programs ask for it and as the browser does.

    python bench/server.py [--matches 1000] [--rate 500] [--seconds 5] [--rounds 5]

One server on SQLite with two sockets for every match, which are asked for in three ways: only
what is told; as the page in the browser asks, with the position and with words; and as pages
before it asked, for the whole view each time. Beside it stand a bare Litestar echo with as many
sockets, the same settings of uvicorn and the same client, and the same game on boardgame.io,
which keeps it in memory or in files. All are driven as hard as they go, in turns, so that other
load on the machine meets all; then moves come at a fixed rate, as a browser makes them, and are
timed from the moment at which each was due.

What a move costs is the processor time that the whole server needs for it, its threads included.
"""

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import uvloop
from boardgame import rival
from duel import Duel, Pace, drive, pace_moves
from msgspec import Struct
from pairs import BROWSER, ECHO, MOVES, PLAIN, WHOLE, connect, draw_fleet, prepare, run_echo

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.servers.server_program import launch_for_test

OPENING = 8
"""Moves of each match that are made before anything is measured."""


class Contestant(Struct, frozen=True):
    """A server, and the pairs that play on it."""

    name: str
    pid: int
    duels: list[Duel]


async def warm_up(contestant: Contestant) -> None:
    """Have every pair make its first moves, which include every request made only once.

    It is what a match costs that is under way; Node's compiler, too, wants to see a move often.
    """
    for _ in range(60):
        if min(duel.made for duel in contestant.duels) >= OPENING:
            return
        await drive(contestant.duels, [contestant.pid], 1)


async def measure(contestants: Sequence[Contestant], options: argparse.Namespace) -> None:
    """Measure, and print the figures."""
    paces: dict[str, list[Pace]] = {each.name: [] for each in contestants}
    for each in contestants:
        await warm_up(each)
    for _ in range(options.rounds):
        for each in contestants:
            paces[each.name].append(await drive(each.duels, [each.pid], options.seconds))
    print_costs(paces)
    browser = next(each for each in contestants if each.name == BROWSER)
    print(
        f"\n{'browser at a fixed rate':24} {'moves/s':>9} {'p50 ms':>9} {'p99 ms':>9} {'max ms':>9}"
    )
    await pace_moves(browser.duels, options.rate, 1)
    for number in range(1, options.rounds + 1):
        waits = await pace_moves(browser.duels, options.rate, options.seconds)
        p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
        print(
            f"{f'round {number}':24} {options.rate:9.0f} {p50:9.1f} {p99:9.1f} "
            f"{1000 * waits[-1]:9.1f}"
        )


def print_costs(paces: dict[str, list[Pace]]) -> None:
    """One line for each contestant, in medians over the rounds."""
    print(
        f"{'as hard as it goes':24} {'moves/s':>9} {'us/move':>9} {'bytes/move':>11} "
        f"{f'/ {PLAIN}':>16} {f'/ {rival.MEMORY}':>24}   busy: server, client"
    )
    plain, other = paces[PLAIN], paces.get(rival.MEMORY)
    for name, found in paces.items():
        beside_us = _ratio(found, plain)
        beside_them = f"{_ratio(found, other):24.2f}" if other else f"{'':24}"
        print(
            f"{name:24} {_median(found, 'per_second'):9.0f} {_median(found, 'each'):9.0f} "
            f"{_median(found, 'size'):11.0f} {beside_us:16.2f} {beside_them}   "
            f"{_median(found, 'server'):.0%}, {_median(found, 'client'):.0%}"
        )


def _median(paces: Sequence[Pace], field: str) -> float:
    return statistics.median(getattr(pace, field) for pace in paces)


def _ratio(paces: Sequence[Pace], others: Sequence[Pace]) -> float:
    """How dear it is beside another, round by round: what else the machine did met both."""
    return statistics.median(
        pace.each / other.each for pace, other in zip(paces, others, strict=True)
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", default=None, help="where the database lies meanwhile")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    options = parser.parse_args()
    # Pauses of the client's own garbage collector would count as waiting time.
    gc.disable()
    with (
        ExitStack() as stack,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder))
        contestants = _contestants(stack, runner, folder, options)
        sockets = sum(len(duel.lines) for duel in contestants[0].duels)
        print(f"{options.matches} matches, {sockets} sockets each way, one process, SQLite\n")
        runner.run(measure(contestants, options))


def _contestants(
    stack: ExitStack, runner: asyncio.Runner, folder: str, options: argparse.Namespace
) -> list[Contestant]:
    """All servers that are measured, connected."""
    database = f"{folder}/bench.db"
    ways = (PLAIN, BROWSER, WHOLE)
    tables = runner.run(prepare(database, len(ways) * options.matches))
    ship = stack.enter_context(launch_for_test(database))
    echo = stack.enter_context(run_echo())
    found = [
        Contestant(
            way,
            ship.process.pid,
            runner.run(connect(ship.number, tables[index :: len(ways)], way)),
        )
        for index, way in enumerate(ways)
    ]
    found.append(
        Contestant(ECHO, echo.pid, runner.run(connect(echo.number, tables[:: len(ways)], ECHO)))
    )
    if not options.alone:
        for name in (rival.MEMORY, rival.FILES):
            found += _rival(stack, runner, name, options.matches)
    return found


def _rival(stack: ExitStack, runner: asyncio.Runner, name: str, matches: int) -> list[Contestant]:
    """boardgame.io, where it can be had."""
    try:
        berth = stack.enter_context(rival.run_rival(name))
    except rival.NotToBeHad as reason:
        print(f"{name} is not measured: {reason}")
        return []
    duels = runner.run(rival.connect_rival(berth, matches, MOVES, partial(draw_fleet, Random(7))))
    return [Contestant(name, berth.pid, duels)]


if __name__ == "__main__":
    main()
