"""The tables are what the program believes them to be, on both databases."""

import asyncio
import sqlite3
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from kit.stores.real_database import DatabaseAddress, new_database, open_logbook, run, write
from seabattle.store.database_schema import database_schema
from seabattle.store.postgres.postgres_server import migrate
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.schema_version import NEWEST_VERSION
from seabattle.store.sqlite import sqlite_file
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_file import prepare_file
from seabattle.trouble import Trouble


def test_the_newest_edition_is_the_last_step() -> None:
    """It is named twice, so that a start need not wait for Alembic."""
    config = Config()
    config.set_main_option("script_location", "seabattle.store:migrations")

    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST_VERSION


def test_the_steps_lead_to_the_tables_that_the_program_knows(
    store_address: DatabaseAddress,
) -> None:
    """Queries are written against the one and run against the other."""

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), database_schema()))

    async def story() -> list[object]:
        async with store_address.open_logbook():
            tables = await store_address.open_tables()
            found = await tables.read(differences)
            await tables.close()
            return found

    assert run(story()) == []


def test_a_start_without_news_does_not_wait_for_alembic(file: FileAddress) -> None:
    """It takes longer to import than everything else a start does."""
    run(_write_match(file))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("seabattle.store.sqlite.sqlite_file.upgrade_schema", None)
        prepare_file(file.path)


def test_two_that_start_at_once_make_one_set_of_tables(file: FileAddress) -> None:
    """Two workers of one server find the same new file at the same moment."""

    async def story() -> None:
        await asyncio.gather(*(asyncio.to_thread(prepare_file, file.path) for _ in range(4)))

    run(story())
    with sqlite3.connect(file.path) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    connection.close()


def test_a_new_file_that_another_holds_is_waited_for(
    file: FileAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses at once where two make a file at the same moment, and one start failed."""
    other = sqlite_file.connect(file.path)
    other.execute("BEGIN EXCLUSIVE")
    waits: list[float] = []

    def let_go(seconds: float) -> None:
        waits.append(seconds)
        if other.in_transaction:
            other.rollback()

    monkeypatch.setattr(sqlite_file, "time", SimpleNamespace(sleep=let_go, monotonic=lambda: 0.0))
    mine = sqlite3.connect(file.path, timeout=0)
    sqlite_file.make_safe(mine, file.path)
    assert len(waits) == 1
    for connection in (mine, other):
        connection.close()


def test_migrating_twice_changes_nothing(server: str) -> None:
    """An operator who is not sure whether it was done may do it again, on two machines at once."""

    async def story() -> None:
        address = await new_database(server)
        await asyncio.gather(*(migrate(address) for _ in range(3)))
        await _write_match(address)
        await migrate(address)
        async with open_logbook(address) as logbook:
            assert len((await logbook.cards()).cards) == 1

    run(story())


def test_a_newer_server_is_not_migrated_by_an_older_program(database: ServerAddress) -> None:
    """It would be a step backwards, which does not exist."""

    async def story() -> None:
        import asyncpg

        connection = await asyncpg.connect(database.url)
        await connection.execute("UPDATE alembic_version SET version_num = '0999'")
        await connection.close()
        for attempt in (migrate(database), _write_match(database)):
            with pytest.raises(Trouble) as refused:
                await attempt
            assert refused.value.code == "store/newer"

    run(story())


async def _write_match(address: DatabaseAddress) -> None:
    async with open_logbook(address) as logbook:
        await write(logbook, "sea", 2)
