import asyncio
import gc
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, call_off, play_on, seat_pair
from seabattle.drawing.poster_sea import HULL, SUNK
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.render_cache import RenderCache


async def take_pictures(guest: Guest, match: str, query: str = "", kind: str = "svg") -> Any:
    """A picture, as it is sent."""
    return await guest.http.get(f"/api/matches/{match}/picture.{kind}{query}")


def ships_in(text: str) -> int:
    """How many ships a picture shows."""
    return sum(text.count(f'fill="{colour}" stroke=') for colour in (HULL, SUNK))


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


def test_a_picture_of_a_running_game_never_shows_the_other_fleet(
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


def test_a_picture_is_made_once_for_all_who_have_heard_the_same(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """360 requests for pictures of finished games kept a process busy for minutes."""
    made = []
    pool = port.context.workers.pool(WorkLane.PICTURES)
    whole = pool.run_prepared

    def count(*args: Any) -> Any:
        made.append(args)
        return whole(*args)

    monkeypatch.setattr(pool, "run_prepared", count)

    async def run() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            crowd = [*guests, await quay.nobody(), await quay.nobody()]

            async def ask(number: int, query: str = "?lang=en&move=1") -> bytes:
                answer = await take_pictures(crowd[number], match, query)
                assert answer.status_code == 200
                return bytes(answer.content)

            await play_on(guests, match, 2)
            assert await ask(0) == await ask(0)
            assert len(made) == 1
            assert await ask(1) != await ask(0) != await ask(2)
            assert await ask(2) == await ask(3)
            assert len(made) == 3
            await ask(0, "?lang=it&move=1")
            await ask(0, "?lang=en&move=0")
            assert len(made) == 5
            await play_on(guests, match, 2)
            await ask(0)
            assert len(made) == 6
            await call_off(guests, match)
            assert await ask(0) == await ask(1) == await ask(2)
            assert len(made) == 7
            for _ in range(2):
                await crowd[2].get(f"/matches/{match}/replay?lang=en")
                await crowd[3].http.get(f"/api/matches/{match}/rules?lang=en")
            assert len(made) == 9
            await ask_for_logs(crowd, match, made)

    asyncio.run(run())


async def ask_for_logs(crowd: list[Any], match: str, made: list[Any]) -> None:
    """Ask for log and record twice: no seat is given the log of another seat."""
    before = len(made)
    for _ in range(2):
        logs = [await each.get(f"/matches/{match}/log?lang=en") for each in crowd]
        records = [await each.http.get(f"/api/matches/{match}/record") for each in crowd[:2]]
        assert logs[0] != logs[1] != logs[2] == logs[3]
        assert records[0].content == records[1].content
    assert len(made) == before + 4


def test_no_more_pictures_are_kept_than_there_is_room_for() -> None:
    """A visitor who asks for the pictures of all games must not fill the memory."""

    async def run() -> None:
        cache, matches = RenderCache(1000, 600), [Held(), Held(), Held()]
        made = []

        async def ask(number: int, key: str, size: int = 300) -> None:
            async def make() -> bytes:
                made.append((number, key))
                return b"x" * size

            found = await cache.find_or_make(matches[number], (key,), make)  # type: ignore[arg-type]
            assert len(found) == size
            assert cache.size() <= 1000

        for number in (0, 1, 2):
            await ask(number, "a")
        await ask(0, "a")
        await ask(2, "b")
        assert len(made) == 4
        await ask(1, "a")
        assert len(made) == 5, "The match that was asked about longest ago has made room."
        await ask(0, "large", 601)
        await ask(0, "large", 601)
        assert len(made) == 7
        del matches[:]
        gc.collect()
        assert cache.size() == 0

    asyncio.run(run())


class Held:
    """As much of a match as a cache needs."""

    deleted = False
