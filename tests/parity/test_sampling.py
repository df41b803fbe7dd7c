"""Uniform random fleets drawn from an exact belief."""

from collections import Counter

import pytest

from kit.seas.backends import either
from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import Belief, Candidates, FleetProblem, sample
from seabattle.beliefs.backend import Backend
from seabattle.beliefs.splitmix import SplitMix
from seabattle.rules import Touching

CROOKED = frozenset([(0, 0), (0, 1), (1, 0)])


def small_problem() -> FleetProblem:
    """Ask for the fleets of a small sea with a bent ship and two classes of the same shape."""
    size = 4, 5
    forms = [
        turn_shape(straight_shape(3)),
        turn_shape(CROOKED),
        turn_shape(straight_shape(2)),
        turn_shape(straight_shape(2)),
    ]
    return FleetProblem(
        *size,
        tuple(Candidates(1, list_placements(*size, form, Touching.CORNERS)) for form in forms),
        must_cover=1 << 7,
    )


@either
def test_every_fleet_is_drawn_as_often_as_any_other(backend: Backend) -> None:
    """Chi-square with a fixed seed: 99.9 % of fair samplers stay below the bound."""
    belief = Belief(small_problem(), backend=backend)
    draws = 60 * belief.total
    seen = Counter(belief.sample(draws, seed=7))
    assert len(seen) == belief.total
    chi_square = sum((times - 60) ** 2 / 60 for times in seen.values())
    freedom = belief.total - 1
    # Wilson and Hilferty's approximation of the 99.9 % point.
    bound = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi_square < bound


@either
def test_the_same_seed_draws_the_same_fleets(backend: Backend) -> None:
    """A bot's move is a function of its view and its seed, on any machine.

    The pinned fleets change when the course of the sweep does, and only then.
    """
    belief = Belief(small_problem(), backend=backend)
    assert belief.sample(5, seed=1) == sample(small_problem(), 5, seed=1)
    assert belief.sample(5, seed=1) != belief.sample(5, seed=2)
    assert belief.sample(3, seed=3) == PINNED


PINNED = [((16,), (32,), (23,), (0,)), ((3,), (35,), (20,), (12,)), ((14,), (47,), (12,), (16,))]


@either
@pytest.mark.parametrize("number", [-1, 10**30])
def test_a_fleet_that_does_not_exist_is_refused(backend: Backend, number: int) -> None:
    """A fleet number below zero or not below the total is refused."""
    with pytest.raises(IndexError):
        Belief(small_problem(), backend=backend).fleet(number)


def test_the_generator_is_splitmix64() -> None:
    """The first words for seed 1234567 are those of the published algorithm."""
    chance = SplitMix(1234567)
    assert [chance.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("bound", [1, 2, 3, 1000, 1 << 64, 10**25])
def test_numbers_are_drawn_below_the_bound(bound: int) -> None:
    """Random numbers stay below their bound, also when it takes several words."""
    chance = SplitMix(5)
    drawn = [chance.below(bound) for _ in range(200)]
    assert all(0 <= number < bound for number in drawn)
    assert bound == 1 or max(drawn) >= bound // 2
