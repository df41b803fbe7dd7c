"""The room at home in which matches are played and kept.

They are live matches like those of a server, in a file of their own. So whatever was done
is on disk before it is told, and a terminal that is closed in the middle costs nothing.
"""

import hmac
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from seabattle.bots import BadBot, find_bot
from seabattle.client.latch import Latch
from seabattle.client.local import LocalTable, player_at
from seabattle.client.refused import GameRefused
from seabattle.client.shelf import Shelf
from seabattle.client.thinking import ThreadThinker
from seabattle.game import Phase, Seat, seats_in
from seabattle.matches.event import Kind
from seabattle.matches.live import Live
from seabattle.matches.minder import Minder
from seabattle.matches.opening import HOST, OPEN, Plan
from seabattle.matches.port import (
    Card,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Milliseconds,
)
from seabattle.matches.request import SitDown
from seabattle.matches.service import Ask, Service
from seabattle.matches.sitting import Sitter
from seabattle.rules import Ruleset
from seabattle.store.address import data_folder
from seabattle.store.bell import QuietBell
from seabattle.store.store import Store, open_store

T = TypeVar("T")

UNFINISHED = ("open", Phase.PLACING, Phase.LOTS, Phase.PLAYING, Phase.TIE)
"""The phases of matches that can be played on, as their cards name them."""

MOST_LISTED = 200
"""Of each phase."""


class Person(Struct, frozen=True):
    """Somebody at this keyboard."""

    name: str = ""
    """Whoever says nothing is called by the number of the seat."""


class Computer(Struct, frozen=True):
    """One of the computer players, such as ``admiral:5``."""

    bot: str


Placed = Person | Computer


class Kept(Struct, frozen=True):
    """A match that is not over yet, for a list."""

    match: MatchId
    variant: str
    names: tuple[str, ...]
    """Who sits where; the computer's by the names of the players, such as ``admiral:5``."""
    moved_at: Milliseconds
    """When something was last done, in milliseconds since 1970."""
    phase: str


def home_database() -> Path:
    """The file in which the matches of this machine are kept."""
    return data_folder() / "games.db"


@asynccontextmanager
async def open_parlour(
    lang: str = "en", place: Path | None = None, *, pause: float = 0.0
) -> AsyncIterator["Parlour"]:
    """The room, as long as it is wanted; *pause* is what the computer waits before it moves.

    Raises :class:`seabattle.store.StoreRefused` when its file must not be used as it is, and
    :class:`GameRefused` when another program does not let go of it.
    """
    place = place or home_database()
    async with AsyncExitStack() as open_things:
        opening = open_things.enter_async_context(open_store(str(place)))
        store = await _kept(opening, place)
        key = await _kept(store.people.signing_key(), place)
        secret = hmac.digest(key, b"home", sha256)
        service = Service(store.logbook, QuietBell(), store.watch, secret=secret)
        minder = Minder(service, ThreadThinker(), pause=pause)
        parlour = Parlour(store, service, place, lang)
        try:
            yield parlour
        finally:
            await parlour.leave()
            await minder.stop()


class Parlour:
    """All matches of this machine."""

    def __init__(self, store: Store, service: Service, place: Path, lang: str) -> None:
        self.shelf = Shelf(store.people)
        self.lang = lang
        """The language of the tables that are opened from now on."""
        self._service = service
        self._place = place
        self._open: dict[MatchId, LocalTable] = {}

    async def lay(
        self, ruleset: Ruleset, sitters: Sequence[Placed], *, hints: bool = True
    ) -> LocalTable:
        """A new match, with somebody at every seat."""
        names = {
            Seat(seat): each.name for seat, each in enumerate(sitters) if isinstance(each, Person)
        }
        first = min(names, default=Seat(0))
        words = tuple(_word(each, Seat(seat), first) for seat, each in enumerate(sitters))
        plan = Plan(ruleset, ruleset.name, words, hints=hints)
        host = Sitter(names.get(first, ""), Kind.PERSON, player_at(first))
        live = await self._asked(self._service.open(plan, host, secrets.token_hex(8)))
        return await self._opened(live, Latch(self._place.parent, live.match), names)

    async def resume(self, match: MatchId) -> LocalTable:
        """Go on with a match, or :class:`GameRefused`."""
        latch = Latch(self._place.parent, match)
        try:
            await self._checked(match)
            live = await self._asked(self._service.live(match))
            assert live is not None
            return await self._opened(live, latch, {})
        except BaseException:
            latch.release()
            raise

    async def _checked(self, match: MatchId) -> None:
        """See that a match can be played on, before anybody moves in it."""
        pages = await self._asked(self._service.logbook.pages(match))
        if not pages:
            raise GameRefused("game/unknown", match=match)
        _check_bots(Live(match, pages[0]))

    async def _opened(self, live: Live, latch: Latch, names: dict[Seat, str]) -> LocalTable:
        """The table of a match; whoever had no time to sit down does so now."""
        for seat in seats_in(live.sitting.free):
            request = SitDown(names.get(seat, ""), seat=seat)
            await self._service.submit(live.match, Ask("sit down", request, player_at(seat)))

        def leave() -> None:
            self._open.pop(live.match, None)
            latch.release()

        table = LocalTable(self._service, live, self.shelf, self.lang, leave)
        self._open[live.match] = table
        return table

    async def unfinished(self) -> list[Kept]:
        """The matches that are not over, the one that was played last first."""
        logbook = self._service.logbook
        cards: list[Card] = []
        for phase in UNFINISHED:
            cards += await self._asked(logbook.cards(phase=phase, limit=MOST_LISTED))
        cards.sort(key=lambda card: card.moved_at, reverse=True)
        return [
            Kept(card.match, card.variant, card.names, card.moved_at, card.phase) for card in cards
        ]

    async def leave(self) -> None:
        """Get up from every table."""
        for table in tuple(self._open.values()):
            await table.close()

    async def _asked(self, question: Awaitable[T]) -> T:
        return await _kept(question, self._place)


async def _kept(question: Awaitable[T], place: Path) -> T:
    """What the file answers, or why it does not."""
    try:
        return await question
    except LogbookDamaged as damaged:
        where = str(place)
        raise GameRefused(
            "game/damaged", place=where, match=damaged.match, page=damaged.seq
        ) from None
    except (LogbookFailed, sqlite3.OperationalError) as failed:
        raise GameRefused("game/busy", place=str(place), reason=str(failed)) from None


def _word(sitter: Placed, seat: Seat, first: Seat) -> str:
    if isinstance(sitter, Computer):
        return sitter.bot
    return HOST if seat == first else OPEN


def _check_bots(live: Live) -> None:
    """A player in a file of one's own may be gone by now; then nobody shall resign for it."""
    for chair in live.sitting.opened.chairs:
        if chair.bot is not None:
            try:
                find_bot(chair.bot)
            except BadBot:
                raise GameRefused("game/bot-gone", match=live.match, bot=chair.bot) from None
