"""A list of weighted fleets in compact arrays."""

from array import array
from dataclasses import dataclass

TOP_WEIGHT = 1 << 20
"""The weight of the heaviest drawn fleet."""


@dataclass(frozen=True, slots=True)
class Fleets:
    """Fleets of one problem, each with a weight in whole numbers."""

    ships: int
    """How many ships each fleet has."""

    berths: "array[int]"
    """The berths of the first fleet, ascending, then those of the next."""

    weights: "array[int]"

    estimate: float
    """The number of fleets of the problem they were made for: exact when they
    were listed, else as far as the draws tell."""

    def __len__(self) -> int:
        return len(self.weights)

    def __getitem__(self, number: int) -> tuple[int, ...]:
        return tuple(self.berths[number * self.ships : (number + 1) * self.ships])

    @property
    def weight(self) -> int:
        """The weight of all."""
        return sum(self.weights)

    @property
    def effective(self) -> float:
        """The number of equally likely draws that would tell as much."""
        squares = sum(weight * weight for weight in self.weights)
        return self.weight**2 / squares if squares else 0.0


def fleets_of(ships: int, fleets: list[tuple[int, ...]], estimate: float) -> Fleets:
    """Gather fleets that all count the same."""
    berths = array("H", [berth for fleet in fleets for berth in sorted(fleet)])
    return Fleets(ships, berths, array("Q", [1]) * len(fleets), estimate)
