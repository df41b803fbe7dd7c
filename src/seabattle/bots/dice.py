"""Random numbers of bots: seeded for every decision, and the same on every machine.

A bot's command is a function of its view and its seed. So the dice for a decision are
seeded by the bot's seed and the length of the seat's log, without state from earlier
decisions.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from seabattle.beliefs.splitmix import SplitMix
from seabattle.views import View

T = TypeVar("T")


class BotDice(SplitMix):
    """Random choices out of one stream of integers."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, not including, *stop*."""
        return self.below(stop)

    def chance(self, once: int, out_of: int) -> bool:
        """Whether something happens that happens *once* *out_of* so many times."""
        return self.below(out_of) < once

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, x: list[Any], /) -> None:
        """Put a list into another order."""
        for index in range(len(x) - 1, 0, -1):
            other = self.below(index + 1)
            x[index], x[other] = x[other], x[index]

    def sample(self, things: Sequence[T], number: int) -> list[T]:
        """So many different ones of the things."""
        stirred = list(things)
        for index in range(number):
            other = index + self.below(len(stirred) - index)
            stirred[index], stirred[other] = stirred[other], stirred[index]
        return stirred[:number]


def dice_for(view: View, seed: int) -> BotDice:
    """The dice of a seat for its present decision."""
    seat = -1 if view.seat is None else view.seat
    # Large odd numbers keep neighbouring seeds, seats and moments far apart in the stream.
    return BotDice(
        seed * 0xD1342543DE82EF95 + len(view.log) * 0xDA942042E4DD58B5 + seat * 0x2545F4914F6CDD1D
    )
