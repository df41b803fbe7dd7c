"""Passkeys: what is kept of a key whose secret half never leaves its owner's device."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.table_access import change_rows, delete_rows, find_rows, insert_if_absent

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "passkeys"

MOST_PASSKEYS = 10


class Passkey(Struct, frozen=True):
    """The public half of a passkey (a WebAuthn credential)."""

    id: str
    """The credential id, in base64url."""
    player: PlayerId
    public_key: bytes
    """As the authenticator wrote it (COSE)."""
    sign_count: int
    """How often it was used, where the authenticator counts; a copy would count less."""
    device: str
    """What it was made on, such as ``Firefox, Linux``."""
    created: Milliseconds
    used: Milliseconds | None = None


def find_passkey(connection: "Connection", id: str) -> Passkey | None:  # noqa: A002 -- Its name.
    """The passkey with a credential id."""
    rows = find_rows(connection, TABLE, {"id": id})
    return Passkey(**rows[0]) if rows else None


def passkeys_of(connection: "Connection", player: PlayerId) -> Sequence[Passkey]:
    """The passkeys of a player, in the order in which they were made."""
    rows = find_rows(connection, TABLE, {"player": player})
    return sorted((Passkey(**row) for row in rows), key=lambda each: (each.created, each.id))


def put_passkey(connection: "Connection", passkey: Passkey) -> bool:
    """Keep a passkey; false where its id is taken."""
    values = {name: getattr(passkey, name) for name in passkey.__struct_fields__}
    return bool(connection.execute(insert_if_absent(connection, TABLE, values)).rowcount)


def note_use(connection: "Connection", passkey: Passkey, sign_count: int, at: Milliseconds) -> bool:
    """Note that a passkey was shown; false where it is gone, or was shown again meanwhile."""
    this = {"id": passkey.id, "sign_count": passkey.sign_count}
    return change_rows(connection, TABLE, {"sign_count": sign_count, "used": at}, this)


def drop_passkey(connection: "Connection", player: PlayerId, id: str) -> bool:  # noqa: A002 -- Its name.
    """Forget a passkey of a player; false when there is none."""
    return delete_rows(connection, TABLE, {"id": id, "player": player})
