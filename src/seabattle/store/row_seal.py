"""Row seals: a hash beside every row that is no page and no card.

A bit that flips in a name, a scope or the moment of a revocation would be believed; so each
row carries a hash of its table and all its columns, which is checked whenever it is read. A
row whose seal does not fit is refused and logged, never believed.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from seabattle.store.page_chain import hash_parts
from seabattle.store.stored_table import declared_table
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

BEGINNING = b"seabattle row 1"

Row = Any
"""By the names of its columns."""

SHARED = "shared"
"""An option of engines whose database several nodes may share, old ones among them."""

LOG = logging.getLogger("seabattle.store")


def row_seal(table: str, values: Sequence[object]) -> bytes:
    """The seal of a row with these values in the columns of its table."""
    return hash_parts(BEGINNING, table.encode(), *map(_encode_value, values))


def seal_row(table: str, row: Row) -> bytes:
    """The seal of a row."""
    return row_seal(table, [row[column] for column in declared_table(table).sealed_columns])


def is_sound(table: str, row: Row, *, strict: bool) -> bool:
    """Whether a row is the one that was written.

    Where several nodes share a database, one of an older release may still write rows without
    a seal; where there is only one (*strict*), nobody does.
    """
    seal = row["seal"]
    if seal is None:
        return not strict
    return bytes(seal) == seal_row(table, row) if isinstance(seal, bytes | memoryview) else False


def sound_rows(connection: "Connection", table: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Those of some rows that are as they were written; the others are logged and left out."""
    strict = is_strict(connection)
    found = []
    for row in rows:
        if is_sound(table, row, strict=strict):
            found.append({column: row[column] for column in declared_table(table).sealed_columns})
        else:
            note_damage(table)
    return found


def is_strict(connection: "Connection") -> bool:
    """Whether a row without a seal is damaged: it is, unless the engine says it is shared."""
    return not connection.get_execution_options().get(SHARED, False)


def note_damage(table: str) -> None:
    """Log that a row was refused; which one is nobody's business."""
    LOG.error("damaged row refused: table %s", table)


def check_row(table: str, row: Row, *, strict: bool) -> None:
    """Raise :class:`Trouble` for a row that is not the one that was written."""
    if not is_sound(table, row, strict=strict):
        raise Trouble("row/changed", table=table)


def _encode_value(value: object) -> bytes:
    """A value with its kind, so that nothing reads like a number that was none."""
    match value:
        case None:
            return b"none"
        case int():
            return b"int " + str(value).encode()
        case str():
            # A damaged text may hold anything; its seal will not fit, but must be reckoned.
            return b"str " + value.encode("utf-8", "surrogatepass")
        case bytes() | memoryview():
            return b"bytes " + bytes(value)
        case _:
            return b"other " + repr(value).encode()
