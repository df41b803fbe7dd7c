"""Sessions: which browsers and terminals somebody is known by, and which were ended."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.row_seal import is_sound, is_strict, note_damage
from seabattle.store.table_access import change_rows, find_rows, insert_row, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

YEAR: Milliseconds = 366 * 24 * 3600 * 1000
"""After so long a browser has thrown a cookie away, and its end is forgotten here."""


class Session(Struct, frozen=True):
    """One browser or terminal that somebody is known by."""

    id: str
    """Its name in lists; the cookie has it, too, with a signature."""
    player: PlayerId
    created: Milliseconds
    device: str
    """What it looked like when it was opened, such as ``Firefox, Linux``."""
    ended: Milliseconds | None = None


def new_session(player: PlayerId, device: str, at: Milliseconds) -> Session:
    """A session that nobody has been given yet."""
    return Session(secrets.token_hex(16), player, at, device)


def early_session(player: PlayerId) -> str:
    """The name of the one session that a player had before sessions had names."""
    return sha256(b"session\n" + player.encode()).hexdigest()[:32]


def put_session(connection: "Connection", session: Session) -> None:
    """Keep a session."""
    values = {name: getattr(session, name) for name in session.__struct_fields__}
    insert_row(connection, "sessions", values)


def sessions_of(connection: "Connection", player: PlayerId) -> Sequence[Session]:
    """The sessions of a player that were not ended, in the order in which they were opened."""
    rows = find_rows(connection, "sessions", {"player": player, "ended": None})
    return sorted((Session(**row) for row in rows), key=lambda each: (each.created, each.id))


def end_session(connection: "Connection", player: PlayerId, id: str, at: Milliseconds) -> bool:  # noqa: A002 -- Its name.
    """End a session of a player; false when there is none, or it had ended."""
    this = {"id": id, "player": player, "ended": None}
    if change_rows(connection, "sessions", {"ended": at}, this):
        return True
    if id != early_session(player) or find_rows(connection, "sessions", {"id": id}):
        return False
    put_session(connection, Session(id, player, at, "", at))
    return True


def end_all_sessions(connection: "Connection", player: PlayerId, at: Milliseconds) -> None:
    """End the sessions of a player, and the one they may have had before sessions had names."""
    change_rows(connection, "sessions", {"ended": at}, {"player": player, "ended": None})
    end_session(connection, player, early_session(player), at)


def ended_sessions(connection: "Connection", now: Milliseconds) -> frozenset[str]:
    """All sessions that were ended, as far as a cookie of theirs may still be about.

    One whose row is damaged counts as ended whatever it says: nobody is let in by damage.
    """
    sessions, strict = table_of("sessions"), is_strict(connection)
    found = set()
    for row in connection.execute(
        sessions.select().where(sessions.c.ended.is_not(None))
    ).mappings():
        if not is_sound("sessions", row, strict=strict):
            note_damage("sessions")
            found.add(str(row["id"]))
        elif row["ended"] > now - YEAR:
            found.add(row["id"])
    return frozenset(found)
