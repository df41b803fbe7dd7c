"""Kept fleets are found by what placing depends on, and no longer by every word of the rules.

The old name of a game was a hash over its whole ruleset, titles included. Which game was
meant is known from the matches that were played by it, and of the variants of that time
from a list. A fleet whose game nobody knows any more stays under its old name.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Any

import sqlalchemy as sa
from alembic import op
from msgspec import DecodeError, Raw, Struct, json

from seabattle.grid import Grid
from seabattle.rules import ShipClass, Touching
from seabattle.rules.hash import placing_hash

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

LONGEST_NAME = 64

OLD_LABELS = {"columns": "latin", "rows": "numbers", "between": ""}
"""Terminals took the hash of the rules with these, whatever their table called its columns."""

LAYOUTS = sa.table("layouts", *(sa.column(name) for name in ("player", "ruleset", "name", "ships")))
FIRST_PAGES = sa.text("SELECT body FROM pages WHERE seq = 1")


class _Sea(Struct):
    touching: Touching


class _Rules(Struct):
    """As much of a ruleset as placing depends on."""

    grid: Grid
    fleet: tuple[ShipClass, ...]
    sea: _Sea


class _Opened(Struct):
    ruleset: Raw


class _Page(Struct):
    events: tuple[Raw, ...]


def upgrade() -> None:
    """Give every kept fleet the name of what it fits."""
    connection = op.get_bind()
    rows = [dict(row) for row in connection.execute(LAYOUTS.select()).mappings()]
    if not rows:
        return
    names = _names(connection, {row["ruleset"] for row in rows})
    taken = {_key(row): bytes(row["ships"]) for row in rows if row["ruleset"] not in names}
    for row in rows:
        if row["ruleset"] in names:
            _move(connection, row, names[row["ruleset"]], taken)


def _key(row: dict[str, Any]) -> tuple[str, str, str]:
    return row["player"], row["ruleset"], row["name"]


def _move(
    connection: sa.Connection,
    row: dict[str, Any],
    ruleset: str,
    taken: dict[tuple[str, str, str], bytes],
) -> None:
    """Two games may have become one: then the same name gets a number."""
    own = sa.and_(*(LAYOUTS.c[name] == row[name] for name in ("player", "ruleset", "name")))
    for name in _variations(row["name"]):
        key, ships = (row["player"], ruleset, name), bytes(row["ships"])
        if taken.get(key) == ships:
            connection.execute(LAYOUTS.delete().where(own))
            return
        if key not in taken:
            taken[key] = ships
            connection.execute(LAYOUTS.update().where(own).values(ruleset=ruleset, name=name))
            return


def _variations(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        tail = f" {number}"
        yield name[: LONGEST_NAME - len(tail)] + tail


def _names(connection: sa.Connection, wanted: set[str]) -> dict[str, str]:
    """The new name of every old one that is known."""
    found = {old: new for old, new in PRESETS.items() if old in wanted}
    for (body,) in connection.execute(FIRST_PAGES):
        if len(found) == len(wanted):
            break
        written = _written_rules(bytes(body))
        if written is not None:
            new = _placing(written)
            found.update((old, new) for old in _old_names(written) if old in wanted)
    return found


def _written_rules(body: bytes) -> bytes | None:
    """The rules on the first page of a match; nothing on a page that is damaged."""
    try:
        return bytes(json.decode(json.decode(body, type=_Page).events[0], type=_Opened).ruleset)
    except (DecodeError, IndexError):
        return None


def _old_names(written: bytes) -> Iterator[str]:
    yield sha256(written).hexdigest()
    relabelled = json.decode(written) | {"labels": OLD_LABELS}
    yield sha256(json.encode(relabelled)).hexdigest()


def _placing(written: bytes) -> str:
    rules = json.decode(written, type=_Rules)
    return placing_hash(rules.grid, rules.fleet, rules.sea.touching)


PRESETS = {
    "202f563daa34fd7ece646b57c8b1c8b823016c515642edd5e66bf6ad53637012": (
        "bef7ceec99560faebac469cc33b02790c3bcd4049394c4c3017b7e156b60c05c"
    ),
    "aa81b74842775c50761d47228f2c5e5287fcf1bd307cd57e466292eff608a608": (
        "bef7ceec99560faebac469cc33b02790c3bcd4049394c4c3017b7e156b60c05c"
    ),
    "f95ea633130166c0d909e706ab573fa5714488d67a973226bffa3a2d5cb1b2e8": (
        "3a0e82c91ef48bcabbe9f10a4dd150d54bb9d090838ccd987e14149740cb7cca"
    ),
    "3a9a02611235b3c46025e12795fb3eae6adde33d8f1e7172b330e4874674c8a0": (
        "3a0e82c91ef48bcabbe9f10a4dd150d54bb9d090838ccd987e14149740cb7cca"
    ),
    "dc17cde9ac57b83efc02112eb9a739d17086eded87b1008e7e7fe9500da86f96": (
        "3ae675341171f39b2612cbc12cd72ab89129d4182fb7d6eaaae57cc17898c5dd"
    ),
    "5accfca46c3bf19f34f37623a50ad9e53f74a20ab48c4ae1784a1a59c030b63c": (
        "3ae675341171f39b2612cbc12cd72ab89129d4182fb7d6eaaae57cc17898c5dd"
    ),
    "766cde2487e8d02fdf0763a08d4a60b076fadadff0a8281cebcf31154bd24519": (
        "3ae675341171f39b2612cbc12cd72ab89129d4182fb7d6eaaae57cc17898c5dd"
    ),
    "70164d5405dfc02ff6b43987e8f1a3d5ab5fa82543697c65fa1cb1d8e63c98b5": (
        "be2c1bf13cb4ffe232af3197ac92c1875abbacdea95583ea84f52b79de797fe2"
    ),
    "cc2cc3e80266832d1129c10bbe757acb62f3c7f3f3179295eab613321b07d824": (
        "f60f50727513d8000d12f77123bfa625e1cec550b613f78047e7578ff5ae924c"
    ),
    "69c9c17208988f8e5a70f9462d8fc3df14ecce723c956d13960976b23c9bed80": (
        "63b8cb69a3c4a813cdca57f9ec9d048e69d8a70e7c537c70763aeb2e7d6aee76"
    ),
    "ccee1c4cda6877524516259070f8b45e37509c4d52e6c694f23b6fff7b305f06": (
        "e0a2ab82ab620a1d1e1da350e8d5677d17271ece336bd5e138c8f9a091b78baf"
    ),
}
"""The variants as they were before 0.1.0 was released."""
