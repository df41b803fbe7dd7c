"""Copies of everything, from either database to either."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kit.stores.real_database import ANNA, DatabaseAddress, open_logbook, page, run, url_of, write
from seabattle.features.drafts.kept_layout import Layout
from seabattle.features.drafts.store import FleetDrafts
from seabattle.matches.port import MatchId
from seabattle.speech import trouble_sentence
from seabattle.store import open_store
from seabattle.store.backup import backup, restore
from seabattle.store.integrity import Inventory
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.trouble import Trouble

SEA = MatchId("sea")


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseAddress:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return FileAddress(tmp_path / "elsewhere" / "sea.db")
    found: ServerAddress = request.getfixturevalue("database_elsewhere")
    return found


async def fill_store(store_address: DatabaseAddress) -> bytes:
    """Two matches, a player's layout and a key in a store; the key."""
    async with open_store(url_of(store_address)) as store:
        key = await store.people.signing_key()
        await write(store.logbook, SEA, 7)
        await write(store.logbook, "lake", 5)
        await FleetDrafts.of(store).save_layout(Layout(ANNA, "r", "bay", b"\0\1"))
        await store.people.make_token(ANNA, ["play"])
        return key


def test_a_backup_is_restored_elsewhere(
    store_address: DatabaseAddress, elsewhere: DatabaseAddress, tmp_path: Path
) -> None:
    """A host moves to a new machine, or from SQLite to PostgreSQL and back."""

    async def story() -> None:
        key = await fill_store(store_address)
        copy = tmp_path / "copy.db"
        assert await backup(store_address, copy) == Inventory(matches=2, pages=12)
        assert await restore(copy, elsewhere) == Inventory(matches=2, pages=12)

        async with open_store(url_of(elsewhere)) as store:
            assert await store.logbook.pages(SEA) == [page(seq) for seq in range(1, 8)]
            assert len((await store.logbook.cards_of(ANNA)).cards) == 2
            assert await store.people.signing_key() == key
            assert [each.ships for each in await FleetDrafts.of(store).layouts_of(ANNA)] == [
                b"\0\1"
            ]
            assert len(await store.people.tokens_of(ANNA)) == 1
            await write(store.logbook, SEA, 9, since=8)

    run(story())


def test_a_backup_under_load_is_of_one_moment(
    store_address: DatabaseAddress, tmp_path: Path
) -> None:
    """Players go on playing while the host takes a copy."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, "sea-0", 1)
            busy = asyncio.gather(*(write(logbook, f"sea-{n}", 40, since=1) for n in range(1, 9)))
            copies = [await backup(store_address, tmp_path / f"copy-{n}.db") for n in range(3)]
            await busy
        assert copies[0].pages <= copies[1].pages <= copies[2].pages
        again = await restore(tmp_path / "copy-1.db", FileAddress(tmp_path / "again.db"))
        assert again == copies[1]

    run(story())


def test_a_copy_is_one_file_for_its_owner_alone(
    store_address: DatabaseAddress, tmp_path: Path
) -> None:
    """It is carried around, and the key of all sessions is in it."""
    folder = tmp_path / "copies"
    folder.mkdir()

    async def story() -> None:
        await fill_store(store_address)
        await backup(store_address, folder / "copy.db")

    run(story())
    assert [each.name for each in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600


def test_nothing_is_written_over(store_address: DatabaseAddress, tmp_path: Path) -> None:
    """Neither an older copy nor matches that are there already."""

    async def story() -> None:
        await fill_store(store_address)
        await backup(store_address, tmp_path / "copy.db")
        with pytest.raises(Trouble) as refused:
            await backup(store_address, tmp_path / "copy.db")
        assert refused.value.code == "store/file-exists"
        with pytest.raises(Trouble) as refused:
            await restore(tmp_path / "copy.db", store_address)
        assert refused.value.code == "store/not-empty"
        assert refused.value.facts["matches"] == 2

    run(story())


def test_damage_is_named_when_a_copy_is_made_or_put_back(file: FileAddress, tmp_path: Path) -> None:
    """The day one needs it is a bad day to find out; the copy is kept all the same."""
    copy = tmp_path / "copy.db"

    async def story() -> None:
        await fill_store(file)
        with sqlite3.connect(file.path) as connection:
            connection.execute("UPDATE pages SET at = 0 WHERE match = 'sea' AND seq = 3")
        connection.close()
        for attempt in (backup(file, copy), restore(copy, FileAddress(tmp_path / "new.db"))):
            with pytest.raises(Trouble) as refused:
                await attempt
            assert refused.value.code == "store/damaged"
            assert "match sea, page 3" in trouble_sentence("en", refused.value)
        assert copy.exists()

    run(story())


@pytest.mark.parametrize("content", [None, b"", b"no database " * 400])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """And nothing is made of it."""
    copy = tmp_path / "copy.db"
    if content is not None:
        copy.write_bytes(content)
    target = tmp_path / "sea.db"

    with pytest.raises(Trouble) as refused:
        run(restore(copy, FileAddress(target)))
    assert refused.value.code in {"store/no-file", "store/not-ours", "store/no-database"}
    assert refused.value.facts["place"] == str(copy)
    assert not target.exists()


def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    """A misspelt path should not look like an empty server."""
    with pytest.raises(Trouble) as refused:
        run(backup(FileAddress(tmp_path / "sae.db"), tmp_path / "copy.db"))
    assert refused.value.code == "store/no-file"
    assert not (tmp_path / "sae.db").exists()
