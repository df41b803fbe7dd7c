"""How long the event loop of a server was busy at a time, in processor seconds of its thread.

A busy machine makes everything late and nothing costly, so the clock on the wall is not asked.
"""

import threading
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import contextmanager


class LoopMeter:
    """The longest that one callback has kept a loop busy since the last look."""

    def __init__(self, thread: int) -> None:
        self._thread = thread
        self.longest = 0.0
        self.culprit = ""

    def note(self, handle: Handle, seconds: float) -> None:
        """Note a callback that has run in some thread."""
        if threading.get_ident() == self._thread and seconds > self.longest:
            self.longest, self.culprit = seconds, repr(handle)

    def reset(self) -> None:
        """Look anew."""
        self.longest, self.culprit = 0.0, ""


@contextmanager
def meter_loop(thread: int) -> Iterator[LoopMeter]:
    """Measure the loop that runs in a thread, as long as it is wanted."""
    meter, honest = LoopMeter(thread), Handle._run

    def run(self: Handle) -> None:
        began = time.thread_time()
        try:
            honest(self)
        finally:
            meter.note(self, time.thread_time() - began)

    Handle._run = run  # type: ignore[method-assign]
    try:
        yield meter
    finally:
        Handle._run = honest  # type: ignore[method-assign]
