"""Saved fleets over the API: checked when they are kept, listed by name, bounded in bytes."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.features.drafts.kept_layout import MOST_BYTES

HASH = "0" * 64


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """One server for the whole file."""
    with share_loopback_server(tmp_path_factory.mktemp("layouts")) as found:
        yield found


def largest_fleet() -> list[Any]:
    """Sixty ships of 64 cells, which no rules allow."""
    ship = {"ship_class": "x" * 60, "cells": [[63, column] for column in range(64)]}
    return [ship] * 60


def test_a_fleet_is_saved_only_if_it_can_be_placed_in_the_match(server: LoopbackServer) -> None:
    """Unchecked data of a stranger was kept, and read again with every list."""

    async def story() -> None:
        async with server.port() as quay:
            anna = await quay.person()
            wanted = {"id": "1", "variant": "classic", "seats": ["host", "open"]}
            table = await anna.post("/matches", wanted, 201)
            match, rules = table["company"]["match"], table["placement_hash"]
            fleet = (await anna.get(f"/matches/{match}/random-fleet"))["ships"]
            layout = {"ruleset": rules, "name": "bay 1", "match": match}
            short = await anna.post("/layouts", layout | {"ships": fleet[1:]}, 409)
            assert short["code"] == "placement/wrong-count"
            other = layout | {"ruleset": HASH, "ships": fleet}
            assert (await anna.post("/layouts", other, 400))["code"] == "request/malformed"
            await anna.post("/layouts", layout | {"ships": fleet}, 201)
            assert await anna.get(f"/layouts/{rules}") == ["bay 1"]
            assert await anna.get(f"/layouts/{HASH}") == []
            kept = {"ruleset": rules, "name": "bay 1", "ships": fleet}
            assert await anna.get(f"/layouts/{rules}/bay%201") == kept
            assert await anna.get("/layouts") == [kept]

    asyncio.run(story())


def test_saved_fleets_of_one_visitor_take_only_so_many_bytes(server: LoopbackServer) -> None:
    """200 fleets of 56 kB made a list of 11 MB, decoded and encoded while all waited."""

    async def story() -> None:
        async with server.port() as quay:
            anna = await quay.person()
            layout = {"ruleset": HASH, "ships": largest_fleet()}
            saved = 0
            while True:
                answer = await anna.http.post("/api/layouts", json=layout | {"name": str(saved)})
                if answer.status_code != 201:
                    break
                saved += 1
            assert answer.json()["code"] == "layout/no-room"
            assert 1 < saved < 10
            whole = await anna.http.get("/api/layouts")
            assert len(whole.content) < MOST_BYTES + 200 * saved
            assert len(whole.json()) == saved
            assert len(await anna.get(f"/layouts/{HASH}")) == saved

    asyncio.run(story())
