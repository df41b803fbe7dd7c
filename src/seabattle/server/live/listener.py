"""A subscription to a match: what one reader has been sent, and what is still to come.

This is back-pressure without a queue that could overflow. What a viewer was told is
kept with the match anyway, so a listener is a number, and one that falls too far behind
is sent away to come back with it.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import UNSET

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.notice import Hurry, LogEntry
from seabattle.matches.telling.notice_text import say_notice
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import Lang
from seabattle.server.http.access_control import REVOKED, Dismissal, OpenConnection
from seabattle.server.http.api_refusal import Denied, TooOften
from seabattle.server.http.context import ServerContext
from seabattle.server.http.visitor import Visitor
from seabattle.server.live.viewer_feed import FEEDS
from seabattle.views import Viewer
from seabattle.wire import (
    Clocks,
    HurryMessage,
    MatchInfo,
    ObstacleNumbers,
    ToldMessage,
    ViewChanges,
    ViewMessage,
    ViewParts,
    clocks_of,
    hurry_message,
    whole_view,
)

MOST_BEHIND = 64
"""Messages that a reader may be behind."""


class Listener:
    """One reader of one match, in the place of its seat or as a spectator."""

    def __init__(
        self,
        context: ServerContext,
        live: LiveMatch,
        visitor: Visitor | None,
        lang: Lang | None = None,
    ) -> None:
        self._context = context
        self._lang = lang
        self.live = live
        self._player = visitor.player if visitor else None
        self._wake = asyncio.Event()
        self.at_once: Callable[[], bool] | None = None
        """Called when there is something new; whether the reader has been sent it."""
        self.slow: Callable[[], None] | None = None
        """Called when the reader has fallen too far behind."""
        self.dismissal: Dismissal | None = None
        """The reason to send the reader away: the session is revoked, or the match is gone."""
        self._warnings: list[Hurry] = []
        self.sent = 0
        self._sitters = live.state.sitters
        self._timed = live.state.opened.clock.runs
        self.viewer: Viewer = live.state.seat_of(self._player)
        self._feed = FEEDS.of(live, self.viewer, lang)
        self._parts: ViewParts | None = None
        """The view that the reader was last shown."""
        self._obstacle_numbers = ObstacleNumbers()
        live.listen(self.viewer, self._ring, self._hurry)

    def _ring(self) -> None:
        if self.at_once is not None and self.at_once():
            return
        self._wake.set()
        if self.slow is not None and self.behind > MOST_BEHIND:
            self.slow()

    def _hurry(self, warning: Hurry) -> None:
        self._warnings = [warning]
        self._wake.set()

    def warnings(self) -> list[HurryMessage]:
        """Warnings that the reader has not been given; they have no number, and are not kept."""
        if not self._warnings:
            return []
        found, self._warnings = self._warnings, []
        speaker = match_speaker(self.live, self._lang) if self._lang else None
        return [
            hurry_message(each, (say_notice(speaker, each, self.viewer),) if speaker else UNSET)
            for each in found
        ]

    def wake(self) -> None:
        """Wake the reader, to check whether there is something to do."""
        self._wake.set()

    def dismiss(self, dismissal: Dismissal = REVOKED) -> None:
        """Send the reader away."""
        self.dismissal = dismissal
        self._wake.set()

    def leave(self) -> None:
        """Stop listening."""
        self.live.leave(self.viewer, self._ring, self._context.service.watch.now())

    @property
    def behind(self) -> int:
        """Number of entries that the reader has been told and not yet been sent."""
        return self.live.message_count(self.viewer) - self.sent

    async def wait_for_news(self) -> None:
        """Wait until there is something new."""
        await self._wake.wait()
        self._wake.clear()

    def follow_seat(self) -> bool:
        """Whether the reader has sat down or stood up; from then on others are their numbers."""
        sitters = self.live.state.sitters
        if sitters is self._sitters:
            return False
        self._sitters = sitters
        viewer = self.live.state.seat_of(self._player)
        if viewer == self.viewer:
            return False
        self.leave()
        self.viewer = viewer
        self._feed = FEEDS.of(self.live, viewer, self._lang)
        self._parts = None
        self.live.listen(viewer, self._ring, self._hurry)
        return True

    def view(self) -> ViewMessage:
        """Everything the reader knows; what comes next goes on from there."""
        parts = self._parts = self._feed.view_parts(self.live, self._company)
        self.sent = parts.number
        self._obstacle_numbers = ObstacleNumbers()
        return whole_view(parts, self._company(), self._feed.phrases)

    def changes(self) -> ViewChanges | ViewMessage:
        """Return the changes of the reader's view, or the whole view if they do not suffice."""
        before = self._parts
        if before is None:
            return self.view()
        now = self._parts = self._feed.view_parts(self.live, self._company)
        # With other names at the table everything is said in other words.
        if now.company is not before.company and now.company.sitters != before.company.sitters:
            return self.view()
        return self._feed.changes(before, self._obstacle_numbers)

    def _company(self) -> MatchInfo:
        return self._context.match_info(self.live)

    def news(self) -> list[ToldMessage]:
        """Return the entries told since the last call; the last of them with the clocks."""
        found: Sequence[LogEntry] = self.live.messages_for(self.viewer, self.sent)
        if not found:
            return []
        last = self.sent = self.sent + len(found)
        clock = self._clocks() if self._timed else None
        if self._lang is None:
            return [
                ToldMessage(told.number, told.at, told.what, clock if told.number == last else None)
                for told in found
            ]
        return [
            ToldMessage(
                told.number,
                told.at,
                told.what,
                clock if told.number == last else None,
                words.said,
                UNSET if words.short is None else words.short,
            )
            for told, words in zip(found, self._feed.wordings(self.live, found), strict=True)
        ]

    def _clocks(self) -> Clocks | None:
        service, state = self._context.service, self.live.state
        return clocks_of(state, service.watch.now(), service.elapsed_time(self.live))


def check_room(context: ServerContext, address: str) -> None:
    """Refuse a client whose address has too many listeners already."""
    if context.listeners[address] >= context.settings.limits.sockets:
        raise Denied(TooOften(60))


@contextmanager
def open_listener(
    context: ServerContext,
    live: LiveMatch,
    visitor: Visitor | None,
    address: str,
    lang: Lang | None = None,
) -> Iterator[Listener]:
    """A listener, counted as long as it listens."""
    listener = Listener(context, live, visitor, lang)
    context.listeners[address] += 1
    context.on_close.add(listener.wake)
    context.metrics.listeners.inc()
    source = OpenConnection(
        live.match,
        address,
        visitor.player if visitor else None,
        visitor.session if visitor else None,
        listener.dismiss,
    )
    try:
        with (
            context.access.stay_open(source),
            context.token_listeners.listen_with(
                visitor.token if visitor else None, listener.dismiss
            ),
        ):
            yield listener
    finally:
        listener.leave()
        context.on_close.discard(listener.wake)
        context.listeners[address] -= 1
        if not context.listeners[address]:
            del context.listeners[address]
        context.metrics.listeners.dec()
