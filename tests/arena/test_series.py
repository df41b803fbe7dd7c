"""Matches of several games, in which bots may learn."""

from pathlib import Path

import pytest

from kit.games.small_game import forum_rules, preset, rules
from seabattle.arena import (
    ArenaWorkerPool,
    Contest,
    Failing,
    Series,
    contest_report,
    may_be_a_series,
)
from seabattle.rules import Ruleset

LEARNERS = """
import time
from seabattle.bots import Scatter

class Counter(Scatter):
    def __init__(self, seed, memory=0):
        super().__init__(seed)
        self.games = memory

    def act(self, view):
        if self.games >= 3:
            raise RuntimeError("three games are enough")
        return super().act(view)

    def remember(self, view):
        assert view.fleets
        return self.games + 1

class Forgetful(Scatter):
    def remember(self, view):
        raise KeyError("gone")

class Dreamer(Counter):
    def act(self, view):
        while self.games >= 1:
            pass
        return super().act(view)
"""


@pytest.fixture
def learners(tmp_path: Path) -> str:
    """A file of bots that learn to fail."""
    (tmp_path / "learners.py").write_text(LEARNERS)
    return str(tmp_path / "learners.py")


def _small() -> Ruleset:
    return rules(3, 4)


def test_a_memory_goes_from_game_to_game_of_a_match(learners: str) -> None:
    """A learning bot gets its memory back on either side of the table."""
    outcomes = Series(Contest(_small(), (f"{learners}:Counter", "scatter"), 1), 5).play(0)

    assert [len(outcome.faults) for outcome in outcomes] == [0, 0, 0, 1, 1]


def test_a_memory_ends_with_its_match(learners: str) -> None:
    """The next match may have another opponent, and is played in another process."""
    series = Series(Contest(_small(), (f"{learners}:Counter", "scatter"), 1), 2)

    assert not any(outcome.faults for number in range(3) for outcome in series.play(number))


def test_no_bot_remembers_outside_a_match(learners: str) -> None:
    """A single game depends on its number alone."""
    contest = Contest(_small(), (f"{learners}:Forgetful", "scatter"), 1)

    assert not contest.play(0).faults


def test_sides_are_swapped_within_a_match() -> None:
    """A bot that always began would seem stronger; every pair has its matches."""
    series = Series(Contest(_small(), ("scatter", "hunter", "scatter"), 1), 3)
    found = [[outcome.lineup for outcome in series.play(number)] for number in range(4)]

    assert found[0] == [(0, 1), (1, 0), (0, 1)]
    assert found[1] == [(0, 2), (2, 0), (0, 2)]
    assert found[2] == [(1, 2), (2, 1), (1, 2)]
    assert found[3] == found[0]


def test_games_are_numbered_through() -> None:
    """A report identifies a game by its number, which is unique."""
    series = Series(Contest(_small(), ("scatter", "hunter"), 1), 3)
    outcomes = [outcome for number in range(series.matches(8)) for outcome in series.play(number)]

    assert [outcome.number for outcome in outcomes] == list(range(9))
    assert contest_report(series.contest, outcomes).games == 9


def test_a_memory_that_fails_is_named_and_nothing_else_happens(learners: str) -> None:
    """The game was over by then, so its winner stays the winner."""
    contest = Contest(_small(), (f"{learners}:Forgetful", "scatter"), 1)
    outcomes = Series(contest, 2).play(0)

    assert [fault.failing for outcome in outcomes for fault in outcome.faults] == [
        Failing.CRASHED
    ] * 2
    assert all(outcome.winner is not None for outcome in outcomes)


def test_a_bot_that_hangs_loses_the_match_on_either_side(learners: str) -> None:
    """It hangs in the second game, where it has the other seat."""
    contest = Contest(_small(), ("scatter", f"{learners}:Dreamer"), 1)
    ((first, second),) = ArenaWorkerPool(Series(contest, 2), 1, seconds=5).results([0])

    for outcome in (first, second):
        assert outcome.winner is not None
        assert outcome.lineup[outcome.winner] == 0
        assert [fault.failing for fault in outcome.faults] == [Failing.HUNG]


@pytest.mark.parametrize(
    ("ruleset", "possible"), [(preset("classic"), True), (forum_rules(5, 6, 5), False)]
)
def test_a_match_is_played_by_two(ruleset: Ruleset, possible: bool) -> None:
    """With more seats, opponents of the last game may not be in the next."""
    assert may_be_a_series(ruleset) is possible
