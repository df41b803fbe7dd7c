"""Views are true: at every moment, for every seat and for spectators."""

from random import Random

import pytest
from hypothesis import given

from kit.games.law_strategy import UNRULY, lengths, presets, seeds
from kit.games.random_player import Habits, walk
from kit.games.ruleset_strategy import rulesets
from kit.secrecy.view_truth import lies
from seabattle.game import Refusal, Seat
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Ruleset

ALWAYS_LEAVING = Habits(leaving=0.05, closing=0.3)


def _check(ruleset: Ruleset, seed: int, steps: int, habits: Habits) -> None:
    match = Match(ruleset, chance=Random(seed))
    viewers = [*map(Seat, range(ruleset.seats)), None]
    for turned in walk(match, Random(seed + 1), steps, habits):
        if isinstance(turned.outcome, Refusal):
            continue
        for viewer in viewers:
            found = list(lies(match.view(viewer), truth_of(match.game)))
            assert not found, (viewer, turned, found)


@given(rulesets(), seeds, lengths)
def test_a_view_never_contradicts_the_truth(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A view never contradicts the truth: marks, ships afloat and everything else it says."""
    _check(ruleset, seed, steps, UNRULY)


@given(rulesets(), seeds, lengths)
def test_a_view_stays_true_when_seats_leave(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A view stays true when seats leave and take their ships off a shared sea."""
    _check(ruleset, seed, steps, ALWAYS_LEAVING)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_views_of_a_whole_ready_made_game_are_true(ruleset: Ruleset) -> None:
    """Views are true in whole games of every preset, from the first shot to the last."""
    _check(ruleset, seed=11, steps=1500, habits=Habits(rubbish=0, leaving=0, closing=0.02))
