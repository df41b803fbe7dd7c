"""How a visitor or a match is removed, and what stays in their place (a tombstone).

The pages of a game stay as they were written, names and all, as a seal depends on every
byte before it; whoever reads them sees the tombstone (decision 35). A match that is deleted
leaves nothing but its own name, so that its address can say that it is gone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.telling.tombstone import tombstone_of
from seabattle.store.administration.session_list import end_all_sessions
from seabattle.store.company.presence import forget_presence
from seabattle.store.hosting.post_hooks import forget_hooks
from seabattle.store.hosting.sign_ups import forget_sign_ups
from seabattle.store.outbox.channel import remove_channels_of
from seabattle.store.table_access import (
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
)
from seabattle.store.visitors.blocks import drop_company

if TYPE_CHECKING:
    from sqlalchemy import Connection


THEIRS = (
    *("layouts", "fleet_drafts", "sitters", "tokens", "deletion_wishes", "waiting"),
    *("single_use_codes", "passkeys", "match_figures", "figures_since"),
)
"""Tables in which the rows of a visitor go with them."""


def bury_visitor(connection: "Connection", player: PlayerId, at: Milliseconds) -> bool:
    """Put a tombstone in place of a visitor, and end all that is theirs; false for nobody."""
    if not delete_rows(connection, "players", {"id": player}):
        return False
    grave = tombstone_of(player)
    insert_row(connection, "tombstones", {"player": grave, "at": at})
    end_all_sessions(connection, player, at)
    theirs = {"player": player}
    change_rows(connection, "sessions", {"player": grave}, theirs)
    # What an address has tried stays noted, or a second try would count as the first.
    change_rows(connection, "daily_tries", {"player": grave, "marks": ""}, theirs)
    for table in THEIRS:
        delete_rows(connection, table, theirs)
    drop_company(connection, player)
    forget_sign_ups(connection, player)
    forget_hooks(connection, player)
    remove_channels_of(connection, player)
    forget_presence(connection, player)
    delete_rows(connection, "bans", {"subject": player})
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


def all_tombstones(connection: "Connection") -> frozenset[PlayerId]:
    """The tombstones of all visitors who were deleted."""
    return frozenset(PlayerId(row["player"]) for row in find_rows(connection, "tombstones", {}))


def wish_deletion(connection: "Connection", match: MatchId, player: PlayerId) -> Sequence[PlayerId]:
    """Note that a player wants a match deleted; everybody who has wanted that."""
    wish = {"match": match, "player": player}
    connection.execute(insert_if_absent(connection, "deletion_wishes", wish))
    rows = find_rows(connection, "deletion_wishes", {"match": match})
    return [PlayerId(row["player"]) for row in rows]


def hidden_matches(connection: "Connection", player: PlayerId) -> frozenset[MatchId]:
    """The matches that a player would rather have deleted."""
    rows = find_rows(connection, "deletion_wishes", {"player": player})
    return frozenset(MatchId(row["match"]) for row in rows)
