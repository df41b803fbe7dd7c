"""The ordinary tables, asked in SQLAlchemy's words on either database.

A question is a plain function of a connection. On SQLite it runs in a thread, on PostgreSQL
within the loop; whoever asks cannot tell.
"""

from collections.abc import Callable, Collection
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import json

from seabattle.store.row_seal import seal_row, sound_rows
from seabattle.store.stored_table import BATCH

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement, Connection, Insert, Select, Table

T = TypeVar("T")
Query = Callable[["Connection"], T]


class TableAccess(Protocol):
    """What can be asked of the ordinary tables."""

    async def read(self, question: Query[T]) -> T:
        """Ask something that changes nothing."""

    async def write(self, question: Query[T]) -> T:
        """Change something, in one transaction; it is on disk when this returns."""

    async def close(self) -> None:
        """Let go of the database."""


def table_of(name: str) -> "Table":
    """A table by its name."""
    from seabattle.store.database_schema import schema_table

    return schema_table(name)


def insert_row(connection: "Connection", table: str, values: dict[str, Any]) -> None:
    """Write a row, with its seal."""
    connection.execute(table_of(table).insert().values(with_seal(table, values)))


def insert_if_absent(connection: "Connection", table: str, values: dict[str, Any]) -> "Insert":
    """Insert if absent (ON CONFLICT DO NOTHING): safe in a race of two nodes."""
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    fresh = dialect.insert(table_of(table)).values(with_seal(table, values))
    insert: Insert = fresh.on_conflict_do_nothing()
    return insert


def with_seal(table: str, values: dict[str, Any]) -> dict[str, Any]:
    """What is written of a row."""
    return values | {"seal": seal_row(table, values)}


def select_columns(table: "Table", *names: str) -> "Select[Any]":
    """A question for some columns alone; rows are not held against their seals."""
    from sqlalchemy import select

    return select(*(table.c[name] for name in names))


LISTED = {
    "sqlite": "SELECT value FROM json_each(:listed)",
    "postgresql": "SELECT json_array_elements_text(CAST(:listed AS json))",
}
"""The elements of a JSON list, in the words of each database."""


def is_one_of(
    connection: "Connection", column: "Column[str]", values: Collection[str]
) -> "ColumnElement[bool]":
    """A condition that holds for some thousand values, all of them in one parameter (JSON)."""
    from sqlalchemy import String, text

    listed = text(LISTED[connection.dialect.name]).columns(value=String)
    return column.in_(listed.bindparams(listed=json.encode([*values]).decode()))


def find_rows(
    connection: "Connection",
    table: str,
    where: dict[str, Any],
    *,
    lock: bool = False,
    most: int | None = None,
) -> list[dict[str, Any]]:
    """The sound rows of a table; locked where they are about to be changed and sealed anew."""
    question = table_of(table).select().where(*_terms(table, where)).limit(most)
    found = connection.execute(question.with_for_update() if lock else question)
    return sound_rows(connection, table, found.mappings())


def change_rows(
    connection: "Connection",
    table: str,
    values: dict[str, Any],
    where: dict[str, Any],
    *,
    most: int | None = None,
) -> bool:
    """Change the rows of a table that are sound, at most so many; whether there are any."""
    rows = find_rows(connection, table, where, lock=True, most=most)
    for row in rows:
        key = {column.name: row[column.name] for column in table_of(table).primary_key}
        change = table_of(table).update().where(*_terms(table, key))
        connection.execute(change.values(with_seal(table, row | values)))
    return bool(rows)


def delete_rows(connection: "Connection", table: str, where: dict[str, Any]) -> bool:
    """Delete rows, damaged ones too; whether there were any."""
    return connection.execute(table_of(table).delete().where(*_terms(table, where))).rowcount > 0


def delete_some(
    connection: "Connection", table: str, where: dict[str, Any], most: int = BATCH
) -> int:
    """Delete at most so many rows, damaged ones too, and say how many there were.

    Pages of matches are written by the same thread of an SQLite file, so a callback that deletes
    many rows at once would keep every player waiting.
    """
    from sqlalchemy import select, tuple_

    key = list(table_of(table).primary_key)
    some = select(*key).where(*_terms(table, where)).limit(most)
    doomed = tuple_(*key).in_(some) if len(key) > 1 else key[0].in_(some)
    return connection.execute(table_of(table).delete().where(doomed)).rowcount


def _terms(table: str, where: dict[str, Any]) -> list[Any]:
    columns = table_of(table).c
    return [
        columns[key].is_(None) if value is None else columns[key] == value
        for key, value in where.items()
    ]
