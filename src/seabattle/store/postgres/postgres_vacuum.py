"""Our tables on a PostgreSQL server, tidied up while servers run."""

from typing import TYPE_CHECKING

from seabattle.matches.port import LogbookFailed
from seabattle.store.health import DiskUsage, Vacuumed
from seabattle.store.postgres.postgres_server import (
    CONNECT_SECONDS,
    check_ready,
    connection_errors,
    load_asyncpg,
)
from seabattle.store.stored_table import declared_tables

if TYPE_CHECKING:
    from seabattle.store.postgres.server_address import ServerAddress

SIZE = """
SELECT coalesce(sum(pg_total_relation_size(to_regclass(name))), 0) FROM unnest($1::text[]) name
"""


async def vacuum_server(address: "ServerAddress") -> Vacuumed:
    """Have the server reuse the room of what was deleted, and count its rows for its plans."""
    await check_ready(address)
    tables = sorted(table.name for table in declared_tables())
    refused = (*connection_errors(), load_asyncpg().PostgresError)
    try:
        # It takes as long as it takes; only an answer that never comes would be a trouble.
        connection = await load_asyncpg().connect(address.url, timeout=CONNECT_SECONDS)
        try:
            before = await connection.fetchval(SIZE, tables)
            for table in tables:
                await connection.execute(f"VACUUM (ANALYZE) {table}")
            return Vacuumed(int(before), int(await connection.fetchval(SIZE, tables)))
        finally:
            await connection.close()
    except refused as error:
        raise LogbookFailed(str(error) or type(error).__name__) from None


async def measure_server(address: "ServerAddress") -> DiskUsage | None:
    """What the database takes on its server, or nothing where it does not answer."""
    refused = (*connection_errors(), load_asyncpg().PostgresError)
    try:
        connection = await load_asyncpg().connect(address.url, timeout=CONNECT_SECONDS)
        try:
            taken = await connection.fetchval("SELECT pg_database_size(current_database())")
        finally:
            await connection.close()
    except refused:
        return None
    return DiskUsage(None, taken=int(taken))
