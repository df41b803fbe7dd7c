"""Group commit: pages that are written in one transaction, whichever database keeps them."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from seabattle.matches.port import (
    Kept,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Page,
    Repeated,
    Taken,
)
from seabattle.store.pending_page import ChainedPage, PendingPage, Tip, chain_page, new_tip, tip_of

Answer = Kept | Taken | Repeated
AppendOutcome = Answer | LogbookDamaged | LogbookFailed

LARGEST_BATCH = 512


class PendingAppend(Struct, frozen=True, eq=False):
    """A pending page on its way to disk, and who waits for the answer."""

    pending: PendingPage
    answer: "asyncio.Future[Answer]"


class Batch:
    """How far the matches of some pages are, and what becomes of each page."""

    def __init__(self, pages: Sequence[PendingPage], *, again: bool = False) -> None:
        self.pages = pages
        self._again = again
        """Whether an earlier try may have been committed without our hearing of it."""
        self._tips: dict[MatchId, Tip | LogbookDamaged] = {}
        self._known: dict[tuple[MatchId, str], int | Page] = {}

    @property
    def matches(self) -> list[MatchId]:
        """The matches, each once, always in the same order."""
        return sorted({pending.match for pending in self.pages})

    def recall(self, tips: Mapping[MatchId, Tip]) -> None:
        """Take down how far some matches are known to be."""
        self._tips.update(tips)

    def note_tips(self, cards: Iterable[Sequence[Any]]) -> None:
        """Take down what the cards of the matches say."""
        for match, *card in cards:
            try:
                self._tips[match] = tip_of(match, *card)
            except LogbookDamaged as damaged:
                self._tips[match] = damaged

    def note_known_command(self, match: MatchId, command: str, page: int | Page) -> None:
        """Take down that a command was carried out before: its page, or the number of it."""
        self._known[match, command] = page

    def decide_all(self) -> list[ChainedPage | AppendOutcome]:
        """What becomes of each page: an entry that is to be written, or an answer."""
        return [self._decide(pending) for pending in self.pages]

    def _decide(self, pending: PendingPage) -> ChainedPage | AppendOutcome:
        known = self._known.get((pending.match, pending.page.command))
        if self._again and known == pending.page:
            return Kept()
        tip = self._tips.get(pending.match) or new_tip(pending.match)
        if isinstance(tip, LogbookDamaged):
            return tip
        try:
            entry = chain_page(pending, tip, known.seq if isinstance(known, Page) else known)
        except LogbookDamaged as damaged:
            return damaged
        if isinstance(entry, ChainedPage):
            self._tips[pending.match] = entry.tip
            self._known[pending.match, pending.page.command] = pending.page
        return entry


def entries_of(decided: Iterable[ChainedPage | AppendOutcome]) -> list[ChainedPage]:
    """What is to be written; matches that are new to all nodes come in the same order."""
    found = [each for each in decided if isinstance(each, ChainedPage)]
    return sorted(found, key=lambda entry: entry.pending.match)


def answers_to(decided: Iterable[ChainedPage | AppendOutcome]) -> list[AppendOutcome]:
    """What is answered once everything is on disk."""
    return [Kept() if isinstance(each, ChainedPage) else each for each in decided]


def answer_all(answers: Iterable[tuple[PendingAppend, AppendOutcome]]) -> None:
    """Tell each who waits what became of the page."""
    for order, outcome in answers:
        if order.answer.done():
            continue
        if isinstance(outcome, Exception):
            order.answer.set_exception(outcome)
        else:
            order.answer.set_result(outcome)
