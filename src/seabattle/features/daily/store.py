"""Daily seas: the field of each day and variant, and one try of it for each visitor.

A field is kept when its hash is first shown, so that no later release can draw another one.
A try is a match; its row says whose, and once it is over what became of it.
"""

import asyncio
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
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, FromClause, Select, Table

    from seabattle.store.database import Store

SEAS, TRIES = "daily_seas", "daily_tries"

MOST_FROM_ADDRESS = 200
"""Tries of one sea from one address; only the first of them is listed."""

MOST_DAYS = 1000
"""The longest streak that is counted."""

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


class DayResults(Struct, frozen=True):
    """How a sea of a day was tried."""

    tries: int
    listed: int
    """Those that are the earliest of their addresses."""
    best: Sequence[tuple[str, KeptTry]]
    """Who has cleared it, by the names of today, the fewest shots first."""


class DailySeas:
    """All daily seas of a server."""

    @classmethod
    def of(cls, store: "Store") -> "DailySeas":
        """The daily seas of a store."""
        return cls(store.tables, store.watch.date)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now
        self.drawing = asyncio.Lock()
        """Held while a field is drawn that was not kept yet (single flight)."""

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

    async def find_try(self, day: str, variant: str, player: PlayerId) -> KeptTry | None:
        """A visitor's try of a sea."""
        rows = await self._rows(TRIES, day=day, variant=variant, player=player)
        return KeptTry(**rows[0]) if rows else None

    async def is_first(self, tried: KeptTry) -> bool:
        """Whether a try is the earliest of its address: a later visitor may have been told."""
        return await self._tables.read(lambda found: _is_first(found, tried))

    async def has_room(self, day: str, variant: str, origin: str) -> bool:
        """Whether another try of a sea may be begun from an address."""
        return await self._tables.read(
            lambda found: _count_from(found, day, variant, origin) < MOST_FROM_ADDRESS
        )

    async def results(self, day: str, variant: str, most: int) -> DayResults:
        """How many have tried a sea, and the best of those who are listed."""
        # One question each: others have their turn in between.
        tried = await self._tables.read(lambda found: _count_tries(found, day, variant))
        listed = await self._tables.read(lambda found: _count_origins(found, day, variant))
        best = await self._tables.read(lambda found: _find_best(found, day, variant, most))
        names = await self._tables.read(lambda found: _names_of(found, best))
        lines = [(names[each.player], each) for each in best if each.player in names]
        return DayResults(tried, listed, lines)

    async def cleared_days(self, player: PlayerId, variant: str) -> Sequence[str]:
        """The last days whose sea a visitor has cleared, the latest first."""
        return await self._tables.read(lambda found: _cleared_days(found, player, variant))

    async def unsettled_tries(
        self, day: str, variant: str, player: PlayerId | None = None
    ) -> Sequence[KeptTry]:
        """Some tries of a day, and of a visitor, that are over though their rows do not say so."""
        return await self._tables.read(
            lambda found: [
                *_find_unsettled(found, variant, day=day),
                *(() if player is None else _find_unsettled(found, variant, player=player)),
            ]
        )

    async def _rows(self, table: str, **where: Any) -> list[dict[str, Any]]:
        return await self._tables.read(lambda found: find_rows(found, table, where))


def _later(tries: "Table", earlier: "FromClause") -> "ColumnElement[bool]":
    """Whether a try of the same address was begun earlier on that sea."""
    from sqlalchemy import and_, or_

    same = [earlier.c[name] == tries.c[name] for name in ("day", "variant", "origin")]
    tied = and_(earlier.c.begun == tries.c.begun, earlier.c.player < tries.c.player)
    return and_(*same, or_(earlier.c.begun < tries.c.begun, tied))


def _firsts(day: str, variant: str) -> "Select[Any]":
    """The tries of a sea that are the earliest of their addresses."""
    from sqlalchemy import exists

    tries = table_of(TRIES)
    earlier = tries.alias("earlier")
    of_day = tries.select().where(tries.c.day == day, tries.c.variant == variant)
    return of_day.where(~exists().where(_later(tries, earlier)))


def _is_first(connection: "Connection", tried: KeptTry) -> bool:
    tries = table_of(TRIES)
    this = _firsts(tried.day, tried.variant).where(tries.c.player == tried.player)
    return connection.execute(this).first() is not None


def _count_from(connection: "Connection", day: str, variant: str, origin: str) -> int:
    from sqlalchemy import func, select

    tries = table_of(TRIES)
    here = (tries.c.day == day, tries.c.variant == variant, tries.c.origin == origin)
    return int(connection.execute(select(func.count()).where(*here)).scalar_one())


def _count_tries(connection: "Connection", day: str, variant: str) -> int:
    from sqlalchemy import func, select

    tries = table_of(TRIES)
    of_day = select(func.count()).where(tries.c.day == day, tries.c.variant == variant)
    return int(connection.execute(of_day).scalar_one())


def _count_origins(connection: "Connection", day: str, variant: str) -> int:
    """From how many addresses a sea was tried."""
    from sqlalchemy import func, select

    tries = table_of(TRIES)
    addresses = select(func.count(tries.c.origin.distinct()))
    of_day = addresses.where(tries.c.day == day, tries.c.variant == variant)
    return int(connection.execute(of_day).scalar_one())


def _find_best(connection: "Connection", day: str, variant: str, most: int) -> list[KeptTry]:
    from sqlalchemy import select

    tries, players = table_of(TRIES), table_of("players")
    # Tries of deleted visitors stand under the name of no player.
    best = (
        _firsts(day, variant)
        .where(tries.c.shots.is_not(None), tries.c.player.in_(select(players.c.id)))
        .order_by(tries.c.shots, tries.c.ended, tries.c.player)
        .limit(most)
    )
    rows = sound_rows(connection, TRIES, connection.execute(best).mappings())
    return [KeptTry(**row) for row in rows]


def _names_of(connection: "Connection", tries: Sequence[KeptTry]) -> dict[str, str]:
    players = table_of("players")
    named = players.select().where(players.c.id.in_([each.player for each in tries]))
    people = sound_rows(connection, "players", connection.execute(named).mappings())
    return {row["id"]: row["name"] for row in people}


def _cleared_days(connection: "Connection", player: PlayerId, variant: str) -> list[str]:
    tries = table_of(TRIES)
    theirs = select_columns(tries, "day").where(
        tries.c.player == player, tries.c.variant == variant, tries.c.shots.is_not(None)
    )
    latest = theirs.order_by(tries.c.day.desc()).limit(MOST_DAYS)
    return [each.day for each in connection.execute(latest)]


def _find_unsettled(connection: "Connection", variant: str, **where: str) -> list[KeptTry]:
    tries, cards = table_of(TRIES), table_of("cards")
    question = (
        tries.select()
        .join(cards, cards.c.match == tries.c.match)
        .where(tries.c.variant == variant, tries.c.ended.is_(None), cards.c.phase == "over")
        .where(*(tries.c[name] == value for name, value in where.items()))
        .order_by(tries.c.begun)
        .limit(MOST_SETTLED)
    )
    rows = sound_rows(connection, TRIES, connection.execute(question).mappings())
    return [KeptTry(**row) for row in rows]
