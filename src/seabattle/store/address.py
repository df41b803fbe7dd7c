"""Where a store is, and so which database it is in: the one place that names them all.

An address answers by itself what is asked of its database, so that nobody has to know which
one it is. Another database is a folder beside ``sqlite`` and ``postgres`` and a line in
:data:`DATABASES`.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import Protocol, Self

from seabattle.matches.port import Bell, Logbook
from seabattle.store.health import DiskUsage, StoreHealth, Vacuumed
from seabattle.store.integrity import Inventory
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.table_access import TableAccess
from seabattle.trouble import Trouble

DATABASE_VARIABLE = "SEABATTLE_DATABASE"


class Address(Protocol):
    """What can be asked of a database; as text, it is what everybody may read of its place."""

    @property
    def many_workers(self) -> bool:
        """Whether several processes may serve from it."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The address in a text whose scheme is one of ours, or a refusal."""

    def hold(self, *, alone: bool) -> AbstractContextManager[None]:
        """A lock on it where only one may serve; *alone* keeps everybody else out."""

    def open_logbook(
        self, health: StoreHealth | None = None
    ) -> AbstractAsyncContextManager[Logbook]:
        """The logbook there, which tells *health* what becomes of its writes."""

    async def open_tables(self, logbook: Logbook | None = None, /) -> TableAccess:
        """The ordinary tables of a database that is ready; *logbook* is an open one there."""

    def open_bell(self) -> AbstractAsyncContextManager[Bell]:
        """The bell that needs nothing else than this database."""

    async def migrate(self) -> None:
        """Bring the tables up to date."""

    async def copy_to(self, part: Path, make: Callable[[Path], sqlite3.Connection], /) -> None:
        """Copy everything into an empty SQLite file; *make* makes its tables where need be."""

    async def vacuum(self) -> Vacuumed:
        """Give back the room of what was deleted; whoever asks for it holds the store alone."""

    async def disk_usage(self) -> DiskUsage | None:
        """What it takes of its disk, and the room there where that is a disk of this machine."""

    async def check_ready(self) -> None:
        """Raise :class:`~seabattle.store.health.StoreNotUp` where it may help to wait."""

    async def restore_from(self, copy: Path) -> Inventory:
        """Put a copy into an empty store, and read through what is there then."""


DATABASES: dict[str, type[Address]] = {
    "sqlite": FileAddress,
    "postgresql": ServerAddress,
    "postgres": ServerAddress,
}
"""The database for the scheme of an address."""


def read_address(text: str) -> Address:
    """The address in ``sqlite:///path``, ``postgresql://…`` or a bare path."""
    scheme, separator, _ = text.partition("://")
    # Whoever writes no scheme means a file.
    database = DATABASES.get(scheme if separator else "sqlite")
    if database is None:
        raise Trouble("store/bad-address", address=text)
    return database.read(text)


def default_database() -> str:
    """The address in the environment, or else a file where the system keeps such files."""
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        return named
    return str(data_folder() / "seabattle.db")


def data_folder() -> Path:
    """Where the system keeps such files for whoever is logged in; it may not be there yet."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "seabattle"
