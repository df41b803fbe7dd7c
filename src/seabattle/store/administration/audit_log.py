"""The audit log: who has done what to whom, when and why.

It is also how servers learn of it: each asks again and again for the acts after the last one
that it knows. Numbers have no gap and are given under a lock, so that whoever has seen one
has seen all before it.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    change_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

THEMSELVES = "themselves"
"""Who acts, when a visitor does it to what is their own."""


class Deed(StrEnum):
    """What can be done."""

    BAN = "ban"
    UNBAN = "unban"
    CLOSE_MATCH = "close-match"
    DELETE_MATCH = "delete-match"
    CLOSE_VISITOR = "close-visitor"
    DELETE_VISITOR = "delete-visitor"
    CLOSE_TOKEN = "close-token"  # noqa: S105 -- A word for what is done to it.
    DELETE_TOKEN = "delete-token"  # noqa: S105 -- As above.
    CLOSE_REPORT = "close-report"
    END_SESSION = "end-session"
    VACUUM = "vacuum"
    NEW_KEY = "new-key"
    NEW_RECORD_KEY = "new-record-key"


class Reason(Struct, frozen=True):
    """Who acts, and why."""

    who: str
    why: str = ""


class AuditEntry(Struct, frozen=True):
    """One line of the audit log."""

    number: int
    at: Milliseconds
    who: str
    what: str
    subject: str
    """A match, a visitor, a token by its hash, a session, or what was banned."""
    why: str


def note_act(
    connection: "Connection", what: Deed, subject: str, reason: Reason, at: Milliseconds
) -> None:
    """Write an act down, in the transaction in which it is done."""
    this = {"name": "acts"}
    connection.execute(insert_if_absent(connection, "counters", this | {"value": 0}))
    # The row stays locked until the end of the transaction: no number overtakes another.
    number = find_rows(connection, "counters", this, lock=True)[0]["value"] + 1
    change_rows(connection, "counters", {"value": number}, this)
    act = {"number": number, "at": at, "what": what.value, "subject": subject}
    insert_row(connection, "acts", act | {"who": reason.who, "why": reason.why})


def acts_after(connection: "Connection", number: int, limit: int = 1000) -> Sequence[AuditEntry]:
    """The acts after one, the earliest first."""
    acts = table_of("acts")
    wanted = acts.select().where(acts.c.number > number).order_by(acts.c.number).limit(limit)
    return [
        AuditEntry(**row)
        for row in sound_rows(connection, "acts", connection.execute(wanted).mappings())
    ]


def last_acts(connection: "Connection", limit: int) -> Sequence[AuditEntry]:
    """The latest acts, the latest first."""
    acts = table_of("acts")
    wanted = acts.select().order_by(acts.c.number.desc()).limit(limit)
    return [
        AuditEntry(**row)
        for row in sound_rows(connection, "acts", connection.execute(wanted).mappings())
    ]
