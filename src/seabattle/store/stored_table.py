"""What is declared of a database table, once.

The schema, the row seals, the checks of a backup and the deletion of visitors and matches all
follow from these declarations. A migration makes the table and imports none of them: it must
do in ten years what it did on the day it was written.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId

if TYPE_CHECKING:
    from sqlalchemy import Connection

BATCH = 50
"""Rows that one callback of the writer thread deletes or changes: at most some milliseconds."""

SEAL = "seal"
"""The column of a row's seal, the last of its table."""


class ColumnType(Enum):
    """What a column holds."""

    TEXT = auto()
    NUMBER = auto()
    SMALL_NUMBER = auto()
    BYTES = auto()


class StoredColumn(Struct, frozen=True, kw_only=True):
    """One column."""

    name: str
    type: ColumnType
    key: bool = False
    """Whether it belongs to the primary key."""
    optional: bool = False
    indexed: bool = False
    default: str | None = None


def text(
    name: str,
    *,
    key: bool = False,
    optional: bool = False,
    indexed: bool = False,
    default: str | None = None,
) -> StoredColumn:
    """A column of text."""
    return StoredColumn(
        name=name,
        type=ColumnType.TEXT,
        key=key,
        optional=optional,
        indexed=indexed,
        default=default,
    )


def number(
    name: str, *, key: bool = False, optional: bool = False, indexed: bool = False
) -> StoredColumn:
    """A column of whole numbers, such as moments in milliseconds."""
    return StoredColumn(
        name=name, type=ColumnType.NUMBER, key=key, optional=optional, indexed=indexed
    )


def small_number(name: str) -> StoredColumn:
    """A column of numbers that fit into two bytes."""
    return StoredColumn(name=name, type=ColumnType.SMALL_NUMBER)


def raw(name: str, *, optional: bool = False) -> StoredColumn:
    """A column of bytes."""
    return StoredColumn(name=name, type=ColumnType.BYTES, optional=optional)


class TableIndex(Struct, frozen=True):
    """An index over several columns, or over some rows alone."""

    name: str
    columns: tuple[str, ...]
    where: str | None = None
    unique: bool = False


class Restore(Enum):
    """What a restore finds in the table of the place where it puts a copy."""

    EMPTY = auto()
    """Nothing: a place that has a row is refused."""
    REPLACED = auto()
    """What a new server has made by itself; the rows of the copy take its place."""
    BESIDE = auto()
    """Rows of running servers, which stay."""


ClearVisitor = Callable[["Connection", PlayerId], bool]
"""Deletes or covers some rows of a visitor in one transaction; false when none are left."""

ClearMatch = Callable[["Connection", MatchId, Milliseconds], None]
"""Deletes or covers the rows of a match that is deleted at some moment."""

Bury = Callable[["Connection", PlayerId], None]
"""What is done in the very transaction that puts a tombstone in place of a visitor."""


class StoredTable(Struct, frozen=True, kw_only=True):
    """One table, and what becomes of its rows."""

    name: str
    columns: tuple[StoredColumn, ...]
    indexes: tuple[TableIndex, ...] = ()
    rowid: bool = True
    """Whether SQLite numbers its rows; without, they lie in the order of their key."""
    sealed: bool = True
    """Whether each row has a seal over all columns, in the order in which they are declared."""
    restore: Restore = Restore.EMPTY
    visitor_columns: tuple[str, ...] = ()
    """Columns that name a visitor with whom the row is deleted."""
    cleared_at_once: int = BATCH
    """How many rows of a visitor are deleted in one transaction."""
    goes_with_match: bool = False
    """Whether rows are deleted with the match that the column ``match`` names."""
    clear_visitor: ClearVisitor | None = None
    """Done besides when a visitor is deleted, again and again until it returns false."""
    clear_match: ClearMatch | None = None
    bury_visitor: Bury | None = None

    @property
    def sealed_columns(self) -> tuple[str, ...]:
        """The columns that the seal of a row covers, in order."""
        return tuple(each.name for each in self.columns) if self.sealed else ()

    @property
    def all_columns(self) -> tuple[str, ...]:
        """All columns with that of the seal."""
        names = tuple(each.name for each in self.columns)
        return (*names, SEAL) if self.sealed else names


_DECLARED: dict[str, StoredTable] = {}


def declare(table: StoredTable) -> StoredTable:
    """Make a table known to the whole store."""
    assert table.name not in _DECLARED, table.name
    _DECLARED[table.name] = table
    return table


def declared_tables() -> Iterator[StoredTable]:
    """All tables whose declarations were imported: ``features.registry`` imports every one."""
    return iter(tuple(_DECLARED.values()))


def declared_table(name: str) -> StoredTable:
    """The declaration of a table."""
    return _DECLARED[name]
