"""A pool of fleets drawn beforehand, for every game on the same sea.

They are drawn batch by batch when they are first asked for, each batch with its
own seed, and come turned and mirrored in every way the sea allows. All of them
count the same.
"""

from dataclasses import dataclass

from seabattle.beliefs.fleet_problem import FleetProblem, cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets, fleets_of
from seabattle.beliefs.sampling.importance_sampler import draw_fleets
from seabattle.beliefs.tracking.symmetry import symmetries_of


@dataclass(frozen=True, slots=True)
class PoolSize:
    """Batches of fleets; each comes again in every way the sea can be turned."""

    batches: int = 32

    draws: int = 512
    """Fleets drawn for each, a multiple of 64."""

    def __post_init__(self) -> None:
        if self.batches < 1 or self.draws < 1 or self.draws % 64:
            raise ValueError("batches hold fleets by the 64")


Berths = tuple[int, ...]
"""The berths of a fleet."""


class FleetPool:
    """The fleets of one sea before anything was told; the twin of the kernel's."""

    def __init__(
        self, problem: FleetProblem, pool_size: PoolSize, *, hit_names_class: bool
    ) -> None:
        self.problem = problem
        self.hit_names_class = hit_names_class
        self.table = BerthTable(problem, hit_names_class=hit_names_class)
        self._symmetries = symmetries_of(self.table)
        self._draws = pool_size.draws
        self._batches: list[tuple[Fleets, list[int]] | None] = [None] * pool_size.batches

    @property
    def shelves(self) -> int:
        """How many shelves of fleets there are: each batch turned in each way is one."""
        return len(self._symmetries) * len(self._batches)

    def matching_fleets(self, shelf: int, struck: int, missed: int) -> list[Berths]:
        """Give the fleets of a shelf that cover all *struck* cells and no *missed* one."""
        number, way = divmod(shelf, len(self._symmetries))
        symmetry = self._symmetries[way]
        fleets, cover = self._find_batch(number)
        fit = (1 << len(fleets)) - 1
        for cell in cells_in(symmetry.cells_onto(struck)):
            fit &= cover[cell]
        for cell in cells_in(symmetry.cells_onto(missed)):
            fit &= ~cover[cell]
        return [tuple(symmetry.berths[berth] for berth in fleets[i]) for i in cells_in(fit)]

    def _find_batch(self, number: int) -> tuple[Fleets, list[int]]:
        """Give the fleets of a batch, and for every cell which of them cover it."""
        batch = self._batches[number]
        if batch is None:
            fleets = resample_systematically(
                draw_fleets(self.table, self._draws, number), self._draws
            )
            cover = [0] * self.problem.size
            for i in range(len(fleets)):
                for berth in fleets[i]:
                    for cell in cells_in(self.table.cells[berth]):
                        cover[cell] |= 1 << i
            batch = self._batches[number] = fleets, cover
        return batch


def resample_systematically(fleets: Fleets, n: int) -> Fleets:
    """Systematic resampling: *n* fleets that all count the same, each as often as its weight asks.

    The weights lie end to end along a line, and a comb of *n* teeth points at the fleets.
    """
    if not fleets.weight:
        return fleets_of(fleets.ships, [], fleets.estimate)
    chosen, passed, i = [], fleets.weights[0], 0
    for tooth in range(n):
        while passed <= (2 * tooth + 1) * fleets.weight // (2 * n):
            i += 1
            passed += fleets.weights[i]
        chosen.append(fleets[i])
    return fleets_of(fleets.ships, chosen, fleets.estimate)
