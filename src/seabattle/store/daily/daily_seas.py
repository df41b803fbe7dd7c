"""Daily seas: the field of each day and variant, and one try of it for each visitor.

A field is kept when its hash is first shown, so that no later release can draw another one.
A try is a match; its row says whose, and once it is over what became of it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    find_rows,
    insert_if_absent,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

SEAS, TRIES = "daily_seas", "daily_tries"

MOST_SETTLED = 20
"""Tries that are looked into at once; the next reader goes on with the rest (resumable)."""


class KeptSea(Struct, frozen=True):
    """The field of a day."""

    day: str
    variant: str
    ships: bytes
    """As the server wrote it; nobody looks into it here."""
    commitment: str
    drawn_at: Milliseconds


class KeptTry(Struct, frozen=True):
    """A visitor's try of it."""

    day: str
    variant: str
    player: PlayerId
    match: MatchId
    origin: str
    """Tells the addresses of one day apart, and is no address."""
    begun: Milliseconds
    ended: Milliseconds | None = None
    shots: int | None = None
    marks: str = ""


class DailySeas:
    """All daily seas of a server."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def find_sea(self, day: str, variant: str) -> KeptSea | None:
        """The field of a day, if it was drawn."""
        rows = await self._rows(SEAS, day=day, variant=variant)
        return KeptSea(**rows[0]) if rows else None

    async def keep_sea(self, day: str, variant: str, ships: bytes, commitment: str) -> KeptSea:
        """Keep a field that was drawn; where another node was quicker, its own is the one."""
        sea = KeptSea(day, variant, ships, commitment, self._now())

        def put(connection: "Connection") -> KeptSea:
            connection.execute(insert_if_absent(connection, SEAS, asdict(sea)))
            (row,) = find_rows(connection, SEAS, {"day": day, "variant": variant})
            return KeptSea(**row)

        return await self._tables.write(put)

    async def begin_try(
        self, day: str, variant: str, player: PlayerId, match: MatchId, origin: str
    ) -> KeptTry:
        """Note that a visitor tries a sea; asking again changes nothing (idempotent)."""
        wanted = KeptTry(day, variant, player, match, origin, self._now())

        def put(connection: "Connection") -> KeptTry:
            connection.execute(insert_if_absent(connection, TRIES, asdict(wanted)))
            where = {"day": day, "variant": variant, "player": player}
            (row,) = find_rows(connection, TRIES, where)
            return KeptTry(**row)

        return await self._tables.write(put)

    async def settle_try(
        self, tried: KeptTry, ended: Milliseconds, shots: int | None, marks: str
    ) -> None:
        """Note what has become of a try, once."""
        where = {"day": tried.day, "variant": tried.variant, "player": tried.player, "ended": None}
        values = {"ended": ended, "shots": shots, "marks": marks}
        await self._tables.write(lambda found: change_rows(found, TRIES, values, where))

    async def tries_of_day(self, day: str, variant: str) -> Sequence[KeptTry]:
        """Everybody's tries of a sea."""
        return [KeptTry(**row) for row in await self._rows(TRIES, day=day, variant=variant)]

    async def tries_by(self, player: PlayerId, variant: str | None = None) -> Sequence[KeptTry]:
        """A visitor's tries."""
        which = {} if variant is None else {"variant": variant}
        return [KeptTry(**row) for row in await self._rows(TRIES, player=player, **which)]

    async def unsettled_tries(self, variant: str) -> Sequence[KeptTry]:
        """Some tries whose match is over, and whose row does not say so yet."""
        return await self._tables.read(lambda found: _find_unsettled(found, variant))

    async def _rows(self, table: str, **where: Any) -> list[dict[str, Any]]:
        return await self._tables.read(lambda found: find_rows(found, table, where))


def _find_unsettled(connection: "Connection", variant: str) -> Sequence[KeptTry]:
    tries, cards = table_of(TRIES), table_of("cards")
    question = (
        tries.select()
        .join(cards, cards.c.match == tries.c.match)
        .where(tries.c.variant == variant, tries.c.ended.is_(None), cards.c.phase == "over")
        .order_by(tries.c.begun)
        .limit(MOST_SETTLED)
    )
    rows = sound_rows(connection, TRIES, connection.execute(question).mappings())
    return [KeptTry(**row) for row in rows]
