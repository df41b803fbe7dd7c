"""The belief operations, and the choice of their backend: compiled kernel or Python.

Each operation is declared here once. The compiled kernel and its Python twin both offer them
as they stand, with the same answers; neither knows this module.

``SEABATTLE_NATIVE`` chooses: ``auto`` takes the kernel where it was built,
``off`` never, ``require`` refuses to do without.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.exact.plan import SweepPlan
from seabattle.beliefs.exact.python_sweep import PythonSweep
from seabattle.beliefs.fleet_problem import Fleet, FleetProblem
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.sampling.python_sampler import PythonSampler
from seabattle.beliefs.sampling.shot_answer import ShotAnswer, WantedBerths
from seabattle.beliefs.sampling.shot_choice import ShotChoice
from seabattle.beliefs.sampling.solo_game import PythonSoloGame
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.tracking.pool import PoolSize
from seabattle.beliefs.tracking.python_tracker import PythonTrackerFactory

MOST_CELLS = 512
"""On larger grids the kernel draws no fleets."""


class Sweep(Protocol):
    """A plan carried out: all fleets, counted."""

    @property
    def states(self) -> int:
        """The number of states that were met."""

    @property
    def total(self) -> int:
        """The number of fleets."""

    def odds(self) -> list[int]:
        """Count for every placement the fleets that contain it."""

    def fleet(self, number: int) -> list[int]:
        """Name the placements of the fleet called *number*, from 0 to the total less one."""


class Sampler(Protocol):
    """The fleets of one problem: list them, draw some, filter them, choose a shot."""

    @property
    def table(self) -> BerthTable:
        """The berths that fleets are made of."""

    def list_fleets(self, limit: int) -> Fleets | None:
        """List all fleets, if there are at most *limit*."""

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Draw fleets in *n* tries, each with the weight that makes up for the way it was drawn."""

    def keep_fleets(self, fleets: Fleets, wanted: WantedBerths) -> Fleets:
        """Keep the fleets that would have given an answer."""

    def odds(self, fleets: Fleets) -> tuple[list[int], list[int]]:
        """Add up for every berth the weights of the fleets with a ship there, and their squares."""

    def choose_shot(
        self, fleets: Fleets, fired: int, telling: Telling, effort: Effort, seed: int
    ) -> ShotChoice:
        """Choose the next shot against *fleets*; *fired* are the cells fired at before."""

    def shot(self, fired: int, telling: Telling, effort: Effort, seed: int) -> ShotChoice:
        """Choose the next shot against fleets listed or drawn for it."""


class SoloGame(Protocol):
    """A solo game: one field cleared shot by shot, knowing only the answers."""

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""


class Tracker(Protocol):
    """One seat's possible enemy fleets, kept from shot to shot (a particle filter).

    It begins with fleets drawn beforehand and keeps those that would have given
    the answers heard. When too few are left, all fleets there are get listed, or
    others are drawn where they are many. What it holds depends on the answers, their
    order and the seed alone, so a tracker made anew from the same answers is the same.
    """

    def hear(self, answer: ShotAnswer) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""

    def __len__(self) -> int: ...


TrackerFactory = Callable[[Effort, int], Tracker]
"""Begins trackers of one sea, by an effort and a seed; they share fleets drawn beforehand."""


@dataclass(frozen=True, slots=True)
class Backend:
    """The implementation of the operations: the compiled kernel or its Python twin."""

    sweep: Callable[[SweepPlan, int], Sweep]
    """A plan, and how many states it may meet."""

    sampler: Callable[[BerthTable], Sampler]

    solo_game: Callable[[FleetProblem, Fleet, Telling, Effort, int], SoloGame]
    """The truth is only looked at to answer; the last number is a seed."""

    tracker_factory: Callable[[FleetProblem, Telling, PoolSize], TrackerFactory]


PYTHON = Backend(PythonSweep, PythonSampler, PythonSoloGame, PythonTrackerFactory)


class KernelMissing(ImportError):  # noqa: N818 - it says what is the case
    """``SEABATTLE_NATIVE=require`` was set, and the kernel was not built."""


def choose_backend(switch: str) -> Backend:
    """Give the backend that *switch* asks for."""
    if switch not in ("auto", "off", "require"):
        raise ValueError(f"SEABATTLE_NATIVE is {switch!r}; it can be auto, off or require")
    if switch == "off":
        return PYTHON
    try:
        return _load_kernel()
    except ImportError as missing:
        if switch == "require":
            raise KernelMissing(
                "the kernel was not built; install with a C++ compiler"
            ) from missing
        return PYTHON


def _load_kernel() -> Backend:
    from seabattle.beliefs.exact.native_sweep import NativeSweep
    from seabattle.beliefs.sampling.native_sampler import NativeSampler, make_native_solo
    from seabattle.beliefs.tracking.native_tracker import NativeTrackerFactory

    return Backend(NativeSweep, NativeSampler, make_native_solo, NativeTrackerFactory)


default_backend = choose_backend(os.environ.get("SEABATTLE_NATIVE", "auto"))


def is_native() -> bool:
    """Say whether the compiled kernel does the work."""
    return default_backend is not PYTHON


def backend_for(problem: FleetProblem) -> Backend:
    """Give the backend for *problem*: the kernel, unless the grid is too large for it."""
    return default_backend if problem.size <= MOST_CELLS else PYTHON


def make_sampler(
    problem: FleetProblem, *, hit_names_class: bool = False, backend: Backend | None = None
) -> Sampler:
    """Make a problem ready to be fired at.

    *hit_names_class* says that a hit tells the class of the ship: then ships of
    different classes are never placed as one.
    """
    table = BerthTable(problem, hit_names_class=hit_names_class)
    return (backend or backend_for(problem)).sampler(table)


def make_tracker_factory(
    problem: FleetProblem,
    telling: Telling,
    pool_size: PoolSize | None = None,
    *,
    backend: Backend | None = None,
) -> TrackerFactory:
    """Make trackers of the sea of *problem*; they share the pool of fleets drawn beforehand."""
    # Classes merged into one now may be split later: even then the table must not be too large.
    BerthTable(problem, hit_names_class=True)
    chosen = backend or backend_for(problem)
    return chosen.tracker_factory(problem, telling, pool_size or PoolSize())
