"""Sessions: which browsers and terminals a visitor is known by, and which were ended.

A cookie says on which day it was given out, and servers refuse it a year later. So the end of
a session has to be remembered for a year, too, and no longer. Cookies of earlier releases say
no day: they count as given out when a server that signs days first opened the database.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.administration.audit_log import THEMSELVES, Deed, Reason, note_act
from seabattle.store.row_seal import is_sound, is_strict, note_damage, sound_rows
from seabattle.store.table_access import (
    change_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

DAY: Milliseconds = 24 * 3600 * 1000

YEAR: Milliseconds = 366 * DAY
"""How long the end of a session is remembered: a day longer than its cookie is accepted."""

MOST_OPEN = 50
"""Sessions of one visitor that go on; with one more, the oldest ends."""

MOST_KEPT = 1000
"""Sessions of one visitor whose rows are kept, ended ones too."""

READ_AT_ONCE = 500
"""Rows that one question reads of a table that is read whole (keyset paging)."""

FORGOTTEN_AT_ONCE = 20
"""Rows of sessions that ended long ago and are deleted with each that is opened."""

DATED_SINCE = "sessions-dated-since"
"""The counter with the moment since which cookies say their day."""


class SessionsFull(Exception):  # noqa: N818 -- It says what is the case.
    """A visitor has had so many sessions within a year that no more are opened."""


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


def open_session(connection: "Connection", session: Session) -> None:
    """Keep another session of a visitor. Raises :class:`SessionsFull`."""
    now = session.created
    _forget_old_sessions(connection, now)
    kept = _count_sessions(connection, session.player)
    if kept >= MOST_KEPT:
        raise SessionsFull
    if kept >= MOST_OPEN:
        for oldest in _oldest_sessions(connection, session.player):
            end_session(connection, session.player, oldest, now)
            note_act(connection, Deed.END_SESSION, oldest, Reason(THEMSELVES), now)
    put_session(connection, session)


def _oldest_sessions(connection: "Connection", player: PlayerId) -> Sequence[str]:
    """Sessions that go on and make room for another one."""
    sessions = table_of("sessions")
    theirs = (sessions.c.player == player) & sessions.c.ended.is_(None)
    found = select_columns(sessions, "id").where(theirs).order_by(sessions.c.created.desc())
    beyond = found.offset(MOST_OPEN - 1).limit(FORGOTTEN_AT_ONCE)
    return connection.execute(beyond).scalars().all()


def _count_sessions(connection: "Connection", player: PlayerId) -> int:
    from sqlalchemy import func, select

    sessions = table_of("sessions")
    wanted = select(func.count()).select_from(sessions).where(sessions.c.player == player)
    return connection.execute(wanted).scalar_one()


def _forget_old_sessions(connection: "Connection", now: Milliseconds) -> None:
    """Delete some rows of sessions whose cookies no server accepts any more."""
    since = dated_since(connection)
    if since is None or since > now - YEAR:
        return
    sessions = table_of("sessions")
    old = sessions.select().where(sessions.c.ended < now - YEAR).limit(FORGOTTEN_AT_ONCE)
    rows = connection.execute(old).mappings().all()
    # A damaged row stays: the moment of its end may be what was damaged.
    gone = [row["id"] for row in sound_rows(connection, "sessions", rows)]
    connection.execute(sessions.delete().where(sessions.c.id.in_(gone)))


def sessions_of(connection: "Connection", player: PlayerId) -> Sequence[Session]:
    """The sessions of a player that were not ended, the newest ones, in the order of opening."""
    sessions = table_of("sessions")
    theirs = (sessions.c.player == player) & sessions.c.ended.is_(None)
    newest = sessions.select().where(theirs).order_by(sessions.c.created.desc(), sessions.c.id)
    rows = connection.execute(newest.limit(MOST_OPEN)).mappings()
    found = [Session(**row) for row in sound_rows(connection, "sessions", rows)]
    return sorted(found, key=lambda each: (each.created, each.id))


def goes_on(connection: "Connection", player: PlayerId, id: str) -> bool:  # noqa: A002 -- Its name.
    """Whether a session of a player was not ended."""
    rows = find_rows(connection, "sessions", {"id": id})
    if not rows:
        return id == early_session(player)
    return rows[0]["player"] == player and rows[0]["ended"] is None


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


class IdPage(Struct, frozen=True):
    """Some ids of a table that is read whole, and where to go on."""

    ids: frozenset[str]
    last: str | None
    """The id beyond which there may be more; nothing at the end."""


def ended_sessions(connection: "Connection", now: Milliseconds, after: str) -> IdPage:
    """Sessions that were ended and whose cookie may still be about, beyond an id.

    One whose row is damaged counts as ended, too: no visitor is let in by damage.
    """
    sessions, strict, since = table_of("sessions"), is_strict(connection), dated_since(connection)
    horizon = 0 if since is None or since > now - YEAR else now - YEAR
    wanted = sessions.select().where(sessions.c.ended.is_not(None), sessions.c.id > after)
    rows = connection.execute(wanted.order_by(sessions.c.id).limit(READ_AT_ONCE)).mappings().all()
    found = set()
    for row in rows:
        if not is_sound("sessions", row, strict=strict):
            note_damage("sessions")
            found.add(str(row["id"]))
        elif row["ended"] > horizon:
            found.add(row["id"])
    return IdPage(frozenset(found), rows[-1]["id"] if len(rows) == READ_AT_ONCE else None)


def ended_sessions_of(connection: "Connection", player: PlayerId) -> frozenset[str]:
    """The sessions of one player that were ended."""
    sessions = table_of("sessions")
    theirs = (sessions.c.player == player) & sessions.c.ended.is_not(None)
    return frozenset(connection.execute(select_columns(sessions, "id").where(theirs)).scalars())


def note_dated_since(connection: "Connection", now: Milliseconds) -> None:
    """Note that cookies given out from now on say their day, unless that was noted before."""
    values = {"name": DATED_SINCE, "value": now}
    connection.execute(insert_if_absent(connection, "counters", values))


def dated_since(connection: "Connection") -> Milliseconds | None:
    """Since when cookies say their day; nothing where that is not known, or damaged."""
    rows = find_rows(connection, "counters", {"name": DATED_SINCE})
    return rows[0]["value"] if rows else None
