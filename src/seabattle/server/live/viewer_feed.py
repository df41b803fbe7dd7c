"""The messages to one viewer of a match in one language, made once for all who listen there.

Several sockets may show the same: two tabs of a player, or all spectators. Each report
is put into words once for them, and each view is made once, from the one before it.
"""

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.state import MatchState
from seabattle.matches.telling.notice import NOTICE_KINDS, LogEntry
from seabattle.matches.telling.storyteller import Storyteller, match_speaker
from seabattle.rules import Lang
from seabattle.speech.phrasebook import Phrasebook
from seabattle.speech.short_answer import Wording
from seabattle.views import Viewer
from seabattle.wire import (
    ChoiceCache,
    MatchInfo,
    ObstacleNumbers,
    ViewChanges,
    ViewParts,
    changes_between,
    view_parts_of,
)

KEPT = 8
"""The latest words that are kept for others who listen in the same place; at most twice as many."""


class ViewerFeed:
    """One place at a table, in one language or without words.

    It holds no match, so that it is gone as soon as the match is: the match is handed in.
    """

    def __init__(self, viewer: Viewer, lang: Lang | None) -> None:
        self._viewer = viewer
        self._lang = lang
        self._story: Storyteller | None = None
        self._wordings: dict[int, Wording] = {}
        self._phrases: Phrasebook | None = None
        self._choices = ChoiceCache()
        self._state: MatchState | None = None
        self._parts: ViewParts | None = None
        self._changes: tuple[ViewParts, ViewChanges] | None = None

    def wordings(self, live: LiveMatch, found: Sequence[LogEntry]) -> list[Wording]:
        """Things that were told one after the other, in words, by the names of their time."""
        assert self._lang is not None
        story, wordings, first = self._story, self._wordings, found[0].number
        if story is None or (first <= story.number and first not in wordings):
            # No listener has come so far yet, or one comes from long ago.
            story = self._story = Storyteller(self._lang, live.state.opened)
            wordings.clear()
            for told in live.messages_for(self._viewer)[: first - 1]:
                story.hear(told)
        # Others who listen in the same place may have been told some of it, or not all before it.
        new = found if story.number == first - 1 else live.messages_for(self._viewer, story.number)
        phrases = self._phrases
        for told in new:
            number, what = told.number, told.what
            if phrases and type(what) not in NOTICE_KINDS and story.speaks_like(phrases.speaker):
                # All players still have the same names.
                story.number = number
                wordings[number] = phrases.wording(what)  # type: ignore[arg-type]  # A report.
            else:
                wordings[number] = story.wording(told, self._viewer)
        said = [wordings[told.number] for told in found]
        if len(wordings) > 2 * KEPT:
            for number in [*wordings][:-KEPT]:
                del wordings[number]
        return said

    def view_parts(self, live: LiveMatch, company: Callable[[], MatchInfo]) -> ViewParts:
        """Return the parts of the view as the game stands now."""
        state, before = live.state, self._parts
        known = self._state
        if before is not None and state is known:
            return before
        if known is None or known.sitters is not state.sitters:
            speaker = match_speaker(live, self._lang) if self._lang else None
            self._phrases = None if speaker is None else Phrasebook(speaker, self._viewer)
            self._choices = ChoiceCache(self._phrases)
            before = None
        view, number = live.latest_view(self._viewer)
        self._parts = view_parts_of(
            view,
            number,
            before.company if before and known and _same_agreements(known, state) else company(),
            self._choices,
            before,
        )
        self._state, self._changes = state, None
        return self._parts

    @property
    def phrases(self) -> Phrasebook | None:
        """The phrasebook of the last view."""
        return self._phrases

    def changes(self, before: ViewParts, sent: ObstacleNumbers) -> ViewChanges:
        """Return the changes since an earlier view, with the reasons that are not in *sent*."""
        assert self._parts is not None
        if self._viewer is not None:
            return changes_between(before, self._parts, sent)
        # Many may watch, and spectators have no options: all are sent the same.
        if self._changes is None or self._changes[0] is not before:
            self._changes = before, changes_between(before, self._parts)
        return self._changes[1]


def _same_agreements(before: MatchState, after: MatchState) -> bool:
    """Whether all public facts beside the game, its clocks apart, are as they were."""
    return (
        before.offers == after.offers
        and before.rematch == after.rematch
        and before.following == after.following
        and before.commitments is after.commitments
        and before.deadline == after.deadline
        and (before.game is after.game or not after.opened.sealed)
        and before.shown == after.shown
        and before.pause_offer == after.pause_offer
        and before.paused_until == after.paused_until
    )


class FeedCache:
    """The feeds of all matches that this process holds; they are gone with their match."""

    def __init__(self) -> None:
        self._by_match: WeakKeyDictionary[
            LiveMatch, dict[tuple[Viewer, Lang | None], ViewerFeed]
        ] = WeakKeyDictionary()

    def of(self, live: LiveMatch, viewer: Viewer, lang: Lang | None) -> ViewerFeed:
        """The feed of one place at a table."""
        feeds = self._by_match.setdefault(live, {})
        feed = feeds.get((viewer, lang))
        if feed is None:
            feed = feeds[viewer, lang] = ViewerFeed(viewer, lang)
        return feed


FEEDS = FeedCache()
"""The feeds of this process: a match is held once in it."""
