"""Importance sampling: weighted random fleets represent all fleets."""

from collections.abc import Iterator
from math import prod
from random import Random

import pytest

from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from kit.seas.small_sea import random_battle, random_sea
from seabattle.beliefs import (
    Belief,
    Candidates,
    FleetProblem,
    Marks,
    Strike,
    apply_marks,
    estimate_odds,
    make_sampler,
)
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.importance_sampler import _draw_fleet
from seabattle.beliefs.splitmix import SplitMix
from seabattle.rules import Touching


def grid(rows: int, columns: int, fleet: dict[int, int], touching: Touching) -> FleetProblem:
    """Ask for the fleets of an empty grid."""
    return FleetProblem(
        rows,
        columns,
        tuple(
            Candidates(
                count, list_placements(rows, columns, turn_shape(straight_shape(length)), touching)
            )
            for length, count in fleet.items()
        ),
    )


class Script(SplitMix):
    """A random generator that returns given numbers, then the lowest ones."""

    def __init__(self, falls: list[int]) -> None:
        super().__init__(0)
        self._falls = falls
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """Return the next given number."""
        self.bounds.append(bound)
        return self._falls[len(self.bounds) - 1] if len(self.bounds) <= len(self._falls) else 0


def every_draw(table: BerthTable) -> Iterator[tuple[tuple[int, ...], float, float]]:
    """Give the fleet, the weight and the probability of every way the dice may fall."""
    falls: list[int] = []
    while True:
        script = Script(falls)
        fleet, weight = _draw_fleet(table, script)
        yield tuple(sorted(fleet)), weight, 1 / prod(script.bounds)
        falls = [*falls, *[0] * (len(script.bounds) - len(falls))]
        while falls and falls[-1] + 1 == script.bounds[len(falls) - 1]:
            falls.pop()
        if not falls:
            return
        falls[-1] += 1


@pytest.mark.parametrize("seed", range(60))
def test_every_fleet_is_expected_to_weigh_the_same(seed: int) -> None:
    """Every fleet has the same expected weight; covers of different size once broke that."""
    dice = Random(seed)
    sea = random_sea(dice)
    fleets = sea.fleets()
    if not fleets or len(fleets) > 250:
        return
    problem = apply_marks(sea.problem(), random_battle(dice, sea, dice.choice(fleets)).marks(sea))
    sampler = make_sampler(problem)
    listed = sampler.list_fleets(1000)
    assert listed is not None
    expected = dict.fromkeys((listed[number] for number in range(len(listed))), 0.0)
    for fleet, weight, likely in every_draw(sampler.table):
        if weight:
            expected[fleet] += weight * likely
    assert list(expected.values()) == pytest.approx([1.0] * len(listed))


HITS = {
    "classic": (Touching.CORNERS, {5: 1, 4: 1, 3: 2, 2: 1}, False),
    "milton-bradley": (Touching.FREELY, {5: 1, 4: 1, 3: 2, 2: 1}, False),
    "silent": (Touching.FREELY, {5: 1, 4: 1, 3: 2, 2: 1}, True),
    "sea-battle": (Touching.NEVER, {4: 1, 3: 2, 2: 3, 1: 2}, False),
}


@pytest.mark.parametrize("variant", HITS)
def test_no_cell_strays_further_than_stated(variant: str) -> None:
    """No cell's estimated odds differ from the exact ones by more than the stated error."""
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
        problem = apply_marks(empty_sea, Marks(missed, hits, silent=silent))
        exact = Belief(problem).odds
        sampler = make_sampler(problem)
        estimate = estimate_odds(sampler, sampler.draw_fleets(3000, seed))
        errors = [
            abs(weight / estimate.weight - count / exact.total)
            for weight, count in zip(estimate.cells, exact.cells, strict=True)
        ]
        assert max(errors) <= estimate.error < 0.25
        assert estimate.effective > 600


def test_the_large_italian_sea_is_drawn_well() -> None:
    """Sampling works for fifteen ships on 16×16, which are too many for the exact sweep."""
    problem = grid(16, 16, {5: 1, 4: 2, 3: 3, 2: 4, 1: 5}, Touching.NEVER)
    sampler = make_sampler(problem)
    estimate = estimate_odds(sampler, sampler.draw_fleets(400, 1))
    assert sum(estimate.cells) == 35 * estimate.weight
    assert estimate.effective > 200
    assert sampler.list_fleets(1000) is None
