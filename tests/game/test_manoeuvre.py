"""Ships that move before their owner attacks (BO1)."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, refuse, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Fire, MoveShip
from seabattle.game.refusal import (
    AlreadyAttacked,
    AlreadyMoved,
    NotYourTurn,
    OutOfReach,
    OutsideGrid,
    ShipDamaged,
    ShipsOverlap,
    ShipsStandStill,
    ShipTooClose,
    UnknownShip,
    WrongShape,
)
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Manoeuvre, Sea, ShipClass, Touching, Turn
from seabattle.views import moves

MINE = """
    . . . . .
    . A A . .
    . . . . B
    """
THEIRS = """
    A A . . .
    . . . . .
    . . . . B
    """


def _game(manoeuvre: Manoeuvre | None = None, touching: Touching = Touching.CORNERS) -> Match:
    table = rules(3, 5, turn=Turn(shots=1), sea=Sea(touching), manoeuvre=manoeuvre or Manoeuvre())
    return match(table, MINE, THEIRS)


@pytest.mark.rule("BO1")
def test_a_ship_shifts_along_its_axis_or_turns_about_either_end() -> None:
    """Two shifts and four quarter turns, as far as the grid and the other ships allow."""
    game = _game()

    found = {tuple(move.to) for move in moves(game.view(SEAT_0))}

    assert found == {
        cells("A2 B2"),
        cells("C2 D2"),
        cells("B1 B2"),
        cells("B2 B3"),
        cells("C1 C2"),
        cells("C2 C3"),
    }
    assert all(move.ship == 0 for move in moves(game.view(SEAT_0))), "a boat has no axis"


@pytest.mark.rule("BO1")
@pytest.mark.parametrize(
    ("manoeuvre", "number"),
    [(Manoeuvre(shift=True, pivot=False), 2), (Manoeuvre(shift=False, pivot=True), 4)],
)
def test_shifting_and_turning_can_be_allowed_alone(manoeuvre: Manoeuvre, number: int) -> None:
    """A rule file can allow shifting or turning alone."""
    assert len(moves(_game(manoeuvre).view(SEAT_0))) == number


@pytest.mark.rule("BO1")
def test_a_moved_ship_cannot_have_been_hit_by_an_old_shot() -> None:
    """A ship that comes to a cell fired at before is sound there."""
    game = _game()
    play(
        game,
        by(SEAT_0, Fire(cells("E1"))),
        by(SEAT_1, Fire(cells("D2"))),
        by(SEAT_0, Fire(cells("D1"))),
    )
    play(game, by(SEAT_1, Fire(cells("D1"))))

    play(game, by(SEAT_0, MoveShip(0, cells("C2 D2"))))

    assert truth_of(game.game).sides[SEAT_0].hits == 0
    play(game, by(SEAT_0, Fire(cells("C1"))), by(SEAT_1, Fire(cells("D2"))))
    assert truth_of(game.game).sides[SEAT_0].hits == game.ruleset.grid.bit(cell("D2"))


@pytest.mark.rule("BO1")
def test_a_move_does_not_take_the_turn_and_is_made_once_before_the_attack() -> None:
    """A player may move one ship before attacking, and the move does not take the turn."""
    game = _game()

    play(game, by(SEAT_0, MoveShip(0, cells("A2 B2"))))

    assert refuse(game, by(SEAT_0, MoveShip(0, cells("B2 C2")))) == AlreadyMoved()
    assert refuse(game, by(SEAT_1, MoveShip(0, cells("B1 C1")))) == NotYourTurn(SEAT_0)
    play(game, by(SEAT_0, Fire(cells("C1"))))
    assert game.table.turn == SEAT_1


@pytest.mark.rule("BO1")
def test_moving_comes_before_attacking() -> None:
    """A move after the first of two shots is refused: moving comes before attacking."""
    table = rules(3, 5, turn=Turn(shots=2), manoeuvre=Manoeuvre())
    game = match(table, MINE, THEIRS)
    play(game, by(SEAT_0, Fire(cells("C1"))))

    assert refuse(game, by(SEAT_0, MoveShip(0, cells("A2 B2")))) == AlreadyAttacked()


@pytest.mark.rule("BO1")
def test_a_damaged_ship_stays_where_it_is() -> None:
    """A damaged ship cannot move, so a hit stays true for ever."""
    game = _game()
    play(game, by(SEAT_0, Fire(cells("E1"))), by(SEAT_1, Fire(cells("B2"))))

    assert refuse(game, by(SEAT_0, MoveShip(0, cells("A2 B2")))) == ShipDamaged("destroyer")
    assert not moves(game.view(SEAT_0))


@pytest.mark.rule("BO1")
def test_a_move_must_end_on_a_legal_field() -> None:
    """Illegal moves: off the grid, onto or beside another ship, too far, or no such ship."""
    crowded = """
        A A . . .
        . . B . .
        . . B . .
        """
    fleet = (ShipClass("destroyer", 2, ("##",)),)
    table = rules(3, 5, fleet=fleet, turn=Turn(), sea=Sea(Touching.CORNERS), manoeuvre=Manoeuvre())
    game = match(table, crowded, crowded)
    beside = ShipTooClose("destroyer", "destroyer", cell("C1"), corners_allowed=True)

    assert refuse(game, by(SEAT_0, MoveShip(0, cells("B1 C1")))) == beside
    # Only end positions count, so turning up from the first row leaves the grid.
    off = (cell("A1"), cell("A0"))
    assert refuse(game, by(SEAT_0, MoveShip(0, off))) == OutsideGrid("destroyer")
    assert refuse(game, by(SEAT_0, MoveShip(0, cells("D1 E1")))) == OutOfReach("destroyer")
    assert refuse(game, by(SEAT_0, MoveShip(2, cells("D1 E1")))) == UnknownShip(2, 2)
    assert refuse(game, by(SEAT_0, MoveShip(-1, cells("D1 E1")))) == UnknownShip(-1, 2)


@pytest.mark.rule("BO1")
def test_a_ship_cannot_move_onto_another() -> None:
    """Even where ships may touch, they may not overlap."""
    drawing = """
        A A B . .
        . . B . .
        . . . . .
        """
    fleet = (ShipClass("destroyer", 2, ("##",)),)
    game = match(rules(3, 5, fleet=fleet, manoeuvre=Manoeuvre()), drawing, drawing)

    overlap = ShipsOverlap("destroyer", "destroyer", cell("C1"))
    assert refuse(game, by(SEAT_0, MoveShip(0, cells("B1 C1")))) == overlap


def test_a_class_that_may_not_be_turned_cannot_pivot_either() -> None:
    """A class that may not be turned when placed cannot pivot during the game either."""
    fleet = (ShipClass("destroyer", 1, ("##",), turned=False),)
    game = match(
        rules(3, 4, fleet=fleet, manoeuvre=Manoeuvre()), "....\nAA..\n....", "....\nAA..\n...."
    )

    wrong = refuse(game, by(SEAT_0, MoveShip(0, cells("A1 A2"))))
    assert wrong == WrongShape("destroyer", cells("A1 A2"))


@pytest.mark.rule("BO1")
def test_ships_stand_still_where_the_sheet_knows_no_manoeuvre() -> None:
    """A ship moved after the start is a violation on paper; here it cannot happen (SB14)."""
    game = match(rules(3, 5), MINE, THEIRS)

    assert refuse(game, by(SEAT_0, MoveShip(0, cells("A2 B2")))) == ShipsStandStill()


@pytest.mark.rule("BO1", "C3")
def test_a_move_is_secret() -> None:
    """A move is secret: the other side does not even hear that one was made."""
    still, moving = _game(), _game()
    play(moving, by(SEAT_0, MoveShip(0, cells("A2 B2"))))
    for game in (still, moving):
        play(game, by(SEAT_0, Fire(cells("C1"))))

    assert list(still.view(SEAT_1).log) == list(moving.view(SEAT_1).log)
    assert list(still.view(None).log) == list(moving.view(None).log)


def test_the_preset_with_bonus_rules_has_all_four() -> None:
    """The preset has all four bonus rules: moves, silent sinking, second shot, declaration."""
    bonus = preset("classic-bonus")

    assert bonus.manoeuvre == Manoeuvre(shift=True, pivot=True)
    assert not bonus.disclosure.sinking_told
    assert bonus.turn.second_shot is not None
    assert bonus.victory.declared
