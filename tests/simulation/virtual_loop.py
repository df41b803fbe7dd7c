"""An event loop whose time is only a number: an hour passes as soon as no task has work.

It has no sockets and no threads, so that everything in it happens in one order.
"""

import asyncio


class Becalmed(Exception):  # noqa: N818 -- It says what is the case.
    """All tasks wait, and no event is left that could wake one."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Asyncio as it is, with a clock that jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self._seconds = 0.0
        self._selector = self
        self._clock_resolution = 1e-6

    def time(self) -> float:
        """Seconds since this world began."""
        return self._seconds

    def select(self, timeout: float | None) -> list[object]:
        """Wait, that is to say, let the time pass."""
        if timeout is None:
            raise Becalmed
        self._seconds += timeout
        return []

    def _process_events(self, event_list: list[object]) -> None:
        """Do nothing: no task is connected to the outside."""

    def _write_to_self(self) -> None:
        """There is no other thread that could need waking."""
