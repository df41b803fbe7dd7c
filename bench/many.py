"""What a server holds: memory for each socket and match, and a long past.

    python bench/many.py [--matches 1000] [--finished 100000]

One server on SQLite. First so many matches are asked for, which keeps them in memory, and then
two sockets are opened for each as the browser does; the memory of the process is read after each.
Beside it stands a bare Litestar echo with as many sockets: what the framework itself needs.
Then a server is started on a file with so many finished matches, a hundredth of them of one
visitor, who asks for that list and lays tables.
"""

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import httpx
import uvloop
from msgspec import Struct
from msgspec.structs import replace
from pairs import BROWSER, ECHO, Table, connect, prepare, run_echo

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.servers.largest_games import LargeGame
from kit.servers.server_program import launch_for_test
from seabattle.matches.port import Card, Kept, Logbook, MatchId, Page, PlayerId
from seabattle.rules import load_variant, settle
from seabattle.server.run.asgi_app import server_parts
from seabattle.server.run.lifespan import open_context

AT_ONCE = 500
"""Matches that are written to the file together."""

FEW = 50
"""Matches with which a server has met everything once, before its memory is read."""

ASKED = 200
"""How often a list is asked for, and a table laid."""

OWN = 100
"""Every so many matches is one of the visitor who asks."""


class Memory(Struct, frozen=True):
    """Kilobytes for each match that is held, and for each socket that is open."""

    match: float
    socket: float


def main() -> None:
    """Measure what the command line asks for."""
    options = _options()
    gc.disable()
    with (
        tempfile.TemporaryDirectory(dir=options.folder) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        found = runner.run(measure_memory(f"{folder}/few.db", options.matches))
        print(f"{options.matches} matches with two sockets each")
        print(f"  each match   {found.match:8.1f} kB")
        print(f"  each socket  {found.socket:8.1f} kB")
        echo = runner.run(measure_echo(options.matches))
        print(f"  bare echo    {echo:8.1f} kB a socket")
        runner.run(measure_past(f"{folder}/many.db", options.finished))


async def measure_memory(database: str, matches: int) -> Memory:
    """What the process grows by while matches are loaded and sockets opened."""
    tables = await prepare(database, matches + FEW)
    few, many = tables[:FEW], tables[FEW:]
    with launch_for_test(database) as ship:
        await _hold(ship.url, few)
        await connect(ship.number, few, BROWSER)
        empty = _resident(ship.process.pid)
        await _hold(ship.url, many)
        held = _resident(ship.process.pid)
        duels = await connect(ship.number, many, BROWSER)
        await asyncio.sleep(1)
        connected = _resident(ship.process.pid)
        assert not any(line.lost for duel in duels for line in duel.lines)
    return Memory((held - empty) / matches, (connected - held) / (2 * matches))


async def measure_echo(matches: int) -> float:
    """Kilobytes for each socket of a server that does nothing."""
    table = Table(MatchId("echo"), 0, ("", ""))
    with run_echo() as echo:
        await connect(echo.number, [table] * FEW, ECHO)
        empty = _resident(echo.pid)
        await connect(echo.number, [table] * matches, ECHO)
        return (_resident(echo.pid) - empty) / (2 * matches)


async def _hold(url: str, tables: Sequence[Table]) -> None:
    async with httpx.AsyncClient(base_url=f"{url}/api") as client:
        for table in tables:
            key = {"Authorization": f"Bearer {table.tokens[0]}"}
            (await client.get(f"/matches/{table.match}/view", headers=key)).raise_for_status()


def _resident(pid: int) -> float:
    """Kilobytes of memory that a process really has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1000


async def measure_past(database: str, finished: int) -> None:
    """How long a start takes, a list of one's own and a new table, and print it."""
    begin = time.perf_counter()
    token = await fill(database, finished)
    print(f"{finished} finished matches, written in {time.perf_counter() - begin:.0f} s")
    begin = time.perf_counter()
    with launch_for_test(database) as ship:
        print(f"  start        {time.perf_counter() - begin:8.2f} s, interpreter and all")
        key = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=f"{ship.url}/api", headers=key) as client:
            await _time("mine", lambda _: client.get("/matches/mine"))
            await _time("new table", lambda number: client.post("/matches", json=_table(number)))


def _table(number: int) -> dict[str, object]:
    return {"id": f"bench{number}", "variant": "classic", "seats": ["host", "link"]}


async def _time(name: str, ask: Callable[[int], Awaitable[httpx.Response]]) -> None:
    waits = []
    for number in range(ASKED):
        begin = time.perf_counter()
        (await ask(number)).raise_for_status()
        waits.append(1000 * (time.perf_counter() - begin))
    print(f"  {name:12} {statistics.median(waits):8.1f} ms, at most {max(waits):.1f}")


async def fill(database: str, finished: int) -> str:
    """Write finished matches to a file, and return the token of one who played many of them."""
    pages, card = await _one_game()
    async with open_context(database, parts=server_parts()) as context:
        player = await context.people.new_player("Anna")
        made = await context.people.make_token(player.id, ["play", "read"])
        assert made is not None
        logbook = context.service.logbook
        for first in range(0, finished, AT_ONCE):
            some = range(first, min(first + AT_ONCE, finished))
            await asyncio.gather(*(_write(logbook, n, pages, card, player.id) for n in some))
    return made[0]


async def _one_game() -> tuple[Sequence[Page], Card]:
    """The pages and the card of a game that two have agreed to stop."""
    game = LargeGame(settle(load_variant("classic")), [PlayerId("anna"), PlayerId("bruno")])
    await game.sit_down()
    await game.place_fleets()
    await game.stop()
    return game.written()


async def _write(
    logbook: Logbook, number: int, pages: Sequence[Page], card: Card, player: PlayerId
) -> None:
    match = MatchId(f"{number:016x}")
    players = (player if number % OWN == 0 else PlayerId(f"anna{number}"), PlayerId("bruno"))
    own = replace(card, match=match, players=players)
    for kept in await asyncio.gather(*(logbook.append(match, page, own) for page in pages)):
        assert isinstance(kept, Kept)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--folder", default=None, help="where the databases lie meanwhile")
    return parser.parse_args()


if __name__ == "__main__":
    main()
