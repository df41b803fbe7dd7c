"""A tracker keeps possible enemy fleets from shot to shot (a particle filter).

It begins with fleets drawn beforehand and keeps those that would have given
the answers heard. When too few are left, all fleets there are get listed, or
others are drawn where they are many. What it holds depends on the answers, their
order and the seed alone, so a tracker made anew from the same answers is the same.
"""

from typing import Protocol

from seabattle.beliefs.backend import is_native
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import FleetProblem
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.shot_answer import ShotAnswer
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.tracking.pool import FleetPool, PoolSize
from seabattle.beliefs.tracking.python_tracker import PythonTracker


class Tracker(Protocol):
    """One seat's tracker of one enemy sea."""

    def hear(self, answer: ShotAnswer) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""

    def __len__(self) -> int: ...


class TrackerFactory(Protocol):
    """Begins trackers of one sea."""

    def __call__(self, effort: Effort, seed: int) -> Tracker:
        """Begin a tracker."""


def make_tracker_factory(
    problem: FleetProblem,
    telling: Telling,
    pool_size: PoolSize | None = None,
    *,
    plain: bool = False,
) -> TrackerFactory:
    """Make trackers of the sea of *problem*; they share the pool of fleets drawn beforehand.

    *plain* insists on the Python twin.
    """
    pool_size = pool_size or PoolSize()
    # Classes that go by one name now may part later: even then the sea must not be too large.
    BerthTable(problem, hit_names_class=True)
    if not plain and is_native() and problem.size <= 512:
        from seabattle.beliefs.tracking.native_tracker import NativeTrackerFactory

        return NativeTrackerFactory(problem, telling, pool_size)
    pool = FleetPool(problem, pool_size, hit_names_class=telling.hit_names_class)
    return lambda effort, seed: PythonTracker(pool, effort, seed)
