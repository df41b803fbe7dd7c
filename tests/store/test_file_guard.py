"""A file that is taken away while it is open acknowledges nothing more."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.stores.real_database import card, page, run, url_of
from seabattle.matches.port import Kept, LogbookFailed, MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.file_guard import FileGuard

SEA = MatchId("sea")


def delete(path: Path) -> None:
    """Delete the file, as a host who tidies up."""
    path.unlink()


def delete_log(path: Path) -> None:
    """Delete the log beside the file, as a host who takes it for rubbish."""
    path.with_name(path.name + "-wal").unlink()


def replace(path: Path) -> None:
    """Put a copy in the place of the file."""
    copy = path.with_name("copy.db")
    shutil.copyfile(path, copy)
    copy.rename(path)


def move(path: Path) -> None:
    """Move the file elsewhere."""
    path.rename(path.with_name("elsewhere.db"))


@pytest.mark.parametrize("harm", [delete, delete_log, replace, move])
def test_nothing_is_acknowledged_in_a_deleted_file(
    file: FileAddress, harm: Callable[[Path], None]
) -> None:
    """Forty moves were acknowledged and gone."""

    async def story() -> None:
        async with open_store(url_of(file)) as store:
            assert await store.logbook.append(SEA, page(1), card(SEA)) == Kept()
            harm(file.path)
            for seq in range(2, 6):
                with pytest.raises(LogbookFailed):
                    await store.logbook.append(SEA, page(seq), card(SEA, seq))
            await asyncio.wait_for(store.health.lost.wait(), 60)
            assert not store.health.writable
        if harm is delete:
            assert not file.path.exists(), "a new file would look like the old one"

    run(story())


@pytest.mark.parametrize("harm", [delete, replace, move])
def test_a_file_that_is_gone_is_noticed_without_a_move(
    file: FileAddress, harm: Callable[[Path], None]
) -> None:
    """The heartbeat writes, too; and so does a visitor who takes a name or a token."""

    async def story() -> None:
        async with open_store(url_of(file)) as store:
            harm(file.path)
            with pytest.raises(LogbookFailed):
                await store.people.new_player("Anna")
            await asyncio.wait_for(store.health.lost.wait(), 60)

    run(story())


def test_a_file_that_stays_is_never_taken_for_another(file: FileAddress) -> None:
    """Not after a failed write either, when a new connection begins a new log."""

    async def story() -> None:
        for round_ in range(3):
            async with open_store(url_of(file)) as store:
                for seq in range(1, 4):
                    match = MatchId(f"sea-{round_}")
                    assert await store.logbook.append(match, page(seq), card(match, seq)) == Kept()
                    await store.people.make_token(PlayerId("anna"), ["read"])
                assert not store.health.lost.is_set()

    run(story())


def test_a_guard_tells_its_owner_once(tmp_path: Path) -> None:
    """Its owner stops the server once."""
    path, told = tmp_path / "sea.db", []
    path.touch()
    guard = FileGuard(path, lambda: told.append(1))
    guard.check_path()
    path.unlink()
    for _ in range(3):
        with pytest.raises(LogbookFailed):
            guard.check_path()
    path.touch()
    with pytest.raises(LogbookFailed):
        guard.check_path()
    assert told == [1]
