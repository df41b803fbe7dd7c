"""What is kept of each finished game for the statistics of a player: a row, once it was measured.

The row is also the mark that a game was looked at, so that whoever is interrupted goes on with
the next one (resumable). Rows go with their player and with their match; whoever deletes them
has games counted that are begun later, and no others.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

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
    from sqlalchemy import Connection, Select

    from seabattle.store.database import Store

FIGURES, SINCE = "match_figures", "figures_since"

MOST_FIGURES = 2000
"""Games of one player that are counted."""

AT_ONCE = 200
"""Rows that one question reads, or one change deletes; others have their turn in between."""


class GamesLeft(Struct, frozen=True):
    """Finished games that were not looked at yet."""

    left: int
    next: MatchId | None
    """The oldest of them."""


class MatchFigures:
    """The figures of all players of a server."""

    @classmethod
    def of(cls, store: "Store") -> "MatchFigures":
        """The figures of a store."""
        return cls(store.tables, store.watch.date)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def find_uncounted(self, player: PlayerId) -> GamesLeft:
        """The finished games of a player that were not looked at."""
        since, after = await self.since(player), ""
        waiting: list[tuple[Milliseconds, str]] = []
        counted = 0
        while True:
            page = await self._tables.read(lambda found: _look_through(found, player, after))  # noqa: B023 -- Called at once.
            counted += sum(row.counted for row in page)
            waiting += [(row.opened_at, row.match) for row in page if row.is_waiting(since)]
            if len(page) < AT_ONCE or counted >= MOST_FIGURES:
                break
            after = page[-1].match
        left = min(len(waiting), max(0, MOST_FIGURES - counted))
        return GamesLeft(left, MatchId(min(waiting)[1]) if left else None)

    async def keep(self, player: PlayerId, match: MatchId, body: bytes) -> bool:
        """Keep what was found in a game, once (idempotent).

        False where the player or the game was deleted meanwhile, or the statistics were.
        """
        return await self._tables.write(lambda found: _keep(found, player, match, body))

    async def figures_of(self, player: PlayerId) -> Sequence[bytes]:
        """What is kept of all games of a player; nobody looks into it here."""
        bodies: list[bytes] = []
        after: str | None = ""
        while after is not None and len(bodies) < MOST_FIGURES:
            some, after = await self._tables.read(lambda found: _some_figures(found, player, after))  # noqa: B023 -- Called at once.
            bodies += some
        return bodies

    async def since(self, player: PlayerId) -> Milliseconds | None:
        """From when on games count, where a player has deleted the others."""
        return await self._tables.read(lambda found: _since(found, player))

    async def delete(self, player: PlayerId) -> None:
        """Delete what is kept of a player's games; those begun so far count no more."""
        now = self._now()
        await self._tables.write(lambda found: _count_from(found, player, now))
        while await self._tables.write(lambda found: _delete_some(found, player)):
            pass


def _since(connection: "Connection", player: PlayerId, *, lock: bool = False) -> int | None:
    rows = find_rows(connection, SINCE, {"player": player}, lock=lock)
    return rows[0]["since"] if rows else None


def _games(connection: "Connection", player: PlayerId) -> "Select[Any]":
    """The finished games of a player that count and have no row yet."""
    from sqlalchemy import and_, select

    sitters, cards, figures = table_of("sitters"), table_of("cards"), table_of(FIGURES)
    counted = and_(
        figures.c.player == sitters.c.player,
        figures.c.match == sitters.c.match,
    )
    since = _since(connection, player)
    return (
        select(sitters.c.match)
        .join(cards, cards.c.match == sitters.c.match)
        .outerjoin(figures, counted)
        .where(
            sitters.c.player == player,
            cards.c.phase == "over",
            cards.c.opened_at > (-1 if since is None else since),
            figures.c.match.is_(None),
        )
    )


class _SeenGame(Struct, frozen=True):
    """One match at which a player sits, and whether it was looked at."""

    match: str
    phase: str | None
    opened_at: Milliseconds
    counted: bool

    def is_waiting(self, since: Milliseconds | None) -> bool:
        later = self.opened_at > (-1 if since is None else since)
        return self.phase == "over" and later and not self.counted


def _look_through(connection: "Connection", player: PlayerId, after: str) -> list[_SeenGame]:
    """Some matches of a player beyond one, by their names (keyset paging)."""
    from sqlalchemy import and_, select

    cards, figures, sitters = table_of("cards"), table_of(FIGURES), table_of("sitters")
    mine = select(sitters.c.match).where(sitters.c.player == player, sitters.c.match > after)
    page = mine.order_by(sitters.c.match).limit(AT_ONCE).subquery()
    looked_at = and_(figures.c.player == player, figures.c.match == page.c.match)
    question = (
        select(page.c.match, cards.c.phase, cards.c.opened_at, figures.c.match)
        .select_from(page)
        .outerjoin(cards, cards.c.match == page.c.match)
        .outerjoin(figures, looked_at)
        .order_by(page.c.match)
    )
    return [
        _SeenGame(match, phase, opened_at or 0, counted is not None)
        for match, phase, opened_at, counted in connection.execute(question)
    ]


def _some_figures(
    connection: "Connection", player: PlayerId, after: str | None
) -> tuple[list[bytes], str | None]:
    """What is kept of some games beyond one, and the last of them where there may be more."""
    figures = table_of(FIGURES)
    question = figures.select().where(figures.c.player == player, figures.c.match > after)
    found = connection.execute(question.order_by(figures.c.match).limit(AT_ONCE)).mappings().all()
    last = found[-1]["match"] if len(found) == AT_ONCE else None
    return [row["body"] for row in sound_rows(connection, FIGURES, found)], last


def _keep(connection: "Connection", player: PlayerId, match: MatchId, body: bytes) -> bool:
    # Whoever deletes the player or the match deletes these rows first, and waits for the lock.
    if not find_rows(connection, "players", {"id": player}, lock=True):
        return False
    if not find_rows(connection, "sitters", {"player": player, "match": match}, lock=True):
        return False
    games = _games(connection, player).where(table_of("sitters").c.match == match)
    if connection.execute(games).first() is None:
        return False
    row = {"player": player, "match": match, "body": body}
    connection.execute(insert_if_absent(connection, FIGURES, row))
    return True


def _delete_some(connection: "Connection", player: PlayerId) -> bool:
    figures = table_of(FIGURES)
    some = select_columns(figures, "match").where(figures.c.player == player).limit(AT_ONCE)
    gone = figures.delete().where(figures.c.player == player, figures.c.match.in_(some))
    return connection.execute(gone).rowcount == AT_ONCE


def _count_from(connection: "Connection", player: PlayerId, now: Milliseconds) -> None:
    if not find_rows(connection, "players", {"id": player}, lock=True):
        return
    if not change_rows(connection, SINCE, {"since": now}, {"player": player}):
        row = {"player": player, "since": now}
        connection.execute(insert_if_absent(connection, SINCE, row))
