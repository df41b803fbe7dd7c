"""``backup``, ``restore`` and ``migrate``."""

import asyncio
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from kit.servers.server_program import launch_for_test
from kit.stores.real_database import (
    new_database,
    new_migrated_database,
    open_logbook,
    write,
)
from seabattle.rules import LANGUAGES
from seabattle.speech import say
from seabattle.store.sqlite.file_address import FileAddress


@pytest.fixture
def sea(tmp_path: Path) -> Path:
    """A database with a match of five pages."""
    path = tmp_path / "sea.db"

    async def story() -> None:
        async with open_logbook(FileAddress(path)) as logbook:
            await write(logbook, "sea", 5)

    asyncio.run(story())
    return path


def test_a_host_takes_a_copy_and_puts_it_back(run: Run, sea: Path, tmp_path: Path) -> None:
    """The answer says how much there is, so that an empty copy is seen at once."""
    copy = tmp_path / "copy.db"

    made = run("backup", copy, "--database", sea)
    assert (made.code, made.err) == (0, "")
    assert made.out == f"{copy}: 1 match with 5 pages, all seals checked.\n"

    put = run("restore", copy, "--database", tmp_path / "new.db", "--json")
    assert put.code == 0
    assert json.decode(put.out) == {"place": str(tmp_path / "new.db"), "matches": 1, "pages": 5}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_one_sentence(run: Run, sea: Path, tmp_path: Path, lang: str) -> None:
    """In the host's own language, without a traceback."""
    run("backup", tmp_path / "copy.db", "--database", sea)

    for outcome in (
        run("backup", tmp_path / "copy.db", "--database", sea, "--lang", lang),
        run("restore", tmp_path / "copy.db", "--database", sea, "--lang", lang),
        run("restore", tmp_path / "no.db", "--database", sea, "--lang", lang),
        run("backup", tmp_path / "x.db", "--database", "mysql://h/d", "--lang", lang),
    ):
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1


def test_migrating_a_file_is_allowed_though_it_migrates_itself(run: Run, tmp_path: Path) -> None:
    """A script may say it for both kinds of database."""
    outcome = run("migrate", "--database", tmp_path / "sea.db")

    assert outcome.code == 0
    assert (tmp_path / "sea.db").exists()


def test_the_database_may_be_named_in_the_environment(
    run: Run, sea: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the server itself reads it."""
    monkeypatch.setenv("SEABATTLE_DATABASE", f"sqlite:///{sea}")

    assert "5 pages" in run("backup", tmp_path / "copy.db").out


def test_a_migration_waits_for_a_database_that_is_starting(
    server: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise an operator who starts both at once would have to start one of them twice."""
    late = tmp_path / "late"
    real = asyncio.run(new_database(server)).url
    folder = real.partition("host=")[2]

    def say_and_start(lang: str, key: str, **facts: Any) -> str:
        if key == "store-waiting":
            late.symlink_to(folder)
        return say(lang, key, **facts)

    monkeypatch.setattr("seabattle.cli.database.say", say_and_start)
    done = run("migrate", "--database", real.replace(folder, str(late)), "--wait", "60")
    assert done.code == 0, done.err
    assert "up to date" in done.out
    assert len(done.err.splitlines()) == 1
    assert "60 s" in done.err


def test_a_server_waits_for_a_database_that_is_starting(server: str, tmp_path: Path) -> None:
    """After a power cut both start at once, without an operator to start one again."""
    late, complaints = tmp_path / "late", tmp_path / "complaints"
    real = asyncio.run(new_migrated_database(server)).url
    folder = real.partition("host=")[2]

    def start_when_waited_for() -> None:
        until = time.monotonic() + 60
        while "60 s" not in complaints.read_text("utf-8") and time.monotonic() < until:
            time.sleep(0.05)
        late.symlink_to(folder)

    with complaints.open("w") as journal:
        starting = Thread(target=start_when_waited_for)
        starting.start()
        place = real.replace(folder, str(late))
        with launch_for_test(place, "--wait", "60", journal=journal) as ship:
            starting.join()
            assert ship.signal_and_wait() == 0
    assert complaints.read_text("utf-8").count("60 s") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [("migrate",), ("serve", "--port", "0")])
def test_a_starting_database_is_not_waited_for_for_ever(
    run: Run, tmp_path: Path, command: tuple[str, ...], lang: str
) -> None:
    """A waiting command says so, and in the end what is wrong."""
    nowhere = f"postgresql://postgres@/sea?host={tmp_path}"
    done = run(*command, "--database", nowhere, "--wait", "0.6", "--lang", lang)
    assert done.code == 2
    assert [line.count("postgresql:///sea") for line in done.err.splitlines()] == [1, 1]
