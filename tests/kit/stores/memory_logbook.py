"""A logbook in memory, and the rest of a world in which live matches can be played."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Self

from seabattle.bots import find_bot
from seabattle.matches.port import (
    BotMove,
    Card,
    CardList,
    Kept,
    LogbookDamaged,
    MatchId,
    Milliseconds,
    Page,
    PlayerId,
    Repeated,
    Taken,
    Thought,
)
from seabattle.matches.service import Service
from seabattle.matches.service.held_matches import MOST_BYTES, MOST_HELD
from seabattle.store.pending_page import prepare_page


class MemoryLogbook:
    """Pages in a dictionary; every append lets others run first, as a disk would."""

    def __init__(self) -> None:
        self.kept: dict[MatchId, list[Page]] = {}
        self.index: dict[MatchId, Card] = {}
        self.spoilt: set[MatchId] = set()
        """Matches whose pages do not fit the page chain any more."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Keep what was written, for the next opening."""

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page."""
        prepare_page(match, page, card)
        await asyncio.sleep(0)
        return self.write(match, page, card)

    def write(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page at one moment."""
        self.check(match)
        pages = self.kept.get(match, [])
        for each in pages:
            if each.command == page.command:
                return Repeated(each.seq)
        if page.seq <= len(pages):
            return Taken()
        if page.seq > len(pages) + 1:
            raise LogbookDamaged("page/missing", match=match, seq=len(pages) + 1)
        self.kept.setdefault(match, []).append(page)
        self.index[match] = card
        return Kept()

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages beyond *after*."""
        await asyncio.sleep(0)
        self.check(match)
        return self.kept.get(match, [])[after:]

    def check(self, match: MatchId) -> None:
        """Find damage, as the page chain does."""
        if match in self.spoilt:
            raise page_changed(match)

    async def newer(self, known: Mapping[MatchId, int]) -> Sequence[MatchId]:
        """Those that have more pages than is known."""
        await asyncio.sleep(0)
        return [match for match, seq in known.items() if len(self.kept.get(match, [])) > seq]

    async def cards(
        self, *, phase: str | None = None, listed: bool | None = None, limit: int = 50
    ) -> CardList:
        """The newest cards of a kind."""
        found = [
            card
            for card in self.index.values()
            if phase in {None, card.phase} and listed in {None, card.listed}
        ]
        return self._newest_cards(found, limit)

    async def cards_of(self, player: PlayerId, limit: int = 50) -> CardList:
        """The cards of a player."""
        found = [card for card in self.index.values() if player in card.players]
        cards = sorted(found, key=lambda card: (_rank(card), _newest(card)))
        return self._readable_cards(cards[:limit])

    def _newest_cards(self, found: list[Card], limit: int) -> CardList:
        return self._readable_cards(sorted(found, key=_newest)[:limit])

    def _readable_cards(self, cards: list[Card]) -> CardList:
        return CardList(
            [card for card in cards if card.match not in self.spoilt],
            [page_changed(card.match) for card in cards if card.match in self.spoilt],
        )

    async def due(self, before: Milliseconds, limit: int = 1000) -> Sequence[MatchId]:
        """The matches that are due."""
        found = [card for card in self.index.values() if card.due and card.due < before]
        return [card.match for card in sorted(found, key=_earliest)][:limit]


def page_changed(match: MatchId) -> LogbookDamaged:
    """The error for a spoilt match."""
    return LogbookDamaged("page/changed", match=match, seq=1)


def _rank(card: Card) -> int:
    """Games by the clock, others that go on, those that are over."""
    if card.phase == "over":
        return 2
    return int(card.due is None)


def _newest(card: Card) -> tuple[Milliseconds, MatchId]:
    return -card.opened_at, card.match


def _earliest(card: Card) -> tuple[Milliseconds, MatchId]:
    return card.due or 0, card.match


class BellHub:
    """Bells of several nodes: a stroke at one is heard at all others."""

    def __init__(self) -> None:
        self.bells: list[TestBell] = []

    def bell(self) -> "TestBell":
        """A bell for one more node."""
        bell = TestBell(self)
        self.bells.append(bell)
        return bell


class TestBell:
    """One node's bell."""

    __test__ = False

    def __init__(self, belfry: BellHub) -> None:
        self._hub = belfry
        self._heard: list[Callable[[MatchId], Awaitable[None]]] = []
        self._tasks: set[asyncio.Future[None]] = set()

    async def ring(self, match: MatchId) -> None:
        """Wake the others, soon."""
        for bell in self._hub.bells:
            if bell is not self:
                for heard in bell._heard:
                    task = asyncio.ensure_future(heard(match))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    def listen(self, heard: Callable[[MatchId], Awaitable[None]]) -> None:
        """Have *heard* called."""
        self._heard.append(heard)


class ManualWatch:
    """A clock that is moved by hand, and knows when the service was down."""

    def __init__(self, now: Milliseconds = 1_000_000) -> None:
        self.time = now
        self.gaps: list[tuple[Milliseconds, Milliseconds]] = []
        self.set_back: Milliseconds = 0
        """How far the clock of the machine was set back."""

    def now(self) -> Milliseconds:
        """The service time."""
        return self.time

    def ahead(self) -> Milliseconds:
        """How far that is ahead of the calendar."""
        return self.set_back

    def date(self) -> Milliseconds:
        """The time by the calendar."""
        return self.time - self.set_back

    def on_duty(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """The time between two moments without the gaps."""
        down = sum(max(0, min(until, end) - max(since, start)) for start, end in self.gaps)
        return until - since - down

    def down_for(self, milliseconds: Milliseconds) -> None:
        """Let time pass while no process is on watch."""
        self.gaps.append((self.time, self.time + milliseconds))
        self.time += milliseconds


class InlineThinker:
    """Moves at once, in the same process."""

    async def move(self, thought: Thought) -> BotMove:
        """Do what the bot does."""
        await asyncio.sleep(0)
        player = thought.players[0]
        return BotMove(find_bot(player)(thought.seed).act(thought.view), player)


def service(
    logbook: MemoryLogbook | None = None,
    watch: ManualWatch | None = None,
    belfry: BellHub | None = None,
    seed: int = 1,
    *,
    most_held: int = MOST_HELD,
    most_held_bytes: int = MOST_BYTES,
    patience: int | None = None,
) -> Service:
    """A service in a world of its own, or in one that it shares with others."""
    return Service(
        logbook or MemoryLogbook(),
        (belfry or BellHub()).bell(),
        watch or ManualWatch(),
        secret=b"test",
        chance=Random(seed),
        most_held=most_held,
        most_held_bytes=most_held_bytes,
        patience=patience,
    )
