"""Fleets drawn at random with weights: sequential importance sampling.

The ships that cover the struck cells come first, then the others class by
class, each in one of the berths still free. A fleet weighs the product of the
numbers of choices, divided by r! where r ships of one class were placed freely:
they could have come in any order. The weighted fleets then stand for all.
"""

from array import array

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import TOP_WEIGHT, Fleets
from seabattle.beliefs.sampling.partial_fleet import (
    begin_fleet,
    hardest_covers,
    next_kin,
    place_ship,
)
from seabattle.beliefs.splitmix import SplitMix

MOST_ROUNDS = 16


def draw_fleets(table: BerthTable, n: int, seed: int) -> Fleets:
    """Try *n* times, and again while the draws tell less than *n* / 2 equal ones would.

    What comes to a dead end is left out, but counts in the estimate. Of more
    than one round, about *n* fleets are kept.
    """
    chance = SplitMix(seed)
    fleets: list[tuple[tuple[int, ...], float]] = []
    rounds = 0
    while rounds == 0 or (rounds < MOST_ROUNDS and _has_too_few(fleets, n)):
        fleets += [draw for draw in (_draw_fleet(table, chance) for _ in range(n)) if draw[1]]
        rounds += 1
    top = max((weight for _, weight in fleets), default=1.0)
    whole = [(fleet, int(weight / top * TOP_WEIGHT + 0.5)) for fleet, weight in fleets]
    if rounds > 1 and n:
        whole = _thin_out(whole, n, chance)
    return Fleets(
        table.ships,
        array("H", [berth for fleet, _ in whole for berth in sorted(fleet)]),
        array("Q", [weight for _, weight in whole]),
        _sum([weight for _, weight in fleets]) / (n * rounds) if n else 0.0,
    )


def _has_too_few(fleets: list[tuple[tuple[int, ...], float]], n: int) -> bool:
    """Say whether *n* / 2 equally likely draws would tell more."""
    if not fleets:
        return True
    weights = [weight for _, weight in fleets]
    top = max(weights)
    total = _sum(weights) / top
    return 2 * (total * total) < n * _sum([weight / top * (weight / top) for weight in weights])


def _thin_out(
    fleets: list[tuple[tuple[int, ...], int]], n: int, chance: SplitMix
) -> list[tuple[tuple[int, ...], int]]:
    """Keep light fleets in proportion to their weight, and let them then weigh as much as any."""
    least = sum(weight for _, weight in fleets) // n
    return [
        (fleet, max(weight, least))
        for fleet, weight in fleets
        if weight >= least or chance.below(least) < weight
    ]


def _sum(numbers: list[float]) -> float:
    """Add from left to right; the sum of newer Pythons rounds differently."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _draw_fleet(table: BerthTable, chance: SplitMix) -> tuple[tuple[int, ...], float]:
    """Draw one fleet; its weight is 0 if it came to a dead end."""
    partial = begin_fleet(table)
    weight = 1.0
    while partial.uncovered:
        choices = cells_in(hardest_covers(table, partial))
        if not choices:
            return (), 0.0
        weight *= len(choices)
        partial = place_ship(table, partial, choices[chance.below(len(choices))])
    while any(partial.left):
        kin = next_kin(partial)
        choices = cells_in(partial.free & table.ranges[kin])
        if not choices:
            return (), 0.0
        weight *= len(choices)
        weight /= partial.left[kin]
        partial = place_ship(table, partial, choices[chance.below(len(choices))])
    return partial.placed, weight
