import asyncio
import re
import socket
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kit.servers import poor_bots
from kit.servers.heavy_work import burn
from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    Port,
    open_loopback_server,
)
from seabattle.server.api import matches
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit, RateLimits
from seabattle.server.run.asgi_app import OPERATIONS
from seabattle.server.work.cost import FIELD, FOR_PLAYERS, HINT
from seabattle.server.work.worker_pool import PoolSettings, WorkerPool

SLOWLY = RateLimit(0.001, 1.0)
"""One second of processor time, and then nothing for a long while."""

Story = Callable[[LoopbackServer, Port], Awaitable[None]]


def serve(folder: Path, limits: RateLimits, story: Story) -> None:
    """A server with these limits."""

    async def run() -> None:
        settings = replace(SETTINGS, limits=limits)
        async with open_loopback_server(folder, settings) as found, found.port() as port:
            await asyncio.wait_for(story(found, port), 60)

    asyncio.run(run())


def pool_of_one(found: LoopbackServer, **settings: Any) -> WorkerPool:
    """One process for requests, with its own limits."""
    narrow = PoolSettings(
        **{"workers": 1, "nice": 5, "seconds": 20.0, "seconds_when_pressed": 20.0} | settings
    )
    pool = WorkerPool(HINT.lane, narrow, found.context.metrics)
    found.context.workers._pools[HINT.lane] = pool
    return pool


async def table_with_hints(guest: Guest) -> str:
    """A game against the computer in which it is the guest's turn, or soon."""
    match = await guest.lay(seats=["host", "scatter"], hints=True)
    await guest.place(match)
    return match


async def ask_hint(guest: Guest, match: str) -> Any:
    """The answer, refusal or not."""
    return await guest.http.get(f"/api/matches/{match}/hint")


def test_an_address_above_its_budget_is_told_when_to_come_back(tmp_path: Path) -> None:
    """360 pictures for one address kept the bots of all others from moving."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        match = await table_with_hints(guest)
        found.context.address_budgets.put_back("127.0.0.1", -1.0)
        begun: list[str] = []
        pool = found.context.workers.pool(HINT.lane)
        pool.run_prepared = lambda owner, *_: begun.append(owner)  # type: ignore[assignment, method-assign]
        answer = await ask_hint(guest, match)
        assert answer.status_code == 429
        assert answer.json()["code"] == "request/over-budget"
        assert int(answer.headers["Retry-After"]) == answer.json()["facts"]["seconds"] > 100
        assert not begun

    serve(tmp_path, replace(UNLIMITED, processor=SLOWLY), story)


def test_a_table_has_a_budget_that_its_players_do_not_need(tmp_path: Path) -> None:
    """Many addresses are one attack, and must not use up what the players need."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest, stranger = await port.visitor(), await port.visitor()
        match, other = await table_with_hints(guest), await table_with_hints(guest)
        fleet = f"/api/matches/{match}/random-fleet"
        assert (await stranger.http.get(fleet)).status_code == 200
        found.context.table_budgets.put_back(match, -1.0)
        answer = await stranger.http.get(fleet)
        assert (answer.status_code, answer.json()["code"]) == (429, "request/over-budget")
        assert "Retry-After" in answer.headers
        assert (await stranger.http.get(fleet.replace(match, other))).status_code == 200
        assert (await guest.http.get(fleet)).status_code == 200
        assert (await ask_hint(guest, match)).status_code == 200

    serve(tmp_path, replace(UNLIMITED, table=SLOWLY), story)


def test_work_is_charged_as_it_was_measured(tmp_path: Path) -> None:
    """A guess beforehand is only a guess: cheap work costs little, dear work leaves a debt."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        match = await table_with_hints(guest)
        budget = found.context.address_budgets._each["127.0.0.1"]
        before = budget._left
        await ask_hint(guest, match)
        assert 0 < before - budget._left < HINT.seconds
        before = budget._left
        pool = found.context.workers.pool(HINT.lane)
        whole = pool.run_prepared

        async def burn_instead(owner: str, _make: Any, settle: Any) -> Any:
            return await whole(owner, lambda _: partial(burn, 0.5), settle)

        pool.run_prepared = burn_instead  # type: ignore[assignment, method-assign]
        assert (await ask_hint(guest, match)).status_code != 429
        assert before - budget._left > 2 * HINT.seconds

    serve(tmp_path, replace(UNLIMITED, processor=RateLimit(0.001, 1.0)), story)


def test_tables_full_of_admirals_are_opened_one_after_the_other(tmp_path: Path) -> None:
    """Five tables with 63 admirals each were one minute's visit, and stopped all other players."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        body = {"variant": "forum", "seats": ["host", *["admiral"] * 12, "open"]}
        assert (await guest.post("/matches", {"id": "a", **body}, 201))["company"]
        refused = await guest.post("/matches", {"id": "b", **body}, 429)
        assert refused["code"] == "request/over-budget"
        await guest.post("/matches", {"id": "c", "variant": "classic", "seats": ["host", "hunter"]})

    serve(tmp_path, replace(UNLIMITED, processor=RateLimit(0.01, 4.0)), story)


def test_hints_under_load_are_given_or_put_off_and_never_fail(tmp_path: Path) -> None:
    """Under load ``GET /hint`` answered 500."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        match = await table_with_hints(guest)
        pool = pool_of_one(found, most_waiting=4, longest_wait=0.5)
        busy = asyncio.ensure_future(pool.run("another", time.sleep, 1.5))
        answers = await asyncio.gather(*(ask_hint(guest, match) for _ in range(12)))
        assert {each.status_code for each in answers} == {503}
        assert {each.json()["code"] for each in answers} == {"request/busy"}
        assert all(int(each.headers["Retry-After"]) >= 1 for each in answers)
        await busy
        assert (await ask_hint(guest, match)).status_code == 200
        assert found.context.metrics.faults._value.get() == 0
        await pool.close()

    serve(tmp_path, UNLIMITED, story)


def test_a_hint_whose_player_fails_is_given_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player that gives hints raised, and the client was answered 500."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        match = await guest.lay(seats=["host", "open"], hints=True)
        for player in ("nobody-of-this-name", f"{poor_bots.__file__}:Clumsy"):
            monkeypatch.setattr(matches, "HINTS_BY", player)
            answer = await ask_hint(guest, match)
            assert answer.status_code == 200, answer.text
            assert answer.json()["command"]["type"] == "place-fleet"
        monkeypatch.setattr(matches, "stand_ins", lambda name: (name,))
        answer = await ask_hint(guest, match)
        assert (answer.status_code, answer.json()["code"]) == (503, "request/busy")
        assert int(answer.headers["Retry-After"]) >= 1
        assert found.context.metrics.faults._value.get() == 0
        assert found.context.metrics.bot_troubles.labels("failed")._value.get() == 3

    serve(tmp_path, UNLIMITED, story)


def test_a_client_that_hangs_up_leaves_the_queue(tmp_path: Path) -> None:
    """Work for absent clients was done before that of those who were still there."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        match = await table_with_hints(guest)
        pool = pool_of_one(found)
        busy = asyncio.ensure_future(pool.run("another", time.sleep, 1.0))
        await asyncio.sleep(0.05)
        token = guest.http.headers["Authorization"]
        with socket.create_connection(("127.0.0.1", port.number)) as line:
            lines = (
                f"GET /api/matches/{match}/hint HTTP/1.1",
                "Host: x",
                f"Authorization: {token}",
            )
            line.sendall("\r\n".join((*lines, "", "")).encode())
            await until(lambda: len(pool._queue) == 1)
        await until(lambda: len(pool._queue) == 0)
        assert not busy.done()
        await busy
        await pool.close()

    serve(tmp_path, UNLIMITED, story)


def test_a_look_into_the_lobby_is_paid_for(tmp_path: Path) -> None:
    """Looks for a table were free, and each of them is a change in the one thread that writes."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        wanted = {"id": "w", "variant": "classic", "seats": ["host", "open"]}
        found.context.address_budgets.take("127.0.0.1", 0.0)
        found.context.address_budgets.put_back("127.0.0.1", -0.75)
        for status in (201, 201, 429):
            answer = await guest.http.post("/api/lobby", json=wanted)
            assert answer.status_code == status
        assert answer.json()["code"] == "request/over-budget"

    serve(tmp_path, replace(UNLIMITED, processor=SLOWLY), story)


def test_a_list_of_own_matches_is_paid_for(tmp_path: Path) -> None:
    """A visitor may have opened 40,000 tables, and each list sorts them for 33 ms."""

    async def story(found: LoopbackServer, port: Port) -> None:
        guest = await port.visitor()
        found.context.address_budgets.take("127.0.0.1", 0.0)
        found.context.address_budgets.put_back("127.0.0.1", -0.95)
        answers = [await guest.http.get("/api/matches/mine") for _ in range(2)]
        assert [each.status_code for each in answers] == [200, 429]

    serve(tmp_path, replace(UNLIMITED, processor=SLOWLY), story)


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something that must happen soon."""
    for _ in range(200):
        if happens():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not happen")


def test_only_what_a_player_needs_is_done_in_the_lanes_of_players() -> None:
    """Three addresses that asked for odds kept every new game from beginning."""
    needed = {each.path for each in OPERATIONS if each.cost and each.cost.lane in FOR_PLAYERS}
    assert needed == {
        "/lobby",
        "/matches",
        "/matches/{match}/berths",
        "/matches/{match}/hint",
        "/matches/{match}/random-fleet",
        "/passkeys",
        "/sessions/by-passkey",
        "/sign-ups",
    }


def test_the_page_for_operators_has_every_class_of_work() -> None:
    """A budget that operators cannot look up is a whim."""
    page = (Path(__file__).parents[3] / "docs" / "hosting-work.md").read_text("utf-8")
    # A sealed field is checked for some commands only, over HTTP and over sockets.
    used = {each.cost for each in OPERATIONS if each.cost is not None} | {FIELD}
    for cost in used:
        assert f"| `{cost.name}` | `{cost.lane}` | {cost.seconds:g} s |" in page
    described = re.findall(r"^\| `([a-z-]+)` \| `[a-z-]+` \| [0-9.]+ s \|", page, re.MULTILINE)
    assert sorted(described) == sorted(cost.name for cost in used)
    limits = RateLimits()
    assert f"| of an address | {limits.processor.burst:g} s |" in page
    assert f"| of a table, for all its clients | {limits.table.burst:g} s |" in page
