"""Each feature can be switched off: the rest of the server works, and deletion reaches its rows."""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.screens.cli_run import Run
from kit.secrecy.served_bytes import InlinePools
from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    call_off,
    open_loopback_server,
    seat_pair,
    share_loopback_server,
)
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.registry import FEATURES
from seabattle.server.run.asgi_app import server_parts
from seabattle.store.address import read_address
from seabattle.store.backup import backup, restore
from seabattle.store.stored_table import declared_tables

NAMES = tuple(feature.name for feature in FEATURES)

PAGES = json.loads((Path(__file__).parents[2] / "web" / "src" / "pages.json").read_text("utf-8"))

OPEN_SETTINGS = PRIVATE_HOOKS.put(SETTINGS, True)

POND = """
name = "pond"
title = { en = "Pond" }
[grid]
rows = 3
columns = 3
[sea]
touching = "corners"
[[fleet]]
name = "boat"
count = 1
shapes = ["##"]
"""

HOOK = "http://127.0.0.1:9/nothing"

NAME = "Anna Rimossa"

GAMES = {"pages", "cards"}
"""Tables of games, which stay for those who played: a tombstone stands in the visitor's place."""


async def use_every_feature(server: LoopbackServer) -> dict[str, str]:
    """Leave rows of a visitor in the tables of all features; gives the visitor's cookies."""
    async with server.port() as port:
        anna, bruno = await port.person(), await port.person()
        await anna.http.patch("/api/me", json={"name": NAME})
        await use_at_a_table(anna, bruno)
        await use_alone(anna)
        return dict(anna.http.cookies)


async def use_at_a_table(anna: Guest, bruno: Guest) -> None:
    """Use what needs a table: blocks, drafts, analysis, statistics, sealed and notifications."""
    await anna.post("/channels", {"kind": "webhook", "address": HOOK})
    match = await seat_pair((anna, bruno), None, toml=POND)
    await anna.post("/blocks", {"match": match, "seat": 1})
    reported = await anna.http.post(
        "/api/reports", json={"match": match, "seat": 1, "reason": "name"}
    )
    assert reported.status_code == 204, reported.text
    await call_off((anna, bruno), match)
    await anna.post("/statistics", {})
    table = await anna.post("/matches", {"id": "drafts", "toml": POND, "seats": ["host", "open"]})
    match, rules = table["company"]["match"], table["placement_hash"]
    ships = (await anna.get(f"/matches/{match}/random-fleet"))["ships"]
    layout = {"ruleset": rules, "name": "bay", "ships": ships, "match": match}
    await anna.post("/layouts", layout)
    draft = {"ships": ships, "version": 0}
    saved = await anna.http.put(f"/api/matches/{match}/fleet-draft", json=draft)
    assert saved.status_code == 200, saved.text
    await anna.lay("classic", seats=["host", "open"], sealed=True)


async def use_alone(anna: Guest) -> None:
    """Use the features that need no other player."""
    await anna.post("/lobby", {"id": "wait", "variant": "classic", "seats": ["host", "open"]})
    await anna.post("/daily/classic", {})
    await anna.post("/device-links", None)
    await anna.post("/sign-ups", {"id": "spring"})
    hook = {"address": HOOK, "body": "discord", "format": "markdown"}
    put = await anna.http.put("/api/post-hook", json=hook)
    assert put.status_code == 200, put.text
    await anna.post("/odds", {"toml": POND, "rows": ["x..", "...", "..."]})
    await anna.post("/rulesets/check", {"toml": POND, "seats": 2})
    await anna.get("/variants/classic/paper")
    await anna.get("/puzzles")
    await anna.get("/exhibition")


@pytest.fixture(scope="module", autouse=True)
def inline_pools() -> Iterator[None]:
    """Work without worker processes, whose start would take most of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("seabattle.server.run.lifespan.WorkerPools", InlinePools)
        yield


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A folder with the database of a server all of whose features were used; the cookies."""
    folder = tmp_path_factory.mktemp("used")

    async def story() -> dict[str, str]:
        async with open_loopback_server(folder, OPEN_SETTINGS) as server:
            return await use_every_feature(server)

    return folder, asyncio.run(story())


def rows_of(database: Path, words: set[str]) -> dict[str, int]:
    """How many rows of each table name one of the words, as text or in bytes."""
    found: dict[str, int] = {}
    with sqlite3.connect(database) as connection:
        for table in declared_tables():
            for row in connection.execute(f'select * from "{table.name}"'):
                said = repr(row)
                if any(word in said for word in words):
                    found[table.name] = found.get(table.name, 0) + 1
    return found


def player_of(database: Path) -> str:
    """The id of the visitor who used every feature."""
    with sqlite3.connect(database) as connection:
        (row,) = connection.execute("select id from players where name = ?", (NAME,))
    return str(row[0])


async def check_addresses(guest: Guest, name: str) -> None:
    """All addresses of a feature answer 404: endpoints with a problem, pages without."""
    parts = [part for part in server_parts() if part.name == name]
    for operation in (each for part in parts for each in part.operations):
        address = "/api" + re.sub(r"{\w+}", "x", operation.path)
        answer = await guest.http.request(operation.method, address, json={})
        said = (operation.method, address, answer.text)
        assert (answer.status_code, answer.json()["code"]) == (404, "request/feature-off"), said
        assert answer.json()["facts"] == {"feature": name}
    for page in PAGES:
        if page["feature"] == name:
            address = re.sub(r"{[^}]+}", "x", page["address"])
            answer = await guest.http.get(address, headers={"Accept": "text/html"})
            assert answer.status_code == 404, address


async def check_sealed_tables(anna: Guest, name: str) -> None:
    """Without ``sealed`` no table is sealed any more, and those that are can be looked at."""
    old = [each["match"] for each in await anna.get("/matches/mine")]
    views = [await anna.view(match) for match in old]
    assert sum(view["company"]["sealed"] is not None for view in views) == 1
    wanted = {"id": "new", "variant": "classic", "seats": ["host", "open"], "sealed": True}
    answer = await anna.http.post("/api/matches", json=wanted)
    assert answer.status_code == (404 if name == "sealed" else 201), answer.text
    assert name != "sealed" or answer.json()["facts"] == {"feature": name}


async def play_to_the_end(guest: Guest) -> None:
    """Play a small game against a computer player."""
    match = await guest.lay(None, toml=POND, seats=["host", "hunter"])
    await guest.place(match)
    while (view := await guest.view(match))["table"]["phase"] != "over":
        if view["table"]["turn"] == view["seat"]:
            await guest.act(match, {"type": "fire", "at": view["open"][: view["shots"]]})
        else:
            await asyncio.sleep(0.005)
    assert (await guest.get(f"/matches/{match}/replay"))["over"]


def test_every_feature_that_keeps_rows_of_a_visitor_was_used(
    used: tuple[Path, dict[str, str]],
) -> None:
    """Otherwise the test below would find nothing left because there was nothing."""
    database = used[0] / "test.db"
    found = rows_of(database, {player_of(database)})
    for feature in FEATURES:
        personal = {each.name for each in feature.tables if each.visitor_columns}
        assert not personal or personal & found.keys(), feature.name


@pytest.mark.parametrize("name", NAMES)
def test_a_server_works_without_a_feature_and_deletes_its_rows(
    used: tuple[Path, dict[str, str]], tmp_path: Path, name: str
) -> None:
    """An operator who switches a feature off must not orphan what visitors have stored."""
    folder, cookies = used
    database, copy, restored = tmp_path / "test.db", tmp_path / "copy.db", tmp_path / "new.db"
    shutil.copyfile(folder / "test.db", database)
    player = player_of(database)

    async def story() -> None:
        without = frozenset({name})
        async with (
            open_loopback_server(tmp_path, OPEN_SETTINGS, without=without) as server,
            server.port() as port,
        ):
            anna, carla = await port.nobody(), await port.visitor()
            anna.http.headers["Origin"] = port.url
            anna.http.cookies.update(cookies)
            await check_addresses(anna, name)
            await play_to_the_end(carla)
            await check_sealed_tables(anna, name)
            deleted = await anna.http.delete("/api/me")
            assert deleted.status_code == 204, deleted.text
        await backup(read_address(str(database)), copy)
        await restore(copy, read_address(str(restored)))

    asyncio.run(story())
    assert rows_of(restored, {player, NAME}).keys() <= GAMES


def test_a_command_shows_what_a_server_without_the_feature_says(run: Run, tmp_path: Path) -> None:
    """A player at a terminal learns that the operator has switched it off."""
    with share_loopback_server(tmp_path, without=frozenset({"daily"})) as server:
        outcome = run("daily", "--server", f"http://127.0.0.1:{server.number}", "--lang", "en")
    assert outcome.code != 0
    assert "This server does without “daily”." in outcome.err + outcome.out
