"""Databases to keep matches in; PostgreSQL is started once, when a test first asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.stores.real_database import (
    DatabaseAddress,
    name_of,
    new_database,
    new_migrated_database,
    postgres_server,
    run,
)
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as address:
        yield address


@pytest.fixture(scope="session")
def template(server: str) -> str:
    """The name of a database with our tables and nothing in them."""
    return name_of(run(new_migrated_database(server)))


@pytest.fixture
def database(server: str, template: str) -> ServerAddress:
    """A PostgreSQL database of one's own, ready to be used."""
    return run(new_database(server, template))


@pytest.fixture
def database_elsewhere(server: str, template: str) -> ServerAddress:
    """Another one."""
    return run(new_database(server, template))


@pytest.fixture
def file(tmp_path: Path) -> FileAddress:
    """An SQLite file that does not exist yet."""
    return FileAddress(tmp_path / "sea.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_address(request: pytest.FixtureRequest) -> DatabaseAddress:
    """Both databases, one after the other."""
    found: DatabaseAddress = request.getfixturevalue(
        "file" if request.param == "sqlite" else "database"
    )
    return found
