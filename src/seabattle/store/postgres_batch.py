"""Many drafts in one transaction of PostgreSQL, whatever other nodes are writing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from seabattle.matches.port import (
    Kept,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Page,
    Repeated,
    Taken,
)
from seabattle.store.entry import (
    Draft,
    Entry,
    Tip,
    card_row,
    enter,
    fresh_tip,
    page_row,
    tip_of,
)
from seabattle.store.statement import ADD_PAGE, GET_UP, PUT_CARD, SIT_DOWN

if TYPE_CHECKING:
    import asyncpg

Outcome = Kept | Taken | Repeated | LogbookDamaged | LogbookFailed

LOCK_TIPS = """
SELECT match, seq, seal, body, proof FROM cards WHERE match = ANY($1::text[])
ORDER BY match FOR UPDATE
"""
"""Always in the same order, so that no two nodes wait for each other."""

KNOWN_OF_MANY = """
SELECT pages.match, pages.seq, pages.command, pages.at, pages.body
FROM unnest($1::text[], $2::text[]) AS asked (match, command)
JOIN pages ON pages.match = asked.match AND pages.command = asked.command
"""


class Batch:
    """Drafts on their way into one transaction."""

    def __init__(self, drafts: Sequence[Draft], *, again: bool = False) -> None:
        self._drafts = drafts
        self._again = again
        """Whether an earlier try may have been committed without our hearing of it."""
        self._tips: dict[MatchId, Tip | LogbookDamaged] = {}
        self._known: dict[tuple[MatchId, str], Page] = {}

    async def write(self, connection: "asyncpg.Connection[Any]") -> list[Outcome]:
        """Write what fits, and return when it is on disk."""
        async with connection.transaction(isolation="read_committed"):
            await self._look(connection)
            decided = [self._decide(draft) for draft in self._drafts]
            await _put(connection, [entry for entry in decided if isinstance(entry, Entry)])
        return [Kept() if isinstance(each, Entry) else each for each in decided]

    async def _look(self, connection: "asyncpg.Connection[Any]") -> None:
        """Lock the matches, and then see how far they are and which commands they know."""
        matches = sorted({draft.match for draft in self._drafts})
        for match, *card in await connection.fetch(LOCK_TIPS, matches):
            try:
                self._tips[match] = tip_of(match, *card)
            except LogbookDamaged as damaged:
                self._tips[match] = damaged
        asked = [draft.match for draft in self._drafts], [d.page.command for d in self._drafts]
        for match, *page in await connection.fetch(KNOWN_OF_MANY, *asked):
            self._known[match, page[1]] = Page(*page)

    def _decide(self, draft: Draft) -> Entry | Taken | Repeated | Kept | LogbookDamaged:
        known = self._known.get((draft.match, draft.page.command))
        if self._again and known == draft.page:
            return Kept()
        tip = self._tips.get(draft.match) or fresh_tip(draft.match)
        if isinstance(tip, LogbookDamaged):
            return tip
        try:
            entry = enter(draft, tip, known.seq if known else None)
        except LogbookDamaged as damaged:
            return damaged
        if isinstance(entry, Entry):
            self._tips[draft.match] = entry.tip
            self._known[draft.match, draft.page.command] = draft.page
        return entry


async def _put(connection: "asyncpg.Connection[Any]", entries: Sequence[Entry]) -> None:
    """Write entries; matches that are new to all nodes come in the same order everywhere."""
    entries = sorted(entries, key=lambda entry: entry.draft.match)
    last = {entry.draft.match: entry for entry in entries}
    if entries:
        await connection.executemany(ADD_PAGE, [page_row(entry) for entry in entries])
        await connection.executemany(PUT_CARD, [card_row(entry) for entry in last.values()])
    for entry in entries:
        match = entry.draft.match
        if entry.joined:
            await connection.executemany(SIT_DOWN, [(player, match) for player in entry.joined])
        if entry.left:
            await connection.executemany(GET_UP, [(player, match) for player in entry.left])
