"""The address of a PostgreSQL database, which knows how a store in one is opened and copied."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    closing,
    nullcontext,
)
from pathlib import Path
from typing import ClassVar, Self
from urllib.parse import quote

from msgspec import Struct

from seabattle.matches.port import Bell, Logbook
from seabattle.store.health import DiskUsage, StoreHealth, Vacuumed
from seabattle.store.integrity import Inventory
from seabattle.store.postgres.postgres_backup import copy_server, restore_server
from seabattle.store.postgres.postgres_bell import PostgresBell
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.postgres.postgres_server import check_ready, migrate
from seabattle.store.postgres.postgres_tables import PostgresTableAccess
from seabattle.store.postgres.postgres_vacuum import measure_server, vacuum_server
from seabattle.store.table_access import TableAccess
from seabattle.trouble import Trouble, system_trouble

PASSWORD_FILE = "SEABATTLE_PASSWORD_FILE"  # noqa: S105 -- The name of a variable.


class ServerAddress(Struct, frozen=True):
    """A PostgreSQL server and a database on it."""

    url: str

    many_workers: ClassVar[bool] = True

    def __str__(self) -> str:
        """The address without user and password."""
        scheme, _, rest = self.url.partition("://")
        return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The address in ``postgresql://…``, or in ``postgres://…``, as some write it.

        A password that is not in it is taken from the file that the environment names: what
        is on a command line or in the environment can be read by more than one program.
        """
        rest = text.partition("://")[2]
        file = os.environ.get(PASSWORD_FILE)
        return cls(f"postgresql://{_with_password(rest, Path(file)) if file else rest}")

    def hold(self, *, alone: bool) -> AbstractContextManager[None]:  # noqa: ARG002 -- As in a file.
        """Nothing: several servers may serve from one database."""
        return nullcontext()

    def open_logbook(
        self, health: StoreHealth | None = None
    ) -> AbstractAsyncContextManager[Logbook]:
        """The logbook in the database."""
        return PostgresLogbook(self, health=health)

    async def open_tables(self, _logbook: Logbook | None = None) -> TableAccess:
        """The ordinary tables of a database that is ready."""
        return PostgresTableAccess(self)

    def open_bell(self) -> AbstractAsyncContextManager[Bell]:
        """The bell that the server carries to all its clients."""
        return PostgresBell(self)

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        await migrate(self)

    async def vacuum(self) -> Vacuumed:
        """Tidy up our tables, while servers run."""
        return await vacuum_server(self)

    async def disk_usage(self) -> DiskUsage | None:
        """What the database takes; the room beside it is known to its own server alone."""
        return await measure_server(self)

    async def check_ready(self) -> None:
        """See whether the server answers, is safe, and was migrated."""
        await check_ready(self)

    async def copy_to(self, part: Path, make: Callable[[Path], sqlite3.Connection]) -> None:
        """Copy all rows into a new file, which *make* gives its tables."""
        with closing(await asyncio.to_thread(make, part)) as copy:
            await copy_server(self, copy)

    async def restore_from(self, copy: Path) -> Inventory:
        """Put a copy into the database, which must be empty, and read through what is there."""
        with closing(sqlite3.connect(copy)) as rows:
            return await restore_server(rows, self)


def _with_password(rest: str, file: Path) -> str:
    """An address without its scheme, with the password in a file unless it has one."""
    user, _, place = rest.rpartition("@")
    if ":" in user:
        return rest
    try:
        password = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = system_trouble(error)
        raise Trouble("file/unreadable", file=str(file), reason=reason) from None
    return f"{user}:{quote(password, safe='')}@{place}"
