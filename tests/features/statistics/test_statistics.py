"""My statistics: counted game by game, told to their owner, deleted when they say so."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import text

from kit.servers.loopback_server import (
    Guest,
    LoopbackServer,
    Port,
    call_off,
    open_loopback_server,
    play_on,
    seat_pair,
)
from seabattle.features.statistics.state import FIGURES
from server.api.test_deletion import named_pair
from server.http.test_sessions import ask, visit


async def count_all(guest: Guest) -> Any:
    """Count until nothing is left."""
    while (await guest.post("/statistics", {}))["left"]:
        pass
    return await guest.get("/statistics")


def test_a_finished_game_is_counted_for_both(tmp_path: Path) -> None:
    """A running one is not, and asking again counts nothing twice."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        guests = await named_pair(quay)
        over = await seat_pair(guests)
        await play_on(guests, over)
        await seat_pair(guests)
        anna, bruno = guests
        before = await anna.get("/statistics")
        assert (before["left"], before["statistics"]["games"]) == (1, 0)
        for guest in guests:
            told = await count_all(guest)
            assert (told["left"], told["statistics"]["games"]) == (0, 1)
            (line,) = told["statistics"]["variants"]
            skill = line["skill"]
            saved = skill["expected"] - skill["result"]
            assert abs(skill["luck"] + skill["skill"] - saved) < 1e-9
            (sea,) = told["statistics"]["seas"]
            assert sum(sea["placed"]) == 17
        wins = [(await count_all(guest))["statistics"]["wins"] for guest in guests]
        assert sorted(wins) == [0, 1]
        (line,) = (await bruno.get("/statistics"))["statistics"]["opponents"]
        assert line["opponent"] == "people"

    visit(tmp_path, story)


def test_an_interrupted_count_goes_on(tmp_path: Path) -> None:
    """A server that stopped between two games has kept the first."""
    kept: list[dict[str, str]] = []

    async def first() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guests = await named_pair(quay)
            for _ in range(3):
                await call_off(guests, await seat_pair(guests))
            assert (await guests[0].post("/statistics", {}))["left"] == 2
            kept.append(dict(guests[0].http.cookies))

    async def second() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            anna = await quay.nobody()
            anna.http.cookies.update(kept[0])
            anna.http.headers["Origin"] = quay.url
            told = await anna.get("/statistics")
            assert (told["left"], told["statistics"]["games"]) == (2, 1)
            assert (await count_all(anna))["statistics"]["games"] == 3

    asyncio.run(first())
    asyncio.run(second())


def test_a_player_who_deletes_their_statistics_begins_anew(tmp_path: Path) -> None:
    """The games stay, and the figures of the other player, too."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        guests = await named_pair(quay)
        anna, bruno = guests
        await call_off(guests, await seat_pair(guests))
        await count_all(anna)
        await count_all(bruno)
        await ask(anna, "DELETE", "/statistics", 204)
        told = await count_all(anna)
        assert told["statistics"]["games"] == 0
        assert told["since"] is not None
        assert (await bruno.get("/statistics"))["statistics"]["games"] == 1
        assert len(await anna.get("/matches/mine")) == 1

    visit(tmp_path, story)


def test_a_game_whose_pages_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    """It is passed over, once."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        guests = await named_pair(quay)
        bad = await seat_pair(guests)
        await call_off(guests, bad)
        await call_off(guests, await seat_pair(guests))
        figures = FIGURES.of(found.context)
        assert figures is not None

        def spoil(connection: Any) -> None:
            connection.execute(
                text("UPDATE pages SET body = x'00' WHERE match = :match AND seq = 2"),
                {"match": bad},
            )

        await figures._tables.write(spoil)
        assert (await count_all(guests[0]))["statistics"]["games"] == 1

    visit(tmp_path, story)
