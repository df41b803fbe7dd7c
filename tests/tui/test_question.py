"""The question beneath the seas, and what Enter is for: never more than can be done."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, rules
from kit.seas.drawn_sea import cells
from seabattle.cli.line_mode.meta_command import help_lines
from seabattle.client.match_table import MatchTable, speaker_at
from seabattle.game import EndTurn, Fire
from seabattle.matches import Match
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import SitterKind
from seabattle.rules import Manoeuvre, SecondShot, Turn
from seabattle.speech import say
from seabattle.tui.model import table_text
from seabattle.tui.model.aiming import CursorAim
from seabattle.tui.model.table_menu import table_menu
from seabattle.tui.model.table_text import question_text
from seabattle.wire.match_info import Clocks, Sitter

CORNER = "AA..\n....\n...B"


def _table(game: Match, lang: str = "en") -> MatchTable:
    """A table at which a game stands as it does, on this machine."""
    info: Any = SimpleNamespace(
        sitters=(None, None), clock=None, offers=(), sealed=None, hints=False
    )
    table = SimpleNamespace(
        view=game.view,
        lang=lang,
        ruleset=game.ruleset,
        match_info=info,
        seats=(),
        host=False,
        answer_due=False,
    )
    return cast("MatchTable", table)


def test_shots_left_are_told_after_a_miss_as_after_a_hit() -> None:
    """It said that the next shot was earned by a hit, and never how many are left."""
    game = match(rules(turn=Turn(shots=3)), CORNER, CORNER)

    assert question_text(_table(game), SEAT_0) == "Turn 1, the first of 3 shots:"
    play(game, by(SEAT_0, Fire(cells("A3"))))
    assert question_text(_table(game), SEAT_0) == "Shoot again, 2 shots left:"
    play(game, by(SEAT_0, Fire(cells("B3"))))
    assert question_text(_table(game), SEAT_0) == "Shoot again, one shot left:"


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_where_only_passing_is_left_nothing_else_is_offered(lang: str) -> None:
    """“Enter fires a second shot” was said to those who have too few sound ships for one."""
    moving = rules(turn=Turn(second_shot=SecondShot(1)), manoeuvre=Manoeuvre())
    game = match(moving, CORNER, CORNER)
    play(
        game,
        by(SEAT_0, Fire(cells("A3"))),
        by(SEAT_1, Fire(cells("A1"))),
        by(SEAT_1, EndTurn()),
        by(SEAT_0, Fire(cells("D3"))),
    )
    table = _table(game, lang)

    assert question_text(table, SEAT_0) == say(lang, "tui-ask-pass")
    speaker = speaker_at(table)
    note, refused = table_text.note_text(CursorAim(), game.view(SEAT_0), SEAT_0, speaker)
    assert note == say(lang, "refusal-turn-no-second-shot", needed=2, undamaged=1)
    assert not refused
    assert [item.id for item in table_menu(table, SEAT_0)] == ["end-turn", "resign"]


@pytest.mark.parametrize("timed", [False, True])
def test_a_player_can_be_asked_for_only_where_no_clock_runs(*, timed: bool) -> None:
    """Where a clock runs, it alone decides about a player who has gone."""
    table = _table(match(rules(), CORNER, CORNER))
    info: Any = table.match_info
    info.sitters = Sitter("Anna", SitterKind.PERSON), Sitter("Bruno", SitterKind.PERSON)
    info.clock = Clocks(ClockRule(bank=60_000), 0, (60_000, 60_000), ()) if timed else None
    shown = [item.id for item in table_menu(table, SEAT_0)]
    prompt: Any = SimpleNamespace(
        prompt=SimpleNamespace(table=table, speaker=speaker_at(table)),
        view=table.view(SEAT_0),
        viewer=SEAT_0,
    )

    assert ("claim-absence" in shown) is not timed
    told = [line.strip() for line in help_lines(prompt)]
    assert (say("en", "line-can-claim") in told) is not timed
