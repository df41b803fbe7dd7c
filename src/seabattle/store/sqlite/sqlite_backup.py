"""An SQLite file copied while others write to it, and a copy put into another."""

import sqlite3
from pathlib import Path

from seabattle.store.backup_tables import check_empty, table_columns, tables_at
from seabattle.store.integrity import Inventory
from seabattle.store.sqlite.sqlite_file import check_ours, connect, open_to_write, prepare_file
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.store.stored_table import Restore
from seabattle.trouble import Trouble


def copy_file(source: Path, part: Path) -> None:
    """Copy a file of ours as it is at one moment."""
    if not source.is_file():
        raise Trouble("store/no-file", place=str(source), reason=Trouble("system/not-found"))
    check_ours(source, str(source))
    here, there = connect(source), connect(part)
    try:
        # In one step: a copy in several would begin anew with every page that is written.
        here.backup(there)
    finally:
        here.close()
        there.close()


def restore_file(copy: Path, path: Path) -> Inventory:
    """Put a copy into an empty file, and read through what is there then."""
    prepare_file(path)
    connection = open_to_write(path)
    try:
        connection.execute("ATTACH ? AS copy", (str(copy),))
        connection.execute("BEGIN IMMEDIATE")
        check_empty(
            {table: _count(connection, table) for table in tables_at(Restore.EMPTY)}, str(path)
        )
        for table in tables_at(Restore.REPLACED):
            connection.execute(f"DELETE FROM {table}")  # noqa: S608 -- A name of ours.
        for table, names in table_columns().items():
            listed = ", ".join(names)
            connection.execute(
                f"INSERT INTO {table} ({listed}) SELECT {listed} FROM copy.{table}"  # noqa: S608
            )
        connection.execute("COMMIT")
    finally:
        connection.close()
    return inventory_of(path)


def _count(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM main.{table}").fetchone()[0])  # noqa: S608
