"""A worker pool: processes for CPU-heavy work, so that the event loop is not blocked."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.game import SeatCommand
from seabattle.views import View

P = ParamSpec("P")
R = TypeVar("R")

NICE = 5


class WorkerPool:
    """A pool of processes, opened with the first work."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have *task* done; a pool that somebody has broken is replaced once.

        Raises :class:`BrokenProcessPool` when the next one breaks, too.
        """
        pool = self._open_pool()
        try:
            return await _run_in_pool(pool, task, *args, **kwargs)
        except BrokenProcessPool:
            # Whoever else was at work there may have opened the next one already.
            if self._pool is pool:
                self.close()
            return await _run_in_pool(self._open_pool(), task, *args, **kwargs)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forked children would share our sockets and the store's threads.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_init_worker
            )
        return self._pool

    def close(self) -> None:
        """Send everybody home; work that has begun is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class PoolThinker:
    """Moves for the computer's seats, worked out in the worker pool."""

    def __init__(self, workers: WorkerPool, seconds: float = 60.0) -> None:
        self._worker_pool = workers
        self._seconds = seconds

    async def move(self, bot: str, seed: int, view: View) -> SeatCommand:
        """What the bot of that name does with its view."""
        async with asyncio.timeout(self._seconds):
            return await self._worker_pool.work(_choose_move, bot, seed, view)


async def _run_in_pool(
    pool: ProcessPoolExecutor, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs
) -> R:
    return await asyncio.wrap_future(pool.submit(task, *args, **kwargs))


def _init_worker() -> None:
    """Leave the keyboard to the parent, and the processor to whoever serves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICE)


def _choose_move(bot: str, seed: int, view: View) -> SeatCommand:
    return ask_bot(find_bot(bot)(seed), view)
