"""A store without a database, for a server that is never asked for a row."""

from pathlib import Path
from typing import TypeVar

from seabattle.matches.port import Logbook, Watch
from seabattle.store import Store
from seabattle.store.health import StoreHealth
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.table_access import Query

T = TypeVar("T")


class ClosedTables:
    """Tables that refuse every question."""

    async def read(self, question: Query[T]) -> T:
        """Refuse."""
        raise AssertionError(question)

    async def write(self, question: Query[T]) -> T:
        """Refuse."""
        raise AssertionError(question)

    async def close(self) -> None:
        """There is nothing to close."""


def closed_store(logbook: Logbook, watch: Watch, kind: type[Store] = Store) -> Store:
    """A store of which only the logbook and the watch can be used."""
    return kind(FileAddress(Path("no.db")), logbook, ClosedTables(), watch, StoreHealth())
