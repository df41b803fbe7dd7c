"""The ordinary tables on a PostgreSQL server."""

from typing import TYPE_CHECKING, TypeVar

from seabattle.matches.port import LogbookFailed
from seabattle.store.postgres.postgres_server import server_engine
from seabattle.store.table_access import Query

if TYPE_CHECKING:
    from seabattle.store.postgres.server_address import ServerAddress

T = TypeVar("T")


class PostgresTableAccess:
    """Tables on a PostgreSQL server."""

    def __init__(self, address: "ServerAddress") -> None:
        self._engine = server_engine(address)

    async def read(self, question: Query[T]) -> T:
        """Ask something that changes nothing."""
        return await self.write(question)

    async def write(self, question: Query[T]) -> T:
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
