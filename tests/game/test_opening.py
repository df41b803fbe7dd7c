"""How a game begins: all fleets are placed, then one seat has the first turn (C2, SB9)."""

from random import Random

import pytest

from kit.games.fixed_fleet import deal
from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, refuse, rules
from seabattle.game import DrawLots, Phase, PlaceFleet, Resign, Seat
from seabattle.game.event import PlayBegan
from seabattle.game.refusal import NoLots, NotACandidate
from seabattle.matches import Match
from seabattle.rules import Begins, Turn, load_variant, settle

CORNER = "AA..\n....\n...B"


@pytest.mark.rule("C2", "SB9")
@pytest.mark.parametrize(("begins", "first"), [(Begins.FIRST, SEAT_0), (Begins.SECOND, SEAT_1)])
def test_who_begins_can_be_agreed_beforehand(begins: Begins, first: Seat) -> None:
    """Lots decide who begins, unless the players agreed on a seat beforehand."""
    game = match(rules(turn=Turn(begins=begins)), CORNER, CORNER)

    assert game.table.turn == first


@pytest.mark.rule("C2", "SB9")
def test_lots_fall_on_both_seats_alike() -> None:
    """Lots choose both seats about equally often in two hundred draws."""
    table = settle(load_variant("sea-battle"))
    starts = []
    for seed in range(200):
        game = Match(table, chance=Random(seed))
        play(game, by(SEAT_0, PlaceFleet(deal(table, 1))), by(SEAT_1, PlaceFleet(deal(table, 2))))
        starts.append(game.table.turn)

    assert 70 < starts.count(SEAT_0) < 130


@pytest.mark.rule("C2")
def test_nothing_begins_before_the_last_fleet_is_in() -> None:
    """A player who has placed early waits, and sees only that the other has not."""
    table = settle(load_variant("classic"))
    game = Match(table)

    play(game, by(SEAT_1, PlaceFleet(deal(table, 1))))

    assert game.table.phase is Phase.PLACING
    assert refuse(game, by(None, DrawLots(SEAT_0))) == NoLots()


@pytest.mark.rule("SB9")
def test_lots_fall_only_on_players_at_the_table() -> None:
    """Lots come in as a command, and are refused for a seat that takes no part."""
    table = settle(load_variant("classic"))
    game = Match(table)
    game.send(SEAT_0, PlaceFleet(deal(table, 1)))
    game._carry_out(SEAT_1, PlaceFleet(deal(table, 2)))

    assert game.game.decide(None, DrawLots(Seat(2))) == NotACandidate(Seat(2))
    assert game.game.decide(None, DrawLots(Seat(-1))) == NotACandidate(Seat(-1))
    assert game.game.decide(None, DrawLots(SEAT_1)) == (PlayBegan(SEAT_1),)


def test_the_agreed_seat_has_left_so_the_next_begins() -> None:
    """If the seat that was agreed to begin has left, the next seat begins."""
    table = rules(seats=3, turn=Turn(begins=Begins.SECOND), sea=preset("forum", 3).sea)
    game = match(table, CORNER)

    play(game, by(SEAT_1, Resign()), by(Seat(2), PlaceFleet(deal(table, 1))))

    assert game.table.turn == Seat(2)
