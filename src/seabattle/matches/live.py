"""A match held in memory: its fold, everybody's views, and who listens."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from msgspec import json

from seabattle.game import Seat
from seabattle.matches.event import GameWentOn, Happened, MatchOpened
from seabattle.matches.port import Card, MatchId, Milliseconds, Page
from seabattle.matches.sitting import Sitting, gone_on, laid
from seabattle.matches.told import Hurry, Notice, Told, notice_of
from seabattle.records import Entry
from seabattle.views import View, Viewer, hear, new_view, report_to

Ear = Callable[[], None]
"""Called when there is something new; it must neither wait nor fail."""

Hurried = Callable[[Hurry], None]
"""Called when a time is nearly out; it must neither wait nor fail either."""

_read = json.Decoder(Happened).decode


class Live:
    """The latest that this process knows of a match."""

    def __init__(self, match: MatchId, first: Page) -> None:
        happened = _read(first.body)
        opened = happened.events[0]
        assert isinstance(opened, MatchOpened)
        self.match = match
        self.opened_at = first.at
        self.sitting: Sitting = laid(opened, first.at)
        self.journal: list[Entry] = []
        self.commands: dict[str, int] = {}
        self.card: tuple[Card, Sitting] | None = None
        """What the list was last told from here, and what was true then."""
        self.lock = asyncio.Lock()
        self.seq = 0
        ruleset = opened.ruleset
        viewers: list[Viewer] = [*(Seat(seat) for seat in range(ruleset.seats)), None]
        self._views = {viewer: (new_view(ruleset, viewer), 0) for viewer in viewers}
        """The last view that somebody asked for, and how much of what was told is in it."""
        self._told: dict[Viewer, list[Told]] = {viewer: [] for viewer in viewers}
        self._ears: dict[Viewer, dict[Ear, Hurried | None]] = {viewer: {} for viewer in viewers}
        self._left_at: dict[Seat, Milliseconds] = {}
        self.turn_page(first)

    def view(self, viewer: Viewer) -> View:
        """What a viewer knows of the game.

        It is grown when somebody asks: whoever listens hears what is told, and most views
        of most moments are never looked at.
        """
        view, upto = self._views[viewer]
        told = self._told[viewer]
        if upto < len(told):
            for each in told[upto:]:
                if not isinstance(each.what, Notice):
                    view = hear(view, each.what)
            self._views[viewer] = view, len(told)
        return view

    def told(self, viewer: Viewer, after: int = 0) -> Sequence[Told]:
        """What a viewer has been told beyond *after*."""
        return self._told[viewer][max(0, after) :]

    def heard(self, viewer: Viewer) -> int:
        """How many things a viewer has been told."""
        return len(self._told[viewer])

    def turn_page(self, page: Page) -> None:
        """Let a page happen, and tell everybody their part of it."""
        happened = _read(page.body)
        self.go_on(page, happened, gone_on(self.sitting, happened, page.at))

    def go_on(self, page: Page, happened: Happened, sitting: Sitting) -> None:
        """The same, when what it leads to is known already."""
        assert page.seq == self.seq + 1, (self.match, page.seq, self.seq)
        self.sitting = sitting
        self.seq = page.seq
        self.commands[page.command] = page.seq
        before = {viewer: len(told) for viewer, told in self._told.items()}
        for event in happened.events:
            if isinstance(event, GameWentOn):
                self.journal.append(Entry(event.command, event.events))
                self._report(event, page.at)
                continue
            notice = notice_of(event)
            if notice is not None:
                for told in self._told.values():
                    told.append(Told(len(told) + 1, page.at, notice))
        self._ring(before)

    def _report(self, played: GameWentOn, at: Milliseconds) -> None:
        ruleset = self.sitting.opened.ruleset
        for event in played.events:
            for viewer, told in self._told.items():
                report = report_to(ruleset, viewer, event)
                if report is not None:
                    told.append(Told(len(told) + 1, at, report))

    def _ring(self, before: Mapping[Viewer, int]) -> None:
        """Wake whoever has been told something, once for all that a page has brought."""
        for viewer, ears in self._ears.items():
            if ears and len(self._told[viewer]) > before[viewer]:
                for ear in tuple(ears):
                    ear()

    def hurry(self, seat: Seat, left: Milliseconds) -> None:
        """Warn a seat that its time is nearly out. This is said now or never, and not kept."""
        for hurried in tuple(self._ears[seat].values()):
            if hurried is not None:
                hurried(Hurry(seat, left))

    def listen(self, viewer: Viewer, ear: Ear, hurried: Hurried | None = None) -> None:
        """Have *ear* called whenever *viewer* is told something, *hurried* with warnings."""
        self._ears[viewer][ear] = hurried
        if viewer is not None:
            self._left_at.pop(viewer, None)

    def leave(self, viewer: Viewer, ear: Ear, at: Milliseconds) -> None:
        """Stop calling *ear*; a seat whose last ear is gone is away from now on."""
        self._ears[viewer].pop(ear, None)
        if viewer is not None and not self._ears[viewer]:
            self._left_at[viewer] = at

    @property
    def watched(self) -> bool:
        """Whether anybody listens."""
        return any(self._ears.values())

    def present(self, seat: Seat) -> bool:
        """Whether somebody listens at a seat."""
        return bool(self._ears[seat])

    def away_since(self, seat: Seat) -> Milliseconds:
        """Since when nobody listens here, or since the last sign of life if that was later."""
        left = self._left_at.get(seat, self.opened_at)
        return max(left, self.sitting.moved_at, self.sitting.denied_at)
