"""Clocks in the heading: short enough for eighty columns, however many play."""

import pytest

from seabattle.game import Seat
from seabattle.matches.clock import ClockRule
from seabattle.rules import load_variant, settle
from seabattle.speech import Speaker
from seabattle.tui.model.table_text import clock_face
from seabattle.views import new_view
from seabattle.wire.match_info import Clocks

HOUR = 3_600_000


def face(
    variant: str,
    seats: int,
    rule: ClockRule,
    left: int,
    running: tuple[int, ...],
    *,
    lang: str = "en",
) -> str:
    """What the first player reads a second after the clocks were looked at."""
    ruleset = settle(load_variant(variant), seats)
    names = ("Anna", "Bruno", *(f"Player {seat}" for seat in range(3, seats + 1)))
    speaker = Speaker(lang, ruleset, names)
    clock = Clocks(rule, 5000, (left,) * seats, tuple(Seat(seat) for seat in running))
    return clock_face(speaker, clock, 6000, new_view(ruleset, Seat(0)))


def test_two_players_see_both_clocks_and_which_one_runs() -> None:
    """As on a chess clock; the one that runs has lost a second since."""
    shown = face("classic", 2, ClockRule(bank=HOUR), 90_000, (1,))
    assert shown == "Anna 1:30  Bruno 1:29*"


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", "closes in 2 d 23 h"), ("it", "si chiude fra 2 g 23 h"), ("ru", "до конца 2 д 23 ч")],
)
def test_a_round_has_one_deadline_for_all_players(lang: str, shown: str) -> None:
    """Sixty-four clocks that show the same would hide everything else."""
    days = 72 * HOUR
    assert face("forum", 64, ClockRule(move=days), days, tuple(range(64)), lang=lang) == shown


def test_a_round_without_awaited_players_has_no_deadline() -> None:
    """Before the first shot and after the last, no clock runs."""
    assert face("forum", 3, ClockRule(move=HOUR), HOUR, ()) == ""


def test_of_many_clocks_each_player_sees_their_own() -> None:
    """A player who has a store of time of their own wants to know how much is left of it."""
    assert face("forum", 8, ClockRule(bank=HOUR), HOUR, (0, 4)) == "Anna 59:59*"
