"""Many rows inserted into SQLite with few calls: each call gives up the interpreter's lock."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

LARGEST_CALL = 64
"""Rows that are written by one call; the rest goes in halves, so that few calls are new."""


def insert_rows(
    connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]
) -> None:
    """Insert rows by a statement for one row, with as few calls as can be."""
    for some in _chunks(rows):
        words = [word for row in some for word in row]
        connection.execute(insert_of_many(statement, len(some)), words)


def _chunks(rows: Sequence[Sequence[Any]]) -> Iterator[Sequence[Sequence[Any]]]:
    begin, size = 0, LARGEST_CALL
    while begin < len(rows):
        while size > len(rows) - begin:
            size //= 2
        yield rows[begin : begin + size]
        begin += size


@lru_cache(maxsize=64)
def insert_of_many(statement: str, rows: int) -> str:
    """An insert of one row as SQLite reads it, for so many rows."""
    before, values, after = _split_statement(statement)
    places = ", ".join("?" for _ in values.split(","))
    return f"{before}VALUES {', '.join([f'({places})'] * rows)}{after}"


def _split_statement(statement: str) -> Iterable[str]:
    before, _, rest = statement.partition("VALUES (")
    values, _, after = rest.partition(")")
    return before, values, after
