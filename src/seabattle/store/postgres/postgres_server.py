"""A PostgreSQL server that may be trusted with matches: how it is reached and refused."""

from contextlib import suppress
from socket import gaierror
from typing import TYPE_CHECKING, Any

from seabattle.store.health import StoreNotUp
from seabattle.store.row_seal import SHARED
from seabattle.store.schema_version import SELECT_VERSION, check_schema_version, upgrade_schema
from seabattle.trouble import Trouble, system_trouble

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from seabattle.store.postgres.server_address import ServerAddress

SAFE_SETTINGS: dict[str, tuple[str, ...]] = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    # The second also waits for another machine.
    "synchronous_commit": ("on", "remote_apply"),
}

CONNECT_SECONDS = 5
ANSWER_SECONDS = 10

MIGRATION_LOCK = 0x5EABA77E
"""The number under which servers agree who migrates."""


def load_asyncpg() -> Any:
    """asyncpg, or a refusal where it was not installed."""
    try:
        import asyncpg
    except ImportError:
        raise Trouble("store/extra-missing", extra="cluster") from None
    return asyncpg


def connection_errors() -> tuple[type[Exception], ...]:
    """The errors that say the server was not reached, or is gone."""
    found = load_asyncpg()
    return (
        OSError,
        TimeoutError,
        EOFError,
        found.InterfaceError,
        found.InternalClientError,
        found.PostgresConnectionError,
        found.OperatorInterventionError,
        found.CannotConnectNowError,
        found.TooManyConnectionsError,
    )


def _starting_errors() -> tuple[type[Exception], ...]:
    """Those of them that a server gives which is just being started, before it listens or after."""
    starting = load_asyncpg().CannotConnectNowError
    return (ConnectionError, TimeoutError, FileNotFoundError, gaierror, starting)


def _unreachable(address: "ServerAddress", error: Exception) -> Trouble:
    """What is told of a server that was not reached, and whether it may help to wait."""
    reason = system_trouble(error)
    if isinstance(error, _starting_errors()):
        return StoreNotUp("store/unreachable", place=str(address), reason=reason)
    return Trouble("store/unreachable", place=str(address), reason=reason)


async def connect_safely(address: "ServerAddress") -> "asyncpg.Connection[Any]":
    """A connection to a server whose commits are on disk when they return, or a refusal."""
    connection = await load_asyncpg().connect(
        address.url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
    )
    try:
        await check_settings(connection, address)
    except BaseException:
        connection.terminate()
        raise
    return connection  # type: ignore[no-any-return]


async def check_settings(connection: "asyncpg.Connection[Any]", address: "ServerAddress") -> None:
    """Refuse a server that acknowledges before its disk does."""
    for setting, safe in SAFE_SETTINGS.items():
        found = await connection.fetchval("SELECT current_setting($1)", setting)
        if found not in safe:
            raise Trouble(
                "store/unsafe", place=str(address), setting=setting, found=str(found), needed="on"
            )


async def check_ready(address: "ServerAddress") -> None:
    """Refuse a server that cannot be reached, is unsafe, or has not been migrated."""
    refused = (*connection_errors(), load_asyncpg().PostgresError)
    try:
        connection = await connect_safely(address)
    except refused as error:
        raise _unreachable(address, error) from None
    try:
        if not check_schema_version(await _schema_version(connection), str(address)):
            raise Trouble("store/not-migrated", place=str(address))
    finally:
        with suppress(*connection_errors()):
            await connection.close()


async def migrate(address: "ServerAddress") -> None:
    """Bring the tables of a server up to date; whoever comes second finds the work done."""
    refused = (*connection_errors(), load_asyncpg().PostgresError)
    engine = server_engine(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade_server, str(address))
    except refused as error:
        raise _unreachable(address, error) from None
    finally:
        await engine.dispose()


def server_engine(address: "ServerAddress") -> "AsyncEngine":
    """SQLAlchemy's way to the same server."""
    from sqlalchemy.ext.asyncio import create_async_engine

    found = load_asyncpg()

    async def connect() -> Any:
        return await found.connect(
            address.url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
        )

    # The address goes to asyncpg as it is, since SQLAlchemy reads some of its parts otherwise.
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_pre_ping=True,
        pool_size=2,
        execution_options={SHARED: True},
    )


async def _schema_version(connection: "asyncpg.Connection[Any]") -> str | None:
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    found = await connection.fetchval(SELECT_VERSION)
    return None if found is None else str(found)


def _upgrade_server(connection: "Connection", place: str) -> None:
    from sqlalchemy import inspect

    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    if "alembic_version" in inspect(connection).get_table_names():
        check_schema_version(connection.exec_driver_sql(SELECT_VERSION).scalar(), place)
    upgrade_schema(connection)
