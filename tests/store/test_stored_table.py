"""A table is declared once: schema, seals, backup and deletion follow from that."""

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from kit.stores.real_database import run
from seabattle.matches.port import MatchId
from seabattle.store import open_store, stored_table
from seabattle.store.administration.audit_log import Reason
from seabattle.store.administration.removal import remove_match
from seabattle.store.backup import backup, restore
from seabattle.store.backup_tables import tables_at
from seabattle.store.database_schema import database_schema
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.store.stored_table import (
    Restore,
    StoredTable,
    declare,
    declared_tables,
    raw,
    text,
)
from seabattle.store.table_access import TableAccess, find_rows, insert_row
from seabattle.trouble import Trouble

SEALED = {
    "sitters": ("player", "match"),
    "players": ("id", "name", "created"),
    "tokens": ("hash", "player", "scopes", "created", "revoked"),
    "layouts": ("player", "ruleset", "name", "ships"),
    "fleet_drafts": ("match", "player", "version", "ships"),
    "placings": ("match", "hash", "seat", "blob"),
    "secrets": ("name", "value"),
    "duties": ("node", "started", "alive_until"),
    "sessions": ("id", "player", "created", "device", "ended"),
    "single_use_codes": ("hash", "kind", "player", "session", "expires"),
    "passkeys": ("id", "player", "public_key", "sign_count", "device", "created", "used"),
    "blocks": ("player", "other", "id", "name", "created"),
    "reports": ("id", "player", "other", "name", "match", "reason", "created"),
    "bans": ("kind", "subject", "at", "until"),
    "tombstones": ("player", "at"),
    "deleted_matches": ("match", "at"),
    "deletion_wishes": ("match", "player"),
    "acts": ("number", "at", "who", "what", "subject", "why"),
    "counters": ("name", "value"),
    "match_figures": ("player", "match", "body"),
    "figures_since": ("player", "since"),
    "daily_seas": ("day", "variant", "ships", "commitment", "drawn_at"),
    "daily_tries": (
        *("day", "variant", "player", "match", "origin", "begun"),
        *("ended", "shots", "marks"),
    ),
    "waiting": ("player", "match", "wish", "since", "claimed_until", "going"),
    "presences": ("node", "at", "players"),
    "channels": (
        *("id", "player", "kind", "address", "secret"),
        *("lang", "created", "confirmed", "day", "sent"),
    ),
    "outbox": (
        *("channel", "letter", "match", "kind", "body"),
        *("at", "number", "due", "tries", "leased_until"),
    ),
    "sign_ups": ("id", "host", "phase", "match", "body"),
    "sign_up_entries": ("sign_up", "id", "player", "body"),
    "post_hooks": ("host", "channel", "body", "format", "origin"),
    "post_marks": ("match", "host", "posted", "seen", "ended"),
}
"""The columns under the seal of each table, as rows were sealed in every release until now."""

KEPT = {
    *("pages", "cards", "sitters", "players", "tokens", "layouts", "fleet_drafts", "waiting"),
    *("channels", "outbox", "queues", "placings"),
    *("sign_ups", "sign_up_entries", "post_hooks", "post_marks"),
    *("single_use_codes", "passkeys", "blocks", "reports"),
    *("sessions", "bans", "tombstones", "deleted_matches", "deletion_wishes", "acts", "counters"),
    *("daily_seas", "daily_tries", "match_figures", "figures_since"),
}
"""Tables that have to be empty where a copy is put back."""


def test_the_seals_of_all_rows_stay_valid() -> None:
    """A column added in the middle, or moved, would make every row of a table a damaged one."""
    found = {each.name: each.sealed_columns for each in declared_tables() if each.sealed}
    assert found == SEALED


def test_a_restore_wants_the_same_tables_empty() -> None:
    """Rows of a table that is not looked at would be mixed with those of the copy."""
    assert set(tables_at(Restore.EMPTY)) == KEPT
    assert tables_at(Restore.REPLACED) == ["secrets"]
    assert tables_at(Restore.BESIDE) == ["duties", "presences"]


@pytest.fixture
def scratch() -> Iterator[StoredTable]:
    """A table of a feature that is being tried out."""
    table = declare(
        StoredTable(
            name="scratch",
            columns=(text("player", key=True), text("match", key=True), raw("note")),
            visitor_columns=("player",),
            goes_with_match=True,
        )
    )
    yield table
    schema = database_schema()
    schema.remove(schema.tables["scratch"])
    del stored_table._DECLARED["scratch"]


def make_scratch(connection: Connection) -> None:
    """What the migration of a new table does."""
    database_schema().tables["scratch"].create(connection)


async def open_with_scratch(path: Path) -> TableAccess:
    """The tables of a new file, and that one."""
    async with open_store(str(path)):
        tables = await FileAddress(path).open_tables()
        await tables.write(make_scratch)
    return tables


async def scratch_rows(tables: TableAccess) -> set[tuple[str, str]]:
    """The keys of all rows."""
    rows = await tables.read(lambda found: find_rows(found, "scratch", {}))
    return {(row["player"], row["match"]) for row in rows}


@pytest.mark.usefixtures("scratch")
def test_a_declared_table_is_in_schema_backup_check_and_deletion(tmp_path: Path) -> None:
    """Each of them had a list of its own, and a table that one forgot was lost or stayed behind."""
    path, copy, other = (tmp_path / f"{name}.db" for name in ("store", "copy", "other"))

    async def story() -> None:
        tables = await open_with_scratch(path)
        async with open_store(str(path)) as store:
            anna, bruno = [await store.people.new_player(name) for name in ("Anna", "Bruno")]
            keys = {(player.id, match) for player in (anna, bruno) for match in ("a", "b")}
            for player, match in keys:
                row = {"player": player, "match": match, "note": b"kept"}
                await tables.write(partial(insert_row, table="scratch", values=row))
            await backup(FileAddress(path), copy)

            await store.administration.delete_visitor(anna.id, Reason("test"))
            assert await scratch_rows(tables) == {(bruno.id, "a"), (bruno.id, "b")}
            await tables.write(_delete_match_a)
            assert await scratch_rows(tables) == {(bruno.id, "b")}
        await tables.close()

        # The copy has all rows, and a place that has one of them already is refused.
        tables = await open_with_scratch(other)
        await restore(copy, FileAddress(other))
        assert await scratch_rows(tables) == keys
        with pytest.raises(Trouble) as refused:
            await restore(copy, FileAddress(other))
        assert refused.value.code == "store/not-empty"
        await tables.close()

    run(story())
    with sqlite3.connect(other) as connection:
        connection.execute("UPDATE scratch SET note = 'changed' WHERE match = 'b'")
    connection.close()
    with pytest.raises(Trouble) as damaged:
        inventory_of(other)
    assert damaged.value.code == "store/damaged"


def _delete_match_a(connection: Connection) -> None:
    connection.exec_driver_sql(
        "INSERT INTO cards VALUES ('a', 1, x'', x'', x'', 'over', 0, 0, NULL)"
    )
    assert remove_match(connection, MatchId("a"), 5)


def test_a_table_that_is_not_declared_stops_the_check(tmp_path: Path) -> None:
    """A copy would leave it out without a word."""
    path = tmp_path / "store.db"

    async def story() -> None:
        async with open_store(str(path)):
            pass

    run(story())
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE stranger (id TEXT)")
    connection.close()
    with pytest.raises(AssertionError, match="stranger"):
        inventory_of(path)
