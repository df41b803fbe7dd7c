"""Walks round every now and then, so that nothing hangs on a bell or on a process that died.

A stroke of the bell may be lost, and whoever should have moved for a bot or looked at a
clock may be gone. Both are found on the next round: the logbook knows everything.
"""

import asyncio
import logging

from seabattle.matches.port import LogbookFailed
from seabattle.matches.service import Service

log = logging.getLogger("seabattle.matches")


class Patrol:
    """One process's rounds through the matches."""

    def __init__(self, service: Service, *, every: float = 1.0) -> None:
        """*every* is how many seconds lie between two rounds."""
        self._service = service
        self._every = every

    async def walk(self) -> None:
        """Go round and round, until somebody cancels it."""
        while True:
            try:
                await self.go_round()
            except LogbookFailed:
                log.warning("the logbook did not answer; the next round will tell more")
            await asyncio.sleep(self._every)

    async def go_round(self) -> None:
        """Look after what is due, and read what the bell did not tell."""
        await self._service.look_after(self._service.watch.now())
        await self._service.look_round()
