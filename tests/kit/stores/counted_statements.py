"""The statements that some work sends to a database."""

from typing import TypeVar

from sqlalchemy import Connection, event

from seabattle.store.table_access import Query

T = TypeVar("T")


def count_statements(connection: Connection, work: Query[T], asked: list[str]) -> T:
    """Do some work, and note every statement of it."""

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        asked.append(statement)

    event.listen(connection, "before_cursor_execute", note)
    try:
        return work(connection)
    finally:
        event.remove(connection, "before_cursor_execute", note)
