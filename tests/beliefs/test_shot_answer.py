"""Filtering fleets by an answer keeps exactly those that would have given it."""

from random import Random

import pytest

from kit.seas.small_sea import Fleet, Sea, random_sea
from seabattle.beliefs import ShotAnswer, ShotVerdict, make_sampler
from seabattle.beliefs.sampling.shot_answer import wanted_berths


def answer_of(
    sea: Sea, fleet: Fleet, cell: int, struck: int, *, silent: bool
) -> tuple[ShotVerdict, int | None, int | None]:
    """Let a plainly listed fleet answer: the word, the class and the cells of a sunken ship."""
    for number, ships in enumerate(fleet):
        for ship in map(sea.mask, ships):
            if ship >> cell & 1:
                if silent:
                    return ShotVerdict.SHIP, None, None
                if ship & ~(struck | 1 << cell):
                    return ShotVerdict.HIT, None, None
                return ShotVerdict.SUNK, number, ship
    return ShotVerdict.EMPTY, None, None


@pytest.mark.parametrize("seed", range(80))
def test_kept_fleets_would_have_answered_the_same(seed: int) -> None:
    """Fleets that could not have given the answer are dropped, and no others."""
    dice = Random(seed)
    sea = random_sea(dice)
    fleets = sea.fleets()
    if not fleets or len({places for _, places in sea.classes}) < len(sea.classes):
        return
    sampler = make_sampler(sea.problem())
    kept = sampler.list_fleets(100_000)
    truth = dice.choice(fleets)
    silent, shown, named = dice.random() < 0.3, dice.random() < 0.5, dice.random() < 0.5
    struck = 0
    for cell in dice.sample(range(sea.rows * sea.columns), min(6, sea.rows * sea.columns)):
        answer = answer_of(sea, truth, cell, struck, silent=silent)
        said = (answer[0], answer[1] if named else None, answer[2] if shown else None)
        fleets = [
            fleet
            for fleet in fleets
            for word, number, ship in [answer_of(sea, fleet, cell, struck, silent=silent)]
            if (word, number if named else None, ship if shown else None) == said
        ]
        if answer[0] is not ShotVerdict.EMPTY:
            struck |= 1 << cell
        assert kept is not None
        kept = sampler.keep_fleets(
            kept, wanted_berths(sampler.table, ShotAnswer(cell, *said), struck)
        )
        assert len(kept) == len(fleets)
