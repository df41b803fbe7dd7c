"""The kernel, its twin and a plain list of fleets agree on hundreds of small rulesets."""

from collections import Counter
from random import Random

import pytest

from kit.seas.backends import KERNEL, TWIN, needs_kernel
from kit.seas.small_sea import Fleet, Sea, random_battle, random_sea
from seabattle.beliefs import (
    Belief,
    FleetProblem,
    Impossible,
    Odds,
    ProblemTooLarge,
    apply_marks,
    count,
)
from seabattle.beliefs.exact import sweep_direction

SEEDS = range(300)


def count_listed_odds(sea: Sea, fleets: list[Fleet]) -> Odds:
    """Count cells and placements by going through the list."""
    lies = Counter((n, ship) for fleet in fleets for n, ships in enumerate(fleet) for ship in ships)
    covered: Counter[tuple[int, int]] = Counter()
    for (_, ship), times in lies.items():
        covered.update(dict.fromkeys(ship, times))
    return Odds(
        len(fleets),
        tuple(covered[cell] for cell in sea.squares()),
        tuple(tuple(lies[n, ship] for ship in places) for n, (_, places) in enumerate(sea.classes)),
    )


def spread(problem: FleetProblem, sea: Sea, odds: Odds) -> Odds:
    """Give the odds of a filtered problem a place for every placement that was filtered out."""
    placements = []
    for (_, places), candidates, counts in zip(
        sea.classes, problem.classes, odds.placements, strict=True
    ):
        known = dict(zip((p.cells for p in candidates.placements), counts, strict=True))
        placements.append(tuple(known.get(sea.mask(ship), 0) for ship in places))
    return Odds(odds.total, odds.cells, tuple(placements))


def check(sea: Sea, problem: FleetProblem, fleets: list[Fleet]) -> None:
    """Compare what kernel and twin say of *problem* with the list of its *fleets*."""
    listed = count_listed_odds(sea, fleets)
    for backend in {TWIN, KERNEL}:
        if not fleets:
            with pytest.raises(Impossible):
                Belief(problem, backend=backend)
            continue
        belief = Belief(problem, backend=backend)
        assert spread(problem, sea, belief.odds) == listed
        if belief.total <= 500:
            drawn = {fleet_cells_of(problem, belief, number) for number in range(belief.total)}
            assert drawn == {as_masks(sea, fleet) for fleet in fleets}


def as_masks(sea: Sea, fleet: Fleet) -> tuple[frozenset[int], ...]:
    """Write a listed fleet as the cells of each class."""
    return tuple(frozenset(sea.mask(ship) for ship in ships) for ships in fleet)


def fleet_cells_of(
    problem: FleetProblem, belief: Belief, number: int
) -> tuple[frozenset[int], ...]:
    """Write a drawn fleet as the cells of each class."""
    return tuple(
        frozenset(candidates.placements[place].cells for place in places)
        for candidates, places in zip(problem.classes, belief.fleet(number), strict=True)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_odds_after_a_battle_are_those_of_the_fleets_that_fit_it(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Odds after random reports equal those of the listed fleets that fit."""
    dice = Random(seed)
    # Small regions are swept as they lie; every other time they are turned like large ones.
    monkeypatch.setattr(sweep_direction, "FEW", 60 * (seed % 2))
    sea = random_sea(dice)
    fleets = sea.fleets()
    if not fleets:
        check(sea, sea.problem(), [])
        return
    battle = random_battle(dice, sea, dice.choice(fleets))
    problem = apply_marks(sea.problem(), battle.marks(sea))
    check(sea, problem, [fleet for fleet in fleets if battle.agrees(fleet)])


@pytest.mark.parametrize("seed", SEEDS)
def test_cells_that_must_be_covered_are_covered(seed: int) -> None:
    """Cells that must hold a ship (radar, silent hits) are covered; contradictions are found."""
    dice = Random(seed)
    sea = random_sea(dice)
    known = frozenset(dice.sample(sea.squares(), dice.randint(0, 3)))
    fleets = [
        fleet
        for fleet in sea.fleets()
        if known <= {cell for ships in fleet for ship in ships for cell in ship}
    ]
    check(sea, sea.problem(known), fleets)


@needs_kernel
@pytest.mark.parametrize("seed", range(100))
def test_kernel_and_twin_need_the_same_states_and_draw_the_same_fleets(seed: int) -> None:
    """Kernel and twin meet the same number of states and draw the same fleets."""
    dice = Random(seed)
    problem = random_sea(dice).problem()
    if not count(problem):
        return
    kernel, twin = Belief(problem, backend=KERNEL), Belief(problem, backend=TWIN)
    assert kernel.states == twin.states
    assert kernel.sample(20, seed) == twin.sample(20, seed)
    for backend in (KERNEL, TWIN):
        Belief(problem, twin.states, backend=backend)
        with pytest.raises(ProblemTooLarge):
            Belief(problem, twin.states - 1, backend=backend)
