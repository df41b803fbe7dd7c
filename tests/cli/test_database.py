"""``backup``, ``restore`` and ``migrate``."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from kit.stores.real_database import new_database, open_logbook, postgres_server, write
from seabattle.rules import LANGUAGES
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


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as found:
        yield found


def test_a_migration_waits_for_a_database_that_is_starting(
    server: str, run: Run, tmp_path: Path
) -> None:
    """Whoever starts both at once would have to start one of them twice."""
    late = tmp_path / "late"
    real = asyncio.run(new_database(server)).url
    folder = real.partition("host=")[2]
    starting = Timer(1.5, lambda: late.symlink_to(folder))
    starting.start()
    done = run("migrate", "--database", real.replace(folder, str(late)), "--wait", "60")
    starting.join()
    assert done.code == 0, done.err
    assert "up to date" in done.out
    assert len(done.err.splitlines()) == 1
    assert "60 s" in done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_migration_does_not_wait_for_ever(run: Run, tmp_path: Path, lang: str) -> None:
    """It says that it waits, and in the end what is wrong."""
    nowhere = f"postgresql://postgres@/sea?host={tmp_path}"
    done = run("migrate", "--database", nowhere, "--wait", "0.6", "--lang", lang)
    assert done.code == 2
    assert [line.count("postgresql:///sea") for line in done.err.splitlines()] == [1, 1]
