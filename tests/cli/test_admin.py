"""An operator's commands, beside a server that runs."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Port, call_off, seat_pair
from kit.servers.server_program import launch_for_test
from seabattle.cli import main
from seabattle.speech import LANGUAGES
from server.test_deletion import player_of


def admin(database: str, *words: str, code: int = 0) -> str:
    """What a command says, given in a process of its own."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "seabattle",
            "admin",
            *words,
            "--database",
            database,
            "--lang",
            "en",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_an_operator_works_beside_a_server_that_runs(tmp_path: Path) -> None:
    """It learns of everything within a moment, and everything is in the audit log."""
    database = str(tmp_path / "x.db")

    def rows(*words: str) -> Any:
        return json.loads(admin(database, *words, "--json"))

    async def story(number: int) -> None:
        async with Port(number) as quay:
            anna, bruno = await quay.person(), await quay.person()
            match = await seat_pair([anna, bruno])
            running = await seat_pair([anna, bruno])
            await call_off([anna, bruno], match)
            assert {row["match"] for row in await run(rows, "matches", "list")} == {match, running}
            (look,) = await run(rows, "matches", "look", running)
            assert look["phase"] == "playing"
            await run(admin, database, "matches", "close", running, "--why", "test")
            await wait_for(bruno, f"/matches/{running}", lambda it: it.json()["phase"] == "over")
            await run(admin, database, "matches", "delete", match, "--why", "asked")
            await wait_for(bruno, f"/matches/{match}", lambda it: it.status_code == 410)
            her, his = player_of(anna), player_of(bruno)
            assert {row["id"] for row in await run(rows, "visitors", "list")} == {her, his}
            await run(admin, database, "ban", "--visitor", his, "--why", "spam", "--days", "1")
            await wait_for(bruno, "/me", lambda it: it.status_code == 403)
            assert (await run(rows, "bans"))[0]["subject"] == his
            await run(admin, database, "unban", "--visitor", his, "--why", "sorry")
            await wait_for(bruno, "/me", lambda it: it.status_code == 200)
            await run(admin, database, "visitors", "delete", her, "--why", "asked")
            await wait_for(anna, "/sessions", lambda it: it.status_code == 401)
            log = await run(rows, "log")
            assert [act["what"] for act in log] == [
                *("delete-visitor", "unban", "ban", "delete-match", "close-match")
            ]
            assert all(act["who"] and act["why"] and act["at"] for act in log)
            assert her not in json.dumps(log)

    with launch_for_test(database) as ship:
        asyncio.run(story(ship.number))
    (kept,) = rows("matches", "list")
    assert "—" in kept["names"]
    assert rows("retention", "--finished-after", "1") == []
    assert len(rows("retention", "--finished-after", "0.0000001", "--delete")) == 1
    assert rows("matches", "list") == []


async def run(work: Any, *words: Any) -> Any:
    """A command, while the story goes on."""
    return await asyncio.to_thread(work, *words)


async def wait_for(guest: Any, path: str, ready: Any) -> None:
    """Ask until the server has learnt of something."""
    until = time.monotonic() + 10
    while not ready(await guest.http.get(f"/api{path}")):
        assert time.monotonic() < until, path
        await asyncio.sleep(0.1)


def test_a_mistyped_file_is_not_made(tmp_path: Path) -> None:
    """Otherwise an operator would look into an empty database and believe it."""
    place = tmp_path / "no.db"
    assert "no.db" in admin(str(place), "matches", "list", code=2)
    assert not place.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_operator_got_wrong_is_said(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence of their language."""
    database = ["--database", str(tmp_path / "x.db"), "--lang", lang]
    assert main(["admin", "ban", "nonsense", "--why", "x", *database]) == 2
    assert "nonsense" in capsys.readouterr().err
    assert main(["admin", "ban", "--why", "x", *database]) == 2
    assert main(["admin", "retention", *database]) == 2
    assert "--finished-after" in capsys.readouterr().err
