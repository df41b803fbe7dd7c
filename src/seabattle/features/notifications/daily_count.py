"""How often something was done today: counters that are forgotten on the next day."""

from typing import TYPE_CHECKING

from seabattle.store.table_access import (
    change_rows,
    find_rows,
    insert_if_absent,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "counters"

FORGOTTEN_AT_ONCE = 100
"""Counters of earlier days that are deleted at a time."""


def count_today(connection: "Connection", kind: str, name: str, day: int, by: int = 1) -> int:
    """Count something once more, and say how often that was today; older days are deleted."""
    counters = table_of(TABLE).c.name
    today = f"{kind} {day} "
    old = counters.startswith(f"{kind} ", autoescape=True) & ~counters.startswith(today)
    some = select_columns(table_of(TABLE), "name").where(old).limit(FORGOTTEN_AT_ONCE)
    connection.execute(table_of(TABLE).delete().where(counters.in_(some)))
    this = {"name": today + name}
    connection.execute(insert_if_absent(connection, TABLE, this | {"value": 0}))
    # Locked, so that two nodes do not count the same.
    count: int = find_rows(connection, TABLE, this, lock=True)[0]["value"] + by
    change_rows(connection, TABLE, {"value": count}, this)
    return count
