"""What older releases have written is read by this one, and played on.

A folder here is what people had on their disks when a release was new; nothing in it is ever
changed. See make_archive.py for how the next one is made.
"""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import msgspec
import pytest

from archive.make_archive import ANNA, knowledge, knowledge_at, play, play_home, rulesets
from kit.servers.loopback_server import open_loopback_server
from kit.stores.real_database import new_database, postgres_server
from seabattle.client.local_matches import open_local_matches
from seabattle.client.match_table import is_over
from seabattle.features.administration.maintenance import new_key
from seabattle.features.drafts.store import FleetDrafts
from seabattle.game import Seat
from seabattle.matches.port import MatchId
from seabattle.matches.service import Service
from seabattle.records import read_record, write_record
from seabattle.rules import placement_hash
from seabattle.server.run.lifespan import open_context
from seabattle.store.backup import backup, restore
from seabattle.store.bells.bell import QuietBell
from seabattle.store.database import open_store
from seabattle.store.postgres.postgres_server import migrate
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.trouble import Trouble

RELEASES = sorted(
    path for path in Path(__file__).parent.iterdir() if path.is_dir() and path.name[0].isdigit()
)


@pytest.fixture(params=RELEASES, ids=lambda path: str(path.name))
def release(request: pytest.FixtureRequest) -> Path:
    """The folder of one release."""
    found: Path = request.param
    return found


@pytest.fixture
def expected(release: Path) -> Any:
    """What every viewer knew when the archive was made."""
    return json.loads((release / "expected.json").read_text("utf-8"))


async def go_on_with_all(url: str, expected: Any) -> None:
    """See that all viewers know what they knew, and play what is not over."""
    async with open_store(url) as store:
        service = Service(store.logbook, QuietBell(), store.watch, secret=b"archive")
        for name, known in expected.items():
            if name == "token":
                continue
            live = await service.load_match(MatchId(known["match"]))
            assert live is not None, name
            assert {"match": live.match, **knowledge_at(live)} == known, name
            assert live.state.over == name.endswith("finished")
            await play(service, live, 1 << 30)
            assert live.state.over, name
        owner = await store.people.token_owner(expected["token"])
        assert owner is not None
        assert owner.player == ANNA


def test_a_server_goes_on_with_the_file_of_an_older_one(
    release: Path, expected: Any, tmp_path: Path
) -> None:
    """An upgrade of a server must not interrupt a game."""
    file = tmp_path / "server.db"
    copyfile(release / "server.db", file)
    asyncio.run(go_on_with_all(str(file), expected["server"]))
    assert inventory_of(file).matches == len(expected["server"]) - 1


def served_databases(release: Path) -> Iterator[bytes]:
    """What a server of a release had on its disk."""
    yield (release / "server.db").read_bytes()
    for packed in release.glob("sealed.db.gz"):
        yield gzip.decompress(packed.read_bytes())


def test_a_server_is_started_on_each_file_of_an_older_one(release: Path, tmp_path: Path) -> None:
    """The store alone had written them, so the key is missing; the server called it damaged."""

    async def start(folder: Path) -> None:
        async with open_context(str(folder / "test.db")):
            pass

    async def serve(folder: Path) -> None:
        async with open_loopback_server(folder) as server, server.port() as port:
            guest = await port.person()
            await guest.get("/matches")
            assert (await guest.http.get("/readyz")).status_code == 200

    for number, content in enumerate(served_databases(release)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "test.db").write_bytes(content)
        with pytest.raises(Trouble) as refused:
            asyncio.run(start(folder))
        assert refused.value.code == "store/no-key"
        assert new_key(why="archive", database=str(folder / "test.db")) == 0
        asyncio.run(serve(folder))


def test_a_backup_of_an_older_file_is_made_and_restored(release: Path, tmp_path: Path) -> None:
    """It failed for a column that the release did not have, and left a "damaged" copy behind."""
    file, copy = tmp_path / "server.db", tmp_path / "copy.db"
    copyfile(release / "server.db", file)
    before = file.read_bytes()
    found = asyncio.run(backup(FileAddress(file), copy))
    assert file.read_bytes() == before
    assert asyncio.run(restore(copy, FileAddress(tmp_path / "new.db"))) == found
    assert {each.name for each in tmp_path.iterdir()} >= {"copy.db", "server.db", "new.db"}
    assert not [*tmp_path.glob("*.part*")]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as server:
        yield server


async def _restored(server: str, dump: Path) -> ServerAddress:
    import asyncpg

    address = await new_database(server)
    connection = await asyncpg.connect(address.url)
    await connection.execute(gzip.decompress(dump.read_bytes()).decode())  # noqa: ASYNC240
    await connection.close()
    return address


def test_a_server_goes_on_with_the_dump_of_an_older_one(
    release: Path, expected: Any, postgres: str
) -> None:
    """The same on PostgreSQL, whose own tool has written the dump."""

    async def work() -> None:
        address = await _restored(postgres, release / "server.sql.gz")
        await migrate(address)
        await go_on_with_all(address.url, expected["server"])

    asyncio.run(work())


def test_a_terminal_goes_on_with_the_games_of_an_older_one(
    release: Path, expected: Any, tmp_path: Path
) -> None:
    """Unfinished games are listed, show what they showed, and can be played to their end."""
    copyfile(release / "games.db", tmp_path / "games.db")

    async def work() -> None:
        async with open_local_matches("en", tmp_path / "games.db") as local_matches:
            running = {
                known["match"]: known
                for name, known in expected["home"].items()
                if name.endswith("running")
            }
            assert {kept.match for kept in await local_matches.list_unfinished_matches()} == set(
                running
            )
            for match, known in running.items():
                table = await local_matches.resume(MatchId(match))
                assert knowledge(table.view(Seat(0))) == known["0"]
                await play_home(table, 1 << 30)
                assert is_over(table)
                await table.close()

    asyncio.run(work())


def test_records_of_an_older_release_are_read(release: Path) -> None:
    """A game written down is a game kept: read, played again, and the same when written anew."""
    files = sorted((release / "records").iterdir())
    assert len(files) == len(rulesets(release))
    for file in files:
        record = read_record(file.read_bytes())
        assert record.entries, file.name
        assert read_record(write_record(record)) == record, file.name


def test_kept_fleets_of_an_older_release_are_offered_again(
    release: Path, expected: Any, tmp_path: Path
) -> None:
    """At home and on a server, for each of the games they were kept for."""
    for name in ("games.db", "server.db"):
        copyfile(release / name, tmp_path / name)

    async def work() -> None:
        async with open_local_matches("en", tmp_path / "games.db") as local_matches:
            for name, ruleset in rulesets(release).items():
                fleets = await local_matches.saved_fleets.fleets(ruleset)
                kept = expected["home"][f"{name} running"]["ships"]
                assert msgspec.json.encode(fleets[f"of {name}"]).decode() == kept, name
        async with open_store(str(tmp_path / "server.db")) as store:
            for ruleset in rulesets(release).values():
                found = await FleetDrafts.of(store).layouts_of(ANNA, placement_hash(ruleset))
                assert f"of {ruleset.name}" in {layout.name for layout in found}

    asyncio.run(work())


def test_a_dump_of_an_older_release_keeps_its_fleets(release: Path, postgres: str) -> None:
    """The same step is walked on PostgreSQL."""

    async def work() -> None:
        address = await _restored(postgres, release / "server.sql.gz")
        await migrate(address)
        async with open_store(address.url) as store:
            for ruleset in rulesets(release).values():
                found = await FleetDrafts.of(store).layouts_of(ANNA, placement_hash(ruleset))
                assert f"of {ruleset.name}" in {layout.name for layout in found}

    asyncio.run(work())


def test_the_rule_file_of_an_older_release_is_read(release: Path) -> None:
    """It means what it meant: the records of its games hold the same rules."""
    record = read_record((release / "records" / "own-rules.jsonl").read_bytes())
    assert rulesets(release)["own-rules"] == record.ruleset
