"""Fleets listed, drawn and fired at: kernel, twin and a plain list agree."""

from itertools import pairwise
from random import Random

import pytest

from kit.seas.backends import KERNEL, TWIN, needs_kernel
from kit.seas.small_sea import Battle, Fleet, Sea, random_battle, random_sea
from seabattle.beliefs import (
    Effort,
    FleetProblem,
    Fleets,
    Sampler,
    Sinking,
    SoloGame,
    Telling,
    apply_marks,
    count,
    make_sampler,
    sample,
)

SEEDS = range(100)
LITTLE = Effort(limit=40, fleets=25, cells=3, solve=8, nodes=60, margin=20)
GLANCING = Effort(limit=40, fleets=60, cells=6, solve=8, glance=15, finalists=2)


def position(seed: int) -> tuple[Sea, Battle, FleetProblem, list[Fleet]]:
    """Draw a sea and a battle, with the fleets that agree with it."""
    dice = Random(seed)
    while True:
        sea = random_sea(dice)
        fleets = sea.fleets()
        if fleets:
            battle = random_battle(dice, sea, dice.choice(fleets))
            problem = apply_marks(sea.problem(), battle.marks(sea))
            return sea, battle, problem, [fleet for fleet in fleets if battle.agrees(fleet)]


def write_fleets(sampler: Sampler, fleets: Fleets) -> list[tuple[tuple[int, int], ...]]:
    """Write fleets as pairs of kin and cells."""
    table = sampler.table
    return [
        tuple(sorted((table.kin_at[berth], table.cells[berth]) for berth in fleets[number]))
        for number in range(len(fleets))
    ]


def write_listed_fleet(sea: Sea, sampler: Sampler, fleet: Fleet) -> tuple[tuple[int, int], ...]:
    """Write a plainly listed fleet in the same way."""
    kin_of = sampler.table.kin_of
    return tuple(
        sorted((kin_of[n], sea.mask(ship)) for n, ships in enumerate(fleet) for ship in ships)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_every_fleet_is_listed_once(seed: int) -> None:
    """Every fleet is listed once; a gap or a duplicate would shift every probability."""
    sea, _, problem, fleets = position(seed)
    for backend in {TWIN, KERNEL}:
        sampler = make_sampler(problem, backend=backend)
        listed = sampler.list_fleets(100_000)
        assert listed is not None
        found = write_fleets(sampler, listed)
        assert len(set(found)) == len(found)
        assert set(found) == {write_listed_fleet(sea, sampler, fleet) for fleet in fleets}


@needs_kernel
@pytest.mark.parametrize("seed", SEEDS)
def test_kernel_and_twin_list_draw_and_fire_alike(seed: int) -> None:
    """A bot must move alike with and without a compiler."""
    dice = Random(seed)
    _, _, problem, _ = position(seed)
    kernel, twin = make_sampler(problem, backend=KERNEL), make_sampler(problem, backend=TWIN)
    for limit in (0, 10, 200):
        assert kernel.list_fleets(limit) == twin.list_fleets(limit)
    drawn = twin.draw_fleets(50, seed)
    assert kernel.draw_fleets(50, seed) == drawn
    assert kernel.odds(drawn) == twin.odds(drawn)
    berths = dice.getrandbits(twin.table.berths)
    for some in (False, True):
        assert kernel.keep_fleets(drawn, (berths, some)) == twin.keep_fleets(drawn, (berths, some))
    telling = Telling(dice.choice(list(Sinking)))
    fired = battle_cells(problem, dice)
    if not any(~fired & cells for fleet in write_fleets(twin, drawn) for _, cells in fleet):
        return
    for effort in (
        LITTLE,
        GLANCING,
        Effort(limit=500, solve=20, nodes=400),
        Effort(limit=9, cells=1),
    ):
        assert kernel.choose_shot(drawn, fired, telling, effort, seed) == twin.choose_shot(
            drawn, fired, telling, effort, seed
        )


def battle_cells(problem: FleetProblem, dice: Random) -> int:
    """Give the struck cells and some others."""
    return problem.must_cover | dice.getrandbits(problem.size) & dice.getrandbits(problem.size)


def clear_field(game: SoloGame) -> list[int]:
    """Fire until every ship is sunk."""
    fired = []
    while not game.over:
        fired.append(game.fire())
    return fired


@needs_kernel
@pytest.mark.parametrize("hit_names_class", [False, True])
@pytest.mark.parametrize("sinking", list(Sinking))
def test_kernel_and_twin_play_the_same_games(sinking: Sinking, hit_names_class: bool) -> None:
    """Kernel and twin play the same solo games, though they filter placements differently."""
    for seed in range(8):
        problem = random_sea(Random(seed)).problem()
        if not count(problem):
            continue
        (truth,) = sample(problem, 1, seed)
        telling = Telling(sinking, hit_names_class)
        games = [
            clear_field(backend.solo_game(problem, truth, telling, LITTLE, seed))
            for backend in (KERNEL, TWIN)
        ]
        assert games[0] == games[1]
        assert all(len(set(game)) == len(game) for game in games)
        assert all(a != b for a, b in pairwise(games[0]))
