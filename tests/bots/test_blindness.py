"""A bot's move depends only on its reports, not on the truth."""

import gc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.law_strategy import presets, seeds
from kit.games.position import acting, other_truths, play_hunters
from kit.secrecy.leak_hunt import Pair
from kit.secrecy.two_worlds import differences
from seabattle.bots import Bot, Scatter, find_bot
from seabattle.game import Fire, Phase, SeatCommand
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import View, open_cells

QUICK = ("scatter", "hunter", "surveyor", "admiral:2", "admiral:8")
ALL = (*QUICK, "admiral")

depths = st.one_of(st.just(1), st.integers(3, 25), st.integers(20, 100))
"""After how many commands to look: while fleets are placed, early, and when ships go down."""

every_table = pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")


class Spy(Scatter):
    """Finds the truth in the memory of its process, and fires at it."""

    def act(self, view: View) -> SeatCommand:
        """Fire at the first sound deck of another seat."""
        command = super().act(view)
        games = [thing for thing in gc.get_objects() if type(thing) is Match]
        game = next((game for game in games if game.view(view.seat) is view), None)
        if game is None or view.table.phase is not Phase.PLAYING or view.seat is None:
            return command
        decks = 0
        for seat, side in enumerate(truth_of(game.game).sides):
            decks |= 0 if seat == view.seat else side.fleet & ~side.hits
        aims = view.ruleset.grid.cells(decks & open_cells(view))
        return Fire(aims[:1]) if aims else command


def _pairs(ruleset: Ruleset, seed: int, depth: int, number: int) -> list[Pair]:
    match = play_hunters(ruleset, seed, depth)
    return list(other_truths(match, acting(match), seed, number))


def _moves(bot: Bot, pair: Pair) -> tuple[SeatCommand, SeatCommand]:
    return bot.act(pair.one.view(pair.viewer)), bot.act(pair.other.view(pair.viewer))


def _check(names: tuple[str, ...], ruleset: Ruleset, seed: int, depth: int, number: int) -> None:
    for pair in _pairs(ruleset, seed, depth, number):
        assert not differences(pair.one, pair.other, pair.viewer)
        for name in names:
            here, there = _moves(find_bot(name)(seed), pair)
            assert here == there, name


@pytest.mark.rule("C3")
@every_table
@settings(max_examples=5)
@given(seed=seeds, depth=depths)
def test_no_player_moves_differently_when_told_the_same(
    ruleset: Ruleset, seed: int, depth: int
) -> None:
    """Users of other programs say that the computer knows where their ships are."""
    _check(QUICK, ruleset, seed, depth, 2)


@pytest.mark.rule("C3")
@every_table
@settings(max_examples=2)
@given(seed=seeds, depth=st.integers(20, 100))
def test_the_admiral_is_as_blind_as_the_other_bots(ruleset: Ruleset, seed: int, depth: int) -> None:
    """The strongest player is the one that will be suspected."""
    _check(("admiral",), ruleset, seed, depth, 1)


@pytest.mark.slow
@every_table
@settings(max_examples=150, derandomize=False)
@given(seed=seeds, depth=depths)
def test_no_bot_moves_differently_in_a_long_campaign(
    ruleset: Ruleset, seed: int, depth: int
) -> None:
    """Other games every time."""
    _check(ALL, ruleset, seed, depth, 2)


@every_table
def test_a_bot_that_reads_the_truth_is_caught(ruleset: Ruleset) -> None:
    """The test above must be able to fail: it catches a bot that reads the truth."""
    pairs = [pair for depth in (20, 30, 45) for pair in _pairs(ruleset, 3, depth, 4)]

    assert any(here != there for here, there in (_moves(Spy(3), pair) for pair in pairs))
