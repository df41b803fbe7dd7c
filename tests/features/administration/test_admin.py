"""An operator's commands, beside a server that runs, on either database."""

import asyncio
import io
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, Port, call_off, seat_pair
from kit.servers.server_program import ServerProgram, launch_for_test
from kit.stores.real_database import (
    DatabaseAddress,
    card,
    new_migrated_database,
    open_logbook,
    page,
    run,
    url_of,
)
from seabattle.cli import main
from seabattle.matches.port import MatchId
from seabattle.speech import LANGUAGES
from seabattle.store.administration.card_page import read_card_page
from seabattle.store.sqlite.file_address import FileAddress
from server.api.test_deletion import player_of
from server.http.test_sessions import closed_with


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseAddress:
    """A database of either kind."""
    if request.param == "sqlite":
        return FileAddress(tmp_path / "x.db")
    return run(new_migrated_database(request.getfixturevalue("server")))


class Operator:
    """An operator who gives commands for one database."""

    def __init__(self, place: DatabaseAddress) -> None:
        self.database = url_of(place)

    def give(self, *words: str, code: int = 0) -> str:
        """What a command says, and complains of."""
        said, complained = self._run(words, code)
        return said + complained

    def ask(self, *words: str) -> Any:
        """The rows that a command prints for programs."""
        return json.loads(self._run((*words, "--json"), 0)[0])

    def _run(self, words: tuple[str, ...], code: int) -> tuple[str, str]:
        said, complained = io.StringIO(), io.StringIO()
        options = ("--database", self.database, "--lang", "en")
        with redirect_stdout(said), redirect_stderr(complained):
            found = main(["admin", *words, *options])
        assert found == code, said.getvalue() + complained.getvalue()
        return said.getvalue(), complained.getvalue()

    async def do(self, *words: str, code: int = 0) -> str:
        """What a command says, while the story goes on."""
        return await asyncio.to_thread(self.give, *words, code=code)

    async def rows(self, *words: str) -> Any:
        """The rows of a command, while the story goes on."""
        return await asyncio.to_thread(self.ask, *words)


def test_an_operator_works_beside_a_server_that_runs(place: DatabaseAddress) -> None:
    """It learns of everything within a moment, and everything is in the audit log."""
    operator = Operator(place)

    async def story(number: int) -> None:
        async with Port(number) as quay:
            anna, bruno = await quay.person(), await quay.person()
            match = await seat_pair([anna, bruno])
            running = await seat_pair([anna, bruno])
            await call_off([anna, bruno], match)
            her, his = player_of(anna), player_of(bruno)
            listed = await operator.rows("matches", "list")
            assert {row["match"] for row in listed} == {match, running}
            theirs = await operator.rows("matches", "list", "--visitor", his, "--phase", "over")
            assert [row["match"] for row in theirs] == [match]
            names = next(row["names"] for row in listed if row["match"] == running)
            assert f"\t{', '.join(names)}\t" in await operator.do("matches", "look", running)
            (look,) = await operator.rows("matches", "look", running)
            assert look["phase"] == "playing"
            await operator.do("matches", "close", running, "--why", "test")
            await wait_for(bruno, f"/matches/{running}", lambda it: it.json()["phase"] == "over")
            await operator.do("matches", "delete", match, "--why", "asked")
            await wait_for(bruno, f"/matches/{match}", lambda it: it.status_code == 410)
            assert {row["id"] for row in await operator.rows("visitors", "list")} == {her, his}
            assert (await operator.rows("visitors", "look", his))[0]["id"] == his
            await operator.do("ban", "--visitor", his, "--why", "spam", "--days", "1")
            await wait_for(bruno, "/variants", lambda it: it.status_code == 403)
            assert (await operator.rows("bans"))[0]["subject"] == his
            await operator.do("unban", "--visitor", his, "--why", "sorry")
            await wait_for(bruno, "/variants", lambda it: it.status_code == 200)
            await end_session_and_token(operator, bruno, running)
            await operator.do("visitors", "close", his, "--why", "lost laptop")
            await operator.do("visitors", "delete", her, "--why", "asked")
            await wait_for(anna, "/sessions", lambda it: it.status_code == 401)
            acts = await operator.rows("log")
            assert [act["what"] for act in acts] == [
                *("delete-visitor", "close-visitor", "end-session", "delete-token", "close-token"),
                *("unban", "ban", "delete-match", "close-match"),
            ]
            assert all(act["who"] and act["why"] and act["at"] for act in acts)
            assert her not in json.dumps(acts)

    with launch_for_test(operator.database) as ship:
        asyncio.run(story(ship.number))
        check_vacuum_beside(ship, operator, place)
    (kept,) = operator.ask("matches", "list")
    assert "—" in kept["names"]
    assert operator.ask("retention", "--finished-after", "1") == []
    assert len(operator.ask("retention", "--finished-after", "0.0000001", "--delete")) == 1
    assert operator.ask("matches", "list") == []
    assert operator.ask("log")[0]["what"] == "delete-match"


@pytest.mark.parametrize(
    "words",
    [
        *((what, "look") for what in ("matches", "visitors", "sessions", "tokens")),
        *((what, "close", "--why", "x") for what in ("matches", "visitors", "sessions", "tokens")),
        *((what, "delete", "--why", "x") for what in ("matches", "visitors", "tokens")),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_an_id_may_begin_with_a_hyphen(words: tuple[str, ...], tmp_path: Path) -> None:
    """One in 64 does. It is no option: what is wrong here is that there is no such database."""
    operator = Operator(FileAddress(tmp_path / "x.db"))
    said = operator.give(*words[:2], "-7KKLF5HvS6lCzEZ", *words[2:], code=2)
    assert "x.db cannot be opened" in said


def check_vacuum_beside(ship: ServerProgram, operator: Operator, place: DatabaseAddress) -> None:
    """A file is left alone, and its server named; a database for many is tidied up beside them."""
    if isinstance(place, FileAddress):
        said = operator.give("vacuum", code=2)
        assert str(ship.process.pid) in said
        assert len(said.splitlines()) == 1
        assert operator.ask("log")[0]["what"] != "vacuum"
    else:
        assert operator.ask("vacuum")["after"] > 0


async def end_session_and_token(operator: Operator, guest: Guest, match: str) -> None:
    """Let an operator find and end one session and one token of a player."""
    token = (await guest.post("/tokens", {"scopes": ["play"]}))["token"]
    his = player_of(guest)
    (shown,) = await operator.rows("tokens", "list", "--visitor", his)
    hash_of = shown["hash"]
    for named in (hash_of, token):
        assert token not in await operator.do("tokens", "look", named)
    await operator.do("tokens", "delete", hash_of, "--why", "x", code=1)
    # An operator who has found a token somewhere may name it as it is, and does not see it again.
    assert token not in await operator.do("tokens", "close", token, "--why", "leaked")
    assert token not in await operator.do("tokens", "close", token, "--why", "again", code=1)
    (ended,) = await operator.rows("tokens", "look", hash_of)
    assert ended["revoked"]
    await operator.do("tokens", "delete", hash_of, "--why", "old")
    await operator.do("tokens", "look", hash_of, code=1)

    assert len(await operator.rows("sessions", "list")) == 2
    (session,) = await operator.rows("sessions", "list", "--visitor", his)
    async with guest.socket(match) as socket:
        await operator.do("sessions", "close", session["id"], "--why", "lost laptop")
        assert await closed_with(socket) == 4001
    assert (await operator.rows("sessions", "look", session["id"]))[0]["ended"]
    assert await operator.rows("sessions", "list", "--visitor", his) == []
    await operator.do("sessions", "close", session["id"], "--why", "again", code=1)


async def wait_for(guest: Any, path: str, ready: Any) -> None:
    """Ask until the server has learnt of something."""
    until = time.monotonic() + 60
    while not ready(await guest.http.get(f"/api{path}")):
        assert time.monotonic() < until, path
        await asyncio.sleep(0.1)


async def fill(place: DatabaseAddress, count: int, body: bytes = b"{}") -> None:
    """Keep so many matches over, and one that goes on, without news for years."""
    async with open_logbook(place) as logbook:
        phases = {f"match-{number:04}": "over" for number in range(count)} | {"a": "playing"}
        pages = [
            logbook.append(MatchId(name), page(1, body=body), card(name, phase=phase))
            for name, phase in phases.items()
        ]
        await asyncio.gather(*pages)


def test_retention_holds_few_matches_in_memory_and_says_how_far_it_is(
    place: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of millions is walked through like one of seventy."""
    run(fill(place, 70))
    operator = Operator(place)
    monkeypatch.setattr("seabattle.features.administration.maintenance.PROGRESS_SECONDS", 0)
    monkeypatch.setattr("seabattle.features.administration.maintenance.CARDS_AT_ONCE", 30)
    at_once = []

    def count_cards(*words: Any) -> Any:
        found = read_card_page(*words)
        at_once.append(found.looked_at)
        return found

    monkeypatch.setattr("seabattle.store.administration.administration.read_card_page", count_cards)
    said = operator.give("retention", "--finished-after", "1")
    assert at_once == [30, 30, 11]
    assert "Looked at 30 matches" in said
    assert "Looked at 60 matches" in said
    assert "Found: 70." in said
    assert "Deleted: 70." in operator.give("retention", "--finished-after", "1", "--delete")
    assert [row["match"] for row in operator.ask("matches", "list")] == ["a"]
    assert len(operator.ask("log", "--limit", "2000")) == 70


def test_a_damaged_card_is_neither_shown_nor_deleted_by_retention(tmp_path: Path) -> None:
    """It may be all that is left of a game that its players would like to have back."""
    place = FileAddress(tmp_path / "x.db")
    run(fill(place, 3))
    with closing(sqlite3.connect(place.path, isolation_level=None)) as file:
        file.execute("UPDATE cards SET body = X'7B7D' WHERE match = 'match-0001'")
    operator = Operator(place)
    gone = operator.ask("retention", "--finished-after", "1", "--delete")
    assert [row["match"] for row in gone] == ["match-0000", "match-0002"]


def test_vacuum_gives_room_back_and_says_how_much(place: DatabaseAddress) -> None:
    """What was deleted leaves gaps, which a file keeps until it is compacted."""
    run(fill(place, 40, b"x" * 40_000))
    operator = Operator(place)
    operator.give("retention", "--finished-after", "1", "--delete")
    before = operator.ask("matches", "list")
    sizes = operator.ask("vacuum")
    assert operator.ask("matches", "list") == before
    assert operator.ask("log")[0]["what"] == "vacuum"
    if isinstance(place, FileAddress):
        assert sizes["before"] > 1_600_000
        assert sizes["after"] < 600_000
        assert abs(place.path.stat().st_size - sizes["after"]) < 100_000
    else:
        assert sizes["before"] > 0
        assert run(analyzed_tables(place)) > 10
    assert "bytes" in operator.give("vacuum")


async def analyzed_tables(place: Any) -> int:
    """Number of tables that PostgreSQL has analyzed on request."""
    import asyncpg

    connection = await asyncpg.connect(place.url)
    counted = "SELECT count(*) FROM pg_stat_user_tables WHERE last_analyze IS NOT NULL"
    found = await connection.fetchval(counted)
    await connection.close()
    return int(found)


@pytest.mark.parametrize("command", [("matches", "list"), ("vacuum",)])
def test_a_mistyped_file_is_not_made(command: tuple[str, ...], tmp_path: Path) -> None:
    """Otherwise an operator would look into an empty database and believe it."""
    place = FileAddress(tmp_path / "no.db")
    assert "no.db" in Operator(place).give(*command, code=2)
    assert not place.path.exists()


def test_an_operator_needs_no_terminal(tmp_path: Path) -> None:
    """The commands are given by timers, too."""
    words = [sys.executable, "-m", "seabattle", "admin", "bans", "--json", "--database"]
    run(fill(FileAddress(tmp_path / "x.db"), 1))
    done = subprocess.run(
        [*words, str(tmp_path / "x.db")], capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"[]\n", b"")


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
    nowhere = f"postgresql://postgres@/sea?host={tmp_path}"
    for command in (["vacuum"], ["bans"]):
        assert main(["admin", *command, "--database", nowhere, "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert "postgresql:///sea" in said
        assert "Traceback" not in said
