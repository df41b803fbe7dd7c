"""Random generators, passed in by the caller.

The rules have no randomness of their own. A :class:`random.Random` is a :class:`Dice`, and
so is the fixed generator below.
"""

from typing import Any, Protocol


class Dice(Protocol):
    """A random generator: the part of :class:`random.Random` that the rules use."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, not including, *stop*."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into another order."""
        ...


class FixedDice:
    """Dice that fall the same way on every machine: a linear congruential generator."""

    def __init__(self, seed: int = 1) -> None:
        self._state = seed

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, not including, *stop*."""
        # Knuth's MMIX generator; its high bits are good enough to stir a list.
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        return (self._state >> 33) % stop

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into another order."""
        for index in range(len(x) - 1, 0, -1):
            other = self.randrange(index + 1)
            x[index], x[other] = x[other], x[index]
