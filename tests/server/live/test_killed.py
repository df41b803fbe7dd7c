"""A server that is killed under load has acknowledged nothing that is lost, or done twice."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kit.servers.reconnecting_games import (
    Calm,
    ReconnectingGames,
    ReconnectingPlayer,
    findings,
    open_reconnecting_games,
)
from kit.servers.server_program import ServerProgram, launch
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.store.address import read_address

# A move that is lost once in a while is lost: no second hearing.
pytestmark = pytest.mark.flaky(reruns=0)

PAIRS = int(os.environ.get("SEABATTLE_PAIRS", "100"))
KILLS = int(os.environ.get("SEABATTLE_KILLS", "100"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Both databases, one after the other."""
    if request.param == "sqlite":
        yield str(tmp_path / "sea.db")
        return
    with postgres_server() as server:
        yield run(new_migrated_database(server)).url


async def kill_during_games(
    database: str, journal: Path, kind: type[ReconnectingPlayer], *, pairs: int, kills: int
) -> ReconnectingGames:
    """Pairs who have finished their games at a server that was killed again and again."""
    dice, variant = Random(kills), "salvo" if kind is ReconnectingPlayer else "classic"
    with journal.open("w") as lines:
        ship = await asyncio.to_thread(launch, database, journal=lines)
        try:
            async with open_reconnecting_games(ship.number, kills, kind) as found:
                await found.begin(pairs, variant)
                for _ in range(kills):
                    await found.some_more(dice.randint(1, 2 * pairs))
                    ship = await _replace_server(ship, database, lines)
                    if found.running < pairs / 2:
                        await found.begin(pairs - found.running, variant)
                await found.wait_until_over()
                return found
        finally:
            ship.kill()


async def _replace_server(ship: ServerProgram, database: str, lines: object) -> ServerProgram:
    ship.kill()
    return await asyncio.to_thread(launch, database, port=ship.number, journal=lines)


async def _judge_games(database: str, games: ReconnectingGames) -> list[str]:
    async with read_address(database).open_logbook() as logbook:
        return await findings(games, logbook)


def test_games_go_on_after_a_kill(database: str, tmp_path: Path) -> None:
    """Servers die of memory, of upgrades and of cables; the players do not notice."""
    journal = tmp_path / "journal"
    found = asyncio.run(kill_during_games(database, journal, ReconnectingPlayer, pairs=3, kills=2))

    assert asyncio.run(_judge_games(database, found)) == []
    assert sum(skipper.returns for skipper in found.skippers) >= 2 * 2
    assert '"level": "error"' not in journal.read_text("utf-8")


@pytest.mark.slow
def test_games_go_on_after_a_hundred_kills(database: str, tmp_path: Path) -> None:
    """A hundred moments at which each of both databases could be caught out."""
    begin = time.monotonic()
    journal = tmp_path / "journal"
    found = asyncio.run(kill_during_games(database, journal, Calm, pairs=PAIRS, kills=KILLS))

    assert asyncio.run(_judge_games(database, found)) == []
    assert '"level": "error"' not in journal.read_text("utf-8")
    returns = sum(skipper.returns for skipper in found.skippers)
    print(  # noqa: T201
        f"\n{KILLS} kills, {len(found.pairs)} games finished, {found.acknowledged} acknowledged "
        f"moves, 0 lost, 0 doubled; {returns} connections lost; {time.monotonic() - begin:.0f} s"
    )
