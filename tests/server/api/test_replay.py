import asyncio
from typing import Any

from kit.servers.loopback_server import Guest, LoopbackServer, Port, call_off, play_on, seat_pair


def fetch_replays(port: LoopbackServer, *, over: bool) -> list[Any]:
    """The replays of both players and of a spectator, and the view, after some turns."""

    async def run() -> list[Any]:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            view = await play_on(guests, match, 8)
            view = await call_off(guests, match) if over else view
            everybody: list[Guest] = [*guests, await Port.nobody(quay)]
            found = [await each.get(f"/matches/{match}/replay?lang=en") for each in everybody]
            return [*found, view]

    return asyncio.run(run())


def test_a_finished_game_has_the_same_replay_for_all_viewers(port: LoopbackServer) -> None:
    """A link to the seventh move must show the same to all viewers."""
    anna, bruno, nobody, view = fetch_replays(port, over=True)

    assert anna == bruno == nobody
    assert anna["over"]
    assert [each["number"] for each in anna["moments"]] == [*range(len(anna["moments"]))]
    last = anna["moments"][-1]
    assert last["fleets"] == view["fleets"]
    assert [each["rows"] for each in last["charts"]] == [each["rows"] for each in view["charts"]]
    assert anna["names"] == view["names"]


def test_the_replay_of_a_running_game_shows_each_player_their_own_side(
    port: LoopbackServer,
) -> None:
    """Leafing back must not be a way to look at the other's field."""
    anna, bruno, nobody, view = fetch_replays(port, over=False)

    assert not anna["over"]
    assert anna["moments"][-1]["fleets"] == [view["own"]["ships"], []]
    assert bruno["moments"][-1]["fleets"][0] == []
    assert nobody["moments"][-1]["fleets"] == []
    assert nobody["moments"][-1]["shots"]
