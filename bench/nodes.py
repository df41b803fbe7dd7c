"""Whether more nodes carry more: one, two and four servers on PostgreSQL and NATS.

    python bench/nodes.py [--matches 100] [--seconds 3] [--rounds 3]

Every node has as many matches. Both players of a match are at one node, as a balancer that
minds the address would have it, or each at another, so that every move crosses the bus. On a
machine with fewer processors than nodes they stand in each other's way, so what counts is the
processor time of the nodes for a move, beside that of one node alone in the same run.
"""

import argparse
import asyncio
import gc
import statistics
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import uvloop
from duel import Duel, Pace, drive
from msgspec import Struct
from pairs import BROWSER, Table, connect, prepare

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.servers.server_program import ServerProgram, launch_for_test
from kit.stores.nats_broker import Broker
from kit.stores.real_database import new_migrated_database, postgres_server

FLEETS = (1, 2, 4)
"""So many nodes are tried."""


class Site(Struct, frozen=True):
    """Nodes that serve the same matches."""

    ships: Sequence[ServerProgram]
    tables: Sequence[Table]


class Contestant(Struct, frozen=True):
    """Some nodes, and the pairs that play there."""

    name: str
    pids: Sequence[int]
    duels: Sequence[Duel]


def main() -> None:
    """Measure what the command line asks for."""
    options = _options()
    gc.disable()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        sites = [_open_site(runner, stack, server, count, options.matches) for count in FLEETS]
        runner.run(_measure(sites, options))


def _open_site(
    runner: asyncio.Runner, stack: ExitStack, server: str, count: int, matches: int
) -> Site:
    """So many nodes on a database of their own, each with so many matches in both ways."""
    address = runner.run(new_migrated_database(server))
    broker = Broker()
    runner.run(broker.start())
    stack.callback(broker.kill)
    tables = runner.run(prepare(address.url, 2 * count * matches))
    launched = (launch_for_test(address.url, "--bus", broker.url) for _ in range(count))
    return Site([stack.enter_context(each) for each in launched], tables)


async def _connect(site: Site, *, apart: bool) -> Contestant:
    ships, tables = site.ships, site.tables[apart::2]
    duels: list[Duel] = []
    for index, ship in enumerate(ships):
        other = ships[(index + apart) % len(ships)]
        duels += await connect(ship.number, tables[index :: len(ships)], BROWSER, other.number)
    name = f"{len(ships)} nodes{', apart' if apart else ''}" if len(ships) > 1 else "one node"
    return Contestant(name, [ship.process.pid for ship in ships], duels)


async def _measure(sites: Sequence[Site], options: argparse.Namespace) -> None:
    """Let all pairs play in turns, and print the figures."""
    contestants = [await _connect(site, apart=False) for site in sites]
    contestants += [await _connect(site, apart=True) for site in sites[1:]]
    paces: dict[str, list[Pace]] = {each.name: [] for each in contestants}
    for each in contestants:
        await drive(each.duels, each.pids, 1)
    for _ in range(options.rounds):
        for each in contestants:
            paces[each.name].append(await drive(each.duels, each.pids, options.seconds))
    alone = paces[contestants[0].name]
    print(f"{'':16} {'moves/s':>9} {'us/move':>9} {'of one node':>12}")
    for name, found in paces.items():
        speed = statistics.median(pace.per_second for pace in found)
        cost = statistics.median(pace.each for pace in found)
        part = statistics.median(
            one.each / pace.each for one, pace in zip(alone, found, strict=True)
        )
        print(f"{name:16} {speed:9.0f} {cost:9.0f} {part:12.2f}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="for each node")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    return parser.parse_args()


if __name__ == "__main__":
    main()
