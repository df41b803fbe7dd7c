"""Secrets of a sealed seat in all that a server leaves behind: its database files and its log.

A secret is looked for in every form in which a program might write it down. The files are read
as they lie on disk, with all that was deleted, and once more row by row, because SQLite tears
long values apart.
"""

import re
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.placing import open_field
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.rules import Ruleset, Ship


def read_traces(database: Path, log: Path) -> dict[str, bytes]:
    """All that is on disk now, by where it lies."""
    files = [*sorted(database.parent.glob(database.name + "*")), log]
    found = {each.name: each.read_bytes() for each in files}
    return found | {"rows": b"\n".join(_values(database))}


def _values(database: Path) -> Iterator[bytes]:
    """Every value of every row, whole."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        tables = connection.execute("select name from sqlite_master where type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f'select * from "{table}"'):
                yield from (each if isinstance(each, bytes) else str(each).encode() for each in row)
    finally:
        connection.close()


def forms_of(secret: bytes) -> Iterator[bytes]:
    """Bytes as they are, in hexadecimal, in Base64 at any offset, as numbers, as a list."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    for offset in range(3):
        padded = b"\0" * offset + secret
        end = len(padded) // 3 * 4
        for write in (b64encode, urlsafe_b64encode):
            # Only what no neighbour has a part in.
            yield write(padded)[4 if offset else 0 : end]
    for order in ("little", "big"):
        yield str(int.from_bytes(secret, order)).encode()
    yield json.encode(list(secret))[1:-1]
    yield str(list(secret)).encode()[1:-1]


def keys_of(kept: SeatSecrets) -> dict[str, bytes]:
    """The secrets: the key that signs, and the seed."""
    return {
        "key": kept.secret.to_bytes(32, "little"),
        "key, highest first": kept.secret.to_bytes(32, "big"),
        "seed": kept.seed,
    }


def openings_of(ruleset: Ruleset, binding: Binding, kept: SeatSecrets) -> dict[str, bytes]:
    """The opening of every single commitment."""
    berths = list_berths(ruleset)
    field = open_field(berths, binding, kept.ships, kept.seed)
    return {f"opening {number}": field.open_sum((number,)) for number in range(len(berths.berths))}


def cells_of(ruleset: Ruleset, kept: SeatSecrets) -> Iterator[re.Pattern[bytes]]:
    """Where the ships lie: as lists, as names of cells, as bytes, as bit masks."""
    grid = ruleset.grid
    for ship in kept.ships:
        yield from _long_forms(ship, grid.columns)
    masks = [grid.mask(ship.cells) for ship in kept.ships]
    for mask in (*(each for each in masks if each.bit_count() > 1), sum(masks)):
        for number in (f"{mask}", f"{mask:x}", f"{mask:b}"):
            yield re.compile(rb"(?<![0-9a-fA-F])%b(?![0-9a-fA-F])" % number.encode())


def _long_forms(ship: Ship, columns: int) -> Iterator[re.Pattern[bytes]]:
    pairs = [(at.row, at.col) for at in ship.cells]
    listed = rb"\D{1,12}".join(rb"%d\D{1,12}%d" % pair for pair in pairs)
    if len(pairs) == 1:
        # One cell is any shot: it is the field only beside the name of its class.
        name = ship.ship_class.encode()
        yield re.compile(rb"%b\W{1,4}(cells)?\W{1,6}%b(?!\d)" % (name, listed))
        return
    yield re.compile(rb"(?<!\d)%b(?!\d)" % listed)
    yield re.compile(rb"\W+".join(rb"%c%d" % (ord("A") + col, row + 1) for row, col in pairs))
    yield re.compile(re.escape(bytes(number for pair in pairs for number in pair)))
    numbers = (row * columns + col for row, col in pairs)
    yield re.compile(re.escape(b"".join(number.to_bytes(2, "big") for number in numbers)))


def find_bytes(secrets: dict[str, bytes], traces: dict[str, bytes]) -> list[str]:
    """Which secrets lie where, in any form."""
    return [
        f"{name} in {place}"
        for name, secret in secrets.items()
        for place, trace in traces.items()
        if any(form in trace for form in forms_of(secret))
    ]


def find_cells(ruleset: Ruleset, kept: SeatSecrets, traces: dict[str, bytes]) -> list[str]:
    """Which cells of a field lie where, in any form."""
    return [
        f"{pattern.pattern!r} in {place}"
        for pattern in cells_of(ruleset, kept)
        for place, trace in traces.items()
        if pattern.search(trace)
    ]
