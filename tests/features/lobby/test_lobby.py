"""Two who want the same game meet; no visitor is paired with one who is gone."""

import asyncio
from pathlib import Path
from typing import Any

from kit.servers.loopback_server import Guest, LoopbackServer, next_message, open_loopback_server
from seabattle.features.lobby.state import PRESENCE, WAITING_ROOM
from server.api.test_deletion import player_of

QUICK = {"bank": 190_000, "increment": 3_000}
"""A clock that no other test of the shared server asks for: the examples have 180 seconds."""


async def wait_for_anybody(guest: Guest, id: str = "w", **more: Any) -> Any:  # noqa: A002 -- As in the API.
    """Press the button."""
    wanted = {"id": id, "variant": "classic", "seats": ["host", "open"], "clock": QUICK} | more
    return await guest.post("/lobby", wanted)


def match_of(table: Any) -> str:
    """The match of a description."""
    found: str = table["company"]["match"]
    return found


async def open_tables(guest: Guest) -> dict[str, str]:
    """The tables that are listed, and whether their waiting hosts are near."""
    lines = await guest.get("/matches?phase=open&limit=100")
    return {line["match"]: line["presence"] for line in lines}


def test_two_who_press_the_same_button_meet(port: LoopbackServer) -> None:
    """For all languages; other games and other clocks are left alone."""

    async def story() -> None:
        async with port.port() as quay:
            anna, bruno, carla, dora = [await quay.person() for _ in range(4)]
            first = await wait_for_anybody(anna, lang="ru", variant="salvo")
            other = await wait_for_anybody(carla, variant="salvo", clock={})
            assert first["seat"] == 0
            async with anna.socket(match_of(first), "?after=0") as socket:
                second = await wait_for_anybody(bruno, lang="it", variant="salvo")
                assert match_of(second) == match_of(first)
                assert second["seat"] == 1
                while (await next_message(socket, "told"))["what"].get("seat") != 1:
                    pass
            assert match_of(other) != match_of(first)
            # A lost answer: the same table again, and no third at it.
            assert match_of(await wait_for_anybody(bruno, variant="salvo")) == match_of(first)
            assert match_of(await wait_for_anybody(anna, variant="salvo")) == match_of(first)
            third = await wait_for_anybody(dora, variant="salvo")
            assert match_of(third) not in {match_of(first), match_of(other)}
            assert match_of(first) not in await open_tables(dora)

    asyncio.run(story())


def test_two_of_one_name_wait_for_others(port: LoopbackServer) -> None:
    """Two equal names at one table would confuse players, and neither is turned away for it."""

    async def story() -> None:
        async with port.port() as quay:
            anna, other, bruno, carla = [await quay.person() for _ in range(4)]
            for guest, name in (
                (anna, "Anna"),
                (other, "Аnna"),
                (bruno, "Bruno"),
                (carla, "Carla"),
            ):
                (await guest.http.patch("/api/me", json={"name": name})).raise_for_status()
            tables = [match_of(await wait_for_anybody(each)) for each in (anna, other)]
            assert len(set(tables)) == 2
            # Nor is the place of the first kept for a visitor who cannot come.
            assert match_of(await wait_for_anybody(bruno)) == tables[0]
            assert match_of(await wait_for_anybody(carla)) == tables[1]

    asyncio.run(story())


def test_a_visitor_who_has_stopped_waiting_is_not_joined(port: LoopbackServer) -> None:
    """The table is gone from the list at once, and a new visitor waits at one of their own."""

    async def story() -> None:
        async with port.port() as quay:
            anna, bruno = await quay.person(), await quay.person()
            first = match_of(await wait_for_anybody(anna, variant="sea-battle"))
            assert (await open_tables(bruno))[first] == "here"
            for _ in range(2):
                assert (await anna.http.delete("/api/lobby")).status_code == 204
            assert first not in await open_tables(bruno)
            second = match_of(await wait_for_anybody(bruno, variant="sea-battle"))
            assert second != first
            # And Anna, who comes back, is brought to Bruno.
            again = match_of(await wait_for_anybody(anna, "again", variant="sea-battle"))
            assert again == second

    asyncio.run(story())


def test_a_host_who_leaves_hands_the_table_over(port: LoopbackServer) -> None:
    """A visitor who waits on at a table for three loses neither it nor those who come later."""

    async def story() -> None:
        async with port.port() as quay:
            anna, bruno, carla, dora = [await quay.person() for _ in range(4)]
            three: Any = {"variant": "forum", "seats": ["host", "open", "open"], "clock": {}}
            table = match_of(await wait_for_anybody(anna, **three))
            assert match_of(await wait_for_anybody(bruno, **three)) == table
            # A visitor with company is sent nowhere, however often they look.
            assert match_of(await wait_for_anybody(anna, **three)) == table
            assert (await anna.http.delete("/api/lobby")).status_code == 204
            assert table in await open_tables(dora)
            sitters = (await bruno.get(f"/matches/{table}"))["company"]["sitters"]
            assert [each is None for each in sitters] == [True, False, True]
            for guest in (carla, dora):
                assert match_of(await wait_for_anybody(guest, **three)) == table
            assert table not in await open_tables(anna)

    asyncio.run(story())


def test_a_visitor_has_one_waiting_place(port: LoopbackServer) -> None:
    """A visitor who waits for two games at once would be wanted at two tables at once."""

    async def story() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            first = match_of(await wait_for_anybody(anna, "one", variant="classic-bonus"))
            second = match_of(await wait_for_anybody(anna, "two", variant="battaglia-navale"))
            listed = await open_tables(anna)
            assert first not in listed
            assert second in listed
            third = await anna.lay("classic", seats=["host", "open"], listed=True)
            listed = await open_tables(anna)
            assert second not in listed
            assert third in listed

    asyncio.run(story())


def test_abandoned_tables_hide_no_waiting_visitor(tmp_path: Path) -> None:
    """A stranger who lays one table after the other, or many who have gone, empty no lobby."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            anna, bruno, dora = [await quay.person() for _ in range(3)]
            table = match_of(await wait_for_anybody(anna))
            for number in range(8):
                # Each is listed and open, and given up for the next.
                await wait_for_anybody(dora, f"flood{number}", variant="salvo")
            ghosts = [await quay.person() for _ in range(4)]
            for ghost in ghosts:
                await wait_for_anybody(ghost, variant="salvo", clock={"move": 3_600_000})
            for ghost in (dora, *ghosts):
                PRESENCE.of(found.context)._here[player_of(ghost)] -= 700_000
            shown = await bruno.get("/matches?phase=open&limit=3")
            assert [line["match"] for line in shown] == [table]

    asyncio.run(story())


def test_a_table_in_the_lobby_needs_a_free_seat(port: LoopbackServer) -> None:
    """A table that is full at once would wait in vain."""

    async def story() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            wanted = {"id": "w", "variant": "classic", "seats": ["host", "hunter"]}
            refused = await anna.post("/lobby", wanted, 409)
            assert refused["code"] == "table/no-open-seat"
            missing = await anna.post(
                "/lobby", wanted | {"seats": ["host", "open"], "variant": "x"}, 404
            )
            assert missing["code"].startswith("variant/")

    asyncio.run(story())


def test_the_computer_is_played_meanwhile(port: LoopbackServer) -> None:
    """A visitor who plays against the computer stays in the room."""

    async def story() -> None:
        async with port.port() as quay:
            anna, bruno = await quay.person(), await quay.person()
            first = match_of(
                await wait_for_anybody(anna, variant="classic", clock={"move": 60_000})
            )
            await anna.lay("classic", seats=["host", "hunter"])
            met = await wait_for_anybody(bruno, variant="classic", clock={"move": 60_000})
            assert match_of(met) == first

    asyncio.run(story())


def test_a_host_who_is_gone_fades_and_is_passed_over(tmp_path: Path) -> None:
    """A sign within a minute, gone after ten; and at the table all players see who is there."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            anna, bruno, carla = [await quay.person() for _ in range(3)]
            presence, room, watch = (
                PRESENCE.of(found.context),
                WAITING_ROOM.of(found.context),
                found.context.service.watch,
            )
            assert room is not None
            late = 0
            presence._now = room._now = lambda: watch.now() + late
            first = match_of(await wait_for_anybody(anna))
            assert (await bruno.get(f"/matches/{first}/presence"))["seats"] == ["here", None]
            for past, near in ((20_000, "away"), (50_000, "gone"), (590_000, "gone")):
                late = past
                assert await open_tables(bruno) == {first: near}
            second = match_of(await wait_for_anybody(bruno))
            assert second != first
            late = 601_000
            assert await open_tables(carla) == {second: "here"}
            # Anna wakes her computer: she came first, so Bruno is sent to her.
            assert match_of(await wait_for_anybody(anna)) == first
            assert match_of(await wait_for_anybody(bruno)) == first
            assert player_of(anna) != player_of(bruno)
            assert await open_tables(carla) == {}
            near = (await carla.get(f"/matches/{first}/presence"))["seats"]
            assert near == ["here", "here"]

    asyncio.run(story())
