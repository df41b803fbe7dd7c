"""Trackers of possible fleets, implemented by the compiled kernel."""

from array import array
from dataclasses import astuple

from seabattle import _kernel
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import FleetProblem
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.native_sampler import pack_candidates, words_for
from seabattle.beliefs.sampling.shot_answer import ShotAnswer, ShotVerdict
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.tracking.pool import PoolSize
from seabattle.beliefs.tracking.symmetry import Symmetry, symmetries_of

_VERDICT_NUMBERS = {
    ShotVerdict.EMPTY: 0,
    ShotVerdict.SHIP: 1,
    ShotVerdict.HIT: 2,
    ShotVerdict.SUNK: 3,
}


class NativeTrackerFactory:
    """Begins trackers of one sea; the answers are those of the twin."""

    def __init__(self, problem: FleetProblem, telling: Telling, pool_size: PoolSize) -> None:
        self._words = words_for(problem.size)
        table = BerthTable(problem, hit_names_class=telling.hit_names_class)
        self._pool = _kernel.pool(
            *pack_candidates(list(problem.classes), self._words),
            self._words,
            telling.hit_names_class,
            [_symmetry_bytes(symmetry, 64 * self._words) for symmetry in symmetries_of(table)],
            pool_size.batches,
            pool_size.draws,
        )

    def __call__(self, effort: Effort, seed: int) -> "NativeTracker":
        """Begin a tracker."""
        return NativeTracker(self._pool.tracker(astuple(effort), seed), 8 * self._words)


class NativeTracker:
    """One seat's tracker of one enemy sea."""

    def __init__(self, tracker: _kernel.Tracker, size: int) -> None:
        self._tracker = tracker
        self._size = size

    def hear(self, answer: ShotAnswer) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""
        ship = b"" if answer.ship is None else answer.ship.to_bytes(self._size, "little")
        self._tracker.hear(answer.cell, _VERDICT_NUMBERS[answer.verdict], answer.ship_class, ship)

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""
        try:
            return self._tracker.shot(seed)
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None

    def __len__(self) -> int:
        return len(self._tracker)


def _symmetry_bytes(symmetry: Symmetry, cells: int) -> tuple[bytes, bytes]:
    """Write a turn in the form the kernel reads; cells beyond the grid stay where they are."""
    whence = [*symmetry.whence, *range(len(symmetry.whence), cells)]
    return array("H", whence).tobytes(), array("H", symmetry.berths).tobytes()
