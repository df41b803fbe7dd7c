"""The waiting room: who waits for somebody to play with, each at a table of their own.

Two who want the same game meet in one transaction: the second is sent to the table of the
first. Nobody can be sent twice, because whoever is about to sit down somewhere holds a claim
(a lease) on that table and on their own place. The rows themselves go in the transaction of
the page by which somebody sits down, so a crash leaves no half of a pair behind.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from seabattle.features.lobby.presence import HERE
from seabattle.matches.port import CardList, LogbookDamaged, MatchId, Milliseconds, PlayerId
from seabattle.store.pending_page import cards_of_kind, tip_of
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    is_one_of,
    select_columns,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

CLAIM: Milliseconds = 30_000
"""How long a place is kept for whoever is on the way to it; then they did not come."""

KEPT: Milliseconds = 24 * 3600 * 1000
"""How long a place is kept for a visitor who is gone."""

MOST_LISTED, MOST_BESIDES = 450, 50
"""Places read for a list: of visitors who are near, and the newest of all others."""

MOST_OFFERED = 20
"""Places of visitors who are here, the oldest first, from which one is chosen."""

MOST_FORGOTTEN = 100
"""Places deleted in one transaction; the next call goes on with the rest (resumable)."""

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

    @classmethod
    def of(cls, store: "Store") -> "WaitingRoom":
        """The waiting room of a store."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self._now = now

    async def pair(
        self,
        player: PlayerId,
        match: MatchId,
        wish: str,
        here: Collection[PlayerId],
        avoid: frozenset[PlayerId] = frozenset(),
    ) -> MatchId:
        """The table where a player should sit: somebody else's, or their own *match* to wait at.

        Asked again, whoever waits is sent to a place that is older than theirs, should one
        have come free (idempotent otherwise). Those who are *here* are looked up by a reader,
        so the writer reads a few rows, however many places were left behind.
        """
        others = [each for each in here if each != player and each not in avoid]
        asked = self._now()

        def look(connection: "Connection") -> tuple[list[PlayerId], bool]:
            place = WaitingPlace(player, match, wish, asked)
            offered = _places_of(connection, wish, others, asked)
            return offered, _waits_on(connection, place, asked, offered)

        offered, waits_on = await self._tables.read(look)
        if waits_on:
            return match

        def work(connection: "Connection") -> MatchId:
            # The time after the lock: of two who ask at once the one who looks later finds
            # the other's place older than the own, and nobody is left over.
            _lock(connection)
            now = self._now()
            own = WaitingPlace(player, match, wish, now)
            return _pair(connection, own, now, offered, avoid)

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

    async def tables(self, near: Collection[PlayerId]) -> Sequence[MatchId]:
        """Tables at which visitors wait who are *near*, the newest first, and some others.

        The visitor who waits at one of the others is gone, but a second player there may be near.
        """
        return await self._tables.read(lambda connection: _newest_tables(connection, near))

    async def forget(self, near: Collection[PlayerId]) -> None:
        """Delete some of the places that are a day old and whose visitors are not *near*."""
        before = self._now() - KEPT
        old = await self._tables.read(lambda connection: _oldest_players(connection, before))
        gone = [each for each in old if each not in near][:MOST_FORGOTTEN]
        if gone:
            await self._tables.write(lambda connection: _forget(connection, gone, before))

    async def open_cards(self, matches: Sequence[MatchId]) -> CardList:
        """The cards of those of some tables at which somebody waits and a seat is free."""
        return await self._tables.read(lambda found: _open_cards(found, matches))

    async def find_request(self, matches: Sequence[MatchId], command: str) -> MatchId | None:
        """That of some matches in which a request was carried out."""
        return await self._tables.read(lambda found: _find_request(found, matches, command))

    async def waiting_at(self, matches: Sequence[MatchId]) -> frozenset[MatchId]:
        """Those of some tables at which somebody waits."""
        return await self._tables.read(lambda found: _waiting_at(found, matches))


def _pair(
    connection: "Connection",
    own: WaitingPlace,
    now: Milliseconds,
    offered: Sequence[PlayerId],
    avoid: frozenset[PlayerId],
) -> MatchId:
    before = _find(connection, {"player": own.player})
    if before and before[0].claimed_until > now:
        # Somebody is on the way to us, or we to somebody, and ask again.
        return MatchId(before[0].going) if before[0].going else before[0].match
    if _has_company(connection, own):
        return own.match
    if before and before[0].wish == own.wish:
        own = replace(own, since=before[0].since)
    for place in _open_places(connection, own, now, offered):
        until = now + CLAIM
        claim = {"claimed_until": until}
        if place.player not in avoid and change_rows(
            connection, TABLE, claim, {"player": place.player}
        ):
            _put(connection, replace(own, claimed_until=until, going=place.match))
            return place.match
    if before != [own]:
        _put(connection, own)
    return own.match


def _waits_on(
    connection: "Connection", own: WaitingPlace, now: Milliseconds, offered: Sequence[PlayerId]
) -> bool:
    """Whether a player waits already and has nothing better to do: then nothing is written.

    A place that is taken at this moment is younger, and its owner is sent here.
    """
    before = _find(connection, {"player": own.player})
    if not before or before[0] != replace(own, since=before[0].since):
        return False
    return not _open_places(connection, before[0], now, offered)


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


def _places_of(
    connection: "Connection", wish: str, players: Sequence[PlayerId], now: Milliseconds
) -> list[PlayerId]:
    """Those of some players who wait with a wish and are not on the way, the oldest first."""
    waiting = table_of(TABLE)
    question = (
        select_columns(waiting, "player")
        .where(waiting.c.wish == wish, waiting.c.claimed_until <= now)
        .where(is_one_of(connection, waiting.c.player, players))
        .order_by(waiting.c.since, waiting.c.player)
        .limit(MOST_OFFERED)
    )
    return [each.player for each in connection.execute(question)]


def _open_places(
    connection: "Connection", own: WaitingPlace, now: Milliseconds, offered: Sequence[PlayerId]
) -> list[WaitingPlace]:
    """The places older than one's own that were offered or are new, the oldest first.

    A visitor who has just come is here: this node may not have heard of it yet, and no reader
    has seen the place of a visitor who asks at the same moment.
    """
    waiting = table_of(TABLE)
    free = waiting.select().where(waiting.c.wish == own.wish, waiting.c.claimed_until <= now)
    by_age = free.order_by(waiting.c.since, waiting.c.player).limit(MOST_OFFERED)
    found = {}
    for question in (
        free.where(waiting.c.player.in_(offered)),
        by_age.where(waiting.c.since > now - HERE),
    ):
        for row in sound_rows(connection, TABLE, connection.execute(question).mappings()):
            found[row["player"]] = WaitingPlace(**row)
    older = (each for each in found.values() if _age_of(each) < _age_of(own))
    return sorted(older, key=_age_of)


def _age_of(place: WaitingPlace) -> tuple[Milliseconds, PlayerId]:
    return place.since, place.player


def _newest_tables(connection: "Connection", near: Collection[PlayerId]) -> list[MatchId]:
    waiting = table_of(TABLE)
    newest = select_columns(waiting, "match").order_by(waiting.c.since.desc())
    theirs = newest.where(is_one_of(connection, waiting.c.player, near)).limit(MOST_LISTED)
    found = [*connection.execute(theirs), *connection.execute(newest.limit(MOST_BESIDES))]
    return list(dict.fromkeys(each.match for each in found))


def _oldest_players(connection: "Connection", before: Milliseconds) -> list[PlayerId]:
    waiting = table_of(TABLE)
    old = select_columns(waiting, "player").where(waiting.c.since < before)
    found = connection.execute(old.order_by(waiting.c.since).limit(MOST_LISTED))
    return [each.player for each in found]


def _forget(connection: "Connection", gone: Sequence[PlayerId], before: Milliseconds) -> None:
    waiting = table_of(TABLE)
    old = waiting.delete().where(waiting.c.player.in_(gone), waiting.c.since < before)
    connection.execute(old)


def _find_request(
    connection: "Connection", matches: Sequence[MatchId], command: str
) -> MatchId | None:
    pages = table_of("pages")
    this = select_columns(pages, "match").where(pages.c.match.in_(matches))
    match: MatchId | None = connection.execute(this.where(pages.c.command == command)).scalar()
    return match


def _open_cards(connection: "Connection", matches: Sequence[MatchId]) -> CardList:
    cards = table_of("cards")
    waiting = _waiting_at(connection, matches)
    columns = select_columns(cards, "match", "seq", "seal", "body", "proof")
    found = columns.where(cards.c.match.in_(waiting), cards.c.phase == "open", cards.c.listed == 1)
    return cards_of_kind([tuple(row) for row in connection.execute(found)], "open", listed=True)


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
