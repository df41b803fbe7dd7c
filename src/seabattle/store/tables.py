"""The ordinary tables, asked in SQLAlchemy's words on either database.

A question is a plain function of a connection. On SQLite it runs in a thread of its own, on
PostgreSQL within the loop; whoever asks cannot tell.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from seabattle.matches.port import LogbookFailed
from seabattle.store.address import Address, FileAddress, ServerAddress
from seabattle.store.postgres_server import engine_of as server_engine
from seabattle.store.sqlite_file import engine_of as file_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
Question = Callable[["Connection"], T]


class Tables(Protocol):
    """What can be asked of the ordinary tables."""

    async def read(self, question: Question[T]) -> T:
        """Ask something that changes nothing."""

    async def write(self, question: Question[T]) -> T:
        """Change something, in one transaction; it is on disk when this returns."""

    async def close(self) -> None:
        """Let go of the database."""


async def open_tables(address: Address) -> Tables:
    """The ordinary tables of a database that is ready."""
    if isinstance(address, FileAddress):
        # SQLAlchemy is slow to import, and others are playing.
        return SqliteTables(await asyncio.to_thread(file_engine, address.path))
    return PostgresTables(address)


class SqliteTables:
    """Tables in an SQLite file; one thread asks, so that nobody here waits for a lock."""

    def __init__(self, engine: "Engine") -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._thread = ThreadPoolExecutor(1, "tables")

    async def read(self, question: Question[T]) -> T:
        """Ask something that changes nothing."""
        return await self._ask(self._reading, question)

    async def write(self, question: Question[T]) -> T:
        """Change something, in one transaction."""
        return await self._ask(self._engine, question)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    async def _ask(self, engine: "Engine", question: Question[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _asked, engine, question)


class PostgresTables:
    """Tables on a PostgreSQL server."""

    def __init__(self, address: ServerAddress) -> None:
        self._engine = server_engine(address)

    async def read(self, question: Question[T]) -> T:
        """Ask something that changes nothing."""
        return await self.write(question)

    async def write(self, question: Question[T]) -> T:
        """Change something, in one transaction."""
        from sqlalchemy.exc import DBAPIError

        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(question)
        except (DBAPIError, OSError) as error:
            raise LogbookFailed(str(error)) from None

    async def close(self) -> None:
        """Let go of the server."""
        await self._engine.dispose()


def _asked(engine: "Engine", question: Question[T]) -> T:
    from sqlalchemy.exc import DBAPIError

    try:
        with engine.begin() as connection:
            return question(connection)
    except DBAPIError as error:
        raise LogbookFailed(str(error.orig)) from None
