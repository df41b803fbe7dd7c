"""Fleets drawn with weights stand for all fleets."""

from fractions import Fraction
from random import Random

import pytest

from kit.small_seas import random_battle, random_sea
from seabattle.beliefs import (
    Belief,
    Candidates,
    Gunnery,
    Marks,
    Problem,
    Strike,
    Touching,
    marked,
    placements,
    straight,
    turned,
)
from seabattle.beliefs.harbour import Harbour, covers, empty, next_kin, place
from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.waters import Waters


def grid(rows: int, columns: int, fleet: dict[int, int], touching: Touching) -> Problem:
    """Ask for the fleets of an empty grid."""
    return Problem(
        rows,
        columns,
        tuple(
            Candidates(count, placements(rows, columns, turned(straight(length)), touching))
            for length, count in fleet.items()
        ),
    )


def expected_weights(waters: Waters, harbour: Harbour) -> dict[tuple[int, ...], Fraction]:
    """Give for every fleet its weight times its probability, over all ways to draw it."""
    if not harbour.uncovered and not any(harbour.left):
        return {tuple(sorted(harbour.placed)): Fraction(1)}
    share = Fraction(1)
    if harbour.uncovered:
        choices = covers(waters, harbour)
    else:
        kin = next_kin(harbour)
        choices = harbour.free & waters.ranges[kin]
        share = Fraction(1, harbour.left[kin])
    found: dict[tuple[int, ...], Fraction] = {}
    for berth in cells_in(choices):
        for fleet, weight in expected_weights(waters, place(waters, harbour, berth)).items():
            found[fleet] = found.get(fleet, Fraction(0)) + weight * share
    return found


@pytest.mark.parametrize("seed", range(60))
def test_every_fleet_is_expected_to_weigh_the_same(seed: int) -> None:
    """Covers of different size once gave weights that were off by a factor."""
    dice = Random(seed)
    sea = random_sea(dice)
    fleets = sea.fleets()
    if not fleets or len(fleets) > 300:
        return
    problem = marked(sea.problem(), random_battle(dice, sea, dice.choice(fleets)).marks(sea))
    gunnery = Gunnery(problem)
    listed = gunnery.listed(1000)
    assert listed is not None
    expected = expected_weights(gunnery.waters, empty(gunnery.waters))
    assert expected == {listed[number]: 1 for number in range(len(listed))}


HITS = {
    "classic": (Touching.CORNERS, {5: 1, 4: 1, 3: 2, 2: 1}, False),
    "milton-bradley": (Touching.FREELY, {5: 1, 4: 1, 3: 2, 2: 1}, False),
    "silent": (Touching.FREELY, {5: 1, 4: 1, 3: 2, 2: 1}, True),
    "sea-battle": (Touching.NEVER, {4: 1, 3: 2, 2: 3, 1: 2}, False),
}


@pytest.mark.parametrize("variant", HITS)
def test_no_cell_strays_further_than_stated(variant: str) -> None:
    """An error that is stated must hold; exact odds tell the truth."""
    touching, fleet, silent = HITS[variant]
    empty_sea = grid(8, 8, fleet, touching)
    for seed in range(3):
        dice = Random(seed)
        (truth,) = Belief(empty_sea).sample(1, seed)
        ships = [
            candidates.placements[number].cells
            for candidates, numbers in zip(empty_sea.classes, truth, strict=True)
            for number in numbers
        ]
        occupied = sum(ships)
        shots = [1 << cell for cell in dice.sample(range(64), 10)]
        shots = [cell for cell in shots if not any(ship & ~cell == 0 for ship in ships)]
        hits = tuple(Strike(cell, n) for n, cell in enumerate(shots) if cell & occupied)
        missed = sum(cell for cell in shots if not cell & occupied)
        problem = marked(empty_sea, Marks(missed, hits, silent=silent))
        exact = Belief(problem).odds
        estimate = (gunnery := Gunnery(problem)).odds(gunnery.drawn(3000, seed))
        errors = [
            abs(weight / estimate.weight - count / exact.total)
            for weight, count in zip(estimate.cells, exact.cells, strict=True)
        ]
        assert max(errors) <= estimate.error < 0.25
        assert estimate.effective > 600


def test_the_large_italian_sea_is_drawn_well() -> None:
    """Fifteen ships on 16×16 are too many for the exact sweep."""
    problem = grid(16, 16, {5: 1, 4: 2, 3: 3, 2: 4, 1: 5}, Touching.NEVER)
    gunnery = Gunnery(problem)
    estimate = gunnery.odds(gunnery.drawn(400, 1))
    assert sum(estimate.cells) == 35 * estimate.weight
    assert estimate.effective > 200
    assert gunnery.listed(1000) is None
