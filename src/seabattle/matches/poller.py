"""Polling of the logbook, so that a lost notification or a dead process stops no match.

A bell notification may be lost, and the process that should have moved for a bot or looked at a
clock may have died. Polling finds both in its next round, because the logbook knows everything.
"""

import asyncio
import logging
from itertools import count

from seabattle.matches.port import LogbookFailed
from seabattle.matches.service import Service

log = logging.getLogger("seabattle.matches")


class Poller:
    """One process's rounds through the matches."""

    def __init__(self, service: Service, *, every: float = 1.0, reading: int = 1) -> None:
        """*every* is how many seconds lie between two rounds; at each *reading*-th it reads on.

        Where no other process writes there is seldom anything to read.
        """
        self._service = service
        self._every = every
        self._reading = reading
        self._rounds = count()

    async def poll_forever(self) -> None:
        """Poll until the task is cancelled."""
        while True:
            try:
                await self.poll_once()
            except LogbookFailed:
                log.warning("logbook unreachable while polling, will retry")
            except Exception:
                log.exception("polling failed")
            await asyncio.sleep(self._every)

    async def poll_once(self) -> None:
        """Look after what is due, and read what the bell did not tell."""
        await self._service.resume_due_matches(self._service.watch.now())
        if next(self._rounds) % self._reading == 0:
            await self._service.poll_watched_matches()
