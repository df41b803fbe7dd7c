"""A tracker in plain Python: what the kernel does, slower and easier to read."""

from collections.abc import Iterable

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import FleetProblem, cells_in
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.marks import Marks, Strike, apply_marks
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.importance_sampler import draw_fleets
from seabattle.beliefs.sampling.listing import FleetListing
from seabattle.beliefs.sampling.shot_answer import (
    ShotAnswer,
    ShotVerdict,
    WantedBerths,
    wanted_berths,
)
from seabattle.beliefs.splitmix import SplitMix
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.tracking.pool import (
    Berths,
    FleetPool,
    PoolSize,
    resample_systematically,
)

MOST_FLEETS = 1 << 20


class PythonTrackerFactory:
    """Begins trackers of one sea."""

    def __init__(self, problem: FleetProblem, telling: Telling, pool_size: PoolSize) -> None:
        self._pool = FleetPool(problem, pool_size, hit_names_class=telling.hit_names_class)

    def __call__(self, effort: Effort, seed: int) -> "PythonTracker":
        """Begin a tracker."""
        return PythonTracker(self._pool, effort, seed)


class PythonTracker:
    """The twin of the kernel's tracker."""

    def __init__(self, pool: FleetPool, effort: Effort, seed: int) -> None:
        if effort.fleets > MOST_FLEETS:
            raise ValueError("too many fleets to keep")
        self._pool = pool
        self._effort = effort
        chance = SplitMix(seed)
        self._seed = chance.word()
        self._first = chance.below(pool.shelves)
        self._visited = 0
        self._answers: list[ShotAnswer] = []
        self._conditions: list[WantedBerths] = []
        """What the answers ask of the fleets of the pool."""
        self._fired = self._struck = 0
        self._own_table: BerthTable | None = None
        """The sea as it is known, once the pool has run out."""
        self._listed = False
        self._fleets: list[tuple[Berths, int]] = []
        """Each with its cells."""
        self._refill()

    def __len__(self) -> int:
        return len(self._fleets)

    @property
    def _table(self) -> BerthTable:
        return self._own_table or self._pool.table

    def hear(self, answer: ShotAnswer) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""
        if self._fired >> answer.cell & 1:
            raise ValueError("there is no such shot")
        self._answers.append(answer)
        self._fired |= 1 << answer.cell
        if answer.verdict is not ShotVerdict.EMPTY:
            self._struck |= 1 << answer.cell
        condition = wanted_berths(self._table, answer, self._struck)
        self._conditions.append(condition)
        self._fleets = [
            (fleet, cells)
            for fleet, cells in self._fleets
            if cells & ~self._fired and _meets_condition(fleet, condition)
        ]
        self._refill()

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""
        counts: dict[int, int] = {}
        for _, occupied in self._fleets:
            for cell in cells_in(occupied & ~self._fired):
                counts[cell] = counts.get(cell, 0) + 1
        if not counts:
            raise Impossible("no fleet that agrees with everything told is afloat")
        most = max(counts.values())
        margin = 0 if most == len(self) else self._effort.margin * len(self)
        near = sorted(cell for cell, count in counts.items() if (most - count) * 1000 <= margin)
        return near[SplitMix(seed).below(len(near))]

    def _refill(self) -> None:
        """Take fleets from the pool while it has some; then find others if too few are left."""
        pool = self._pool
        while (
            not self._own_table and len(self) < self._effort.fleets and self._visited < pool.shelves
        ):
            shelf = (self._first + self._visited) % pool.shelves
            self._visited += 1
            self._add_fleets(
                fleet
                for fleet in pool.matching_fleets(shelf, self._struck, self._fired & ~self._struck)
                if all(_meets_condition(fleet, condition) for condition in self._conditions)
            )
        if not self._listed and 8 * len(self) < self._effort.fleets:
            self._refresh()

    def _refresh(self) -> None:
        """List the fleets there are, or draw some where they are many."""
        problem = apply_marks(self._pool.problem, self._marks())
        self._own_table = BerthTable(problem, hit_names_class=self._pool.hit_names_class)
        fleets = FleetListing(self._own_table, self._effort.limit).list_all()
        self._listed = fleets is not None
        if fleets is None:
            n, seed = self._effort.fleets, SplitMix(self._seed + len(self._answers)).word()
            fleets = resample_systematically(draw_fleets(self._own_table, n, seed), n)
        self._fleets = []
        self._add_fleets(fleets[number] for number in range(len(fleets)))

    def _add_fleets(self, fleets: Iterable[Berths]) -> None:
        berths = self._table.cells
        for fleet in fleets:
            cells = sum(berths[berth] for berth in fleet)
            if cells & ~self._fired:
                self._fleets.append((fleet, cells))

    def _marks(self) -> Marks:
        strikes = tuple(
            _strike(answer, number)
            for number, answer in enumerate(self._answers)
            if answer.verdict is not ShotVerdict.EMPTY
        )
        silent = any(answer.verdict is ShotVerdict.SHIP for answer in self._answers)
        return Marks(self._fired & ~self._struck, strikes, silent=silent)


def _meets_condition(fleet: Berths, condition: WantedBerths) -> bool:
    berths, some = condition
    return any(berths >> berth & 1 for berth in fleet) is some


def _strike(answer: ShotAnswer, number: int) -> Strike:
    classes = None if answer.ship_class is None else frozenset([answer.ship_class])
    return Strike(
        1 << answer.cell, number, answer.verdict is ShotVerdict.SUNK, classes, answer.ship
    )
