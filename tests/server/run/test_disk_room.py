"""Stored data: counted by address, and refused first where the disk is nearly full."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    open_loopback_server,
    seat_pair,
    share_loopback_server,
)
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit
from seabattle.server.run.asgi_app import OPERATIONS
from seabattle.server.run.lifespan import watch_disk
from seabattle.store.health import DiskUsage, StorageLimits

HASH = "0" * 64
GIGABYTE = 1024**3

STORES_NOTHING = {
    # Answers are made of what was sent, and nothing of it is kept.
    *("POST /rulesets/check", "POST /rulesets/read", "POST /rulesets/write"),
    *("POST /papers/judge", "POST /records/replay", "POST /records/analysis"),
    *("POST /records/play-on", "POST /odds", "POST /puzzles/{puzzle}"),
    *("POST /matches/{match}/why-not", "POST /matches/{match}/berths"),
    *("POST /matches/{match}/orders/read", "POST /matches/{match}/messages/read"),
    # A name takes the place of a name, and a mark stands in a row that is there.
    *("PATCH /me", "POST /channels/confirm/{link}", "POST /channels/stop/{link}"),
    # Counted one by one, whether they come by a socket or not.
    "POST /matches/{match}/commands",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """One server for the whole file."""
    with share_loopback_server(tmp_path_factory.mktemp("room")) as found:
        yield found


def layout(name: object) -> dict[str, Any]:
    """A fleet of some 20 kB."""
    ship = {"ship_class": "x", "cells": [[63, column] for column in range(40)]}
    return {"ruleset": HASH, "name": str(name), "ships": [ship] * 60}


def test_every_operation_that_stores_says_how_that_is_counted() -> None:
    """A new operation cannot forget it: it is named here, or its bytes are counted."""
    writing = {f"{each.method} {each.path}": each for each in OPERATIONS}
    writing = {key: each for key, each in writing.items() if key[:3] not in {"GET", "DEL"}}
    assert {key for key, each in writing.items() if each.storage is None} == STORES_NOTHING


def test_only_games_that_have_begun_go_on_where_the_disk_is_nearly_full(
    server: LoopbackServer,
) -> None:
    """A disk that strangers fill with saved fleets must not stop a move."""

    async def story() -> None:
        async with server.port() as quay:
            guests = [await quay.person(), await quay.person()]
            match = await seat_pair(guests)
            fresh = await guests[0].lay()
            full = replace(SETTINGS, storage=StorageLimits(most_bytes=1))
            server.loop.call_soon_threadsafe(server.context.change_settings, full)
            try:
                await _until(lambda: server.context.disk_nearly_full)
                await _expect_only_moves(guests, match, fresh)
            finally:
                server.loop.call_soon_threadsafe(server.context.change_settings, SETTINGS)
            await _until(lambda: not server.context.disk_nearly_full)
            await guests[0].post("/layouts", layout("now"), 201)

    asyncio.run(story())


async def _until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition: a server that has just started has not measured its disk yet."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 -- The server runs in another loop.
            await asyncio.sleep(0.01)


async def _expect_only_moves(guests: list[Guest], match: str, fresh: str) -> None:
    anna = guests[0]
    for path, body in (
        ("/matches", {"id": "2", "variant": "classic", "seats": ["host", "open"]}),
        ("/layouts", layout("bay")),
        ("/tokens", {"scopes": ["read"]}),
        ("/sign-ups", {"id": "3"}),
    ):
        assert (await anna.post(path, body, 507))["code"] == "request/no-room"
    draft = await anna.http.put(f"/api/matches/{fresh}/fleet-draft", json={"ships": []})
    assert draft.status_code == 507
    turn = (await anna.view(match))["table"]["turn"]
    await guests[turn].act(match, {"type": "fire", "at": [[0, 0]]})


def test_an_address_can_have_only_so_many_bytes_stored(tmp_path: Path) -> None:
    """Saved fleets filled 7.2 GB an hour from one address, under ever new names."""
    limits = replace(UNLIMITED, storage=RateLimit(0.001, 100_000))

    async def story() -> None:
        async with (
            open_loopback_server(tmp_path, replace(SETTINGS, limits=limits)) as server,
            server.port() as quay,
        ):
            statuses: list[int] = []
            for number in range(10):
                stranger = await quay.person()
                answer = await stranger.http.post("/api/layouts", json=layout(number))
                statuses.append(answer.status_code)
            assert statuses.count(201) == 4
            assert statuses[-1] == 429
            assert answer.json()["code"] == "request/stored-enough"
            assert int(answer.headers["Retry-After"]) > 0

    asyncio.run(story())


def test_an_address_can_send_only_so_many_commands_over_all_its_sockets(tmp_path: Path) -> None:
    """Each is a page, and 200 sockets of one address could send ten a second each."""
    limits = replace(UNLIMITED, commands=RateLimit(0.001, 3))

    async def story() -> None:
        async with (
            open_loopback_server(tmp_path, replace(SETTINGS, limits=limits)) as server,
            server.port() as quay,
        ):
            anna = await quay.visitor()
            match, ids = await anna.lay(), count()
            phrase = {"type": "say-phrase", "phrase": "ouch"}
            body = [{"id": str(next(ids)), "request": phrase} for _ in range(5)]
            path = f"/api/matches/{match}/commands"
            statuses = [(await anna.http.post(path, json=each)).status_code for each in body]
            assert statuses == [200, 409, 409, 429, 429]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("usage", "exceeded"),
    [
        (DiskUsage(GIGABYTE, total=100 * GIGABYTE), False),
        (DiskUsage(GIGABYTE // 4, total=100 * GIGABYTE), True),
        # On a small disk a twentieth of it is kept free.
        (DiskUsage(GIGABYTE // 4, total=4 * GIGABYTE), False),
        (DiskUsage(GIGABYTE // 8, total=4 * GIGABYTE), True),
        # Of a database server only the size of the database is known.
        (DiskUsage(None, taken=3 * GIGABYTE), False),
        (DiskUsage(None, taken=5 * GIGABYTE), True),
    ],
)
def test_how_full_a_disk_may_be(usage: DiskUsage, exceeded: bool) -> None:
    """The last part of it is for games that have begun."""
    assert StorageLimits(most_bytes=4 * GIGABYTE).is_exceeded(usage) is exceeded


def test_the_room_is_measured_again_and_again(
    server: LoopbackServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Room that comes back is used, and the log says once that there is none."""
    found = [DiskUsage(free, total=100 * GIGABYTE) for free in (1, 1, 50 * GIGABYTE)]
    seen: list[bool] = []

    async def measure() -> DiskUsage | None:
        seen.append(server.context.disk_nearly_full)
        if not found:
            raise asyncio.CancelledError
        return found.pop(0)

    with caplog.at_level(logging.WARNING), pytest.raises(asyncio.CancelledError):
        asyncio.run(watch_disk(server.context, measure, 0))
    assert seen[1:] == [True, True, False]
    assert [each.message for each in caplog.records if "disk" in each.message] == [
        "disk nearly full: no new tables, layouts, drafts or sign-ups"
    ]
