"""A timer in shared memory: the thinking seat and its start, to detect a hung bot."""

from collections.abc import MutableSequence
from time import monotonic
from typing import Protocol

from seabattle.game import Seat


class ThinkTimer(Protocol):
    """A timer for the decisions of bots."""

    def begin(self, seat: Seat) -> None:
        """Note that a seat begins to think."""

    def end(self) -> None:
        """Note that it has answered."""


class _NoTimer:
    def begin(self, seat: Seat) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


NO_TIMER: ThinkTimer = _NoTimer()

IDLE = -1.0


class SharedThinkTimer:
    """A timer in shared memory of two processes: the seat, and when it began to think."""

    def __init__(self, memory: MutableSequence[float]) -> None:
        self._memory = memory

    def begin(self, seat: Seat) -> None:
        """Note that a seat begins to think."""
        # Write the seat first: a reader in between must not find another seat late.
        self._memory[1] = seat
        self._memory[0] = monotonic()

    def end(self) -> None:
        """Note that it has answered."""
        self._memory[0] = IDLE

    @property
    def seat(self) -> Seat:
        """The seat that is thinking, or was the last to think."""
        return Seat(int(self._memory[1]))

    @property
    def seconds(self) -> float:
        """How long the present decision has taken; zero when there is none."""
        started = self._memory[0]
        return 0.0 if started == IDLE else monotonic() - started
