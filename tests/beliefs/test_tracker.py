"""Trackers keep the possible fleets from shot to shot, and find more when they run out."""

from array import array
from collections import Counter
from random import Random

import pytest

from kit.seas.answering_fleet import Answering
from kit.seas.backends import either
from kit.seas.small_sea import Sea, random_sea
from seabattle.beliefs import (
    Backend,
    Belief,
    Effort,
    FleetProblem,
    Impossible,
    Marks,
    PoolSize,
    ShotAnswer,
    ShotVerdict,
    Sinking,
    Strike,
    Telling,
    TrackerFactory,
    apply_marks,
    count,
    make_tracker_factory,
    sample,
)
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.tracking.pool import FleetPool, resample_systematically

ALL = Effort(limit=100_000, fleets=1_000_000, margin=0)
"""No stock is large enough for this, so every fleet is listed at once."""

FEW = Effort(limit=0, fleets=64)
"""Nothing is ever listed."""


def tracker_factory_of(
    problem: FleetProblem, telling: Telling, *, backend: Backend
) -> TrackerFactory:
    """Make a tracker factory with a small pool of fleets."""
    return make_tracker_factory(problem, telling, PoolSize(batches=1, draws=64), backend=backend)


def lively(seed: int) -> Sea:
    """Draw a small sea that has a fleet."""
    dice = Random(seed)
    while True:
        sea = random_sea(dice)
        if count(sea.problem()):
            return sea


def marks_of(answers: list[ShotAnswer], *, silent: bool) -> Marks:
    """Write answers down as a seat would mark them."""
    empty = sum(1 << heard.cell for heard in answers if heard.verdict is ShotVerdict.EMPTY)
    strikes = tuple(
        Strike(
            1 << heard.cell,
            time,
            heard.verdict is ShotVerdict.SUNK,
            None if heard.ship_class is None else frozenset([heard.ship_class]),
            heard.ship,
        )
        for time, heard in enumerate(answers)
        if heard.verdict is not ShotVerdict.EMPTY
    )
    return Marks(empty, strikes, silent=silent)


@either
@pytest.mark.parametrize("seed", range(40))
def test_fleets_kept_tell_the_exact_odds(seed: int, backend: Backend) -> None:
    """The fleets a tracker keeps lead to the likeliest cell by the exact odds."""
    problem = lively(seed).problem()
    telling = Telling(list(Sinking)[seed % 4], hit_names_class=seed % 3 == 0)
    (truth,) = sample(problem, 1, seed)
    tracker = tracker_factory_of(problem, telling, backend=backend)(ALL, 1)
    target, answers, fired = Answering(problem, truth, telling), list[ShotAnswer](), 0
    for cell in Random(seed).sample(range(problem.size), problem.size):
        answers.append(target.answer(cell))
        fired |= 1 << cell
        if target.over:
            return
        tracker.hear(answers[-1])
        silent = telling.sinking is Sinking.SILENT
        exact = Belief(apply_marks(problem, marks_of(answers, silent=silent))).odds.cells
        most = max(exact[it] for it in range(problem.size) if not fired >> it & 1)
        assert most == exact[tracker.shot(seed)] > 0


@either
def test_a_stock_that_runs_out_is_replaced(backend: Backend) -> None:
    """A pool of fleets that runs out during a game is replaced by listed or drawn ones."""
    problem = lively(5).problem()
    (truth,) = sample(problem, 1, 1)
    for seed in range(5):
        target = Answering(problem, truth, Telling())
        tracker = tracker_factory_of(problem, Telling(), backend=backend)(FEW, seed)
        while not target.over:
            heard = target.answer(tracker.shot(seed))
            if not target.over:
                tracker.hear(heard)
                assert len(tracker) >= FEW.fleets // 8


@either
def test_answers_that_no_fleet_gives_leave_nothing_to_aim_at(backend: Backend) -> None:
    """After contradictory answers the tracker raises an error instead of choosing a random cell."""
    problem = lively(2).problem()
    tracker = tracker_factory_of(problem, Telling(), backend=backend)(ALL, 1)

    for cell in range(problem.size):
        tracker.hear(ShotAnswer(cell, ShotVerdict.EMPTY))

    with pytest.raises(Impossible):
        tracker.shot(1)


@either
def test_no_cell_answers_twice(backend: Backend) -> None:
    """A second answer for a cell is refused: it would count as a second sinking."""
    tracker = tracker_factory_of(lively(2).problem(), Telling(), backend=backend)(ALL, 1)
    tracker.hear(ShotAnswer(0, ShotVerdict.EMPTY))

    with pytest.raises(ValueError, match="no such shot"):
        tracker.hear(ShotAnswer(0, ShotVerdict.EMPTY))


@pytest.mark.parametrize("seed", range(8))
def test_every_fleet_in_stock_is_legal_and_all_are_about_as_frequent(seed: int) -> None:
    """All fleets of the pool are legal and about equally frequent; they decide the first shots."""
    problem = lively(seed).problem()
    stock = FleetPool(problem, PoolSize(batches=8, draws=512), hit_names_class=True)
    found = Counter(
        tuple(sorted(fleet))
        for shelf in range(stock.shelves)
        for fleet in stock.matching_fleets(shelf, 0, 0)
    )
    whole, fleets = sum(found.values()), count(problem)

    assert whole == stock.shelves * 512
    assert len(found) <= fleets
    if fleets <= 50:
        assert len(found) == fleets
        assert all(0.5 < number * fleets / whole < 2 for number in found.values())
    for fleet in found:
        ships = [stock.table.cells[berth] for berth in fleet]
        assert sum(ships).bit_count() == sum(ship.bit_count() for ship in ships)


@pytest.mark.parametrize("seed", range(8))
def test_a_shelf_gives_the_fleets_that_fit_and_no_others(seed: int) -> None:
    """A shelf of the pool gives exactly the fleets that fit, also when turned and mirrored."""
    problem, dice = lively(seed).problem(), Random(seed)
    stock = FleetPool(problem, PoolSize(batches=2, draws=64), hit_names_class=False)
    struck, missed = (1 << dice.randrange(problem.size) for _ in "12")
    cells = stock.table.cells
    for shelf in range(stock.shelves):
        fit = [
            fleet
            for fleet in stock.matching_fleets(shelf, 0, 0)
            for occupied in [sum(cells[berth] for berth in fleet)]
            if occupied & struck and not occupied & missed
        ]
        assert stock.matching_fleets(shelf, struck, missed) == fit


def test_a_comb_gives_every_fleet_its_share() -> None:
    """Systematic resampling gives every fleet its share by weight."""
    fleets = Fleets(1, array("H", [0, 1, 2, 3]), array("Q", [5, 0, 3, 2]), 1.0)

    even = resample_systematically(fleets, 20)

    assert Counter(even.berths) == {0: 10, 2: 6, 3: 4}
    assert set(even.weights) == {1}


def test_a_comb_with_nothing_to_comb() -> None:
    """Systematic resampling of no fleets gives none, as on a sea that has no legal fleet."""
    assert len(resample_systematically(Fleets(1, array("H"), array("Q"), 0.0), 5)) == 0


@either
def test_no_more_fleets_are_kept_than_can_be_counted(backend: Backend) -> None:
    """Too many fleets are refused: resampling multiplies weights, which must fit a machine word."""
    make = tracker_factory_of(lively(1).problem(), Telling(), backend=backend)

    with pytest.raises(ValueError, match="too many fleets"):
        make(Effort(fleets=1 << 21), 1)
