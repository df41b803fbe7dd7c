"""A reader of the metrics learns nothing about a single move that was made in secret."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kit.secrecy.served_bytes import without_times
from kit.servers.loopback_server import Guest, open_loopback_server
from seabattle.matches.live_match import LiveMatch


async def begin_forum(guests: list[Guest]) -> str:
    """A round game of three in which all fleets are in."""
    host = guests[0]
    match = await host.lay("forum", seats=["host", "open", "open"])
    for guest in guests[1:]:
        await guest.ask(match, {"type": "sit-down"})
    for guest in guests:
        await guest.place(match)
    return match


async def give_orders(guest: Guest, match: str, times: int, *, by_socket: bool) -> None:
    """An order, and so many second thoughts."""
    view = await guest.view(match)
    orders = [{"type": "fire", "at": [cell]} for cell in view["open"][: times + 1]]
    if not by_socket:
        for order in orders:
            await guest.act(match, order)
        return
    async with guest.socket(match) as socket:
        for number, order in enumerate(orders):
            wish = {"id": f"thought{number}", "request": {"type": "act", "command": order}}
            await socket.send(json.dumps(wish))
            while json.loads(await socket.recv())["type"] != "done":
                pass


def metrics_after(folder: Path, second_thoughts: int, *, by_socket: bool) -> list[bytes]:
    """The metrics after a player has changed an order so many times."""

    async def story() -> list[bytes]:
        async with open_loopback_server(folder) as found, found.port() as quay:
            guests = [await quay.visitor() for _ in range(3)]
            match = await begin_forum(guests)
            await give_orders(guests[1], match, second_thoughts, by_socket=by_socket)
            # Public messages are counted, with or without changed orders.
            await give_orders(guests[2], match, 0, by_socket=by_socket)
            return stable_lines(found.context.metrics.render())

    folder.mkdir(exist_ok=True)
    return asyncio.run(story())


def stable_lines(page: bytes) -> list[bytes]:
    """The metrics without what is never the same: how long something took, and others' files."""
    varying = (b"_bucket", b'disk_bytes{what="free"}')
    return [line for line in without_times(page) if not any(each in line for each in varying)]


@pytest.mark.parametrize("by_socket", [False, True], ids=["requests", "socket"])
def test_second_thoughts_do_not_show_in_the_metrics(tmp_path: Path, *, by_socket: bool) -> None:
    """A counter of commands stepped with every order that only its seat knew of."""
    steady = metrics_after(tmp_path / "one", 0, by_socket=by_socket)
    wavering = metrics_after(tmp_path / "other", 3, by_socket=by_socket)

    assert steady == wavering
    done = next(line for line in steady if b'commands_total{outcome="done"}' in line)
    assert done == b'seabattle_commands_total{outcome="done"} 7.0'


def test_a_counter_that_steps_with_every_order_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A comparison that finds nothing must have been able to find something."""

    def count_all(self: Any, command: str) -> bool:
        return False

    monkeypatch.setattr(LiveMatch, "was_secret", count_all)
    steady = metrics_after(tmp_path / "one", 0, by_socket=True)
    assert steady != metrics_after(tmp_path / "other", 3, by_socket=True)


def test_what_is_asked_of_a_match_is_counted_in_hundreds(tmp_path: Path) -> None:
    """A player who asks where a ship could go is about to move it."""

    async def story() -> list[str]:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            seen = []
            for _ in range(2):
                for _ in range(99):
                    await guest.get(f"/matches/{match}/random-fleet")
                seen.append(found.context.metrics.render().decode())
                await guest.act(match, {"type": "fire", "at": [[0, 0]]}, 409)
            return seen

    before, after = asyncio.run(story())
    assert "random-fleet" not in before
    assert 'route="/matches/{match}/random-fleet",status="200"} 100.0' in after
    assert "not-playing" not in after
    assert "/commands" not in after
