"""All laws at once, in very many games; run with ``-m slow``."""

from random import Random

import pytest
from hypothesis import given, settings

from kit.games.law_strategy import seeds
from kit.games.random_player import Habits, next_command, rubbish
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import events_of
from kit.secrecy.view_truth import lies
from seabattle.game import (
    Game,
    Refusal,
    Seat,
    SeatCommand,
)
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import hear_all, new_view, report_to, why_not_in_view

WILD = Habits(rubbish=0.2, leaving=0.01, closing=0.15)


@pytest.mark.slow
@settings(max_examples=10_000, derandomize=False)
@given(rulesets(), seeds)
def test_no_law_is_broken_in_a_long_campaign(ruleset: Ruleset, seed: int) -> None:
    """No law is broken in thousands of random games, different ones every time."""
    match, dice = Match(ruleset, chance=Random(seed)), Random(seed + 1)
    viewers = [*map(Seat, range(ruleset.seats)), None]
    for _ in range(300):
        if match.over:
            break
        _ask(match, dice)
        tried = next_command(match, dice, WILD)
        obstacle, before = match.game.why_not(tried.seat, tried.command), match.game
        outcome = match.send(tried.seat, tried.command)
        if isinstance(outcome, Refusal):
            assert outcome == obstacle
            assert match.game is before
            continue
        assert obstacle is None
        for viewer in viewers:
            found = list(lies(match.view(viewer), truth_of(match.game)))
            assert not found, (viewer, tried, found)
    _check_replay(match)


def _ask(match: Match, dice: Random) -> None:
    """A seat and the game give the same answer to the same command."""
    tried = rubbish(match, dice)
    seat, command = tried.seat, tried.command
    if seat is None or not isinstance(command, SeatCommand):
        return
    if 0 <= seat < match.ruleset.seats:
        assert why_not_in_view(match.view(seat), command) == match.game.why_not(seat, command)


def _check_replay(match: Match) -> None:
    ruleset, events = match.ruleset, events_of(match)
    assert Game(ruleset, events) == match.game
    for viewer in [*map(Seat, range(ruleset.seats)), None]:
        told = (report_to(ruleset, viewer, event) for event in events)
        rebuilt = hear_all(new_view(ruleset, viewer), [each for each in told if each])
        assert rebuilt == match.view(viewer)
