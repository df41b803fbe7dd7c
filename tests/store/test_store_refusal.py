"""Places that must not be trusted with matches are refused before the first move."""

import sqlite3
from pathlib import Path

import pytest

from kit.stores.real_database import DatabaseAddress, new_database, open_logbook, run, url_of, write
from seabattle.store import default_database, open_store
from seabattle.store.address import read_address
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.schema_version import NEWEST_VERSION
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.filesystem import network_filesystem
from seabattle.store.sqlite.sqlite_file import open_to_write
from seabattle.trouble import Trouble


def refusal(url: str) -> Trouble:
    """Why a store is refused."""

    async def story() -> None:
        async with open_store(url):
            pass

    with pytest.raises(Trouble) as refused:
        run(story())
    return refused.value


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("sea.db", FileAddress(Path("sea.db"))),
        ("sqlite:///sea.db", FileAddress(Path("sea.db"))),
        ("sqlite:////var/sea.db", FileAddress(Path("/var/sea.db"))),
        ("postgresql://anna@host/sea", ServerAddress("postgresql://anna@host/sea")),
        ("postgres://host/sea", ServerAddress("postgresql://host/sea")),
    ],
)
def test_an_address_is_read_as_hosts_write_it(
    text: str, address: FileAddress | ServerAddress
) -> None:
    """Two ways of writing one address are in use everywhere."""
    assert read_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://sea.db",
        ":///sea",
        "mysql://h/d",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    """A logbook in memory would be a logbook that forgets."""
    with pytest.raises(Trouble) as refused:
        read_address(text)
    assert refused.value.code == "store/bad-address"


def test_a_password_is_never_repeated() -> None:
    """What is refused ends in a log, and logs are shown around."""
    said = str(read_address("postgresql://anna:secret@host:5432/sea?password=secret"))

    assert said == "postgresql://host:5432/sea"


def test_the_place_by_default_can_be_named_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A container has no home, and a host has habits."""
    monkeypatch.delenv("SEABATTLE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "/data/seabattle/seabattle.db"
    monkeypatch.setenv("SEABATTLE_DATABASE", "postgresql://host/sea")
    assert default_database() == "postgresql://host/sea"


def test_a_file_is_made_with_its_folder_for_its_owner_alone(tmp_path: Path) -> None:
    """The key of all sessions is in it."""
    path = tmp_path / "new" / "sea.db"

    async def story() -> None:
        async with open_store(f"sqlite:///{path}"):
            assert path.stat().st_mode & 0o777 == 0o600

    run(story())


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """A slip of the hand must not destroy a letter."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 200)

    assert refusal(str(letter)).code == "store/no-database"
    assert letter.read_text() == "Dear Anna, " * 200


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """A user does not want tables of a game among their photographs."""
    path = tmp_path / "photos.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    connection.close()

    assert refusal(str(path)).code == "store/not-ours"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """The sentence says what the system said."""
    assert refusal(str(tmp_path)).code == "store/no-file"


def test_a_newer_file_is_not_touched_by_an_older_program(file: FileAddress) -> None:
    """A host who goes back a version would otherwise write what the newer one cannot read."""

    async def story() -> None:
        async with open_logbook(file) as logbook:
            await write(logbook, "sea", 2)

    run(story())
    with sqlite3.connect(file.path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    connection.close()

    refused = refusal(url_of(file))
    assert refused.code == "store/newer"
    assert refused.facts["known"] == NEWEST_VERSION


class Careless(sqlite3.Connection):
    """A connection that cannot be talked into safety."""

    def execute(self, sql: str, *rest: object) -> sqlite3.Cursor:
        """Drop the settings that would make it safe."""
        careless = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL"}
        return super().execute(careless.get(sql, sql), *rest)  # type: ignore[arg-type]


def test_a_file_that_would_not_be_synced_is_refused(tmp_path: Path) -> None:
    """With synchronous=NORMAL a power cut takes moves that were acknowledged."""
    path = tmp_path / "sea.db"

    with pytest.raises(Trouble) as refused:
        open_to_write(
            path, lambda place: sqlite3.connect(place, factory=Careless, isolation_level=None)
        )
    assert (refused.value.code, refused.value.facts["setting"]) == ("store/unsafe", "synchronous")


def test_a_file_without_a_write_ahead_log_is_refused() -> None:
    """SQLite keeps another journal where it must, in memory for one, and says so only if asked."""
    with pytest.raises(Trouble) as refused:
        open_to_write(Path("sea.db"), lambda _: sqlite3.connect(":memory:", isolation_level=None))
    assert (refused.value.code, refused.value.facts["setting"]) == ("store/unsafe", "journal_mode")


MOUNTS = r"""
22 1 252:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
30 22 0:40 / /mnt/far\040away rw,relatime shared:2 - nfs4 server:/export rw
31 30 252:1 / /mnt/far\040away/disk rw - xfs /dev/vdb rw
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [("/mnt/far away/sea", "nfs4"), ("/mnt/far away/disk/sea", None), ("/home", None)],
)
def test_a_network_file_system_is_recognised(folder: str, kind: str | None) -> None:
    """SQLite's locks and its log in shared memory cannot be trusted there."""
    assert network_filesystem(Path(folder), MOUNTS) == kind


def test_a_network_file_system_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says what to do instead."""
    monkeypatch.setattr(
        "seabattle.store.sqlite.filesystem._mounts", lambda: "1 0 0:1 / / rw - nfs a rw"
    )

    refused = refusal(str(tmp_path / "sea.db"))
    assert refused.code == "store/network"
    assert "nfs" in str(refused)


def test_a_server_that_was_not_migrated_is_refused(server: str) -> None:
    """Several nodes share it, so the operator has to say when its tables change."""
    empty = run(new_database(server))

    assert refusal(empty.url).code == "store/not-migrated"


def test_a_server_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """With what the system says about it."""
    assert refusal(f"postgresql://postgres@/sea?host={tmp_path}").code == "store/unreachable"


@pytest.mark.parametrize("value", ["off", "local", "remote_write"])
def test_a_server_that_acknowledges_too_early_is_refused(
    database: ServerAddress, value: str
) -> None:
    """A commit that is not on disk is a promise that the server cannot keep."""
    run(_set(database, value))

    refused = refusal(database.url)
    assert refused.code == "store/unsafe"
    assert refused.facts["setting"] == "synchronous_commit"


async def _set(database: ServerAddress, value: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(database.url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = '{value}'")
    await connection.close()


def test_both_databases_open_twice(store_address: DatabaseAddress) -> None:
    """A second worker, or a backup, comes while the first is at work."""

    async def story() -> None:
        async with (
            open_store(url_of(store_address)) as one,
            open_store(url_of(store_address)) as other,
        ):
            await write(one.logbook, "sea", 2)
            assert len(await other.logbook.pages((await one.logbook.cards()).cards[0].match)) == 2

    run(story())
