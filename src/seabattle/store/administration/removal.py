"""How a visitor or a match is removed, and what stays in their place (a tombstone).

A visitor may have thousands of rows. They are deleted a few at a time, so that no transaction
keeps the writer thread for long, and the tombstone is put when hardly any are left. Sessions go
after it: until then their rows are what keeps ended ones out, and from then on the tombstone.

The pages of a game stay as they were written, names and all, as a hash depends on every
byte before it; whoever reads them sees the tombstone (decision 35). A match that is deleted
leaves nothing but its own name, so that its address can say that it is gone.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.telling.tombstone import tombstone_of
from seabattle.store.administration.ban import BanKind
from seabattle.store.administration.session_list import READ_AT_ONCE, IdPage
from seabattle.store.company.presence import forget_presence
from seabattle.store.hosting.sign_ups import forget_some_sign_ups
from seabattle.store.outbox.channel import remove_channel, remove_channels_of
from seabattle.store.row_seal import sound_rows
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


THEIRS = (
    *((table, "player") for table in ("fleet_drafts", "sitters", "tokens", "waiting")),
    *((table, "player") for table in ("deletion_wishes", "single_use_codes", "passkeys")),
    *((table, "player") for table in ("match_figures", "figures_since", "sign_up_entries")),
    *((table, column) for table in ("blocks", "reports") for column in ("player", "other")),
    *((table, "host") for table in ("post_hooks", "post_marks")),
)
"""Tables in which the rows of a visitor go with them, and the column that names the visitor."""

Clearing = Callable[["Connection", PlayerId], bool]
"""Deletes or covers some rows of a visitor in one transaction; false when none are left."""

LAYOUTS_AT_ONCE = 10
"""Each may have as many bytes as a request."""

CHANGED_AT_ONCE = 5
"""Rows that one callback changes: each is read, sealed anew and written."""


def _cover_tries(connection: "Connection", player: PlayerId) -> bool:
    """Take a visitor's name from tries of a daily sea.

    What an address has tried stays noted, or a second try would count as the first.
    """
    covered = {"player": tombstone_of(player), "marks": ""}
    return change_rows(connection, "daily_tries", covered, {"player": player}, most=CHANGED_AT_ONCE)


def _drop_letters(connection: "Connection", player: PlayerId) -> bool:
    channels = find_rows(connection, "channels", {"player": player})
    return any(delete_some(connection, "outbox", {"channel": each["id"]}) for each in channels)


def _drop_channel(connection: "Connection", player: PlayerId) -> bool:
    rows = find_rows(connection, "channels", {"player": player}, most=1)
    return any(remove_channel(connection, row["id"]) for row in rows)


def _drop_layouts(connection: "Connection", player: PlayerId) -> bool:
    return bool(delete_some(connection, "layouts", {"player": player}, LAYOUTS_AT_ONCE))


def _drop_rows(table: str, column: str) -> Clearing:
    return lambda connection, player: bool(delete_some(connection, table, {column: player}))


CLEARINGS: tuple[Clearing, ...] = (
    *(_drop_rows(table, column) for table, column in THEIRS),
    _drop_layouts,
    _cover_tries,
    _drop_letters,
    _drop_channel,
    forget_some_sign_ups,
    forget_presence,
)
"""All that is done before a visitor is deleted, and once more for what came meanwhile."""

drop_sessions = _drop_rows("sessions", "player")
"""Deletes sessions of a visitor who has a tombstone."""


def bury_visitor(connection: "Connection", player: PlayerId, at: Milliseconds) -> bool:
    """Put a tombstone in place of a visitor; false where there is none."""
    if not delete_rows(connection, "players", {"id": player}):
        return False
    grave = tombstone_of(player)
    insert_row(connection, "tombstones", {"player": grave, "at": at})
    remove_channels_of(connection, player)
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
    for table in (
        *("sitters", "fleet_drafts", "placings", "deletion_wishes"),
        *("waiting", "outbox", "reports", "post_marks", "match_figures"),
    ):
        delete_rows(connection, table, this)
    forgotten = {"ended": at, "shots": None, "marks": ""}
    change_rows(connection, "daily_tries", forgotten, this)
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
