"""The seas of the day, and what visitors tried there."""

from typing import TYPE_CHECKING

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.telling.tombstone import tombstone_of
from seabattle.store.stored_table import (
    StoredTable,
    TableIndex,
    declare,
    number,
    raw,
    text,
)
from seabattle.store.table_access import change_rows

if TYPE_CHECKING:
    from sqlalchemy import Connection

CHANGED_AT_ONCE = 5
"""Rows that one transaction changes: each is read, sealed anew and written."""


def cover_tries(connection: "Connection", player: PlayerId) -> bool:
    """Take a visitor's name from tries of a daily sea.

    What an address has tried stays noted, or a second try would count as the first.
    """
    covered = {"player": tombstone_of(player), "marks": ""}
    return change_rows(connection, "daily_tries", covered, {"player": player}, most=CHANGED_AT_ONCE)


def forget_try(connection: "Connection", match: MatchId, at: Milliseconds) -> None:
    """Forget what was tried in a match that is deleted, but not that it was tried."""
    forgotten = {"ended": at, "shots": None, "marks": ""}
    change_rows(connection, "daily_tries", forgotten, {"match": match})


DAILY_SEAS = declare(
    StoredTable(
        name="daily_seas",
        columns=(
            text("day", key=True),
            text("variant", key=True),
            raw("ships"),
            text("commitment"),
            number("drawn_at"),
        ),
    )
)

DAILY_TRIES = declare(
    StoredTable(
        name="daily_tries",
        columns=(
            text("day", key=True),
            text("variant", key=True),
            text("player", key=True, indexed=True),
            text("match"),
            text("origin"),
            number("begun"),
            number("ended", optional=True),
            number("shots", optional=True),
            text("marks"),
        ),
        indexes=(
            TableIndex("daily_tries_by_origin", ("day", "variant", "origin", "begun", "player")),
            TableIndex("daily_tries_by_shots", ("day", "variant", "shots", "ended", "player")),
        ),
        clear_visitor=cover_tries,
        clear_match=forget_try,
    )
)
