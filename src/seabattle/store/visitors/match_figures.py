"""What is kept of each finished game for the statistics of a player: a row, once it was measured.

The row is also the mark that a game was looked at, so that whoever is interrupted goes on with
the next one (resumable). Rows go with their player and with their match; whoever deletes them
has games counted that are begun later, and no others.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

FIGURES, SINCE = "match_figures", "figures_since"


class GamesLeft(Struct, frozen=True):
    """Finished games that were not looked at yet."""

    left: int
    next: MatchId | None
    """The oldest of them."""


class MatchFigures:
    """The figures of all players of a server."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def find_uncounted(self, player: PlayerId) -> GamesLeft:
        """The finished games of a player that were not looked at."""
        return await self._tables.read(lambda found: _find_uncounted(found, player))

    async def keep(self, player: PlayerId, match: MatchId, body: bytes) -> bool:
        """Keep what was found in a game, once (idempotent).

        False where the player or the game was deleted meanwhile, or the statistics were.
        """
        return await self._tables.write(lambda found: _keep(found, player, match, body))

    async def figures_of(self, player: PlayerId) -> Sequence[bytes]:
        """What is kept of all games of a player; nobody looks into it here."""
        rows = await self._tables.read(lambda found: find_rows(found, FIGURES, {"player": player}))
        return [row["body"] for row in sorted(rows, key=lambda row: str(row["match"]))]

    async def since(self, player: PlayerId) -> Milliseconds | None:
        """From when on games count, where a player has deleted the others."""
        return await self._tables.read(lambda found: _since(found, player))

    async def delete(self, player: PlayerId) -> None:
        """Delete what is kept of a player's games; those begun so far count no more."""
        now = self._now()
        await self._tables.write(lambda found: _delete(found, player, now))


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


def _find_uncounted(connection: "Connection", player: PlayerId) -> GamesLeft:
    from sqlalchemy import func, select

    games = _games(connection, player)
    left = connection.execute(select(func.count()).select_from(games.subquery())).scalar_one()
    cards = table_of("cards")
    first = connection.execute(games.order_by(cards.c.opened_at, cards.c.match).limit(1)).scalar()
    return GamesLeft(left, None if first is None else MatchId(first))


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


def _delete(connection: "Connection", player: PlayerId, now: Milliseconds) -> None:
    if not find_rows(connection, "players", {"id": player}, lock=True):
        return
    delete_rows(connection, FIGURES, {"player": player})
    if not change_rows(connection, SINCE, {"since": now}, {"player": player}):
        row = {"player": player, "since": now}
        connection.execute(insert_if_absent(connection, SINCE, row))
