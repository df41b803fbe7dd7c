import asyncio
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, call_off, play_on, seat_pair
from seabattle.drawing.poster_sea import HULL, SUNK


async def take_pictures(guest: Guest, match: str, query: str = "", kind: str = "svg") -> Any:
    """A picture, as it is sent."""
    return await guest.http.get(f"/api/matches/{match}/picture.{kind}{query}")


def ships_in(text: str) -> int:
    """How many ships a picture shows."""
    return text.count(f'stroke="{HULL}"') + text.count(f'stroke="{SUNK}"')


def test_a_picture_of_the_end_shows_both_fleets(port: LoopbackServer) -> None:
    """It is what people send each other afterwards."""

    async def run() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await play_on(guests, match, 8)
            await call_off(guests, match)
            nobody = await quay.nobody()
            answer = await take_pictures(nobody, match, "?lang=it")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert ET.fromstring(answer.text).attrib["role"] == "img"
            assert ships_in(answer.text) == 10
            first = await take_pictures(nobody, match, "?move=0")
            assert ships_in(first.text) == 0
            picture = await take_pictures(nobody, match, "?lang=ru", "png")
            assert picture.headers["content-type"] == "image/png"
            assert picture.content.startswith(b"\x89PNG")

    asyncio.run(run())


def test_a_picture_of_a_game_that_goes_on_shows_nobody_the_other_fleet(
    port: LoopbackServer,
) -> None:
    """What is drawn may depend on what the viewer was told, and on nothing else."""

    async def run() -> list[int]:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await play_on(guests, match, 4)
            everybody = [*guests, await quay.nobody()]
            return [ships_in((await take_pictures(each, match)).text) for each in everybody]

    assert asyncio.run(run()) == [5, 5, 0]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_moment_that_has_not_come_is_refused(port: LoopbackServer, kind: str) -> None:
    """A link with a number of its own making gets an answer, not a picture of nothing."""

    async def run() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            answer = await take_pictures(guests[0], match, "?move=999", kind)
            assert answer.status_code == 404
            assert answer.json()["code"] == "match/unknown-moment"

    asyncio.run(run())
