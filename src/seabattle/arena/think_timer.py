"""A timer in shared memory: who is thinking, and since when, so that a hung bot is noticed."""

from collections.abc import MutableSequence
from time import monotonic
from typing import Protocol

from seabattle.game import Seat


class ThinkTimer(Protocol):
    """Somebody who looks at the clock while bots think."""

    def begin(self, seat: Seat) -> None:
        """A seat begins to think."""

    def end(self) -> None:
        """It has answered."""


class _NoTimer:
    def begin(self, seat: Seat) -> None:
        """Nobody cares."""

    def end(self) -> None:
        """Nobody cares."""


NO_TIMER: ThinkTimer = _NoTimer()

IDLE = -1.0


class SharedThinkTimer:
    """A watch that lies in memory two processes share: the seat, and when it began."""

    def __init__(self, memory: MutableSequence[float]) -> None:
        self._memory = memory

    def begin(self, seat: Seat) -> None:
        """A seat begins to think."""
        # The seat first: whoever looks in between sees nobody late.
        self._memory[1] = seat
        self._memory[0] = monotonic()

    def end(self) -> None:
        """It has answered."""
        self._memory[0] = IDLE

    @property
    def seat(self) -> Seat:
        """Who is thinking, or was the last to think."""
        return Seat(int(self._memory[1]))

    @property
    def seconds(self) -> float:
        """How long the present decision has taken; nothing when there is none."""
        started = self._memory[0]
        return 0.0 if started == IDLE else monotonic() - started
