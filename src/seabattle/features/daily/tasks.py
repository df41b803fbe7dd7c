"""Draws the sea of tomorrow soon after midnight UTC, whether anybody looks or not.

So its hash is public a whole day ahead. Every node does it: the first field that is kept is
the field, and all draw the same one (idempotent).
"""

import asyncio
import logging
from functools import partial

from seabattle.features.daily.daily_sea import DAILY_VARIANTS, day_after, day_of
from seabattle.features.daily.operations import DAILY, draw_field, find_or_draw_sea
from seabattle.features.daily.state import DAILY_SEAS
from seabattle.matches.port import LogbookFailed
from seabattle.rules import Ship
from seabattle.server.http.context import ServerContext
from seabattle.server.work.worker_pool import PoolBusy
from seabattle.server.work.worker_process import WorkFailed

FIRST_SECONDS = 60.0
"""Seconds until a server that has just started looks for seas that are missing."""

EVERY_SECONDS = 60.0

log = logging.getLogger("seabattle.server")


async def draw_forever(context: ServerContext) -> None:
    """Look once a minute whether the seas of today and tomorrow are there."""
    pause = FIRST_SECONDS
    while True:
        await asyncio.sleep(pause)
        pause = EVERY_SECONDS
        try:
            await draw_ahead(context)
        except (LogbookFailed, PoolBusy, WorkFailed) as failed:
            log.warning("daily sea not drawn, tried again: %s", type(failed).__name__)


async def draw_ahead(context: ServerContext) -> None:
    """Draw what is missing of today's and tomorrow's seas."""
    keys = context.service.key_deriver
    today = day_of(context.service.watch.date())

    async def draw(variant: str, seed: int) -> tuple[Ship, ...]:
        pool = context.workers.pool(DAILY.lane)
        task = partial(draw_field, variant, seed)
        return (await pool.run_prepared("", lambda _: task)).result()

    for day in (today, day_after(today)):
        for variant in DAILY_VARIANTS:
            await find_or_draw_sea(DAILY_SEAS.of(context), keys, day, variant, draw)
