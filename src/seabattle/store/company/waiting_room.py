"""The waiting room: who waits for somebody to play with, each at a table of their own.

Two who want the same game meet in one transaction: the second is sent to the table of the
first. Nobody can be sent twice, because whoever is about to sit down somewhere holds a claim
(a lease) on that table and on their own place. The rows themselves go in the transaction of
the page by which somebody sits down, so a crash leaves no half of a pair behind.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from seabattle.matches.port import LogbookDamaged, MatchId, Milliseconds, PlayerId
from seabattle.store.company.presence import HERE
from seabattle.store.draft import tip_of
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

CLAIM: Milliseconds = 30_000
"""How long a place is kept for whoever is on the way to it; then they did not come."""

TABLE = "waiting"

UNCLAIMED = {"claimed_until": 0, "going": ""}

LOCK = "lobby"
"""The counter whose row is locked while two are brought together, so that nobody overtakes."""


class WaitingPlace(Struct, frozen=True):
    """Somebody waits at a table for others who want the same."""

    player: PlayerId
    """There is one place a visitor."""
    match: MatchId
    wish: str
    """The same word for everybody who wants the same game, seats and clock."""
    since: Milliseconds
    claimed_until: Milliseconds = 0
    """Until when somebody is on the way to it, or its owner to another."""
    going: str = ""
    """Where its owner is on the way to."""


class WaitingRoom:
    """Everybody who waits, at whichever node."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def pair(
        self,
        player: PlayerId,
        match: MatchId,
        wish: str,
        is_here: Callable[[PlayerId], bool],
        avoid: frozenset[PlayerId] = frozenset(),
    ) -> MatchId:
        """The table where a player should sit: somebody else's, or their own *match* to wait at.

        Asked again, whoever waits is sent to a place that is older than theirs, should one
        have come free (idempotent otherwise).
        """
        now = self._now()
        own = WaitingPlace(player, match, wish, now)

        def is_open(place: WaitingPlace) -> bool:
            # Other nodes need a moment to hear who is here; whoever has just come is.
            here = now - place.since < HERE or is_here(place.player)
            return here and place.player not in avoid

        return await self._tables.write(lambda found: _pair(found, own, now, is_open))

    async def release(self, match: MatchId) -> None:
        """Nobody is on the way to a table any more, and there may be room for more."""
        await self._tables.write(
            lambda found: change_rows(found, TABLE, UNCLAIMED, {"match": match})
        )

    async def turn_back(self, player: PlayerId, match: MatchId) -> None:
        """Whoever was on the way to a table cannot sit there; both wait on."""

        def work(connection: "Connection") -> None:
            change_rows(connection, TABLE, UNCLAIMED, {"match": match})
            change_rows(connection, TABLE, UNCLAIMED, {"player": player, "going": match})

        await self._tables.write(work)

    async def close(self, match: MatchId) -> None:
        """Nobody can sit down at a table any more; whoever was on the way looks on."""

        def work(connection: "Connection") -> None:
            delete_rows(connection, TABLE, {"match": match})
            change_rows(connection, TABLE, UNCLAIMED, {"going": match})

        await self._tables.write(work)

    async def place_of(self, player: PlayerId) -> WaitingPlace | None:
        """Where a player waits."""
        found = await self._tables.read(lambda connection: _find(connection, {"player": player}))
        return found[0] if found else None

    async def withdraw(self, player: PlayerId, heir: PlayerId | None = None) -> None:
        """Give up a waiting place, or leave it to somebody else at the same table."""

        def work(connection: "Connection") -> None:
            _lock(connection)
            places = _find(connection, {"player": player})
            delete_rows(connection, TABLE, {"player": player})
            if places and heir is not None and not _find(connection, {"player": heir}):
                _put(connection, replace(places[0], player=heir))

        await self._tables.write(work)

    async def add(self, player: PlayerId, match: MatchId, wish: str) -> None:
        """Wait at a table without looking for another first."""
        place = WaitingPlace(player, match, wish, self._now())
        await self._tables.write(lambda found: _put(found, place))

    async def waiting_at(self, matches: Sequence[MatchId]) -> frozenset[MatchId]:
        """Those of some tables at which somebody waits."""
        return await self._tables.read(lambda found: _waiting_at(found, matches))


def _pair(
    connection: "Connection",
    own: WaitingPlace,
    now: Milliseconds,
    is_open: Callable[[WaitingPlace], bool],
) -> MatchId:
    _lock(connection)
    before = _find(connection, {"player": own.player})
    if before and before[0].claimed_until > now:
        # Somebody is on the way to us, or we to somebody, and ask again.
        return MatchId(before[0].going) if before[0].going else before[0].match
    if _has_company(connection, own):
        return own.match
    since = before[0].since if before and before[0].wish == own.wish else own.since
    for place in sorted(_find(connection, {"wish": own.wish}), key=_age):
        older = place.player != own.player and _age(place) < (since, own.player)
        if older and place.claimed_until <= now and is_open(place):
            until = now + CLAIM
            change_rows(connection, TABLE, {"claimed_until": until}, {"player": place.player})
            _put(connection, replace(own, since=since, claimed_until=until, going=place.match))
            return place.match
    _put(connection, replace(own, since=since))
    return own.match


def _has_company(connection: "Connection", own: WaitingPlace) -> bool:
    """Whether somebody has sat down at one's own table, in a race with one's own question.

    Asked after the claim: whoever sits down deletes it in the transaction of their page.
    """
    cards = table_of("cards")
    found = connection.execute(cards.select().where(cards.c.match == own.match)).one_or_none()
    if found is None:
        return False
    try:
        tip = tip_of(own.match, found.seq, found.seal, found.body, found.proof)
    except LogbookDamaged:
        return False
    return any(each != own.player for each in tip.players)


def _age(place: WaitingPlace) -> tuple[Milliseconds, PlayerId]:
    return place.since, place.player


def _put(connection: "Connection", place: WaitingPlace) -> None:
    delete_rows(connection, TABLE, {"player": place.player})
    insert_row(connection, TABLE, {name: getattr(place, name) for name in place.__struct_fields__})


def _find(connection: "Connection", where: dict[str, Any]) -> list[WaitingPlace]:
    return [WaitingPlace(**row) for row in find_rows(connection, TABLE, where)]


def _waiting_at(connection: "Connection", matches: Sequence[MatchId]) -> frozenset[MatchId]:
    waiting = table_of(TABLE)
    found = connection.execute(waiting.select().where(waiting.c.match.in_(matches)))
    return frozenset(
        MatchId(row["match"]) for row in sound_rows(connection, TABLE, found.mappings())
    )


def _lock(connection: "Connection") -> None:
    """Let nobody else pair until the end of the transaction."""
    this = {"name": LOCK}
    connection.execute(insert_if_absent(connection, "counters", this | {"value": 0}))
    find_rows(connection, "counters", this, lock=True)
