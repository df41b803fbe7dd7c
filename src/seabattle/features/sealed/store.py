"""Placings of sealed games: the proofs of fields, each kept once in its match by its hash.

They are large and cannot be packed, so the pages of a match only name them.
"""

from hashlib import sha512
from typing import TYPE_CHECKING, Any

from seabattle.game import Seat
from seabattle.matches.port import MatchId
from seabattle.matches.sealed.proof_desk import MOST_PLACINGS
from seabattle.store.table_access import (
    TableAccess,
    delete_rows,
    find_rows,
    insert_if_absent,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

TABLE = "placings"


class Placings:
    """All placings of a store."""

    @classmethod
    def of(cls, store: "Store") -> "Placings":
        """The placings of a store."""
        return cls(store.tables)

    def __init__(self, tables: TableAccess) -> None:
        self._tables = tables

    async def keep_placing(self, match: MatchId, seat: Seat, blob: bytes) -> bool:
        """Keep a placing, and return when it is on disk; false when the seat has sent too many."""
        return await self._tables.write(lambda found: put_placing(found, match, seat, blob))

    async def find_placing(self, match: MatchId, placing: bytes) -> bytes | None:
        """The placing of that name, if it is kept."""
        rows = await self._tables.read(
            lambda found: find_rows(found, TABLE, _key(match, placing.hex()))
        )
        return bytes(rows[0]["blob"]) if rows else None


def put_placing(connection: "Connection", match: MatchId, seat: Seat, blob: bytes) -> bool:
    """Keep a placing, unless it is there or is one too many; a damaged one gives way to it."""
    key = _key(match, sha512(blob).hexdigest())
    if find_rows(connection, TABLE, key):
        return True
    delete_rows(connection, TABLE, key)
    if _count(connection, match, seat) >= MOST_PLACINGS:
        return False
    row: dict[str, Any] = key | {"seat": int(seat), "blob": blob}
    connection.execute(insert_if_absent(connection, TABLE, row))
    return True


def _count(connection: "Connection", match: MatchId, seat: Seat) -> int:
    columns = table_of(TABLE).c
    mine = (columns.match == match, columns.seat == int(seat))
    return len(
        connection.execute(
            table_of(TABLE).select().with_only_columns(columns.hash).where(*mine)
        ).all()
    )


def _key(match: MatchId, placing: str) -> dict[str, Any]:
    return {"match": match, "hash": placing}
