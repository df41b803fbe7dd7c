"""Has notifications of a turn written beside pages; what writes them is imported when needed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from seabattle.store.page_companion import PageCompanion, declare_companion

if TYPE_CHECKING:
    import sqlite3

    import asyncpg

    from seabattle.store.pending_page import ChainedPage


def write_to_file(connection: "sqlite3.Connection", entries: "Sequence[ChainedPage]") -> None:
    """Write the notifications that go with some pages of SQLite."""
    from seabattle.features.notifications import turn_writer

    turn_writer.write_to_file(connection, entries)


async def write_to_server(
    connection: "asyncpg.Connection[Any]", entries: "Sequence[ChainedPage]"
) -> None:
    """Write the notifications that go with some pages of PostgreSQL."""
    from seabattle.features.notifications import turn_writer

    await turn_writer.write_to_server(connection, entries)


TURN_COMPANION: Final = declare_companion(
    PageCompanion(
        name="notifications", write_to_file=write_to_file, write_to_server=write_to_server
    )
)
