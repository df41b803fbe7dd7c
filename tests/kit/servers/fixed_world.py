"""A process whose clock stands still and whose random bytes are the same in every run."""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import shake_256
from typing import TypeVar
from unittest.mock import patch

from seabattle.features.daily import tasks
from seabattle.records import codec
from seabattle.server.work.worker_process import Finished, WorkerProcess, WorkLimit
from seabattle.store import watch

R = TypeVar("R")

LATER = 3600.0
"""Seconds until the daily seas are drawn ahead: no recording takes that long."""

RELEASE = "0.1.0"
"""The release that wrote the records, so that the next one does not change the examples."""

START = 1_767_258_000
"""1 January 2026, 9:00 UTC, in seconds."""


class FixedClock:
    """A clock that moves only when the script says so."""

    def __init__(self) -> None:
        self.seconds = float(START)

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.seconds


class FixedBytes:
    """Random bytes that depend on the calling function and on how often it has asked.

    A background task that draws once more or once less does not move what others draw.
    """

    def __init__(self) -> None:
        self._drawn: Counter[str] = Counter()

    def __call__(self, count: int) -> bytes:
        """Bytes for the caller, in place of ``os.urandom``."""
        frame = sys._getframe(1)
        while frame.f_back and frame.f_globals.get("__name__") in {"random", "secrets"}:
            frame = frame.f_back
        caller = f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}"
        self._drawn[caller] += 1
        return shake_256(f"{caller} {self._drawn[caller]}".encode()).digest(count)


def work_here(_process: WorkerProcess, _limit: WorkLimit, task: Callable[[], R]) -> Finished[R]:
    """Have a piece of work done in this process, which draws the fixed bytes."""
    try:
        return Finished(0.0, task())
    except Exception as error:  # noqa: BLE001 -- It is raised where the work is awaited.
        return Finished(0.0, error=error)


@contextmanager
def fix_world() -> Iterator[FixedClock]:
    """Put a clock and random bytes of our own in place of the machine's, for this process."""
    clock = FixedClock()
    clocks = watch.MachineClocks(wall=clock, steady=clock)
    with (
        patch.object(random, "_urandom", FixedBytes()),
        patch.object(watch, "MachineClocks", lambda: clocks),
        patch.object(WorkerProcess, "run", work_here),
        patch.object(codec, "__version__", RELEASE),
        patch.object(tasks, "FIRST_SECONDS", LATER),
    ):
        yield clock
