"""Tallies of a sweep: how many ships of each class have begun, as one number.

A tally is a number in mixed radix, one digit per class; sets of tallies are the
bits of a Python integer.
"""

from collections.abc import Sequence

from seabattle.beliefs.limits import ProblemTooLarge

MOST_TALLIES = 1 << 15
"""A fleet of more classes and ships than this many tallies is not swept."""


class Tallies:
    """All the tallies of a fleet with *counts* ships per class."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = tuple(counts)
        self.strides: list[int] = []
        self.size = 1
        for count in counts:
            self.strides.append(self.size)
            self.size *= count + 1
            if self.size > MOST_TALLIES:
                raise ProblemTooLarge(f"the fleet can be begun in more than {MOST_TALLIES} ways")
        self.everything = (1 << self.size) - 1
        self.begun = [self._begun_sets(kin) for kin in range(len(self.counts))]
        """For each class and number n, the tallies with at least n ships begun."""

    def tallies_with_room(self, kin: int) -> int:
        """Give the tallies that leave a ship of class *kin* to begin."""
        return self.everything & ~self.begun[kin][self.counts[kin]]

    def missing_cells(self, sizes: Sequence[int]) -> list[int]:
        """Say for every tally how many cells the ships yet to begin need."""
        left = [0]
        for count, size in zip(self.counts, sizes, strict=True):
            left = [cells + (count - n) * size for n in range(count + 1) for cells in left]
        return left

    def _begun_sets(self, kin: int) -> list[int]:
        stride, count = self.strides[kin], self.counts[kin]
        period = stride * (count + 1)
        every = self.everything // ((1 << period) - 1)
        return [(((1 << period) - 1) ^ ((1 << (stride * n)) - 1)) * every for n in range(count + 1)]


def tallies_where(holds: Sequence[bool]) -> int:
    """Turn a yes or no for every tally into the set of those with a yes."""
    return int("".join("1" if yes else "0" for yes in reversed(holds)), 2)
