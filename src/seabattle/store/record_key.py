"""The keys with which a server signs finished records, among its other secrets.

One key signs. Those that signed before it stay as public keys, so that a record that was
downloaded years ago can still be compared with what the server publishes.
"""

import secrets
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.fairness.record_signature import KEY_BYTES, public_key
from seabattle.store.row_seal import check_row, is_strict
from seabattle.store.table_access import change_rows, insert_if_absent, insert_row, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

RECORD_KEY = "record-key"
_FORMER = "record-key-"
"""Before the number of a key that signed once."""

MOST_FORMER_KEYS = 100


class RecordKeys(Struct, frozen=True):
    """The key that signs, and those that signed before it."""

    secret: bytes
    former: tuple[bytes, ...]
    """Public keys, the latest first."""

    @property
    def published(self) -> tuple[str, ...]:
        """All public keys in hexadecimal, the one that signs first."""
        return tuple([each.hex() for each in (public_key(self.secret), *self.former)])


def find_record_keys(connection: "Connection") -> RecordKeys | None:
    """The keys of a server; nothing where no record was signed yet."""
    kept = _kept(connection)
    if RECORD_KEY not in kept:
        return None
    former = sorted((name for name in kept if name.startswith(_FORMER)), reverse=True)
    return RecordKeys(kept[RECORD_KEY], tuple([kept[name] for name in former]))


def make_record_keys(connection: "Connection") -> RecordKeys:
    """The same; the first key is made where there is none."""
    found = find_record_keys(connection)
    if found is None:
        fresh = {"name": RECORD_KEY, "value": secrets.token_bytes(KEY_BYTES)}
        connection.execute(insert_if_absent(connection, "secrets", fresh))
        found = find_record_keys(connection)
    assert found is not None
    return found


def rotate_record_key(connection: "Connection") -> bool:
    """Sign with a new key from now on; false where there were too many keys already."""
    keys = make_record_keys(connection)
    number = len(keys.former) + 1
    if number > MOST_FORMER_KEYS:
        return False
    former = {"name": f"{_FORMER}{number:03}", "value": public_key(keys.secret)}
    insert_row(connection, "secrets", former)
    fresh = {"value": secrets.token_bytes(KEY_BYTES)}
    return change_rows(connection, "secrets", fresh, {"name": RECORD_KEY})


def _kept(connection: "Connection") -> dict[str, bytes]:
    strict = is_strict(connection)
    rows = connection.execute(table_of("secrets").select()).mappings().all()
    for row in rows:
        check_row("secrets", row, strict=strict)
    return {row["name"]: bytes(row["value"]) for row in rows}
