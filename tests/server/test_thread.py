import asyncio
import json
from pathlib import Path
from typing import Any

from kit.harbour import Guest, harbour, said


async def seated_pair(guests: list[Guest], variant: str) -> str:
    """A match of two, one by link, both fleets in."""
    anna, bruno = guests
    match = await anna.lay(variant, seats=["host", "link"])
    (link,) = await anna.get(f"/matches/{match}/links")
    await bruno.ask(match, {"type": "sit-down", "key": link["key"]})
    for guest in guests:
        await guest.place(match)
    return match


async def fire(guest: Guest, match: str, view: Any) -> None:
    """The first open cells, fired at."""
    at = view["open"][: view["shots"]]
    await guest.act(match, {"type": "fire", "at": at})


def test_two_visitors_play_from_the_first_request_to_the_last_shot(tmp_path: Path) -> None:
    """If this thread holds, every layer from the socket to the disk does its part."""

    async def play() -> None:
        async with harbour(tmp_path) as port:
            guests = [await port.visitor(), await port.person()]
            match = await seated_pair(guests, "classic")
            async with guests[1].socket(match) as socket:
                first = await said(socket, "view")
                assert first["seat"] == 1
                while True:
                    views = [await guest.view(match) for guest in guests]
                    table = views[0]["table"]
                    if table["phase"] == "over":
                        break
                    await fire(guests[table["turn"]], match, views[table["turn"]])
                heard = [
                    await said(socket, "told") for _ in range(views[1]["number"] - first["number"])
                ]
            assert heard[-1]["what"]["type"] == "game-ended"
            assert [each["number"] for each in heard] == list(
                range(first["number"] + 1, views[1]["number"] + 1)
            )
            assert len(views[0]["fleets"]) == 2

    asyncio.run(play())


def test_a_stream_of_lines_tells_what_a_socket_tells(tmp_path: Path) -> None:
    """Whoever has only curl must miss nothing."""

    async def play() -> None:
        async with harbour(tmp_path) as port:
            guests = [await port.visitor(), await port.visitor()]
            match = await seated_pair(guests, "sea-battle")
            number = (await guests[0].view(match))["number"]
            path = f"/api/matches/{match}/stream?after=0"
            lines = []
            async with guests[0].http.stream("GET", path) as answer:
                async for line in answer.aiter_lines():
                    lines.append(json.loads(line))
                    if len(lines) == number:
                        break
            async with guests[0].socket(match, "?after=0") as socket:
                told = [await said(socket, "told") for _ in range(number)]
            assert [line["what"] for line in lines] == [each["what"] for each in told]

    asyncio.run(play())
