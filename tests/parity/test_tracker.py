"""Trackers of kernel and twin keep the same fleets and fire alike."""

from random import Random

import pytest

from kit.games.law_strategy import presets
from kit.seas.answering_fleet import Answering
from kit.seas.backends import TWIN, needs_kernel
from kit.seas.small_sea import random_sea
from seabattle.beliefs import (
    Effort,
    Fleet,
    FleetProblem,
    PoolSize,
    Sinking,
    Telling,
    Tracker,
    TrackerFactory,
    count,
    make_tracker_factory,
    sample,
)
from seabattle.beliefs.tracking.python_tracker import PythonTracker
from seabattle.bots.dice import BotDice
from seabattle.bots.standing.marks_from_view import all_fleets, telling_of
from seabattle.rules import Ruleset, random_fleet

LITTLE = PoolSize(batches=2, draws=64)
EFFORTS = (Effort(limit=40, fleets=100, margin=5), Effort(limit=200, fleets=300, margin=20))


def both(problem: FleetProblem, telling: Telling) -> tuple[TrackerFactory, TrackerFactory]:
    """Give the kernel and the twin, ready for the same sea."""
    return make_tracker_factory(problem, telling, LITTLE), make_tracker_factory(
        problem, telling, LITTLE, backend=TWIN
    )


def fires_alike(problem: FleetProblem, truth: Fleet, telling: Telling, plots: list[Tracker]) -> int:
    """Clear the field with all trackers at once, and count the shots."""
    target, shots = Answering(problem, truth, telling), 0
    while True:
        (cell,) = {tracker.shot(shots) for tracker in plots}
        heard = target.answer(cell)
        shots += 1
        if target.over:
            return shots
        for tracker in plots:
            tracker.hear(heard)
        assert len({len(tracker) for tracker in plots}) == 1


@needs_kernel
@pytest.mark.parametrize("hit_names_class", [False, True])
@pytest.mark.parametrize("sinking", list(Sinking))
def test_kernel_and_twin_keep_the_same_fleets(sinking: Sinking, hit_names_class: bool) -> None:
    """A bot must move alike with and without a compiler."""
    telling = Telling(sinking, hit_names_class)
    for seed in range(12):
        problem = random_sea(Random(seed)).problem()
        if not count(problem):
            continue
        (truth,) = sample(problem, 1, seed)
        makers = both(problem, telling)
        assert isinstance(makers[1](EFFORTS[0], seed), PythonTracker)
        for effort in EFFORTS:
            fires_alike(problem, truth, telling, [make(effort, seed) for make in makers])


STILL = [ruleset for ruleset in presets() if not ruleset.sea.shared and ruleset.manoeuvre is None]


@needs_kernel
@pytest.mark.parametrize("ruleset", STILL, ids=lambda it: f"{it.name}-{it.seats}")
def test_kernel_and_twin_clear_every_preset_alike(ruleset: Ruleset) -> None:
    """Kernel and twin clear every preset alike, with fleets from the pool, drawn and listed."""
    problem, telling = all_fleets(ruleset), telling_of(ruleset)
    truth = draw_numbered_fleet(problem, ruleset, 1)
    plots = [make(Effort(limit=60, fleets=80, margin=5), 3) for make in both(problem, telling)]

    assert fires_alike(problem, truth, telling, plots) >= sum(c.count for c in problem.classes)


def draw_numbered_fleet(problem: FleetProblem, ruleset: Ruleset, seed: int) -> Fleet:
    """Draw a fleet, each ship by the number of its place."""
    ships = random_fleet(ruleset, BotDice(seed))
    places = [[placement.cells for placement in c.placements] for c in problem.classes]
    return tuple(
        tuple(
            places[number].index(ruleset.grid.mask(ship.cells))
            for ship in ships
            if ship.ship_class == entry.name
        )
        for number, entry in enumerate(ruleset.fleet)
    )
