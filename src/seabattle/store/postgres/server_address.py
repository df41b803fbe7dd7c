"""The address of a PostgreSQL database, which knows how a store in one is opened and copied."""

import asyncio
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

from msgspec import Struct

from seabattle.matches.port import Bell, Logbook
from seabattle.store.health import DiskUsage, StoreHealth, Vacuumed
from seabattle.store.integrity import Inventory
from seabattle.store.postgres.postgres_backup import copy_server, restore_server
from seabattle.store.postgres.postgres_bell import PostgresBell
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.postgres.postgres_server import check_ready, migrate
from seabattle.store.postgres.postgres_tables import PostgresTableAccess
from seabattle.store.postgres.postgres_vacuum import vacuum_server
from seabattle.store.table_access import TableAccess


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
        """The address in ``postgresql://…``, or in ``postgres://…``, as some write it."""
        return cls(f"postgresql://{text.partition('://')[2]}")

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

    def disk_usage(self) -> DiskUsage | None:
        """Nothing: its disk is the database server's."""
        return None

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
