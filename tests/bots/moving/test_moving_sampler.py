"""Fleets drawn for an enemy who moves, against every course of the game on small seas."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from kit.games.small_game import rules
from kit.seas.drawn_sea import too_close
from seabattle.bots.dice import BotDice
from seabattle.bots.moving import moving_odds as drifting
from seabattle.bots.moving.moving_odds import EnemyTurn, MovingItem, OwnShot, compute_moving_odds
from seabattle.bots.moving.moving_sampler import MovingSampler
from seabattle.grid import Mask, bits
from seabattle.rules import (
    Disclosure,
    Manoeuvre,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    berths,
    reachable_places,
)

SHIPS = (ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
SILENT = Disclosure(sinking_told=False)

Ships = tuple[Mask, ...]
World = tuple[Ships, Mask]
"""Where the ships lie, and which of their cells are hit."""


def _ruleset(rows: int = 4, columns: int = 5, touching: Touching = Touching.CORNERS) -> Ruleset:
    return rules(
        rows,
        columns,
        fleet=SHIPS,
        sea=Sea(touching),
        manoeuvre=Manoeuvre(),
        disclosure=SILENT,
    )


def _legal(ruleset: Ruleset, ships: Ships) -> bool:
    one, other = ships
    return not one & other and not too_close(ruleset.grid, one, other, ruleset.sea.touching)


def _onward(ruleset: Ruleset, ships: Ships, index: int) -> Iterator[Ships]:
    grid = ruleset.grid
    assert ruleset.manoeuvre is not None
    for place in reachable_places(ruleset.manoeuvre, grid.cells(ships[index])):
        if all(cell in grid for cell in place):
            moved = tuple(grid.mask(place) if index == n else it for n, it in enumerate(ships))
            if _legal(ruleset, moved):
                yield moved


def _after_turn(
    ruleset: Ruleset, worlds: dict[World, float], stirring: float
) -> dict[World, float]:
    """Any sound ship moves as often as the next, anywhere it can."""
    after: dict[World, float] = defaultdict(float)
    for (ships, hits), weight in worlds.items():
        sound = [index for index, ship in enumerate(ships) if not ship & hits]
        stays = 1.0
        for index in sound:
            onward = list(_onward(ruleset, ships, index))
            for moved in onward:
                after[moved, hits] += weight * stirring / len(sound) / len(onward)
            stays -= stirring / len(sound) if onward else 0.0
        after[ships, hits] += weight * stays
    return after


def _after_shot(worlds: dict[World, float], shot: OwnShot) -> dict[World, float]:
    after: dict[World, float] = defaultdict(float)
    for (ships, hits), weight in worlds.items():
        lying = ships[0] | ships[1]
        if not shot.water & lying and not shot.hits & ~lying:
            after[ships, hits | shot.hits] += weight
    return after


def _exact(ruleset: Ruleset, course: list[MovingItem], stirring: float) -> list[float]:
    """How likely a sound deck lies on each cell, by following every fleet there is."""
    pairs = product(*(berths(ruleset.grid, entry) for entry in ruleset.fleet))
    worlds = {(ships, 0): 1.0 for ships in pairs if _legal(ruleset, ships)}
    for happening in course:
        if isinstance(happening, OwnShot):
            worlds = _after_shot(worlds, happening)
        else:
            worlds = _after_turn(ruleset, worlds, stirring)
    odds = [0.0] * ruleset.grid.size
    total = sum(worlds.values())
    for (ships, hits), weight in worlds.items():
        for cell in bits((ships[0] | ships[1]) & ~hits):
            odds[cell] += weight / total
    return odds


def _course(ruleset: Ruleset, seed: int, turns: int, stirring: float) -> list[MovingItem]:
    """Random shots at an enemy who moves at random."""
    dice = Random(seed)
    pairs = product(*(berths(ruleset.grid, entry) for entry in ruleset.fleet))
    ships = dice.choice([each for each in pairs if _legal(ruleset, each)])
    hits, course = 0, list[MovingItem]()
    for _ in range(turns):
        course.append(EnemyTurn())
        sound = [index for index, ship in enumerate(ships) if not ship & hits]
        if sound and dice.random() < stirring:
            onward = list(_onward(ruleset, ships, dice.choice(sound)))
            ships = dice.choice(onward) if onward else ships
        cell = 1 << dice.choice(list(bits(ruleset.grid.everywhere & ~hits)))
        struck = cell & (ships[0] | ships[1])
        hits |= struck
        course.append(OwnShot(cell & ~struck, struck))
    return course


def _largest_error(ruleset: Ruleset, course: list[MovingItem], stirring: float) -> float:
    found = MovingSampler(ruleset, compute_moving_odds(ruleset, course)).estimate(2000, BotDice(7))
    odds = [hurt + fine for hurt, fine in zip(found.wounded, found.sound, strict=True)]
    exact = _exact(ruleset, course, stirring)
    return max(abs(one - other) for one, other in zip(odds, exact, strict=True))


@pytest.mark.parametrize("touching", [Touching.CORNERS, Touching.FREELY])
@pytest.mark.parametrize("seed", range(8))
def test_an_enemy_who_never_moves_is_found_where_the_list_of_all_fleets_says(
    seed: int, touching: Touching, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without moves nothing is left to guess, so the drawn fleets must be right."""
    monkeypatch.setattr(drifting, "STIRRING", 0.0)
    drifting._MEMORY.clear()
    ruleset = _ruleset(touching=touching)
    course = _course(ruleset, seed, 3 + seed, 0.0)

    worst = _largest_error(ruleset, course, 0.0)

    drifting._MEMORY.clear()
    assert worst < 0.02


@pytest.mark.parametrize("seed", range(8))
def test_an_enemy_who_moves_is_found_nearly_where_every_course_of_the_game_says(seed: int) -> None:
    """Ships are followed one by one: not quite right where they get in each other's way."""
    ruleset = _ruleset(5, 6)
    course = _course(ruleset, seed, 4 + seed, drifting.STIRRING)

    assert _largest_error(ruleset, course, drifting.STIRRING) < 0.1
