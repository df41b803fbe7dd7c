"""One server to a file: the second is refused, and told who was first."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kit.stores.real_database import run, url_of, write
from seabattle.matches.port import MatchId
from seabattle.store import hold_store, open_store
from seabattle.store.backup import backup, restore
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.trouble import Trouble

HOLD = """
import sys, time
from seabattle.store import hold_store
with hold_store(sys.argv[1], alone=True):
    print("held", flush=True)
    time.sleep(60)
"""


def hold_elsewhere(path: Path) -> "subprocess.Popen[str]":
    """Another process that has the file."""
    words = [sys.executable, "-c", HOLD, str(path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_the_other_is_named_and_leaves_no_lock_behind_when_killed(tmp_path: Path) -> None:
    """A lock that outlives a crash would keep the host from starting again."""
    path = tmp_path / "sea.db"
    other = hold_elsewhere(path)
    try:
        with pytest.raises(Trouble) as refused, hold_store(str(path), alone=True):
            pass
        facts = refused.value.facts
        assert refused.value.code == "store/in-use"
        assert (facts["pid"], facts["host"]) == (str(other.pid), socket.gethostname())
        assert str(facts["since"]).endswith("UTC")
        with pytest.raises(Trouble), hold_store(str(path), alone=False):
            pass
    finally:
        other.send_signal(signal.SIGKILL)
        other.communicate()
    with hold_store(str(path), alone=True):
        pass


def test_another_name_is_the_same_file(tmp_path: Path) -> None:
    """A symbolic link leads to the same matches."""
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "sea.db")
    with (
        hold_store(str(tmp_path / "sea.db"), alone=True),
        pytest.raises(Trouble) as refused,
        hold_store(f"sqlite:///{link}", alone=True),
    ):
        pass
    assert refused.value.facts["pid"] == str(os.getpid())


def test_terminals_share_a_file_and_a_server_does_not(tmp_path: Path) -> None:
    """At home every match has a lock of its own."""
    place = str(tmp_path / "games.db")
    with hold_store(place, alone=False), hold_store(place, alone=False):
        with pytest.raises(Trouble) as refused, hold_store(place, alone=True):
            pass
        assert refused.value.code == "store/in-use"
    with hold_store(place, alone=True):
        pass


def test_a_lock_that_says_nothing_is_a_lock(tmp_path: Path) -> None:
    """A process that has only just taken it has not written its name yet."""
    place = tmp_path / "sea.db"
    with hold_store(str(place), alone=True):
        (tmp_path / "sea.db-lock").write_text("{", "utf-8")
        with pytest.raises(Trouble) as refused, hold_store(str(place), alone=True):
            pass
    assert refused.value.code == "store/in-use-by-somebody"


def test_a_backup_is_taken_beside_a_server_and_a_restore_is_not(
    file: FileAddress, tmp_path: Path
) -> None:
    """A copy only reads; a restore would change the key under a server that signs with it."""

    async def story() -> None:
        with hold_store(url_of(file), alone=True):
            async with open_store(url_of(file)) as store:
                await write(store.logbook, MatchId("sea"), 3)
                assert (await backup(file, tmp_path / "copy.db")).pages == 3
                await file.migrate()
            with pytest.raises(Trouble) as refused:
                await restore(tmp_path / "copy.db", file)
            assert refused.value.code == "store/in-use"
        elsewhere = FileAddress(tmp_path / "other.db")
        assert (await restore(tmp_path / "copy.db", elsewhere)).pages == 3

    run(story())


def test_tables_are_not_changed_under_a_server(file: FileAddress) -> None:
    """A server of an older release would go on with tables that it does not know."""
    asyncio.run(file.migrate())
    with sqlite3.connect(file.path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    connection.close()
    with hold_store(url_of(file), alone=True), pytest.raises(Trouble) as refused:
        asyncio.run(file.migrate())
    assert refused.value.code == "store/in-use"
