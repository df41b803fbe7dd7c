"""Declared victories and silent sinkings (BO2, BO4)."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, refuse, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import DeclareVictory, EndTurn, Fire, MoveShip, Step, UseWeapon, Why
from seabattle.game.command import Centre
from seabattle.game.event import VictoryDeclared
from seabattle.game.refusal import AttackLost, NothingToDeclare
from seabattle.matches import Match
from seabattle.rules import (
    Disclosure,
    Manoeuvre,
    ShipClass,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Won,
)
from seabattle.views import Hit, SalvoAnswered, count_sunk_ships, ships_afloat

BOAT = (ShipClass("torpedo-boat", 1, ("#",)),)
DECLARED = Victory(Won.DECLARED)


def _boats(*, moving: bool = False) -> Match:
    table = rules(
        1,
        4,
        fleet=BOAT,
        turn=Turn(),
        victory=DECLARED,
        manoeuvre=Manoeuvre() if moving else None,
        disclosure=Disclosure(sinking_told=False),
        arsenal=(Weapon("wide-shot", WeaponKind.AREA, 1, radius=1),),
    )
    return match(table, "A...", "...A")


@pytest.mark.rule("BO2")
def test_silent_sinking_sounds_like_any_other_hit() -> None:
    """A silent sinking looks like a hit to shooter, spectators and the lists of ships afloat."""
    game = _boats()

    play(game, by(SEAT_0, Fire(cells("D1"))))

    for viewer in (SEAT_0, None):
        told = [each for each in game.view(viewer).log if isinstance(each, SalvoAnswered)]
        assert told == [SalvoAnswered(SEAT_0, (Hit(cell("D1")),))]
        assert game.view(viewer).sunk == ()
        assert ships_afloat(game.view(viewer), SEAT_1) is None
        assert count_sunk_ships(game.view(viewer), SEAT_1) is None


@pytest.mark.rule("BO4")
def test_a_right_declaration_ends_the_game_and_nothing_else_does() -> None:
    """With all ships sunk the game goes on until a player declares it."""
    game = _boats()
    play(game, by(SEAT_0, Fire(cells("D1"))))
    assert not game.over

    play(game, by(SEAT_1, Fire(cells("B1"))), by(SEAT_0, DeclareVictory()))

    assert (game.table.winner, game.table.why) == (SEAT_0, Why.DECLARED)


@pytest.mark.rule("BO4")
def test_a_player_without_ships_plays_on_and_may_declare_first() -> None:
    """A player without ships may still declare first and win: the sheet's own twist."""
    game = _boats()
    play(
        game,
        by(SEAT_0, Fire(cells("D1"))),
        by(SEAT_1, Fire(cells("A1"))),
        by(SEAT_0, Fire(cells("C1"))),
    )

    play(game, by(SEAT_1, DeclareVictory()))

    assert game.table.winner == SEAT_1


@pytest.mark.rule("BO4")
def test_a_false_declaration_costs_the_attack_of_that_turn() -> None:
    """A false declaration costs the attack, which without manoeuvres ends the turn."""
    game = _boats()

    events = play(game, by(SEAT_0, DeclareVictory()))

    assert events[0] == VictoryDeclared(SEAT_0, right=False)
    assert game.table.turn == SEAT_1


@pytest.mark.rule("BO4", "BO1")
def test_a_false_declaration_does_not_cost_the_manoeuvre() -> None:
    """After a false declaration the turn is held, so it does not show whether a ship moved."""
    table = rules(turn=Turn(), victory=DECLARED, manoeuvre=Manoeuvre(), arsenal=())
    game = match(table, "AA..\n....\n...B", "AA..\n....\n...B")

    play(game, by(SEAT_0, DeclareVictory()))

    assert (game.table.turn, game.table.step) == (SEAT_0, Step.SPENT)
    assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == AttackLost()
    assert refuse(game, by(SEAT_0, DeclareVictory())) == AttackLost()
    play(game, by(SEAT_0, MoveShip(0, cells("B1 C1"))), by(SEAT_0, EndTurn()))
    assert game.table.turn == SEAT_1


@pytest.mark.rule("BO4")
def test_a_lost_attack_is_lost_for_special_actions_too() -> None:
    """After a false declaration special actions are refused, too: they are attacks."""
    game = _boats(moving=True)
    play(game, by(SEAT_0, DeclareVictory()))

    assert refuse(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("C1"))))) == AttackLost()


def test_nothing_is_declared_where_the_game_ends_by_itself() -> None:
    """Declaring victory is refused with a reason where the game ends by itself."""
    game = match(rules(), "AA..\n....\n...B", "AA..\n....\n...B")

    assert refuse(game, by(SEAT_0, DeclareVictory())) == NothingToDeclare()
