import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection

from kit.servers.loopback_server import LoopbackServer, next_message, seat_pair


def test_a_seat_is_warned_before_its_time_is_out_and_then_loses(port: LoopbackServer) -> None:
    """A player who looks elsewhere should hear the clock, and no player should wait for ever."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, clock={"move": 1200})
            view = await guests[0].view(match)
            late = guests[view["table"]["turn"]]
            async with late.socket(match) as socket:
                assert (await next_message(socket, "view"))["company"]["clock"]["running"]
                assert (await next_message(socket, "hurry"))["left"] < 1200
                while True:
                    told = await next_message(socket, "told")
                    if told["what"]["type"] == "game-ended":
                        break
            assert told["what"]["why"] == "time"
            assert told["what"]["winner"] != view["table"]["turn"]

    asyncio.run(play())


def test_what_is_told_says_what_the_clocks_show(port: LoopbackServer) -> None:
    """A screen must be able to count down without asking again."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, clock={"bank": 600_000, "increment": 5_000})
            turn = (await guests[0].view(match))["table"]["turn"]
            async with guests[0].socket(match) as socket:
                await next_message(socket, "view")
                await guests[turn].act(match, {"type": "fire", "at": [[0, 0]]})
                told = await next_message(socket, "told")
                while told["clock"] is None:
                    told = await next_message(socket, "told")
            assert len(told["clock"]["left"]) == 2
            assert max(told["clock"]["left"]) <= 605_000
            assert told["clock"]["rule"] == {"bank": 600_000, "increment": 5_000}
            assert json.dumps(told)

    asyncio.run(play())


async def changed(socket: ClientConnection, field: str) -> Any:
    """The later values of a field of the view, from the next changes that name it."""
    while True:
        said = json.loads(await asyncio.wait_for(socket.recv(), 60))
        for message in said if isinstance(said, list) else [said]:
            if message["type"] == "changes" and field in message:
                return message[field]


def test_a_pause_is_seen_on_every_screen_as_soon_as_it_is_offered(port: LoopbackServer) -> None:
    """Players must know what they agree to; and no clock is shown running once both have agreed."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, clock={"move": 2 * 24 * 3600 * 1000})
            async with guests[0].socket(
                match, "?views=true", subprotocols=["seabattle.v2"]
            ) as socket:
                await guests[1].ask(match, {"type": "offer-pause", "days": 7})
                assert await changed(socket, "pause_offer") == {"days": 7, "seats": [1]}
                await guests[0].ask(match, {"type": "offer-pause", "days": 7})
                until = await changed(socket, "paused_until")
            view = await guests[1].view(match)
            assert view["company"]["paused_until"] == until
            assert view["company"]["clock"]["running"] == []

    asyncio.run(play())
