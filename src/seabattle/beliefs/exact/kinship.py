"""Ship classes that are interchangeable, because no report tells them apart.

A cruiser and a submarine of three cells, neither of them reported by name, have
the same candidates. The sweep then counts them as one class, and each fleet it
finds stands for every way of naming its ships.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb, prod

from seabattle.beliefs.exact.reduction import OpenPlacement, Reduction


@dataclass(frozen=True)
class Kin:
    """Classes with the same candidates, swept as one."""

    members: tuple[tuple[OpenPlacement, ...], ...]
    """The candidates of each class, in the same order."""

    counts: tuple[int, ...]
    """How many ships each class has left to place."""

    @cached_property
    def count(self) -> int:
        """How many ships the classes have together."""
        return sum(self.counts)

    @cached_property
    def namings(self) -> int:
        """The number of ways to name the ships once they lie."""
        return namings(self.counts)


def kin_of(reduction: Reduction) -> tuple[Kin, ...]:
    """Gather the classes that still have ships to place by their candidates."""
    by_class: dict[int, list[OpenPlacement]] = {}
    for option in reduction.open:
        by_class.setdefault(option.ship_class, []).append(option)
    alike: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for number, options in by_class.items():
        alike.setdefault(tuple((o.cells, o.blocked) for o in options), []).append(number)
    return tuple(
        Kin(
            tuple(tuple(by_class[number]) for number in numbers),
            tuple(reduction.counts[number] for number in numbers),
        )
        for numbers in alike.values()
    )


def namings(counts: Sequence[int]) -> int:
    """Count the ways to deal the names of *counts* ships per class to the ships."""
    return prod(comb(sum(counts[: i + 1]), count) for i, count in enumerate(counts))


def deal_names(counts: Sequence[int], number: int) -> list[int]:
    """Deal the names in the way called *number*: for each ship, which class it is of."""
    if len(counts) == 1:
        return [0] * counts[0]
    left = list(counts)
    dealt: list[int] = []
    while any(left):
        for member, count in enumerate(left):
            if not count:
                continue
            left[member] -= 1
            ways = namings(left)
            if number < ways:
                dealt.append(member)
                break
            number -= ways
            left[member] += 1
    return dealt
