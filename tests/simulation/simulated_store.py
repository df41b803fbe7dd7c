"""A logbook in memory that behaves as badly as a database in another room."""

import asyncio
from collections.abc import Mapping, Sequence

from kit.stores.memory_logbook import MemoryLogbook
from seabattle.matches.port import (
    Card,
    Kept,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Page,
    Repeated,
    Taken,
)
from seabattle.matches.sealed.proof_desk import MemoryPlacingStore
from simulation.world import World

PATIENCE = 0.5
"""Seconds after which callers stop waiting for the logbook."""


class SimulatedStore(MemoryLogbook):
    """What is written stays; whether it was written is not always said."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self.away = False
        self.placings = MemoryPlacingStore()
        """The proofs of sealed fields, which all nodes share."""
        self.asked_at: dict[MatchId, list[float]] = {}
        """When each page was made, in true time."""

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page, or fail before, or after."""
        asked = self._world.now
        await self._travel(self._world.weather.unwritten)
        kept = self.write(match, page, card)
        if isinstance(kept, Kept):
            self.asked_at.setdefault(match, []).append(asked)
            self._world.tally.pages += 1
            self._world.note("page", match, page)
        await self._travel(self._world.weather.unsaid)
        return kept

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages beyond *after*, as they were when the question arrived."""
        await self._travel(self._world.weather.unread)
        self.check(match)
        found = self.kept.get(match, [])[after:]
        await self._travel(0)
        return found

    async def newer(self, known: Mapping[MatchId, int]) -> Sequence[MatchId]:
        """Those that have more pages, as it was when the question arrived."""
        await self._travel(self._world.weather.unread)
        found = await super().newer(known)
        await self._travel(0)
        return found

    async def due(self, before: Milliseconds, limit: int = 1000) -> Sequence[MatchId]:
        """The matches that are due."""
        await self._travel(self._world.weather.unread)
        return await super().due(before, limit)

    async def _travel(self, failing: float) -> None:
        world = self._world
        await world.sleep(0.0001, world.weather.disk)
        if self.away:
            await asyncio.sleep(PATIENCE)
        if self.away or world.happens(failing):
            world.tally.failures += 1
            raise LogbookFailed
