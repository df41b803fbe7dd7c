"""Sampled odds compared with exact ones, in the middle of real games on 10×10."""

from array import array
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import factorial, prod

import pytest

from kit.games.position import acting, play_hunters
from kit.games.small_game import preset
from kit.seas.backends import needs_kernel
from seabattle.beliefs import (
    Belief,
    Estimate,
    FleetProblem,
    Fleets,
    Odds,
    Sampler,
    estimate_odds,
    make_sampler,
)
from seabattle.bots.standing.marks_from_view import enemy_fleets
from seabattle.views import Hit, SalvoAnswered, View

DRAWS = 20_000
GAMES = ("classic", "milton-bradley", "sea-battle")
SEEDS = (1, 2, 3)
DEPTHS = range(34, 60)
"""Commands of both sides; the exact sweep takes a few tenths of a second from there on."""


@lru_cache
def _positions(name: str) -> list[FleetProblem]:
    """What may lie on the enemy's sea when a ship has just been wounded, in several games."""
    found = []
    for seed in SEEDS:
        games = (play_hunters(preset(name), seed, depth) for depth in DEPTHS)
        views = (game.view(acting(game)) for game in games)
        found.append(enemy_fleets(next(view for view in views if _has_wounded(view))))
    return found


def _has_wounded(view: View) -> bool:
    """Whether the seat's last shot hit and did not sink: then many ships may lie there."""
    answers = [
        answer
        for report in view.log
        if isinstance(report, SalvoAnswered) and report.by == view.seat
        for answer in report.answers
    ]
    return isinstance(answers[-1], Hit)


@lru_cache
def _exact(name: str) -> list[Odds]:
    return [Belief(problem).odds for problem in _positions(name)]


def _estimates(name: str, seed: int) -> Iterator[tuple[Sampler, Fleets]]:
    for problem in _positions(name):
        sampler = make_sampler(problem)
        yield sampler, sampler.draw_fleets(DRAWS, seed)


def _farthest(estimate: Estimate, exact: Odds) -> float:
    """The largest error of a cell's probability."""
    return max(
        abs(weight / estimate.weight - count / exact.total)
        for weight, count in zip(estimate.cells, exact.cells, strict=True)
    )


@needs_kernel
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_cell_of_a_real_game_strays_further_than_stated(name: str, seed: int) -> None:
    """In real games no cell's odds are off by more than the stated error, on which bots rely."""
    for (sampler, fleets), exact in zip(_estimates(name, seed), _exact(name), strict=True):
        estimate = estimate_odds(sampler, fleets)
        assert _farthest(estimate, exact) <= estimate.error < 0.1


@needs_kernel
@pytest.mark.parametrize("name", GAMES)
def test_a_forgotten_factorial_would_be_seen(name: str) -> None:
    """Sampling that forgets the factor r! for ships of one class exceeds the stated error."""
    seen = []
    for (sampler, fleets), exact in zip(_estimates(name, 1), _exact(name), strict=True):
        biased = estimate_odds(sampler, _forgetful(sampler, fleets))
        seen.append(_farthest(biased, exact) > biased.error)

    assert any(seen)


def _forgetful(sampler: Sampler, fleets: Fleets) -> Fleets:
    """The same draws, not divided by r! for r ships of one class that were placed freely."""
    table = sampler.table
    factors = []
    for number in range(len(fleets)):
        free = Counter(
            table.kin_at[berth]
            for berth in fleets[number]
            if not table.cells[berth] & table.must_cover
        )
        factors.append(prod(map(factorial, free.values())))
    weights = [weight * factor for weight, factor in zip(fleets.weights, factors, strict=True)]
    return Fleets(fleets.ships, fleets.berths, array("Q", weights), fleets.estimate)
