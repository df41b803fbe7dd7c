"""The waiting room: who waits for somebody to play with, each at a table of their own.

Two who want the same game meet in one transaction: the second is sent to the table of the
first. Nobody can be sent twice, because whoever is about to sit down somewhere holds a claim
(a lease) on that table and on their own place. The rows themselves go in the transaction of
the page by which somebody sits down, so a crash leaves no half of a pair behind.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from seabattle.matches.port import CardList, LogbookDamaged, MatchId, Milliseconds, PlayerId
from seabattle.store.company.presence import HERE
from seabattle.store.draft import cards_of_kind, tip_of
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

CLAIM: Milliseconds = 30_000
"""How long a place is kept for whoever is on the way to it; then they did not come."""

KEPT: Milliseconds = 30 * 24 * 3600 * 1000
"""How long a place is kept for somebody who never comes back to it."""

MOST_LISTED = 5000
"""So many places are looked at for a list, those that were taken last."""

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

        def work(connection: "Connection") -> MatchId:
            # The time after the lock: of two who ask at once the one who looks later finds
            # the other's place older than the own, and nobody is left over.
            _lock(connection)
            now = self._now()

            def is_open(place: WaitingPlace) -> bool:
                # Other nodes need a moment to hear who is here; whoever has just come is.
                here = now - place.since < HERE or is_here(place.player)
                return here and place.player not in avoid

            return _pair(connection, WaitingPlace(player, match, wish, now), now, is_open)

        return await self._tables.write(work)

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

    async def tables(self, is_near: Callable[[PlayerId], bool]) -> Sequence[MatchId]:
        """All tables at which somebody waits: first those of whoever is near, the newest first."""
        found = await self._tables.read(_newest_places)
        return [match for player, match in sorted(found, key=lambda each: not is_near(each[0]))]

    async def open_cards(self, matches: Sequence[MatchId]) -> CardList:
        """The cards of those of some tables at which somebody waits and a seat is free."""
        return await self._tables.read(lambda found: _open_cards(found, matches))

    async def waiting_at(self, matches: Sequence[MatchId]) -> frozenset[MatchId]:
        """Those of some tables at which somebody waits."""
        return await self._tables.read(lambda found: _waiting_at(found, matches))


def _pair(
    connection: "Connection",
    own: WaitingPlace,
    now: Milliseconds,
    is_open: Callable[[WaitingPlace], bool],
) -> MatchId:
    before = _find(connection, {"player": own.player})
    if before and before[0].claimed_until > now:
        # Somebody is on the way to us, or we to somebody, and ask again.
        return MatchId(before[0].going) if before[0].going else before[0].match
    if _has_company(connection, own):
        return own.match
    since = before[0].since if before and before[0].wish == own.wish else own.since
    for place in _older_places(connection, own.wish, (since, own.player)):
        if place.claimed_until <= now and is_open(place):
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


def _older_places(
    connection: "Connection", wish: str, age: tuple[Milliseconds, PlayerId]
) -> Iterator[WaitingPlace]:
    """The places of a wish that are older than one's own, the oldest first.

    Each is read when its turn comes: most are of people who have long gone.
    """
    waiting = table_of(TABLE)
    found = connection.execute(
        select_columns(waiting, "since", "player").where(waiting.c.wish == wish)
    )
    for since, player in sorted(tuple(row) for row in found):
        if (since, player) >= age:
            return
        yield from _find(connection, {"player": player})


def _newest_places(connection: "Connection") -> list[tuple[PlayerId, MatchId]]:
    waiting = table_of(TABLE)
    newest = select_columns(waiting, "player", "match").order_by(waiting.c.since.desc())
    return [(each.player, each.match) for each in connection.execute(newest.limit(MOST_LISTED))]


def _open_cards(connection: "Connection", matches: Sequence[MatchId]) -> CardList:
    cards = table_of("cards")
    waiting = _waiting_at(connection, matches)
    columns = select_columns(cards, "match", "seq", "seal", "body", "proof")
    found = columns.where(cards.c.match.in_(waiting), cards.c.phase == "open", cards.c.listed == 1)
    return cards_of_kind([tuple(row) for row in connection.execute(found)], "open", listed=True)


def _put(connection: "Connection", place: WaitingPlace) -> None:
    waiting = table_of(TABLE)
    connection.execute(waiting.delete().where(waiting.c.since < place.since - KEPT))
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
