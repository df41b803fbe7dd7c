"""Two truths that differ only in what a viewer may not know look the same to that viewer.

The comparison itself is tried out in ``tests/secrecy``, where planted leaks are found.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.law_strategy import presets, seeds
from kit.games.random_player import play_randomly
from kit.games.ruleset_strategy import rulesets
from kit.secrecy.leak_hunt import QUIET, leaks, pairs, twins_of
from seabattle.rules import Ruleset

shortly = st.integers(3, 40)
"""The longer a game, the fewer other truths fit what has been told."""


def _check(ruleset: Ruleset, seed: int, steps: int) -> None:
    for pair in twins_of(play_randomly(ruleset, seed, steps, QUIET), Random(seed)):
        found = leaks(pair)
        assert not found, (pair.viewer, found)


@pytest.mark.rule("C3")
@given(rulesets(), seeds, shortly)
def test_no_viewer_can_tell_two_truths_apart_that_were_told_alike(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """Truths told alike give equal bytes: reports, view, options, refusals and bot moves."""
    _check(ruleset, seed, steps)


@pytest.mark.rule("C3", "FO4", "FO5")
@given(rulesets(only_shared=True), seeds, shortly)
def test_no_viewer_can_tell_whose_is_whose_on_a_shared_sea(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """On a shared sea, truths that differ in owners, shooters or misses look the same."""
    _check(ruleset, seed, steps)


@pytest.mark.rule("C3")
@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_no_ready_made_game_leaks(ruleset: Ruleset) -> None:
    """No ready-made game leaks secrets to a viewer in its first forty actions."""
    found = [(pair.viewer, leaks(pair)) for pair in pairs(ruleset, seed=3, games=10)]

    assert found
    assert not [each for each in found if each[1]]


@pytest.mark.slow
@pytest.mark.rule("C3")
@settings(max_examples=10_000, derandomize=False)
@given(rulesets(), seeds, shortly)
def test_no_viewer_can_tell_in_a_long_campaign(ruleset: Ruleset, seed: int, steps: int) -> None:
    """No secret leaks in some hundred thousand pairs of truths, different ones every time."""
    _check(ruleset, seed, steps)
