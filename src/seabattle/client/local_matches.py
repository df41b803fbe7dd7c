"""The matches of this machine: played and kept without a server.

They are live matches like those of a server, in a file of their own. So all that was done
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

from seabattle.bots import find_bot
from seabattle.client.background_thread import ThreadThinker
from seabattle.client.fleet_store import fleet_store
from seabattle.client.local_table import LocalTable, player_at
from seabattle.client.match_lock import MatchLock
from seabattle.client.saved_fleets import SavedFleets
from seabattle.game import Phase, Seat, seats_in
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import (
    Card,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Milliseconds,
    PageTooNew,
)
from seabattle.matches.request import NewSitter, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import Service, SubmittedRequest, list_cards
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset
from seabattle.store.address import data_folder
from seabattle.store.bells.bell import QuietBell
from seabattle.store.database import Store, hold_store, open_store
from seabattle.trouble import Trouble, system_trouble

T = TypeVar("T")

UNFINISHED = ("open", Phase.PLACING, Phase.LOTS, Phase.PLAYING, Phase.TIE)
"""The phases of matches that can be played on, as their cards name them."""

MOST_LISTED = 200
"""Most matches in a list, for each phase."""


class Person(Struct, frozen=True):
    """A person at this keyboard."""

    name: str = ""
    """A player without a name is called by the number of the seat."""


class Computer(Struct, frozen=True):
    """One of the computer players, such as ``admiral:5``."""

    bot: str


PlannedSitter = Person | Computer


class SavedMatch(Struct, frozen=True):
    """A match that is not over yet, for a list."""

    match: MatchId
    variant: str
    names: tuple[str, ...]
    """The players by seat; computers by their bot names, such as ``admiral:5``."""
    moved_at: Milliseconds
    """The time of the last change, in milliseconds since 1970."""
    phase: str


def home_database() -> Path:
    """The file in which the matches of this machine are kept."""
    return data_folder() / "games.db"


@asynccontextmanager
async def open_local_matches(
    lang: str = "en", place: Path | None = None, *, pause: float = 0.0
) -> AsyncIterator["LocalMatches"]:
    """The room, as long as it is wanted; *pause* is what the computer waits before it moves.

    Raises :class:`Trouble` when its file must not be used as it is, or when another program
    does not let go of it.
    """
    place = place or home_database()
    async with AsyncExitStack() as open_things:
        # Terminals share the file, match by match; a server wants it alone.
        open_things.enter_context(hold_store(str(place), alone=False))
        opening = open_things.enter_async_context(open_store(str(place)))
        store = await _refuse_on_failure(opening, place)
        key = await _refuse_on_failure(store.people.signing_key(), place)
        secret = hmac.digest(key, b"home", sha256)
        service = Service(store.logbook, QuietBell(), store.watch, secret=secret)
        scheduler = MatchScheduler(service, ThreadThinker(), pause=pause)
        local_matches = LocalMatches(store, service, place, lang)
        try:
            yield local_matches
        finally:
            await local_matches.leave()
            await scheduler.stop()


class LocalMatches:
    """All matches of this machine."""

    def __init__(self, store: Store, service: Service, place: Path, lang: str) -> None:
        self.saved_fleets = SavedFleets(fleet_store(store))
        self.lang = lang
        """The language of the tables that are opened from now on."""
        self._service = service
        self._place = place
        self._open: dict[MatchId, LocalTable] = {}

    async def open_match(
        self, ruleset: Ruleset, sitters: Sequence[PlannedSitter], *, hints: bool = True
    ) -> LocalTable:
        """Open a new match, with a player or a bot at every seat."""
        names = {
            Seat(seat): each.name for seat, each in enumerate(sitters) if isinstance(each, Person)
        }
        first = min(names, default=Seat(0))
        words = tuple(_word(each, Seat(seat), first) for seat, each in enumerate(sitters))
        plan = MatchPlan(ruleset, ruleset.name, words, hints=hints)
        host = Sitter(names.get(first, ""), SitterKind.PERSON, player_at(first))
        live = await self._ask_store(self._service.open_match(plan, host, secrets.token_hex(8)))
        return await self._open_table(live, MatchLock(self._place.parent, live.match), names)

    async def resume(self, match: MatchId) -> LocalTable:
        """Go on with a match, or :class:`Trouble`."""
        lock = MatchLock(self._place.parent, match)
        try:
            await self._check_match(match)
            live = await self._ask_store(self._service.load_match(match))
            assert live is not None
            return await self._open_table(live, lock, {})
        except BaseException:
            lock.release()
            raise

    async def _check_match(self, match: MatchId) -> None:
        """Check that a match can be played on, before any player moves in it."""
        pages = await self._ask_store(self._service.logbook.pages(match))
        if not pages:
            raise Trouble("game/unknown", match=match)
        _check_bots(LiveMatch(match, pages[0]))

    async def _open_table(
        self, live: LiveMatch, lock: MatchLock, names: dict[Seat, str]
    ) -> LocalTable:
        """Return the table of a match; seats that were not yet taken are taken now."""
        for seat in seats_in(live.state.free):
            sitter = NewSitter(names.get(seat, ""))
            ask = SubmittedRequest("sit down", SitDown(seat), player_at(seat), sitter=sitter)
            await self._service.submit(live.match, ask)

        def leave() -> None:
            self._open.pop(live.match, None)
            lock.release()

        table = LocalTable(self._service, live, self.saved_fleets, self.lang, leave)
        self._open[live.match] = table
        return table

    async def list_unfinished_matches(self) -> list[SavedMatch]:
        """The matches that are not over, the one that was played last first."""
        cards: list[Card] = []
        for phase in UNFINISHED:
            cards += await self._ask_store(
                list_cards(self._service, phase=phase, limit=MOST_LISTED)
            )
        cards.sort(key=lambda card: card.moved_at, reverse=True)
        return [
            SavedMatch(card.match, card.variant, card.names, card.moved_at, card.phase)
            for card in cards
        ]

    async def leave(self) -> None:
        """Get up from every table."""
        for table in tuple(self._open.values()):
            await table.close()

    async def _ask_store(self, question: Awaitable[T]) -> T:
        return await _refuse_on_failure(question, self._place)


async def _refuse_on_failure(question: Awaitable[T], place: Path) -> T:
    """Return the answer of the file, or raise a :class:`Trouble` that says why there is none."""
    try:
        return await question
    except PageTooNew as newer:
        match, version = newer.facts["match"], newer.facts["version"]
        raise Trouble(
            "game/too-new",
            place=str(place),
            match=match,
            version=version,
            reads=newer.facts["reads"],
        ) from None
    except LogbookDamaged as damaged:
        match, page = damaged.facts["match"], damaged.facts["seq"]
        raise Trouble("game/damaged", place=str(place), match=match, page=page) from None
    except (LogbookFailed, sqlite3.OperationalError) as failed:
        raise Trouble("game/busy", place=str(place), reason=system_trouble(failed)) from None


def _word(sitter: PlannedSitter, seat: Seat, first: Seat) -> str:
    if isinstance(sitter, Computer):
        return sitter.bot
    return HOST if seat == first else OPEN


def _check_bots(live: LiveMatch) -> None:
    """Check that all bots still exist: a bot in a user's own file that is gone must not resign."""
    for chair in live.state.opened.chairs:
        if chair.bot is not None:
            try:
                find_bot(chair.bot)
            except Trouble:
                raise Trouble("game/bot-gone", match=live.match, bot=chair.bot) from None
