"""A server that is killed again and again: every notification arrives, and doubles have one id."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from features.notifications.test_outbox import add_hook, fire_once
from kit.receivers.hook_receiver import HookReceiver, open_hook_receiver
from kit.servers.loopback_server import Guest, Port, seat_pair
from kit.servers.server_program import launch
from kit.stores.real_database import new_migrated_database, postgres_server, run

# A notification that is lost once in a while is lost: no second hearing.
pytestmark = pytest.mark.flaky(reruns=0)


KILLS = 55


def fail_twice_now_and_then(asked: int) -> int:
    """The status of a receiver that refuses a notification twice, and then takes the next few."""
    return 500 if asked % 12 < 2 else 204


async def play_through_kills(
    database: str, settings: Path, hook: HookReceiver, nodes: int
) -> list[int]:
    """Whose turns there were, in a game one of whose nodes was killed after every turn or two."""
    dice, turns = Random(KILLS), []
    options = ("--settings", str(settings))
    ships = [await asyncio.to_thread(launch, database, *options) for _ in range(nodes)]
    ports = [ship.number for ship in ships]
    try:
        async with Port(ports[0]) as quay:
            guests: list[Guest] = [await quay.person(), await quay.person()]
            match = await seat_pair(guests, "classic")
            await add_hook(guests[0], hook)
            for number in range(KILLS):
                for _ in range(dice.randint(1, 3)):
                    if (await guests[0].view(match))["table"]["phase"] == "over":
                        match = await seat_pair(guests, "classic", clock={"move": 86_400_000})
                    turns.append(await fire_once(guests, match))
                await asyncio.sleep(dice.random() / 10)
                killed = number % nodes
                ships[killed].kill()
                ships[killed] = await asyncio.to_thread(
                    launch, database, *options, port=ports[killed]
                )
            await wait_for_letters(hook, turns.count(1))
    finally:
        for ship in ships:
            ship.kill()
    return turns


async def wait_for_letters(hook: HookReceiver, count: int) -> None:
    """Wait for so many notifications; the lease of the killed node has to end first."""
    while len({each.id for each in hook.accepted}) < count:  # noqa: ASYNC110 -- Another thread's.
        await asyncio.sleep(0.2)


@contextmanager
def database_for(nodes: int, folder: Path) -> Iterator[str]:
    """An SQLite file for one process, PostgreSQL for several."""
    if nodes == 1:
        yield str(folder / "sea.db")
        return
    with postgres_server() as server:
        yield run(new_migrated_database(server)).url


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [1, 2])
def test_no_letter_is_lost_through_fifty_five_kills(tmp_path: Path, nodes: int) -> None:
    """They come in order although the receiver fails, and twice only under the same id."""
    settings = tmp_path / "settings.toml"
    settings.write_text("private_hooks = true\n")
    receiver = open_hook_receiver(fail_twice_now_and_then)
    with database_for(nodes, tmp_path) as database, receiver as hook:
        playing = play_through_kills(database, settings, hook, nodes)
        turns = asyncio.run(asyncio.wait_for(playing, 3000))
    ids = Counter(each.id for each in hook.accepted)
    assert len(ids) >= turns.count(1)
    assert hook.forged == 0
    assert hook.asked > len(hook.accepted)
    doubled = [each for each, count in ids.items() if count > 1]
    assert len(doubled) <= KILLS
    first = list({each.id: each.said["at"] for each in hook.accepted}.values())
    assert first == sorted(first)
    figures = f"{len(ids)} notifications, {hook.asked} requests, {len(doubled)} doubled"
    print(f"{nodes} nodes, {KILLS} kills: {figures}")  # noqa: T201 -- For measuring.
