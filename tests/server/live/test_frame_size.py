"""How long a message on a socket may be follows from the rules of its game."""

import asyncio
import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    next_message,
    open_loopback_server,
    seat_pair,
)
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit, TokenBucket
from seabattle.wire import MOST_FRAME, SMALL_FRAME

LARGE = """
name = "armada"
[title]
en = "Armada"
[grid]
rows = 64
columns = 64
[labels]
columns = "numbers"
rows = "numbers"
between = "-"
[sea]
touching = "never"
[[fleet]]
name = "galleon"
count = 50
shapes = ["########"]
[turn]
order = "alternate"
begins = "lot"
"""

FIRE = {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}}


async def place_by_socket(guest: Guest, match: str) -> Any:
    """The answer to a whole fleet, sent as a page would send it, but with all its spaces."""
    fleet = await guest.get(f"/matches/{match}/random-fleet")
    request = {"type": "act", "command": {"type": "place-fleet", "ships": fleet["ships"]}}
    text = json.dumps({"id": "fleet", "request": request})
    assert SMALL_FRAME < len(text) < MOST_FRAME
    async with guest.socket(match) as socket:
        await next_message(socket, "view")
        await socket.send(text)
        return await next_message(socket, "done")


def test_a_legal_fleet_of_four_hundred_cells_is_placed_by_socket(port: LoopbackServer) -> None:
    """It was cut off with 1009, and the page sent it again for ever."""

    async def play() -> Any:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay(variant=None, toml=LARGE, seats=["host", "link"])
            return await place_by_socket(guest, match)

    assert asyncio.run(play())["id"] == "fleet"


def test_a_small_game_takes_no_large_message_and_says_so(port: LoopbackServer) -> None:
    """Ten ships do not need ten kilobytes; and the socket stays usable."""

    async def play() -> list[Any]:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            async with guests[0].socket(match) as socket:
                await next_message(socket, "view")
                await socket.send(json.dumps({"id": "large", "request": FIRE}) + " " * SMALL_FRAME)
                await socket.send("x" * (SMALL_FRAME + 1))
                refused = [await next_message(socket, "refused") for _ in range(2)]
                await socket.send(json.dumps({"id": "small", "request": {"type": "offer-stop"}}))
                return [*refused, await next_message(socket, "done")]

    large, rubbish, done = asyncio.run(play())
    assert large["id"] == "large"
    assert large["problem"]["code"] == "request/too-large"
    assert large["problem"]["facts"] == {"most": SMALL_FRAME}
    assert (rubbish["id"], rubbish["problem"]["code"]) == (None, "request/too-large")
    assert done["id"] == "small"


def test_a_rate_limited_order_is_refused_by_its_id(tmp_path: Path) -> None:
    """A client that does not learn which order was refused waits for its answer for ever."""
    limits = replace(UNLIMITED, socket=RateLimit(0.5, 3))

    async def play() -> list[Any]:
        settings = replace(SETTINGS, limits=limits)
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            guest = await quay.visitor()
            async with guest.socket(await guest.lay()) as socket:
                await next_message(socket, "view")
                for number in range(4):
                    await socket.send(json.dumps({"id": f"m{number}", "request": FIRE}))
                return [await next_message(socket, "refused") for _ in range(4)]

    answers = asyncio.run(play())
    assert [each["id"] for each in answers] == ["m0", "m1", "m2", "m3"]
    assert answers[3]["problem"]["code"] == "request/too-often"
    assert answers[3]["problem"]["facts"]["seconds"] in {2, 3}


def test_bytes_are_counted_as_messages(tmp_path: Path) -> None:
    """So a socket that may send a large fleet costs no more in the long run than any other."""
    limits = replace(UNLIMITED, socket=RateLimit(0.1, 20))

    async def flood() -> tuple[list[str], int | None]:
        settings = replace(SETTINGS, limits=limits)
        codes: list[str] = []
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            guest = await quay.nobody()
            match = await (await quay.visitor()).lay()
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                try:
                    for _ in range(100):
                        await socket.send("x" * MOST_FRAME)
                        codes.append((await next_message(socket, "refused"))["problem"]["code"])
                except ConnectionClosed as closed:
                    return codes, closed.rcvd.code if closed.rcvd else 0
        return codes, None

    codes, closed = asyncio.run(flood())
    assert codes.count("request/too-large") == 20 // -(-MOST_FRAME // SMALL_FRAME)
    assert codes[-1] == "request/too-often"
    assert closed == 4029


def test_a_bucket_gives_no_more_than_it_ever_holds() -> None:
    """A message that costs more than a whole bucket waits for a full one, and then passes."""
    bucket = TokenBucket(RateLimit(1, 5), 0.0)
    assert bucket.take(0.0, 12) == 0.0
    assert bucket.take(0.0, 12) == 5.0
    assert bucket.take(5.0, 12) == 0.0
