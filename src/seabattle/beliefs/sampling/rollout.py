"""A game played to its end against many fleets at once, always at the likeliest cell.

A Monte Carlo roll-out with the greedy policy. Everything is summed in whole numbers, so
the order of the sums does not matter.
"""

from collections.abc import Sequence

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.targets import MISS, AnswerKey, Targets


def tally_cells(targets: Targets, fleets: Sequence[int], fired: int) -> dict[int, int]:
    """Give for every cell not fired at the weight of the *fleets* that cover it."""
    counts: dict[int, int] = {}
    for number in fleets:
        for cell in cells_in(targets.occupied[number] & ~fired):
            counts[cell] = counts.get(cell, 0) + targets.weights[number]
    return counts


def split_by_answer(
    targets: Targets, fleets: Sequence[int], fired: int, cell: int
) -> dict[AnswerKey, list[int]]:
    """Part the *fleets* by their answers to a shot at *cell*, and leave out those then sunk."""
    fired |= 1 << cell
    branches: dict[AnswerKey, list[int]] = {}
    for number in fleets:
        answer = targets.answer_of(number, cell, fired)
        if answer == MISS or targets.is_afloat(number, fired):
            branches.setdefault(answer, []).append(number)
    return branches


def shots_after(targets: Targets, fleets: Sequence[int], fired: int, cell: int) -> int:
    """Count the shots all *fleets* need, each times its weight, when *cell* is next."""
    total = sum(targets.weights[number] for number in fleets)
    for branch in split_by_answer(targets, fleets, fired, cell).values():
        total += _finish(targets, branch, fired | 1 << cell)
    return total


def _finish(targets: Targets, fleets: list[int], fired: int) -> int:
    if len(fleets) == 1:
        (number,) = fleets
        return targets.weights[number] * (targets.occupied[number] & ~fired).bit_count()
    return shots_after(targets, fleets, fired, likeliest_cell(tally_cells(targets, fleets, fired)))


def likeliest_cell(counts: dict[int, int]) -> int:
    """Give the cell with the largest count, the lowest of several."""
    return max(counts, key=lambda cell: (counts[cell], -cell))
