"""The fleets of one problem: list them, sample them, filter them by an answer, choose a shot.

The work is done by the compiled kernel where it was built, by its Python twin
otherwise; ``SEABATTLE_NATIVE`` chooses as for the exact beliefs.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from seabattle.beliefs.backend import is_native
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import FleetProblem, cells_in
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.sampling.python_backend import PythonBackend
from seabattle.beliefs.sampling.shot_answer import ShotAnswer, wanted_berths
from seabattle.beliefs.sampling.shot_choice import ShotChoice
from seabattle.beliefs.telling import Telling


class Backend(Protocol):
    """Does the work of a sampler."""

    def list_fleets(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries."""

    def keep_fleets(self, fleets: Fleets, berths: int, *, wanted: bool) -> Fleets:
        """Keep the fleets with some ship in one of the *berths*, or those with none."""

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""

    def choose_shot(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> ShotChoice:
        """Choose the next shot against *fleets*."""

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> ShotChoice:
        """Choose the next shot against fleets listed or drawn for it."""


class BackendFactory(Protocol):
    """Makes a backend for a problem."""

    def __call__(self, table: BerthTable) -> Backend:
        """Prepare for the fleets of *table*."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Odds as far as some fleets tell."""

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

        Five standard errors, and what a cell may hide that was covered by too few draws.
        """
        if not any(self.errors):
            return 0.0
        return 5 * max(self.errors) + 5 / self.effective


class Sampler:
    """A problem made ready to be fired at.

    *hit_names_class* says that a hit tells the class of the ship: then ships of
    different classes are never placed as one.
    """

    def __init__(
        self,
        problem: FleetProblem,
        *,
        hit_names_class: bool = False,
        backend: BackendFactory | None = None,
    ) -> None:
        self.table = BerthTable(problem, hit_names_class=hit_names_class)
        self._backend = (backend or choose_backend(problem))(self.table)

    def list_fleets(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""
        return self._backend.list_fleets(limit)

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries, each with the weight that makes up for the way it was drawn."""
        return self._backend.draw_fleets(n, seed)

    def keep_fleets(self, fleets: Fleets, answer: ShotAnswer, struck: int) -> Fleets:
        """Keep the *fleets* that would have answered so.

        *struck* holds the cells struck so far, this one included.
        """
        berths, some = wanted_berths(self.table, answer, struck)
        return self._backend.keep_fleets(fleets, berths, wanted=some)

    def odds(self, fleets: Fleets) -> Estimate:
        """Say how likely every cell and every placement is among *fleets*."""
        if not fleets.weight:
            raise Impossible("there are no fleets to ask")
        weights, squares = self._backend.odds(fleets)
        cells, cell_squares = self._spread_over_cells(weights), self._spread_over_cells(squares)
        listed = fleets.estimate == len(fleets) and max(fleets.weights) == 1
        errors = [
            0.0 if listed else _standard_error(fleets.weight, weight, square, sum_of_squares)
            for sum_of_squares in [sum(weight * weight for weight in fleets.weights)]
            for weight, square in zip(cells, cell_squares, strict=True)
        ]
        return Estimate(
            fleets.weight,
            tuple(cells),
            self._split_by_class(weights),
            tuple(errors),
            fleets.effective,
        )

    def choose_shot(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> ShotChoice:
        """Choose the next shot against *fleets*; *fired* are the cells fired at before."""
        return self._backend.choose_shot(fleets, fired, telling, effort, seed)

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> ShotChoice:
        """Choose the next shot against fleets listed or drawn for it."""
        return self._backend.shot(fired, telling, effort, seed)

    def _spread_over_cells(self, berths: list[int]) -> list[int]:
        """Add up over the berths that cover a cell."""
        found = [0] * self.table.problem.size
        for berth, cells in self.table.cells.items():
            if berths[berth]:
                for cell in cells_in(cells):
                    found[cell] += berths[berth]
        return found

    def _split_by_class(self, berths: list[int]) -> tuple[tuple[int, ...], ...]:
        table = self.table
        return tuple(
            tuple(
                berths[table.first[kin] + place] * candidates.count // max(table.kin[kin].count, 1)
                for place in range(len(candidates.placements))
            )
            for candidates, kin in zip(table.problem.classes, table.kin_of, strict=True)
        )


def choose_backend(problem: FleetProblem) -> BackendFactory:
    """Give the kernel where it was built and the grid is not too large for it."""
    if not is_native() or problem.size > 512:
        return PythonBackend
    from seabattle.beliefs.sampling.native_backend import NativeBackend

    return NativeBackend


def _standard_error(weight: int, covered: int, squares: int, all_squares: int) -> float:
    """Give the standard error of the part of the *weight* that is *covered*."""
    part = covered / weight
    spread = (1 - 2 * part) * squares + part * part * all_squares
    return sqrt(max(spread, 0.0)) / weight
