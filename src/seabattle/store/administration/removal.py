"""How a visitor or a match is removed, and what stays in their place (a tombstone).

A visitor may have thousands of rows. They are deleted a few at a time, so that no transaction
keeps the writer thread for long, and the tombstone is put when hardly any are left. Sessions go
after it: until then their rows are what keeps ended ones out, and from then on the tombstone.

The pages of a game stay as they were written, names and all, as a hash depends on every
byte before it; whoever reads them sees the tombstone (decision 35). A match that is deleted
leaves nothing but its own name, so that its address can say that it is gone.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.telling.tombstone import tombstone_of
from seabattle.store.administration.ban import BanKind
from seabattle.store.administration.session_list import READ_AT_ONCE, IdPage
from seabattle.store.row_seal import sound_rows
from seabattle.store.stored_table import BATCH, ClearVisitor, declared_tables
from seabattle.store.table_access import (
    change_rows,
    delete_rows,
    delete_some,
    find_rows,
    insert_if_absent,
    insert_row,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection


def _drop_rows(table: str, column: str, most: int = BATCH) -> ClearVisitor:
    return lambda connection, player: bool(delete_some(connection, table, {column: player}, most))


def visitor_clearings() -> Iterator[ClearVisitor]:
    """All that is done before a visitor is deleted, and once more for what came meanwhile."""
    for table in declared_tables():
        for column in table.visitor_columns:
            yield _drop_rows(table.name, column, table.cleared_at_once)
        if table.clear_visitor is not None:
            yield table.clear_visitor


drop_sessions = _drop_rows("sessions", "player")
"""Deletes sessions of a visitor who has a tombstone."""


def bury_visitor(connection: "Connection", player: PlayerId, at: Milliseconds) -> bool:
    """Put a tombstone in place of a visitor; false where there is none."""
    if not delete_rows(connection, "players", {"id": player}):
        return False
    grave = tombstone_of(player)
    insert_row(connection, "tombstones", {"player": grave, "at": at})
    for table in declared_tables():
        if table.bury_visitor is not None:
            table.bury_visitor(connection, player)
    delete_rows(connection, "bans", {"kind": BanKind.VISITOR.value, "subject": player})
    change_rows(connection, "acts", {"subject": grave}, {"subject": player})
    return True


def remove_match(connection: "Connection", match: MatchId, at: Milliseconds) -> bool:
    """Remove all that is kept of a match but its name; false where there is none."""
    this = {"match": match}
    # The card first: on PostgreSQL it is the lock for which whoever writes a page waits, too.
    found = [delete_rows(connection, table, this) for table in ("cards", "pages")]
    if not any(found):
        return False
    for table in declared_tables():
        if table.goes_with_match:
            delete_rows(connection, table.name, this)
        if table.clear_match is not None:
            table.clear_match(connection, match, at)
    insert_row(connection, "deleted_matches", this | {"at": at})
    return True


def is_deleted(connection: "Connection", match: MatchId) -> bool:
    """Whether a match was there, and was deleted."""
    return bool(find_rows(connection, "deleted_matches", {"match": match}))


def some_tombstones(connection: "Connection", after: str) -> IdPage:
    """The tombstones of visitors who were deleted, beyond one."""
    stones = table_of("tombstones")
    wanted = stones.select().where(stones.c.player > after).order_by(stones.c.player)
    rows = connection.execute(wanted.limit(READ_AT_ONCE)).mappings().all()
    found = frozenset(row["player"] for row in sound_rows(connection, "tombstones", rows))
    return IdPage(found, rows[-1]["player"] if len(rows) == READ_AT_ONCE else None)


def wish_deletion(connection: "Connection", match: MatchId, player: PlayerId) -> Sequence[PlayerId]:
    """Note that a player wants a match deleted; everybody who has wanted that."""
    wish = {"match": match, "player": player}
    connection.execute(insert_if_absent(connection, "deletion_wishes", wish))
    rows = find_rows(connection, "deletion_wishes", {"match": match})
    return [PlayerId(row["player"]) for row in rows]


def hidden_matches(
    connection: "Connection", player: PlayerId, matches: Sequence[MatchId]
) -> frozenset[MatchId]:
    """Those of some matches that a player would rather have deleted."""
    wishes = table_of("deletion_wishes")
    theirs = wishes.select().where(wishes.c.player == player, wishes.c.match.in_(matches))
    rows = sound_rows(connection, "deletion_wishes", connection.execute(theirs).mappings())
    return frozenset(MatchId(row["match"]) for row in rows)
