"""Presence: who was seen lately, here or at another node.

Every node writes one row, with everybody it has seen and when, and reads those of the others
(gossip by way of the database). A sign of life fades: whoever was seen within a quarter of a
minute is here, within three quarters away, and then gone. Nothing else is kept of where
somebody was, and nothing for longer than ten minutes.
"""

import secrets
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import json

from seabattle.matches.port import Milliseconds, PlayerId, Presence
from seabattle.matches.telling.tombstone import is_buried
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    find_rows,
    insert_if_absent,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

HERE: Milliseconds = 15_000
"""Seen so lately, somebody is here."""

GONE: Milliseconds = 45_000
"""Not seen for so long, somebody is gone."""

FORGOTTEN: Milliseconds = 600_000
"""After so long nobody looks for them any more, and their tables are listed no longer."""

MOST_SEEN = 5000
"""So many are written down by one node, those who were seen last."""

SeenAt = dict[PlayerId, Milliseconds]

_DECODER = json.Decoder(SeenAt)


class PresenceBoard:
    """Who was seen lately: by this node at once, by the others as of their last writing."""

    @classmethod
    def of(cls, store: "Store") -> "PresenceBoard":
        """A presence board that shares with the other nodes of a store."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess | None, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now
        self._node = secrets.token_hex(8)
        self._here: SeenAt = {}
        self._elsewhere: SeenAt = {}

    def note(self, *players: PlayerId) -> None:
        """Somebody has just been seen here."""
        self._here.update(dict.fromkeys(players, self._now()))

    def seen_at(self, player: PlayerId) -> Milliseconds | None:
        """When somebody was last seen, if that is not forgotten."""
        return max(self._here.get(player, 0), self._elsewhere.get(player, 0)) or None

    def presence_of(self, player: PlayerId) -> Presence:
        """How near somebody is."""
        past = self._now() - (self.seen_at(player) or 0)
        if past < HERE:
            return Presence.HERE
        return Presence.AWAY if past < GONE else Presence.GONE

    def nearest(self, players: Iterable[PlayerId]) -> Presence | None:
        """How near the nearest of some players is."""
        found = {self.presence_of(player) for player in players}
        return next((each for each in Presence if each in found), None)

    def is_forgotten(self, player: PlayerId) -> bool:
        """Whether somebody was not seen for so long that nobody waits for them."""
        return self._now() - (self.seen_at(player) or 0) >= FORGOTTEN

    def seen_within(self, span: Milliseconds) -> frozenset[PlayerId]:
        """All players who were seen within that time, by this node or another."""
        since = self._now() - span
        boards = (self._elsewhere, self._here)
        return frozenset(each for board in boards for each, at in board.items() if at > since)

    def forget(self, tombstones: Collection[PlayerId]) -> None:
        """Know nothing of visitors who were deleted."""
        if tombstones:
            kept = {each: at for each, at in self._here.items() if not is_buried(each, tombstones)}
            self._here = kept

    async def share(self) -> None:
        """Tell the other nodes whom this one has seen, and hear from them."""
        now = self._now()
        self._here = _latest(self._here, now)
        if self._tables is None:
            return
        row = {"node": self._node, "at": now, "players": json.encode(self._here)}
        heard = await self._tables.write(lambda found: _exchange(found, row))
        self._elsewhere = _latest(_merge(heard), now)


def _latest(seen: SeenAt, now: Milliseconds) -> SeenAt:
    """Those who are not forgotten yet, and of too many those who were seen last."""
    kept = [(player, at) for player, at in seen.items() if now - at < FORGOTTEN]
    if len(kept) > MOST_SEEN:
        kept = sorted(kept, key=lambda each: -each[1])[:MOST_SEEN]
    return dict(kept)


def _merge(heard: Iterable[bytes]) -> SeenAt:
    found: SeenAt = {}
    for each in heard:
        for player, at in _DECODER.decode(each).items():
            found[player] = max(at, found.get(player, 0))
    return found


def _exchange(connection: "Connection", row: dict[str, object]) -> list[bytes]:
    """Write one node's row, drop those of nodes long gone, and read the others."""
    presences = table_of("presences")
    forgotten = int(str(row["at"])) - FORGOTTEN
    connection.execute(presences.delete().where(presences.c.at < forgotten))
    # Never deleted and written anew: somebody else may change the same row at that moment.
    if not change_rows(connection, "presences", row, {"node": row["node"]}):
        connection.execute(insert_if_absent(connection, "presences", row))
    rows = find_rows(connection, "presences", {})
    return [bytes(each["players"]) for each in rows if each["node"] != row["node"]]


def forget_presence(connection: "Connection", player: PlayerId) -> bool:
    """Leave a visitor who was deleted out of one node's row; false when no row has them."""
    presences = table_of("presences")
    for node, players in connection.execute(select_columns(presences, "node", "players")):
        # Thousands of visitors are in a row: only the one that is changed is read.
        if player.encode() not in bytes(players):
            continue
        for row in find_rows(connection, "presences", {"node": node}, lock=True):
            seen = _DECODER.decode(bytes(row["players"]))
            if seen.pop(player, None) is not None:
                change = {"players": json.encode(seen)}
                return change_rows(connection, "presences", change, {"node": node})
    return False
