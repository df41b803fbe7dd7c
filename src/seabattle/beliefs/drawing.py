"""Fleets drawn at random, with weights.

The ships that cover the struck cells come first, then the others class by
class, each in one of the berths still free. A fleet weighs the product of the
numbers of choices, divided by r! where r ships of one class were placed freely:
they could have come in any order. The weighted fleets then stand for all.
"""

from array import array

from seabattle.beliefs.chance import Chance
from seabattle.beliefs.fleets import TOP_WEIGHT, Fleets
from seabattle.beliefs.harbour import covers, empty, next_kin, place
from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.waters import Waters


def drawn(waters: Waters, n: int, seed: int) -> Fleets:
    """Try *n* times; what comes to a dead end is left out, but counts in the estimate."""
    chance = Chance(seed)
    found = [_draw(waters, chance) for _ in range(n)]
    fleets = [(fleet, weight) for fleet, weight in found if weight]
    # Not sum(): newer Pythons round it differently.
    total = 0.0
    for _, weight in fleets:
        total += weight
    top = max((weight for _, weight in fleets), default=1.0)
    return Fleets(
        waters.ships,
        array("H", [berth for fleet, _ in fleets for berth in sorted(fleet)]),
        array("Q", [int(weight / top * TOP_WEIGHT + 0.5) for _, weight in fleets]),
        total / n if n else 0.0,
    )


def _draw(waters: Waters, chance: Chance) -> tuple[tuple[int, ...], float]:
    """Draw one fleet; its weight is 0 if it came to a dead end."""
    harbour = empty(waters)
    weight = 1.0
    while harbour.uncovered:
        choices = cells_in(covers(waters, harbour))
        if not choices:
            return (), 0.0
        weight *= len(choices)
        harbour = place(waters, harbour, choices[chance.below(len(choices))])
    while any(harbour.left):
        kin = next_kin(harbour)
        choices = cells_in(harbour.free & waters.ranges[kin])
        if not choices:
            return (), 0.0
        weight *= len(choices)
        weight /= harbour.left[kin]
        harbour = place(waters, harbour, choices[chance.below(len(choices))])
    return harbour.placed, weight
