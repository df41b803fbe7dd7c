"""Background tasks that run until they are cancelled."""

import asyncio
import logging
from typing import Any

log = logging.getLogger("seabattle.matches")

AGAIN_SECONDS = 0.5
"""Until a task that has not ended is told once more."""


async def cancel_tasks(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks until all have ended; one that had failed is logged, and blocks no other.

    Once is not enough: ``asyncio.wait_for`` of Python 3.11, which libraries use, forgets a
    cancellation that comes at the moment at which what it waits for is there (a race).
    """
    running = {each for each in tasks if not each.done()}
    while running:
        for each in running:
            each.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN_SECONDS)
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            log.warning("background task failed", exc_info=outcome)
