"""Solo runs, in which a bot clears fields alone."""

from pathlib import Path
from time import perf_counter

import pytest

from kit.games.small_game import preset, rules
from seabattle.arena import Failing, FieldSource, SoloRun, solo_report
from seabattle.arena.statistic import summarize_counts
from seabattle.bots import Scatter
from seabattle.bots.dice import BotDice
from seabattle.game import Phase
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import (
    AgainAfter,
    MissedShot,
    Rounds,
    Ruleset,
    Turn,
    TurnOrder,
    load_variant,
    random_fleet,
    settle,
    variant_names,
)
from seabattle.views import hear_all, new_view

OWN_SEAS = [name for name in variant_names() if not load_variant(name).sea.shared]

BAD = """
from seabattle.bots import Scatter

class Crash(Scatter):
    def act(self, view):
        return super().act(view) if view.own.turns < 3 else 1 / 0

class Mute(Scatter):
    def act(self, view):
        return None

class Quitter(Scatter):
    def __init__(self, seed):
        raise SystemExit(1)
"""


def _run(ruleset: Ruleset, bot: str = "hunter", games: int = 5, seed: int = 1) -> SoloRun:
    return SoloRun(ruleset, bot, seed, FieldSource(ruleset, seed, budget=0).draw_fields(games))


@pytest.mark.parametrize("name", OWN_SEAS)
def test_every_game_with_seas_of_ones_own_can_be_practised(name: str) -> None:
    """Solo strength is measured in every variant with separate seas."""
    run = _run(settle(load_variant(name)))

    report = solo_report(map(run.play, range(2)), 1.0)

    assert not report.faults
    assert report.shots is not None
    cells = sum(len(ship.cells) for ship in run.fields[0])
    assert cells <= report.shots.least


def test_misses_and_turns_are_counted_as_the_sheet_counts_them() -> None:
    """Where a hit earns another shot, every turn but the last ends with a miss."""
    run = _run(rules(6, 6, turn=Turn(again_after=AgainAfter.HIT)))
    for number in range(5):
        cleared = run.play(number)
        assert cleared.shots - cleared.misses == 3
        assert cleared.turns == cleared.misses + 1


def test_random_shots_need_as_many_as_theory_says() -> None:
    """k(N + 1)/(k + 1) of N cells for k decks: the harness neither helps nor hinders."""
    ruleset = rules(4, 5)
    run = _run(ruleset, "scatter", 600)

    shots = summarize_counts([run.play(number).shots for number in range(600)])

    assert shots.mean == pytest.approx(3 * 21 / 4, abs=5 * shots.error)


@pytest.mark.parametrize("missed", MissedShot)
def test_no_opponent_shoots_back_in_rounds_either(missed: MissedShot) -> None:
    """The rule that fires at random for a seat without an order does not apply here."""
    turn, rounds = Turn(order=TurnOrder.TOGETHER), Rounds(missed)
    ruleset = rules(3, 4, turn=turn, rounds=rounds)
    practice = PracticeMatch(ruleset, random_fleet(ruleset, BotDice(1)))
    practice.begin(random_fleet(ruleset, BotDice(2)))
    bot = Scatter(1)
    while not practice.over:
        practice.send(bot.act(practice.view))

    assert practice.view.own.hits == 0
    assert practice.cleared


def test_the_shooter_is_told_nothing_but_reports() -> None:
    """The view of a practice equals the one rebuilt from its log."""
    ruleset = preset("classic-bonus")
    practice = PracticeMatch(ruleset, random_fleet(ruleset, BotDice(1)))
    practice.begin(random_fleet(ruleset, BotDice(2)))
    bot = Scatter(1)
    for _ in range(30):
        practice.send(bot.act(practice.view))

    told = hear_all(new_view(practice.ruleset, practice.view.seat), practice.view.log)
    assert told == practice.view
    assert told.table.phase is Phase.PLAYING


def test_a_shared_sea_cannot_be_practised_alone() -> None:
    """The fleets of all seats lie in the same sea."""
    with pytest.raises(ValueError, match="sea"):
        PracticeMatch(preset("forum"), ())


@pytest.mark.parametrize(
    ("name", "failing"),
    [("Crash", Failing.CRASHED), ("Mute", Failing.NO_COMMAND), ("Quitter", Failing.CRASHED)],
)
def test_a_bot_that_fails_spoils_one_field_only(
    tmp_path: Path, name: str, failing: Failing
) -> None:
    """The run goes on, and its statistics leave out games with faults."""
    (tmp_path / "bad.py").write_text(BAD)
    run = _run(preset("classic"), f"{tmp_path / 'bad.py'}:{name}", 2)

    report = solo_report(map(run.play, range(2)), 1.0)

    assert [fault.failing for fault in report.faults] == [failing, failing]
    assert report.games == 0
    assert report.shots is None


def test_the_harness_is_light() -> None:
    """The overhead of the harness must not dominate the time of a quick bot."""
    ruleset = preset("classic")
    run = _run(ruleset, "scatter", 30)
    overheads = []
    for number in range(30):
        started = perf_counter()
        game = run.play(number)
        overheads.append((perf_counter() - started - sum(game.seconds)) / game.shots)

    # 60 microseconds per shot; the best of many games, as the machine is shared.
    assert min(overheads) < 60e-6
