"""Scatter plays every game there is, badly and by the rules."""

from random import Random

import pytest
from hypothesis import given

from kit.games.law_strategy import presets, seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import rules
from seabattle.bots import Scatter
from seabattle.game import Phase, Refusal, Seat, seats_in
from seabattle.matches import Match
from seabattle.rules import Ruleset, SecondShot, ShipClass, Turn

PATIENCE = 20_000


def _play_out(ruleset: Ruleset, seed: int) -> Match:
    match = Match(ruleset, chance=Random(seed))
    bots = [Scatter(seed + seat) for seat in range(ruleset.seats)]
    for _ in range(PATIENCE):
        if match.over:
            return match
        seat = _acting(match)
        outcome = match.send(seat, bots[seat].act(match.view(seat)))
        assert not isinstance(outcome, Refusal), outcome
    raise AssertionError(f"not over after {PATIENCE} actions")


def _acting(match: Match) -> Seat:
    table = match.table
    if table.phase is Phase.PLACING or table.turn is None:
        return next(seats_in(table.awaited))
    return table.turn


@given(rulesets(), seeds)
def test_scatter_plays_any_ruleset_to_its_end(ruleset: Ruleset, seed: int) -> None:
    """The author of a custom variant has an opponent to try it with at once."""
    _play_out(ruleset, seed)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_scatter_plays_every_preset_to_its_end(ruleset: Ruleset) -> None:
    """The stand-in of last resort must not fail in any variant."""
    _play_out(ruleset, 3)


@pytest.mark.rule("BO3")
@pytest.mark.parametrize("seed", range(10))
def test_scatter_lets_a_second_shot_go_that_it_does_not_have(seed: int) -> None:
    """With the second shot as the only extra rule, Scatter fired it with a damaged fleet."""
    turn = Turn(second_shot=SecondShot(1))
    _play_out(rules(fleet=(ShipClass("destroyer", 2, ("##",)),), turn=turn), seed)
