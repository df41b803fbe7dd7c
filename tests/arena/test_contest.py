"""Contests between bots."""

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from kit.games.small_game import forum_rules, preset, rules
from seabattle.arena import ArenaWorkerPool, Contest, ContestReport, Failing, contest_report
from seabattle.arena.contest import lineups
from seabattle.rules import Ruleset

BAD = """
import os
from seabattle.bots import Scatter
from seabattle.game import Fire, Phase

class Late(Scatter):
    def act(self, view):
        return super().act(view) if view.own.turns < 2 else self.fail(view)

class Crash(Late):
    def fail(self, view):
        raise KeyError("treasure")

class Repeat(Late):
    def fail(self, view):
        return Fire(view.ruleset.grid.cells(view.own.known)[:1])

class Rubbish(Late):
    def fail(self, view):
        return Fire("A1")

class Veteran(Late):
    def fail(self, view):
        return Fire(view.seat, view.ruleset.grid.cells()[:1])

class Hang(Late):
    def fail(self, view):
        while True:
            pass

class Hoard(Late):
    def fail(self, view):
        self.hoard = bytearray(3 << 30)

class Die(Late):
    def fail(self, view):
        os._exit(9)
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A file of bots that fail in their second turn."""
    (tmp_path / "bad.py").write_text(BAD)
    return str(tmp_path / "bad.py")


def _report(contest: Contest, games: int) -> ContestReport:
    return contest_report(contest, [contest.play(number) for number in range(games)])


def _rates(report: ContestReport) -> list[float]:
    return [standing.wins.rate for standing in report.standings]


@pytest.mark.parametrize(
    ("entrants", "seats", "expected"),
    [
        (2, 2, [(0, 1), (1, 0)]),
        (3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
        (2, 4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (4, 3, [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)]),
    ],
)
def test_every_bot_sits_on_every_seat(
    entrants: int, seats: int, expected: Iterable[tuple[int, ...]]
) -> None:
    """A bot that always began, or always sat beside the weakest, would seem stronger."""
    assert list(lineups(entrants, seats)) == expected


@pytest.mark.parametrize("ruleset", [preset("classic"), preset("sea-battle-bent")])
def test_equal_bots_win_exactly_half(ruleset: Ruleset) -> None:
    """The games of a pair mirror each other, so that luck cancels out."""
    report = _report(Contest(ruleset, ("hunter", "hunter"), 1), 10)

    assert _rates(report) == [0.5, 0.5]


def test_the_stronger_bot_is_found() -> None:
    """Hunter against Scatter is the clearest case there is."""
    report = _report(Contest(preset("classic"), ("scatter", "hunter"), 1), 10)

    assert _rates(report) == [0.0, 1.0]
    assert report.turns is not None
    assert report.turns.mean < 80


def test_the_beginner_is_noted() -> None:
    """Players ask how large the first-move advantage of a variant is."""
    alternate = _report(Contest(rules(2, 3), ("scatter", "hunter"), 1), 10)
    together = _report(Contest(forum_rules(), ("scatter", "hunter"), 1), 4)

    assert alternate.first_move is not None
    assert alternate.first_move.out_of == 10
    assert together.first_move is None


def test_many_seats_are_filled_in_turn() -> None:
    """Three entrants, five chairs: all play in every game."""
    report = _report(Contest(forum_rules(5, 6, 5), ("hunter", "scatter", "scatter"), 2), 6)

    assert [standing.seats for standing in report.standings] == [10, 10, 10]
    assert sum(standing.wins.times for standing in report.standings) + report.drawn == 6


@pytest.mark.parametrize(
    ("name", "failing"),
    [
        ("Crash", Failing.CRASHED),
        ("Repeat", Failing.ILLEGAL),
        ("Rubbish", Failing.NO_COMMAND),
    ],
)
def test_a_bot_that_fails_loses_that_game(bad: str, name: str, failing: Failing) -> None:
    """With the reason, and without stopping the run."""
    report = _report(Contest(preset("classic"), (f"{bad}:{name}", "scatter"), 1), 4)

    assert _rates(report) == [0.0, 1.0]
    assert [fault.failing for fault in report.faults] == [failing] * 4
    assert report.first_move is None


def test_the_line_where_a_bot_crashed_is_told(bad: str) -> None:
    """The author of the bot needs the line to fix it."""
    fault = Contest(preset("classic"), (f"{bad}:Crash", "scatter"), 1).play(0).faults[0]

    assert "treasure" in fault.words
    assert "bad.py:" in fault.words


def test_a_bot_that_still_names_its_seat_is_told_what_to_change(bad: str) -> None:
    """The author of a bot for an earlier release reads what to write."""
    fault = Contest(preset("classic"), (f"{bad}:Veteran", "scatter"), 1).play(0).faults[0]

    assert fault.failing is Failing.CRASHED
    assert "write Fire(cells)" in fault.words


def test_the_others_go_on_when_one_of_many_fails(bad: str) -> None:
    """Only the failing seat has lost."""
    ruleset = forum_rules(4, 5, 3)
    report = _report(Contest(ruleset, (f"{bad}:Crash", "hunter", "scatter"), 1), 3)

    assert _rates(report)[0] == 0.0
    assert sum(_rates(report)) == 1.0


def test_hung_bots_are_killed_and_after_three_times_left_out(bad: str) -> None:
    """A bot loses its own games and no other, and the run does not wait for it for ever."""
    contest = Contest(rules(4, 5), ("hunter", f"{bad}:Hang", f"{bad}:Die"), 1)
    with_hang, with_die = [0, 1, 6, 7, 12], [14]

    report = contest_report(
        contest, ArenaWorkerPool(contest, 1, 1.0).results([*with_hang, *with_die])
    )

    hung, out = [Failing.HUNG] * 3, [Failing.OUT] * 2
    assert [fault.failing for fault in report.faults] == [*hung, *out, Failing.DIED]
    assert _rates(report) == [1.0, 0.0, 0.0]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count what is filled")
def test_a_bot_that_wants_all_memory_gets_an_error(bad: str) -> None:
    """A bot that takes all memory loses its game before the machine swaps."""
    contest = Contest(rules(4, 5), ("hunter", f"{bad}:Hoard"), 1)

    report = contest_report(contest, ArenaWorkerPool(contest, 1).results([0]))

    assert [fault.failing for fault in report.faults] == [Failing.CRASHED]
    assert report.faults[0].words.startswith("MemoryError")


def test_workers_play_the_games_that_one_process_plays() -> None:
    """A game does not depend on the process that plays it."""
    contest = Contest(preset("sea-battle"), ("hunter", "scatter"), 9)

    here = [contest.play(number) for number in range(4)]
    there = sorted(ArenaWorkerPool(contest, 2).results(range(4)), key=lambda game: game.number)

    assert here == there
