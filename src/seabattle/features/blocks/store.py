"""Blocks and reports: whom a visitor does not want to meet again, and what operators are told.

A block is nobody's business but its owner's: whoever is blocked is never told, and finds no
more than tables at which no seat is free.
"""

import secrets
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.administration.audit_log import Deed
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.administration.administration import Administration
    from seabattle.store.administration.audit_log import Reason
    from seabattle.store.database import Store

BLOCKS, REPORTS = "blocks", "reports"

MOST_AROUND = 1000
"""Visitors who have blocked a player and are kept apart from them: those who did so last."""

MOST_SHOWN = 1000
"""Reports that operators are shown at once, the latest."""

MOST_BLOCKS = 200
MOST_REPORTS = 50
"""Of one visitor, that no operator has closed."""


class Block(Struct, frozen=True):
    """Somebody whom a visitor does not want to meet."""

    player: PlayerId
    other: PlayerId
    id: str
    """Its name in lists; the other's id is for nobody."""
    name: str
    """What the other was called."""
    created: Milliseconds


class ReportReason(StrEnum):
    """What somebody is reported for; there are no words of one's own."""

    NAME = "name"
    LEAVING = "leaving"
    CHEATING = "cheating"
    PHRASES = "phrases"


class Report(Struct, frozen=True):
    """What a visitor tells the operators of another."""

    id: str
    player: PlayerId
    """Who reports."""
    other: PlayerId
    """Who is reported."""
    name: str
    """What they were called."""
    match: MatchId
    reason: ReportReason
    created: Milliseconds


class BlockList:
    """Blocks and reports of one database."""

    @classmethod
    def of(cls, store: "Store") -> "BlockList":
        """The blocks and reports of a store."""
        return cls(store.tables, store.watch.date)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def block(self, player: PlayerId, other: PlayerId, name: str) -> Block | None:
        """Block somebody; again changes nothing (idempotent). Nothing where there are too many."""
        fresh = Block(player, other, secrets.token_hex(16), name, self._now())

        def work(connection: "Connection") -> Block | None:
            kept = _blocks_of(connection, player)
            for each in kept:
                if each.other == other:
                    return each
            if len(kept) >= MOST_BLOCKS:
                return None
            connection.execute(insert_if_absent(connection, BLOCKS, _values(fresh)))
            return fresh

        return await self._tables.write(work)

    async def blocks_of(self, player: PlayerId) -> Sequence[Block]:
        """Everybody whom a player has blocked, the earliest first."""
        return await self._tables.read(lambda connection: _blocks_of(connection, player))

    async def unblock(self, player: PlayerId, id: str) -> bool:  # noqa: A002 -- Its name.
        """Lift a block; false when there is none."""
        this = {"player": player, "id": id}
        return await self._tables.write(lambda connection: delete_rows(connection, BLOCKS, this))

    async def blocked_around(self, player: PlayerId) -> frozenset[PlayerId]:
        """Everybody who must not be brought together with a player, whoever has blocked whom."""

        def read(connection: "Connection") -> frozenset[PlayerId]:
            mine = find_rows(connection, BLOCKS, {"player": player})
            blocks = table_of(BLOCKS)
            newest = blocks.select().where(blocks.c.other == player)
            theirs = connection.execute(
                newest.order_by(blocks.c.created.desc()).limit(MOST_AROUND)
            ).mappings()
            return frozenset(
                [PlayerId(row["other"]) for row in mine]
                + [PlayerId(row["player"]) for row in sound_rows(connection, BLOCKS, theirs)]
            )

        return await self._tables.read(read)

    async def report(self, report: Report) -> bool:
        """Tell the operators of somebody, once for each match; false where there are too many."""

        def work(connection: "Connection") -> bool:
            kept = find_rows(connection, REPORTS, {"player": report.player})
            if any(row["other"] == report.other and row["match"] == report.match for row in kept):
                return True
            if len(kept) >= MOST_REPORTS:
                return False
            insert_row(connection, REPORTS, _values(report) | {"reason": report.reason.value})
            return True

        return await self._tables.write(work)


class ReportList:
    """Reports as operators see them; what an operator does is in the audit log."""

    @classmethod
    def of(cls, store: "Store") -> "ReportList":
        """The reports of a store."""
        return cls(store.tables, store.administration)

    def __init__(self, tables: TableAccess, administration: "Administration") -> None:
        self._tables = tables
        self._administration = administration

    async def reports(self) -> Sequence[Report]:
        """Every report that was not closed, the latest first."""
        return await self._tables.read(all_reports)

    async def close_report(self, id: str, reason: "Reason") -> bool:  # noqa: A002 -- Its name.
        """Have a report off the list; false when there is none."""
        return await self._administration.act(
            lambda connection: close_report(connection, id), Deed.CLOSE_REPORT, id, reason
        )


def all_reports(connection: "Connection") -> Sequence[Report]:
    """The latest reports that no operator has closed, the latest first."""
    reports = table_of(REPORTS)
    latest = reports.select().order_by(reports.c.created.desc(), reports.c.id).limit(MOST_SHOWN)
    rows = sound_rows(connection, REPORTS, connection.execute(latest).mappings())
    return [Report(**{**row, "reason": ReportReason(row["reason"])}) for row in rows]


def close_report(connection: "Connection", id: str) -> bool:  # noqa: A002 -- Its name.
    """Have a report off the list; false when there is none."""
    return delete_rows(connection, REPORTS, {"id": id})


def _blocks_of(connection: "Connection", player: PlayerId) -> list[Block]:
    rows = find_rows(connection, BLOCKS, {"player": player})
    return sorted((Block(**row) for row in rows), key=lambda each: (each.created, each.id))


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
