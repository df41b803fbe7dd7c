"""Block and report: two players are not brought together again, and neither is told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port
from seabattle.cli import main
from seabattle.cli.command_line import build_app
from seabattle.features.blocks.store import ReportList


def visit(port: LoopbackServer, story: Callable[[Port], Awaitable[None]]) -> None:
    """Let a story happen at the server that all share."""

    async def run() -> None:
        async with port.port() as quay:
            await asyncio.wait_for(story(quay), 120)

    asyncio.run(run())


async def two(quay: Port) -> tuple[Guest, Guest, str]:
    """Anna and Bruno at a table."""
    anna, bruno = await quay.person(), await quay.person()
    await bruno.http.patch("/api/me", json={"name": "Bruno"})
    match = await anna.lay(seats=["host", "link"])
    (link,) = await anna.get(f"/matches/{match}/links")
    await bruno.ask(match, {"type": "sit-down", "key": link["key"]})
    return anna, bruno, match


async def open_tables(guest: Guest) -> set[str]:
    """The tables that a visitor is shown."""
    return {each["match"] for each in await guest.get("/matches?limit=100")}


async def refusal(guest: Guest, path: str, body: Any) -> str:
    """Why not."""
    found: str = (await guest.http.post("/api" + path, json=body)).json()["code"]
    return found


def test_a_block_hides_the_tables_of_both_players_from_each_other(
    port: LoopbackServer,
) -> None:
    """Neither list nor seat: as if another had been quicker; a link is an invitation still."""

    async def story(quay: Port) -> None:
        anna, bruno, match = await two(quay)
        stranger = await quay.person()
        before = await anna.lay(listed=True, seats=["host", "open"])
        assert before in await open_tables(bruno)
        line = await anna.post("/blocks", {"match": match, "seat": 1}, 201)
        assert line["name"] == "Bruno"
        assert await anna.post("/blocks", {"match": match, "seat": 1}, 201) == line
        theirs = await bruno.lay(listed=True, seats=["host", "open"])
        for guest, table in ((bruno, before), (anna, theirs)):
            assert table not in await open_tables(guest)
            assert table in await open_tables(stranger)
            refused = await guest.ask(table, {"type": "sit-down"}, 409)
            assert refused["code"] == "match/no-free-seat"
        invited = await anna.lay(seats=["host", "link"])
        (link,) = await anna.get(f"/matches/{invited}/links")
        await bruno.ask(invited, {"type": "sit-down", "key": link["key"]})

        assert (await anna.http.delete(f"/api/blocks/{line['id']}")).status_code == 204
        assert before in await open_tables(bruno)
        await bruno.ask(before, {"type": "sit-down"})

    visit(port, story)


def test_no_player_is_told_that_they_are_blocked_or_reported(port: LoopbackServer) -> None:
    """What the other receives is the same to the byte, before and after."""

    async def story(quay: Port) -> None:
        anna, bruno, match = await two(quay)
        paths = [f"/matches/{match}/{each}" for each in ("view", "log?lang=en")]
        paths += ["/me", "/matches/mine", "/blocks"]
        before = [(await bruno.http.get("/api" + path)).content for path in paths]
        await anna.post("/blocks", {"match": match, "seat": 1}, 201)
        body = {"match": match, "seat": 1, "reason": "name"}
        assert (await anna.http.post("/api/reports", json=body)).status_code == 204
        assert [(await bruno.http.get("/api" + path)).content for path in paths] == before

    visit(port, story)


def test_only_another_person_at_ones_own_table_can_be_named(port: LoopbackServer) -> None:
    """Players cannot collect names of strangers, and the computer does not mind."""

    async def story(quay: Port) -> None:
        anna, _, match = await two(quay)
        stranger = await quay.person()
        alone = await anna.lay(seats=["host", "scatter"])
        for path, more in (("/blocks", {}), ("/reports", {"reason": "cheating"})):
            assert await refusal(stranger, path, {"match": match, "seat": 0, **more}) == (
                "match/not-at-table"
            )
            for where, seat in ((match, 0), (match, 7), (alone, 1)):
                body = {"match": where, "seat": seat, **more}
                assert await refusal(anna, path, body) == "visitor/nobody-there"

    visit(port, story)


def test_operators_see_reports_until_they_close_them(port: LoopbackServer) -> None:
    """Once for each match, with who and what; and they go with either of the two."""

    async def story(quay: Port) -> None:
        anna, bruno, match = await two(quay)
        reports = ReportList.of(port.context.store)
        for reason in ("leaving", "name"):
            body = {"match": match, "seat": 1, "reason": reason}
            assert (await anna.http.post("/api/reports", json=body)).status_code == 204
        kept = await asyncio.to_thread(port.call, reports.reports())
        (report,) = [each for each in kept if each.match == match]
        assert (report.name, report.reason) == ("Bruno", "leaving")
        await anna.post("/blocks", {"match": match, "seat": 1}, 201)
        assert (await bruno.http.delete("/api/me")).status_code == 204
        kept = await asyncio.to_thread(port.call, reports.reports())
        assert not [each for each in kept if each.match == match]
        assert await anna.get("/blocks") == []

    visit(port, story)


@pytest.mark.parametrize("off", ["blocks", "administration"])
def test_the_commands_about_reports_go_with_either_feature(
    off: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are declared by the blocks, and belong to the group of the administration."""
    monkeypatch.setenv("SEABATTLE_WITHOUT", off)
    build_app.cache_clear()
    try:
        assert main(["admin", "reports", "list"]) == 2
    finally:
        build_app.cache_clear()
    assert off in capsys.readouterr().err
