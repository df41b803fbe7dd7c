"""Single-use codes: what is good once, for a while, on whichever node it is shown.

Only the hash of a code is kept. Whoever deletes its row has used it, so two who show the
same code at two nodes are told apart by the database. A code belongs to the session that made
it, and is good only as long as that session goes on.
"""

import secrets
from enum import StrEnum
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.administration.session_list import goes_on
from seabattle.store.stored_table import BATCH
from seabattle.store.table_access import delete_rows, find_rows, insert_row, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "single_use_codes"

NOBODY = PlayerId("")
"""The owner of a code that was made for an anonymous request."""

NO_SESSION = ""
"""The session of a code that was made without one."""


class CodeKind(StrEnum):
    """What a code is good for."""

    DEVICE_LINK = "device-link"
    """Be the same visitor on another device."""
    NEW_PASSKEY = "new-passkey"
    """The challenge of a passkey that is being made."""
    PASSKEY = "passkey"
    """The challenge of a passkey that is shown."""


LIFETIMES: dict[CodeKind, Milliseconds] = {
    CodeKind.DEVICE_LINK: 10 * 60_000,
    CodeKind.NEW_PASSKEY: 5 * 60_000,
    CodeKind.PASSKEY: 5 * 60_000,
}


class SingleUseCode(Struct, frozen=True):
    """What is kept of a code."""

    hash: str
    kind: CodeKind
    player: PlayerId
    session: str
    expires: Milliseconds


def new_code(
    kind: CodeKind, player: PlayerId, session: str, now: Milliseconds
) -> tuple[str, SingleUseCode]:
    """A code to be shown, and what is kept of it."""
    text = secrets.token_urlsafe(32)
    return text, SingleUseCode(_hash(text), kind, player, session, now + LIFETIMES[kind])


def put_code(connection: "Connection", code: SingleUseCode, now: Milliseconds) -> None:
    """Keep a code in place of the one of its kind that its owner had; expired ones are deleted."""
    codes = table_of(TABLE)
    expired = codes.select().with_only_columns(codes.c.hash).where(codes.c.expires <= now)
    connection.execute(codes.delete().where(codes.c.hash.in_(expired.limit(BATCH))))
    if code.player != NOBODY:
        delete_rows(connection, TABLE, {"kind": code.kind.value, "player": code.player})
    values = {"hash": code.hash, "kind": code.kind.value, "player": code.player}
    insert_row(connection, TABLE, values | {"session": code.session, "expires": code.expires})


def take_code(
    connection: "Connection", kind: CodeKind, text: str, now: Milliseconds
) -> PlayerId | None:
    """Use a code up, and say whose it was.

    Nothing where it is unknown, used or expired, or where the session that made it has ended.
    """
    key = {"hash": _hash(text), "kind": kind.value}
    rows = find_rows(connection, TABLE, key)
    if not delete_rows(connection, TABLE, key) or not rows or rows[0]["expires"] <= now:
        return None
    player, session = PlayerId(rows[0]["player"]), rows[0]["session"]
    if session != NO_SESSION and not goes_on(connection, player, session):
        return None
    return player


def _hash(text: str) -> str:
    # A code has 256 random bits, so a slow hash would only slow us down.
    return sha256(text.encode("utf-8", "replace")).hexdigest()
