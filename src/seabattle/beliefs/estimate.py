"""Odds of cells and placements, estimated from listed or drawn fleets."""

from dataclasses import dataclass
from math import sqrt

from seabattle.beliefs.backend import Sampler
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets


@dataclass(frozen=True, slots=True)
class Estimate:
    """Odds estimated from some fleets, with their standard errors."""

    weight: int
    """The weight of all fleets."""

    cells: tuple[int, ...]
    """For every cell, the weight of the fleets that cover it."""

    placements: tuple[tuple[int, ...], ...]
    """For every class and placement, the weight of the fleets that contain it.

    Ships that could change names share their weight, rounded down.
    """

    errors: tuple[float, ...]
    """For every cell, the standard error of its probability; 0 when the fleets were listed."""

    effective: float
    """The number of equally likely draws that would tell as much."""

    @property
    def error(self) -> float:
        """An error of probability that hardly any cell exceeds.

        Five standard errors, plus an allowance for cells that too few draws covered.
        """
        if not any(self.errors):
            return 0.0
        return 5 * max(self.errors) + 5 / self.effective


def estimate_odds(sampler: Sampler, fleets: Fleets) -> Estimate:
    """Say how likely every cell and every placement is among *fleets*."""
    if not fleets.weight:
        raise Impossible("there are no fleets to ask")
    table = sampler.table
    weights, squares = sampler.odds(fleets)
    cells, cell_squares = _spread_over_cells(table, weights), _spread_over_cells(table, squares)
    listed = fleets.estimate == len(fleets) and max(fleets.weights) == 1
    errors = [
        0.0 if listed else _standard_error(fleets.weight, weight, square, sum_of_squares)
        for sum_of_squares in [sum(weight * weight for weight in fleets.weights)]
        for weight, square in zip(cells, cell_squares, strict=True)
    ]
    return Estimate(
        fleets.weight,
        tuple(cells),
        _split_by_class(table, weights),
        tuple(errors),
        fleets.effective,
    )


def _spread_over_cells(table: BerthTable, berths: list[int]) -> list[int]:
    """Add up over the berths that cover a cell."""
    found = [0] * table.problem.size
    for berth, cells in table.cells.items():
        if berths[berth]:
            for cell in cells_in(cells):
                found[cell] += berths[berth]
    return found


def _split_by_class(table: BerthTable, berths: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            berths[table.first[kin] + place] * candidates.count // max(table.kin[kin].count, 1)
            for place in range(len(candidates.placements))
        )
        for candidates, kin in zip(table.problem.classes, table.kin_of, strict=True)
    )


def _standard_error(weight: int, covered: int, squares: int, all_squares: int) -> float:
    """Give the standard error of the part of the *weight* that is *covered*."""
    part = covered / weight
    spread = (1 - 2 * part) * squares + part * part * all_squares
    return sqrt(max(spread, 0.0)) / weight
