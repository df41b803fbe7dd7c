"""Two workers, and every order sent several times at once: each is carried out once."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from kit.servers.reconnecting_games import (
    Hasty,
    ReconnectingGames,
    findings,
    open_reconnecting_games,
)
from kit.servers.server_program import launch_for_test
from kit.stores.nats_broker import Broker
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.store.address import read_address

ORDERS = int(os.environ.get("SEABATTLE_ORDERS", "20000"))
KILLS = int(os.environ.get("SEABATTLE_KILLS", "20"))

LONGEST = 2.0
"""Seconds that a match may stand still because a notification was lost."""


@pytest.fixture
def database() -> Iterator[str]:
    """A PostgreSQL database with the program's tables."""
    with postgres_server() as server:
        yield run(new_migrated_database(server)).url


@asynccontextmanager
async def working(broker: Broker) -> AsyncIterator[Broker]:
    """A broker, as long as it is wanted."""
    await broker.start()
    try:
        yield broker
    finally:
        broker.kill()


async def judge_games(database: str, games: ReconnectingGames) -> list[str]:
    """The differences between the log and the notes of the players."""
    async with read_address(database).open_logbook() as logbook:
        return await findings(games, logbook)


def both_or_none(skippers: list[Hasty]) -> list[str]:
    """Rivals of which not exactly one was carried out."""
    return [
        f"{skipper.match}: {one} and {other}"
        for skipper in skippers
        for one, other in skipper.rivals
        if (one in skipper.done) == (other in skipper.done)
    ]


async def race_orders(database: str, orders: int, pairs: int, variant: str) -> ReconnectingGames:
    """So many orders by hasty players at two workers."""
    async with working(Broker()) as broker:
        options = ("--workers", "2", "--bus", broker.url)
        ship = launch_for_test(database, *options)
        with ship as found:
            async with open_reconnecting_games(found.number, orders, Hasty) as race:
                while sum(len(each.sent) for each in race.skippers) < orders:
                    await race.begin(max(0, pairs - race.running), variant)
                    await race.some_more(orders // 20)
                await race.wait_until_over()
                return race


def check(database: str, race: ReconnectingGames) -> tuple[int, int]:
    """See that each order was carried out once; how many there were, and how many copies."""
    hasty = [each for each in race.skippers if isinstance(each, Hasty)]
    assert asyncio.run(judge_games(database, race)) == []
    assert both_or_none(hasty) == []
    return sum(len(each.sent) for each in hasty), sum(each.copies for each in hasty)


def test_an_order_that_is_sent_at_once_by_several_ways_is_carried_out_once(database: str) -> None:
    """A nervous finger on a bad network reaches two workers at the same moment."""
    orders, copies = check(database, asyncio.run(race_orders(database, 60, 3, "salvo")))
    assert copies > orders


@pytest.mark.slow
def test_twenty_thousand_orders_are_carried_out_once(database: str) -> None:
    """Enough for every meeting of two workers over one page."""
    begin = time.monotonic()
    race = asyncio.run(race_orders(database, ORDERS, 40, "classic"))
    orders, copies = check(database, race)
    rivals = sum(len(each.rivals) for each in race.skippers if isinstance(each, Hasty))
    print(  # noqa: T201
        f"\n{orders} orders in {copies} copies, {rivals} pairs of rivals, {len(race.pairs)} games: "
        f"0 doubled, 0 lost, 0 illegal; {time.monotonic() - begin:.0f} s"
    )


async def unheard(database: str, pairs: int, kills: int, variant: str) -> ReconnectingGames:
    """Games at two workers whose broker is killed again and again."""
    async with working(Broker()) as broker:
        with launch_for_test(database, "--workers", "2", "--bus", broker.url) as ship:
            async with open_reconnecting_games(ship.number, seed=kills) as found:
                await found.begin(pairs, variant)
                for _ in range(kills):
                    await found.some_more(pairs)
                    broker.kill()
                    await found.everybody_moves(2)
                    await broker.start()
                    await found.begin(max(0, pairs - found.running), variant)
                await found.wait_until_over()
                return found


def test_games_go_on_without_a_broker(database: str) -> None:
    """The bus only wakes; without it the next round of the patrol does."""
    found = asyncio.run(unheard(database, 6, 1, "salvo"))
    assert asyncio.run(judge_games(database, found)) == []


@pytest.mark.slow
def test_games_go_on_when_the_broker_is_killed_twenty_times(database: str) -> None:
    """No message may be missing, and no player may wait for long."""
    begin = time.monotonic()
    found = asyncio.run(unheard(database, 20, KILLS, "classic"))
    assert asyncio.run(judge_games(database, found)) == []
    longest = max(skipper.longest for skipper in found.skippers)
    print(  # noqa: T201
        f"\n{KILLS} kills of the broker, {len(found.pairs)} games finished, {found.acknowledged} "
        f"moves, 0 missing, longest stall {longest:.2f} s; {time.monotonic() - begin:.0f} s"
    )
    assert longest <= LONGEST
