"""Fleets that are laid so far: what a player keeps of one match until the fleet is in.

A draft belongs to whoever sits there, and is read by nobody else. Each writing has a version
that never comes back (the moment it was written), so that a screen that has missed another
one's changes is told instead of undoing them (optimistic locking).
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.table_access import change_rows, delete_rows, find_rows, insert_if_absent

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "fleet_drafts"


class KeptDraft(Struct, frozen=True):
    """A fleet as far as it lies."""

    match: MatchId
    player: PlayerId
    version: Milliseconds
    ships: bytes
    """As the server wrote it; nobody looks into it here."""


def find_draft(connection: "Connection", match: MatchId, player: PlayerId) -> KeptDraft | None:
    """What a player has laid so far in a match."""
    return _read(find_rows(connection, TABLE, _key(match, player)))


def put_draft(connection: "Connection", draft: KeptDraft, made_on: int) -> KeptDraft | None:
    """Keep a draft in place of version *made_on*; nothing where another one is kept.

    Asking again for what is kept already changes nothing (idempotent).
    """
    key = _key(draft.match, draft.player)
    kept = _read(find_rows(connection, TABLE, key, lock=True))
    if kept is not None and kept.ships == draft.ships:
        return kept
    if (0 if kept is None else kept.version) != made_on:
        return None
    version = max(draft.version, made_on + 1)
    values: dict[str, Any] = {"version": version, "ships": draft.ships}
    if kept is not None:
        change_rows(connection, TABLE, values, key)
    elif not _insert(connection, key | values):
        return None
    return KeptDraft(draft.match, draft.player, version, draft.ships)


def _insert(connection: "Connection", row: dict[str, Any]) -> bool:
    """Whether a new draft is kept; a damaged one in its place gives way, a sound one does not."""
    if connection.execute(insert_if_absent(connection, TABLE, row)).rowcount:
        return True
    key = _key(row["match"], row["player"])
    if find_rows(connection, TABLE, key):
        return False
    delete_rows(connection, TABLE, key)
    return bool(connection.execute(insert_if_absent(connection, TABLE, row)).rowcount)


def drop_drafts(connection: "Connection", match: MatchId, player: PlayerId | None) -> bool:
    """Throw away the draft of a player in a match, or those of all; whether there was one."""
    where = {"match": match} if player is None else _key(match, player)
    return delete_rows(connection, TABLE, where)


def _key(match: MatchId, player: PlayerId) -> dict[str, Any]:
    return {"match": match, "player": player}


def _read(rows: list[dict[str, Any]]) -> KeptDraft | None:
    return KeptDraft(**rows[0]) if rows else None
