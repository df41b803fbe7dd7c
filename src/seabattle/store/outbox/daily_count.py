"""How often something was done today: counters that are forgotten on the next day."""

from typing import TYPE_CHECKING

from seabattle.store.table_access import change_rows, find_rows, insert_if_absent, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "counters"


def count_today(connection: "Connection", kind: str, name: str, day: int, by: int = 1) -> int:
    """Count something once more, and say how often that was today; older days are deleted."""
    counters = table_of(TABLE).c.name
    today = f"{kind} {day} "
    old = counters.startswith(f"{kind} ", autoescape=True) & ~counters.startswith(today)
    connection.execute(table_of(TABLE).delete().where(old))
    this = {"name": today + name}
    connection.execute(insert_if_absent(connection, TABLE, this | {"value": 0}))
    # Locked, so that two nodes do not count the same.
    count: int = find_rows(connection, TABLE, this, lock=True)[0]["value"] + by
    change_rows(connection, TABLE, {"value": count}, this)
    return count
