"""The address of an SQLite file, which knows how a store in one is opened, copied and filled."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import ClassVar, Self

from msgspec import Struct

from seabattle.matches.port import Bell, Logbook
from seabattle.store.bells.bell import QuietBell
from seabattle.store.health import DiskUsage, StoreHealth, Vacuumed
from seabattle.store.integrity import Inventory
from seabattle.store.sqlite.file_lock import hold_file
from seabattle.store.sqlite.sqlite_backup import copy_file, restore_file
from seabattle.store.sqlite.sqlite_file import check_folder, file_engine, migrate_file
from seabattle.store.sqlite.sqlite_logbook import SqliteLogbook
from seabattle.store.sqlite.sqlite_tables import SqliteTableAccess
from seabattle.store.sqlite.sqlite_vacuum import disk_usage, vacuum_file
from seabattle.store.table_access import TableAccess
from seabattle.trouble import Trouble


class FileAddress(Struct, frozen=True):
    """An SQLite file."""

    path: Path

    many_workers: ClassVar[bool] = False

    def __str__(self) -> str:
        return str(self.path)

    @classmethod
    def read(cls, text: str) -> Self:
        """The address in ``sqlite:///path`` or a bare path."""
        path = _path_in(text)
        # ":memory:" and the like would be a logbook that forgets.
        if not path or path.startswith((":", "file:")) or "\0" in path:
            raise Trouble("store/bad-address", address=text)
        return cls(Path(path).expanduser())

    def hold(self, *, alone: bool) -> AbstractContextManager[None]:
        """A lock on the file, which says who has it."""
        check_folder(self.path)
        return hold_file(self.path, alone=alone)

    def open_logbook(self, health: StoreHealth | None = None) -> SqliteLogbook:
        """The logbook in the file."""
        return SqliteLogbook(self.path, health=health)

    async def open_tables(self, logbook: Logbook | None = None) -> TableAccess:
        """The ordinary tables of a file that is ready; a logbook on it writes for both."""
        # SQLAlchemy is slow to import, and others are playing.
        engine = await asyncio.to_thread(file_engine, self.path)
        if not isinstance(logbook, SqliteLogbook):
            return SqliteTableAccess(engine)
        return SqliteTableAccess(engine, logbook.run_callback, logbook.guard)

    def open_bell(self) -> AbstractAsyncContextManager[Bell]:
        """Nobody else is there to be woken."""
        return QuietBell()

    async def migrate(self) -> None:
        """Make the file, or bring its tables up to date."""
        await asyncio.to_thread(migrate_file, self.path)

    async def vacuum(self) -> Vacuumed:
        """Write the file anew without its gaps."""
        return await asyncio.to_thread(vacuum_file, self.path)

    async def disk_usage(self) -> DiskUsage | None:
        """The room beside the file."""
        return await asyncio.to_thread(disk_usage, self.path)

    async def check_ready(self) -> None:
        """Nothing: a file is there, or it is made."""

    async def copy_to(self, part: Path, _make: Callable[[Path], sqlite3.Connection]) -> None:
        """Copy the file as it is; it brings its own tables."""
        await asyncio.to_thread(copy_file, self.path, part)

    async def restore_from(self, copy: Path) -> Inventory:
        """Put a copy into the file, which must be empty, and read through what is there then."""
        with self.hold(alone=True):
            return await asyncio.to_thread(restore_file, copy, self.path)


def _path_in(text: str) -> str:
    """As SQLAlchemy counts slashes: three and a path that starts here, four for the root."""
    _, separator, rest = text.partition("://")
    if not separator:
        return text
    return rest[1:] if rest.startswith("/") else ""
