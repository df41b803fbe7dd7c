"""The field of the day stays secret: two fields that answer alike are served alike."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from kit.servers.loopback_server import Guest, open_loopback_server
from seabattle.features.daily import operations as daily_module
from seabattle.features.daily.daily_sea import commit_day, day_after, day_of
from seabattle.features.daily.state import DAILY_SEAS
from seabattle.rules import Ship, load_variant, random_fleet, settle
from seabattle.rules.fitting.dice import FixedDice

VARIANT = "classic"
RULES = settle(load_variant(VARIANT))
FIELD = random_fleet(RULES, FixedDice(11))
DAY = 24 * 3600 * 1000
HASH = re.compile(rb"[0-9a-f]{64}")


def other_field(shots: list[tuple[int, int]]) -> tuple[Ship, ...]:
    """Another field that answers these shots in the same way: with water."""
    for seed in range(20, 20_000):
        fleet = random_fleet(RULES, FixedDice(seed))
        if fleet != FIELD and not hit_cells(fleet) & set(shots):
            return fleet
    raise AssertionError("no other field was found")


def hit_cells(fleet: tuple[Ship, ...]) -> set[tuple[int, int]]:
    """Where the ships are."""
    return {(cell.row, cell.col) for ship in fleet for cell in ship.cells}


def water(count: int) -> list[tuple[int, int]]:
    """Some cells of the field where no ship is."""
    cells = [(row, col) for row in range(10) for col in range(10)]
    return [cell for cell in cells if cell not in hit_cells(FIELD)][:count]


async def serve(
    folder: Path, field: tuple[Ship, ...], shots: list[tuple[int, int]]
) -> list[tuple[str, int, bytes]]:
    """Everything that a visitor with a try and a stranger are sent, hashes left out."""
    async with open_loopback_server(folder) as found, found.port() as quay:
        context = found.context
        day = day_of(context.service.watch.now())
        assert DAILY_SEAS.of(context) is not None
        for each, ships in ((day, field), (day_after(day), FIELD)):
            hidden = commit_day(context.service.key_deriver, each, VARIANT, ships)
            await DAILY_SEAS.of(context).keep_sea(each, VARIANT, json.encode(ships), hidden)
        anna, stranger = await quay.person(), await quay.person()
        await anna.http.patch("/api/me", json={"name": "Anna"})
        match = (await anna.http.post(f"/api/daily/{VARIANT}?lang=en")).json()["match"]
        sent = []
        for cell in shots:
            done = await anna.act(match, {"type": "fire", "at": [cell]})
            sent.append(("fire", 200, json.encode(done)))
        for guest in (anna, stranger):
            sent += [await ask(guest, path) for path in paths(match)]
        sent += await give_up(anna, stranger, match)
        for guest in (anna, stranger):
            sent += [await ask(guest, path) for path in paths(match)]
        return [
            (path.replace(match, "M"), status, hide(body, match)) for path, status, body in sent
        ]


async def give_up(anna: Guest, stranger: Guest, match: str) -> list[tuple[str, int, bytes]]:
    """What two viewers are sent by socket when a try is given up, and its statistics."""
    sent = []
    async with anna.socket(match, "?views=true") as own, stranger.socket(match) as watched:
        await anna.act(match, {"type": "resign"})
        for socket in (own, watched):
            message = b""
            while b"game-ended" not in message:
                message = str(await socket.recv()).encode()
                sent.append(("socket", 200, message))
    counted = await anna.http.post("/api/statistics")
    sent.append(("count", counted.status_code, counted.content))
    return [*sent, await ask(anna, "/statistics"), await ask(anna, f"/matches/{match}/view")]


def paths(match: str) -> list[str]:
    """Wherever something of the field could be."""
    here = f"/matches/{match}"
    parts = ("", "/view?lang=en", "/log?lang=en", "/record", "/replay?lang=en", "/rules?lang=en")
    pictures = (f"{here}/picture.svg?lang=en", f"{here}/hint", f"{here}/links")
    own = (f"/daily/{VARIANT}", "/matches/mine")
    return [*(f"{here}{part}" for part in parts), *pictures, *own]


async def ask(guest: Guest, path: str) -> tuple[str, int, bytes]:
    """What is answered."""
    answer = await guest.http.get("/api" + path)
    return path, answer.status_code, answer.content


def hide(body: bytes, match: str) -> bytes:
    """Without salted hashes, ids and moments, which differ by chance."""
    body = HASH.sub(b"H", body.replace(match.encode(), b"M"))
    return re.sub(rb'"(at|opened_at|moved_at|drawn_at)":\d+', rb'"\1":0', body)


def test_two_fields_that_answer_alike_are_served_alike(tmp_path: Path) -> None:
    """On every path, for the player and for spectators, and when a try is given up.

    All was shown at the end of a try: by a second address the visitor then hit 17 of 17.
    """
    shots = water(6)
    one = asyncio.run(serve(tmp_path_of(tmp_path, "one"), FIELD, shots))
    two = asyncio.run(serve(tmp_path_of(tmp_path, "two"), other_field(shots), shots))
    assert len(one) == len(two)
    assert [here for here, there in zip(one, two, strict=True) if here != there] == []
    assert {"fire", "socket", "count", "/matches/M/view?lang=en"} <= {path for path, _, _ in one}
    refused = [json.decode(body)["code"] for path, _, body in one if path == "/matches/M/record"]
    assert refused == [*["match/not-over"] * 2, *["match/day-not-over"] * 2]


def test_the_field_is_shown_when_the_day_is_over(tmp_path: Path) -> None:
    """Then the record and the replay of a try have all that they have of any other game."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            anna = await quay.person()
            match = (await anna.http.post(f"/api/daily/{VARIANT}?lang=en")).json()["match"]
            await anna.act(match, {"type": "resign"})
            assert not (await anna.get(f"/matches/{match}/replay?lang=en"))["over"]
            live = await found.context.service.load_match(match)
            assert live is not None
            assert 0 < live.hidden_until - live.opened_at <= DAY
            live.hidden_until = live.opened_at
            replay = await anna.get(f"/matches/{match}/replay?lang=en")
            assert replay["over"]
            assert all(replay["moments"][-1]["fleets"])
            record = await anna.http.get(f"/api/matches/{match}/record")
            assert record.status_code == 200

    asyncio.run(story())


def test_this_would_notice_a_field_that_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted leak: today's field is sent with its hash."""
    describe = daily_module._describe

    async def leak(call: Any, sea: Any, tomorrow: Any) -> Any:
        return await describe(call, sea, None)

    monkeypatch.setattr(daily_module, "_describe", leak)
    shots = water(1)
    one = asyncio.run(serve(tmp_path_of(tmp_path, "one"), FIELD, shots))
    two = asyncio.run(serve(tmp_path_of(tmp_path, "two"), other_field(shots), shots))
    assert one != two


def tmp_path_of(folder: Path, name: str) -> Path:
    """A folder for one world."""
    made = folder / name
    made.mkdir()
    return made
