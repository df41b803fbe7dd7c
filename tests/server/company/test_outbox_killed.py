"""A server that is killed again and again: every letter arrives, and doubles have one id."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kit.receivers.hook_receiver import HookReceiver, open_hook_receiver
from kit.servers.loopback_server import Guest, Port, seat_pair
from kit.servers.server_program import launch
from server.company.test_outbox import add_hook, fire_once

# A letter that is lost once in a while is lost: no second hearing.
pytestmark = pytest.mark.flaky(reruns=0)


async def play_through_kills(folder: Path, hook: HookReceiver, kills: int) -> list[int]:
    """Whose turns there were, in a game whose server was killed after every turn or two."""
    dice, settings = Random(kills), folder / "settings.toml"
    settings.write_text("private_hooks = true\n")
    database, turns = str(folder / "sea.db"), []
    options = ("--settings", str(settings))
    ship = await asyncio.to_thread(launch, database, *options)
    port = ship.number
    try:
        async with Port(port) as quay:
            guests: list[Guest] = [await quay.person(), await quay.person()]
            match = await seat_pair(guests, "classic")
            await add_hook(guests[0], hook)
            for _ in range(kills):
                for _ in range(dice.randint(1, 3)):
                    if (await guests[0].view(match))["table"]["phase"] == "over":
                        match = await seat_pair(guests, "classic", clock={"move": 86_400_000})
                    turns.append(await fire_once(guests, match))
                await asyncio.sleep(dice.random() / 10)
                ship.kill()
                ship = await asyncio.to_thread(launch, database, *options, port=port)
            await wait_for_letters(hook, turns.count(1))
    finally:
        ship.kill()
    return turns


async def wait_for_letters(hook: HookReceiver, count: int) -> None:
    """Until so many letters have come; the lease of whoever was killed has to end first."""
    while len({each.id for each in hook.accepted}) < count:  # noqa: ASYNC110 -- Another thread's.
        await asyncio.sleep(0.2)


@pytest.mark.slow
def test_no_letter_is_lost_through_fifty_five_kills(tmp_path: Path) -> None:
    """They come in order, and twice only under the same id."""
    with open_hook_receiver() as hook:
        turns = asyncio.run(asyncio.wait_for(play_through_kills(tmp_path, hook, 55), 3000))
    ids = Counter(each.id for each in hook.accepted)
    assert len(ids) >= turns.count(1)
    assert hook.forged == 0
    doubled = [each for each, count in ids.items() if count > 1]
    assert len(doubled) <= 55
    first = list({each.id: each.said["at"] for each in hook.accepted}.values())
    assert first == sorted(first)
    (tmp_path / "figures.txt").write_text(f"{len(ids)} letters, {len(doubled)} doubled\n")
