"""The next shot: known means of whole games, and the best play where it is known."""

import pytest

from kit.seas.backends import KERNEL, TWIN, either
from kit.seas.exact_policy import BARE, Policy, sea_of
from seabattle.beliefs import GREEDY, Effort, FleetProblem, estimate_odds, make_sampler
from seabattle.beliefs.backend import Backend
from seabattle.rules import Touching


def greedy_mean(problem: FleetProblem, backend: Backend) -> float:
    """Play greedily against all fleets at once; the lowest cell where several are as likely."""
    sampler = make_sampler(problem, backend=backend)
    fleets = sampler.list_fleets(10**6)
    assert fleets is not None
    cells = estimate_odds(sampler, fleets).cells
    everything = Effort(fleets=10**6, cells=problem.size, solve=0)
    choice = sampler.choose_shot(fleets, 0, BARE, everything, 0)
    return dict(choice.options)[cells.index(max(cells))] / choice.weight


@pytest.mark.skipif(KERNEL is TWIN, reason="too many fleets for the twin")
def test_greedy_needs_the_known_number_of_shots() -> None:
    """Greedy play needs as many shots over all 53,624 fleets as other code measured."""
    problem = sea_of(6, 6, [4, 3, 2], Touching.FREELY)
    assert greedy_mean(problem, KERNEL) == pytest.approx(17.9580, abs=5e-5)


@pytest.mark.skipif(KERNEL is TWIN, reason="too many fleets for the twin")
def test_roll_outs_need_the_known_number_of_shots() -> None:
    """Roll-outs need the known mean number of shots over all 53,624 fleets."""
    problem = sea_of(6, 6, [4, 3, 2], Touching.FREELY)
    assert Policy(problem, 6).mean() == pytest.approx(17.7475, abs=5e-5)


@either
@pytest.mark.parametrize(
    ("size", "lengths", "shots"),
    [(4, [3], 5.6875), (4, [3, 2], 8.8939), (5, [3], 6.9), (5, [2], 8.2)],
)
def test_roll_outs_on_the_smallest_seas(
    backend: Backend, size: int, lengths: list[int], shots: float
) -> None:
    """Roll-outs on the smallest seas are at or near the optimum, as measured by other code."""
    problem = sea_of(size, size, lengths, Touching.FREELY)
    assert Policy(problem, 10, backend=backend).mean() == pytest.approx(shots, abs=5e-5)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("touching", "cells", "shots"), [(Touching.NEVER, 6, 23.696), (Touching.FREELY, 3, 25.964)]
)
def test_roll_outs_need_the_known_number_of_shots_on_a_larger_sea(
    touching: Touching, cells: int, shots: float
) -> None:
    """Roll-outs need the known number of shots on 8×8; ``scripts/bench policy`` measures more."""
    problem = sea_of(8, 8, [4, 3, 2], touching)
    assert Policy(problem, cells).mean() == pytest.approx(shots, abs=6e-4)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("touching", "shots"), [(Touching.FREELY, 26.2854), (Touching.NEVER, 24.0323)]
)
def test_greedy_needs_the_known_number_of_shots_on_a_larger_sea(
    touching: Touching, shots: float
) -> None:
    """Greedy play needs the known number of shots on 8×8, over each of its fleets once."""
    assert greedy_mean(sea_of(8, 8, [4, 3, 2], touching), KERNEL) == pytest.approx(shots, abs=5e-5)


@pytest.mark.parametrize(
    ("size", "length", "shots", "backend"),
    [
        (4, 3, 5.625, TWIN),
        (4, 3, 5.625, KERNEL),
        pytest.param(5, 3, 6.9, KERNEL, marks=pytest.mark.slow),
    ],
)
def test_the_best_play_is_found(size: int, length: int, shots: float, backend: Backend) -> None:
    """The search finds the best play on small seas, whose optima are known."""
    sampler = make_sampler(sea_of(size, size, [length], Touching.FREELY), backend=backend)
    fleets = sampler.list_fleets(512)
    assert fleets is not None
    choice = sampler.choose_shot(fleets, 0, BARE, Effort(solve=512, nodes=10**6), 1)
    assert choice.shots == pytest.approx(shots)


@pytest.mark.slow
def test_the_best_play_against_two_ships_is_found() -> None:
    """The search finds the best play against two ships: 264 fleets, the largest known optimum."""
    sampler = make_sampler(sea_of(4, 4, [3, 2], Touching.FREELY))
    fleets = sampler.list_fleets(512)
    assert fleets is not None
    choice = sampler.choose_shot(fleets, 0, BARE, Effort(solve=512, nodes=10**8), 1)
    assert choice.shots == pytest.approx(8.8333, abs=5e-5)


@either
def test_a_certain_hit_comes_first(backend: Backend) -> None:
    """A certain hit is fired first: it costs nothing, and its answer is free information."""
    problem = sea_of(1, 5, [3], Touching.FREELY)
    for effort in (GREEDY, Effort()):
        assert make_sampler(problem, backend=backend).shot(0, BARE, effort, 1).cell == 2


@either
def test_lots_are_drawn_between_equal_cells(backend: Backend) -> None:
    """Lots decide between equally good cells: a predictable shooter could be exploited."""
    sampler = make_sampler(sea_of(3, 3, [1], Touching.FREELY), backend=backend)
    assert {sampler.shot(0, BARE, GREEDY, seed).cell for seed in range(60)} == set(range(9))
    assert {
        sampler.shot(0, BARE, Effort(cells=9, solve=0), seed).cell for seed in range(60)
    } == set(range(9))
