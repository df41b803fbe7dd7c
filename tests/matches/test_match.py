"""A live match: it draws lots, keeps the journal and tells each viewer what they may hear."""

from random import Random

import pytest

from kit.games.fixed_fleet import deal
from kit.games.small_game import (
    SEAT_0,
    SEAT_1,
    SEAT_2,
    by,
    events_of,
    forum_rules,
    match,
    play,
    rules,
)
from kit.seas.drawn_sea import cells
from seabattle.game import CloseRound, DrawLots, Fire, Game, Phase, PlaceFleet, Refusal
from seabattle.matches import SYSTEM, Match
from seabattle.rules import MissedShot, Rounds, load_variant, settle

CORNER = "AA..\n....\n...B"


@pytest.mark.rule("SB9", "C2")
def test_the_lot_for_the_first_turn_is_drawn_and_written_down() -> None:
    """A replay needs no seed, because the lot is in the journal."""
    table = settle(load_variant("classic"))
    game = Match(table, chance=Random(1))

    play(game, by(SEAT_0, PlaceFleet(deal(table, 1))), by(SEAT_1, PlaceFleet(deal(table, 2))))

    assert isinstance(game.journal[-1].command, DrawLots)
    assert game.table.phase is Phase.PLAYING
    assert Game(table, events_of(game)) == game.game


def test_lots_come_from_the_system_unless_a_test_brings_its_own() -> None:
    """A generator that can be guessed would tell who begins."""
    assert Match(rules())._draw.chance is SYSTEM


@pytest.mark.rule("FO3")
def test_the_deadline_closes_a_round_with_the_shots_the_rules_want() -> None:
    """Not fired, or fired by chance: the host just says "close"."""
    for missed, fired in ((MissedShot.NOT_FIRED, 1), (MissedShot.RANDOM, 3)):
        table = forum_rules(rounds=Rounds(missed=missed))
        game = match(table, CORNER, CORNER, CORNER)
        play(game, by(SEAT_1, Fire(cells("A3"))))

        assert not isinstance(game.close_round(), Refusal)

        command = game.journal[-1].command
        assert isinstance(command, CloseRound)
        assert len(command.drawn) + 1 == fired
        assert game.table.round == 2


def test_a_stray_shot_falls_on_a_cell_that_is_still_of_interest() -> None:
    """Chance does not waste a shot on a known cell either (C5)."""
    table = forum_rules(1, 4, 3, rounds=Rounds(missed=MissedShot.RANDOM))
    for seed in range(20):
        game = match(table, "AA.B", "AA.B", "AA.B", chance=Random(seed))
        for seat in (SEAT_0, SEAT_1, SEAT_2):
            play(game, by(seat, Fire(cells("C1"))))
        game.close_round()

        closed = [each.command for each in game.journal if isinstance(each.command, CloseRound)]
        assert not {shot.command.at for shot in closed[-1].drawn} & {cells("C1")}


def test_a_match_can_do_without_spectators() -> None:
    """An arena of a million games needs no chart for absent spectators."""
    game = Match(rules(), spectators=False)

    with pytest.raises(KeyError):
        game.view(None)
