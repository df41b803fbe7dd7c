"""A match held in memory: its fold, the views of all viewers, and the listeners."""

import asyncio
from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from seabattle.fairness.sealed.sealed_record import SealedEntry
from seabattle.game import Refusal, Seat
from seabattle.game.sealed_event import BreachProved
from seabattle.matches.event import (
    GameWentOn,
    MatchEvent,
    MatchOpened,
    PageBody,
    SealedGameWentOn,
)
from seabattle.matches.page_reader import read_page
from seabattle.matches.port import Card, LogbookDamaged, MatchId, Milliseconds, Page, PlayerId
from seabattle.matches.seats.absence import ABSENT
from seabattle.matches.seats.audience import Audience
from seabattle.matches.state import (
    MatchState,
    awaited_players,
    card_of,
    due_moment,
    evolve_match,
    is_secret_event,
    new_match_state,
)
from seabattle.matches.telling.hidden_field import hidden_until, without_fleets
from seabattle.matches.telling.notice import Hurry, LogEntry, Notice, hear_told, notice_of
from seabattle.matches.telling.tombstone import cover_names
from seabattle.records import RecordEntry
from seabattle.views import Report, View, Viewer, new_view, reports_to

PAGES_AT_ONCE = 5
"""Pages that are read in one go; other work of the event loop runs before the next ones."""

TOLD_AT_ONCE = 50
"""Pages that a viewer is told of in one go, without yielding to the event loop."""

FIXED_BYTES = 16 * 1024
BYTES_PER_SEAT = 2 * 1024
BYTES_PER_PAGE_BYTE = 5
BYTES_PER_TOLD = 320
"""How much memory a match takes, its seats, its pages and what each viewer was told of them;
``test_held_matches`` measures it."""

WakeCallback = Callable[[], None]
"""Called when there is something new; it must neither wait nor fail."""

HurryCallback = Callable[[Hurry], None]
"""Called when a time is nearly out; it must neither wait nor fail either."""


class LiveMatch:
    """The latest that this process knows of a match: a cache of the fold of its log."""

    def __init__(self, match: MatchId, first: Page, tombstones: Collection[PlayerId] = ()) -> None:
        self._tombstones = tombstones
        self.deleted = False
        """Whether its pages are gone: nothing can happen here any more."""
        happened = cover_names(read_page(match, first), tombstones)
        opened = happened.events[0]
        assert isinstance(opened, MatchOpened)
        self.match = match
        self.opened_at = first.at - happened.ahead
        """The calendar time at which the match was opened."""
        self.state: MatchState = new_match_state(match, opened, first.at, happened.ahead)
        self.journal: list[RecordEntry] = []
        self.sealed_journal: list[SealedEntry] = []
        """The same of a sealed game, without the proofs of the fields."""
        self.commands: dict[str, int] = {}
        """The id of every request that was carried out, and its page."""
        self.asked: dict[str, str] = {}
        """A digest of what players asked for under an id; no viewer is told."""
        self.card: tuple[Card, MatchState] | None = None
        """The last card written to the list from here, and the state that it was made of."""
        self.lock = asyncio.Lock()
        self.held = False
        """Whether the process goes on with it; a match that was evicted rests."""
        self.damaged: Refusal | None = None
        """The refusal to tell more, once the log was found damaged."""
        self.seq = 0
        self._written = 0
        """Bytes of all pages."""
        self._told_count = 0
        self.hidden_until = hidden_until(opened, self.opened_at)
        """Before that moment, by the calendar, no field is shown though the game may be over."""
        ruleset = opened.ruleset
        viewers: list[Viewer] = [*(Seat(seat) for seat in range(ruleset.seats)), None]
        sealed = opened.sealed
        self._views = {viewer: (new_view(ruleset, viewer, sealed=sealed), 0) for viewer in viewers}
        """The last view that was asked for, and how much of what was told is in it."""
        self._pages: list[tuple[Milliseconds, tuple[MatchEvent, ...]]] = []
        self._told: dict[Viewer, list[LogEntry]] = {viewer: [] for viewer in viewers}
        self._upto = dict.fromkeys(viewers, 0)
        """How many pages a viewer has been told of; telling starts with the first listener."""
        self._callbacks: dict[Viewer, dict[WakeCallback, HurryCallback | None]] = {
            viewer: {} for viewer in viewers
        }
        self._left_at: dict[Seat, Milliseconds] = {}
        self._seen_at: dict[Seat, Milliseconds] = {}
        """When a seat last asked for something, without listening."""
        self.audience = Audience()
        self.taken_up_at: Milliseconds = 0
        """Since when this process could have seen any player."""
        self.apply_page(first)

    @property
    def size(self) -> int:
        """About how many bytes of memory this match takes."""
        fixed = FIXED_BYTES + BYTES_PER_SEAT * len(self.state.sitters)
        return fixed + BYTES_PER_PAGE_BYTE * self._written + BYTES_PER_TOLD * self._told_count

    @property
    def opening(self) -> tuple[MatchEvent, ...]:
        """The first page: how the table was laid."""
        return self._pages[0][1]

    def view(self, viewer: Viewer) -> View:
        """Return a viewer's view of the game.

        It is grown on demand (lazily): a listener hears what is told, and most views of most
        moments are never looked at.
        """
        return self.latest_view(viewer)[0]

    def latest_view(self, viewer: Viewer) -> tuple[View, int]:
        """The same, and how many things the viewer has been told."""
        told = self._tell_viewer(viewer)
        return self._grow_view(viewer, told), len(told)

    async def prepare_view(self, viewer: Viewer) -> None:
        """Grow a view of a match that was just taken up, while others have their turn.

        A later request for the view then waits for the latest pages alone.
        """
        while self._upto[viewer] + TOLD_AT_ONCE < len(self._pages):
            self._grow_view(viewer, self._tell_viewer(viewer, TOLD_AT_ONCE))
            await asyncio.sleep(0)

    def _grow_view(self, viewer: Viewer, told: Sequence[LogEntry]) -> View:
        view, upto = self._views[viewer]
        if upto < len(told):
            for each in told[upto:]:
                view = hear_told(view, each.what)
            self._views[viewer] = view, len(told)
        return view

    def messages_for(self, viewer: Viewer, after: int = 0) -> Sequence[LogEntry]:
        """Return what a viewer has been told beyond *after*."""
        return self._tell_viewer(viewer)[max(0, after) :]

    def message_count(self, viewer: Viewer) -> int:
        """Return how many things a viewer has been told."""
        return len(self._tell_viewer(viewer))

    def apply_page(self, page: Page) -> None:
        """Apply a page, and tell each viewer their part of it."""
        self.advance(page, *self.foresee(page))

    def foresee(self, page: Page) -> tuple[PageBody, MatchState]:
        """Return what a page says, and the state that it leads to."""
        happened = cover_names(read_page(self.match, page), self._tombstones)
        return happened, evolve_match(self.state, happened, page.at)

    def advance(self, page: Page, happened: PageBody, state: MatchState) -> None:
        """The same, when what it leads to is known already."""
        assert page.seq == self.seq + 1, (self.match, page.seq, self.seq)
        self.state = state
        self.seq = page.seq
        self._written += len(page.body)
        self.commands[page.command] = page.seq
        if happened.asked:
            self.asked[page.command] = happened.asked
        self._pages.append((page.at, happened.events))
        for event in happened.events:
            if isinstance(event, SealedGameWentOn):
                self.sealed_journal.append(SealedEntry(event.seat, event.command, event.events))
            elif isinstance(event, GameWentOn):
                given = event.command
                self.journal.append(
                    RecordEntry(
                        given.seat,
                        given.command,
                        event.events,
                        event.stand_in,
                        event.heard,
                        event.version,
                        event.nonce,
                        event.by_host,
                    )
                )
        # All viewers are told before one is woken: a callback may look at what others were told.
        woken = [
            tuple(ears)
            for viewer, ears in self._callbacks.items()
            if ears and self._news_for(viewer)
        ]
        for ears in woken:
            for ear in ears:
                ear()

    def was_secret(self, command: str) -> bool:
        """Whether all that came of a command is what only one seat has heard of."""
        seq = self.commands.get(command)
        return seq is not None and all(map(is_secret_event, self._pages[seq - 1][1]))

    def _news_for(self, viewer: Viewer) -> bool:
        """Tell a viewer the latest, and say whether there was anything to tell."""
        before = len(self._told[viewer])
        return len(self._tell_viewer(viewer)) > before

    def _tell_viewer(self, viewer: Viewer, most: int | None = None) -> list[LogEntry]:
        """All that a viewer has been told, the latest pages among it, or of *most* pages more."""
        told, upto = self._told[viewer], self._upto[viewer]
        end = len(self._pages) if most is None else min(upto + most, len(self._pages))
        if upto < end:
            before = len(told)
            for at, events in self._pages[upto:end]:
                for event in events:
                    for what in self._reports_of(viewer, event):
                        told.append(LogEntry(len(told) + 1, at, what))
            self._upto[viewer] = end
            self._told_count += len(told) - before
        return told

    def _reports_of(self, viewer: Viewer, event: MatchEvent) -> Sequence[Report | Notice]:
        """Return what a viewer hears of an event, which may be nothing."""
        notice, ruleset = notice_of(event), self.state.opened.ruleset
        notices = () if notice is None else (notice,)
        if isinstance(event, SealedGameWentOn):
            breaches = [each for each in event.events if isinstance(each, BreachProved)]
            return (*notices, *breaches, *reports_to(ruleset, viewer, event.events))
        if not isinstance(event, GameWentOn):
            return notices
        # Told once and for all, so at no time of the day; the replay shows the field afterwards.
        events = without_fleets(event.events) if self.hidden_until else event.events
        return reports_to(ruleset, viewer, events)

    def end_damaged(self, refusal: Refusal) -> None:
        """Wake the listeners, so that they learn why the match cannot go on."""
        self.damaged = refusal
        for ears in [tuple(each) for each in self._callbacks.values()]:
            for ear in ears:
                ear()

    def hurry(self, seat: Seat, left: Milliseconds) -> None:
        """Warn a seat that its time is nearly out. This is said now or never, and not kept."""
        for hurried in tuple(self._callbacks[seat].values()):
            if hurried is not None:
                hurried(Hurry(seat, left))

    def listen(
        self, viewer: Viewer, ear: WakeCallback, hurried: HurryCallback | None = None
    ) -> None:
        """Call *ear* whenever *viewer* is told something, *hurried* with warnings."""
        self._tell_viewer(viewer)
        self._callbacks[viewer][ear] = hurried
        if viewer is not None:
            self._left_at.pop(viewer, None)

    def leave(self, viewer: Viewer, ear: WakeCallback, at: Milliseconds) -> None:
        """Stop calling *ear*; a seat whose last ear is gone is away from now on."""
        self._callbacks[viewer].pop(ear, None)
        self.audience.looked_at = at
        if viewer is not None and not self._callbacks[viewer]:
            self._left_at[viewer] = at

    @property
    def plays_alone(self) -> bool:
        """Whether only computers are left here, who rest when no viewer looks."""
        return self.audience.patience is not None and self.state.computers_alone

    def rests(self, now: Milliseconds) -> bool:
        """Whether computers that play alone wait for a viewer."""
        return self.plays_alone and not self.watched and self.audience.has_left(now)

    @property
    def watched(self) -> bool:
        """Whether the match has any listener."""
        return any(self._callbacks.values())

    def note_seen(self, seat: Seat, at: Milliseconds) -> None:
        """Note that a player has asked for something: a polling client is present, too."""
        self._seen_at[seat] = at

    def seen_within(self, span: Milliseconds, now: Milliseconds) -> bool:
        """Whether a player at the table has asked for something within *span*."""
        return any(now - at < span for at in self._seen_at.values())

    def is_listening(self, seat: Seat) -> bool:
        """Whether a client listens at a seat."""
        return bool(self._callbacks[seat])

    def is_present(self, seat: Seat, now: Milliseconds) -> bool:
        """Whether the player of a seat listens, or has asked for something within five minutes."""
        seen = self._seen_at.get(seat)
        return self.is_listening(seat) or (seen is not None and now - seen < ABSENT)

    def away_since(self, seat: Seat) -> Milliseconds:
        """Return the start of a seat's absence: the last listener or sign of life, if later.

        A process that has just taken the match up counts no earlier absence.
        """
        left = max(self._left_at.get(seat, 0), self._seen_at.get(seat, 0))
        return max(left, self.taken_up_at, self.state.moved_at, self.state.denied_at)


def next_card(live: LiveMatch, state: MatchState) -> Card:
    """The card of a match that has gone on; most of what it says stays as it was."""
    card = _next_card(live, state)
    if live.audience.patience is not None and state.computers_alone:
        # A viewer wakes them, and no round of the poller.
        return replace(card, due=None)
    return card


def _next_card(live: LiveMatch, state: MatchState) -> Card:
    if live.card is not None:
        card, before = live.card
        then, now = before.game.table, state.game.table
        if before.sitters is state.sitters and (then.phase, then.out) == (now.phase, now.out):
            awaited = () if card.phase == "open" else awaited_players(state)
            return replace(card, moved_at=state.moved_on, due=due_moment(state), awaited=awaited)
    return card_of(live.match, live.opened_at, state)


def fold_pages(
    match: MatchId, pages: Sequence[Page], tombstones: Collection[PlayerId] = ()
) -> LiveMatch:
    """The match that its pages make, or :class:`LogbookDamaged`."""
    live = _begin_match(match, pages, tombstones)
    for page in pages[1:]:
        apply_page(live, page)
    return live


async def fold_in_parts(
    match: MatchId, pages: Sequence[Page], tombstones: Collection[PlayerId]
) -> LiveMatch:
    """The same, while others have their turn."""
    live = _begin_match(match, pages, tombstones)
    for number, page in enumerate(pages[1:]):
        if number % PAGES_AT_ONCE == 0:
            await asyncio.sleep(0)
        apply_page(live, page)
    return live


def _begin_match(
    match: MatchId, pages: Sequence[Page], tombstones: Collection[PlayerId]
) -> LiveMatch:
    try:
        return LiveMatch(match, pages[0], tombstones)
    except LogbookDamaged:
        raise
    except Exception as error:
        raise _unreadable(match, 1, error) from error


def apply_page(live: LiveMatch, page: Page) -> None:
    """Apply a page that was read; a page that makes no sense is damage, even if sealed rightly."""
    try:
        foreseen = live.foresee(page)
    except LogbookDamaged:
        raise
    except Exception as error:
        raise _unreadable(live.match, page.seq, error) from error
    live.advance(page, *foreseen)


def _unreadable(match: MatchId, seq: int, error: Exception) -> LogbookDamaged:
    return LogbookDamaged("page/unreadable", match=match, seq=seq, reason=repr(error))
