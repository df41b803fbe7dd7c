"""The actions open to a seat, and the reasons against the others."""

from kit.games.fixed_fleet import deal
from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play, rules
from kit.seas.drawn_sea import cells
from seabattle.game import DeclareVictory, EndTurn, Fire, PlaceFleet, Refusal, Resign, Step
from seabattle.game.refusal import (
    AlreadyAttacked,
    AttackLost,
    GameIsOver,
    MustAttack,
    NoSecondShot,
    NothingToDeclare,
    NotPlaying,
    NotYourTurn,
    OnlySecondShot,
    SeatIsOut,
    ShipsStandStill,
    WeaponLocked,
)
from seabattle.matches import Match
from seabattle.rules import Manoeuvre, Ruleset, SecondShot, Turn, Victory, Weapon, WeaponKind, Won
from seabattle.views import View, moves, must_pass, open_cells, options, shots_left, shots_now

CORNER = "AA..\n....\n...B"
RADAR = Weapon("radar", WeaponKind.RADAR, 1, radius=1, unlock_turn=2)


def _menu(view: View) -> dict[str, Refusal | None]:
    return {option.weapon or option.action: option.refusal for option in options(view)}


def _bonus() -> Ruleset:
    return rules(
        turn=Turn(second_shot=SecondShot(1)),
        manoeuvre=Manoeuvre(),
        victory=Victory(Won.DECLARED),
        arsenal=(RADAR,),
    )


def test_before_the_fleets_are_in_nothing_but_leaving_is_possible() -> None:
    """Before all fleets are placed a seat can only leave; the reason names the missing seats."""
    table = rules()
    game = Match(table)
    play(game, by(SEAT_0, PlaceFleet(deal(table, 1))))

    menu = _menu(game.view(SEAT_0))

    assert menu["fire"] == menu["end-turn"] == NotPlaying((SEAT_1,))
    assert menu["resign"] is None


def test_on_ones_turn_and_on_the_other_ones() -> None:
    """In the plain game a seat may fire on its own turn, and waits on the other's."""
    game = match(rules(), CORNER, CORNER)

    assert _menu(game.view(SEAT_0)) == {
        "fire": None,
        "declare-victory": NothingToDeclare(),
        "end-turn": MustAttack(Step.ATTACK),
        "resign": None,
        "move-ship": ShipsStandStill(),
    }
    waiting = _menu(game.view(SEAT_1))
    assert waiting["fire"] == waiting["end-turn"] == NotYourTurn(SEAT_0)


def test_with_all_bonus_rules_a_turn_begins_with_everything() -> None:
    """With all bonus rules a turn begins with move, declare and fire; the radar comes later."""
    game = match(_bonus(), CORNER, CORNER)

    menu = _menu(game.view(SEAT_0))

    assert menu["fire"] is menu["move-ship"] is menu["declare-victory"] is None
    assert menu["radar"] == WeaponLocked("radar", 1, 2)
    assert open_cells(game.view(SEAT_0)) == game.ruleset.grid.everywhere
    assert shots_now(game.view(SEAT_0)) == 1


def test_after_a_hit_the_second_shot_or_the_end_of_the_turn() -> None:
    """After a hit a seat may fire the second shot or pass; a damaged fleet may only pass."""
    game = match(_bonus(), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A1"))))

    sound = _menu(game.view(SEAT_0))
    assert sound["fire"] is sound["end-turn"] is None
    assert sound["move-ship"] == sound["declare-victory"] == AlreadyAttacked()
    assert sound["radar"] == OnlySecondShot()

    play(game, by(SEAT_0, Fire(cells("A2"))), by(SEAT_1, Fire(cells("A1"))))
    damaged = _menu(game.view(SEAT_1))
    assert damaged["fire"] == NoSecondShot(1, 2)
    assert damaged["end-turn"] is None


def test_after_a_false_declaration_a_move_or_the_end_of_the_turn() -> None:
    """After a false declaration a seat may still move a ship or pass, but not attack."""
    game = match(_bonus(), CORNER, CORNER)

    play(game, by(SEAT_0, DeclareVictory()))

    menu = _menu(game.view(SEAT_0))
    assert menu["move-ship"] is menu["end-turn"] is None
    assert menu["fire"] == menu["declare-victory"] == menu["radar"] == AttackLost()


def test_in_a_round_an_order_can_be_given_until_the_round_closes() -> None:
    """An order of a round can be replaced until the round closes."""
    game = match(forum_rules(), CORNER, CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A1"))))

    for seat in (SEAT_0, SEAT_1):
        menu = _menu(game.view(seat))
        assert menu["fire"] is None
        assert menu["end-turn"] == MustAttack(Step.ATTACK)


def test_for_those_who_are_out_and_when_the_game_is_over() -> None:
    """A seat that is out, or in a finished game, gets a reason with every option."""
    game = match(forum_rules(), CORNER, CORNER, CORNER)
    play(game, by(SEAT_2, Resign()))
    assert set(_menu(game.view(SEAT_2)).values()) == {SeatIsOut(SEAT_2)}

    play(game, by(SEAT_1, Resign()))
    assert set(_menu(game.view(SEAT_0)).values()) == {GameIsOver()}


def test_a_spectator_has_no_options() -> None:
    """A spectator has no options."""
    assert options(match(rules(), CORNER, CORNER).view(None)) == ()


def test_shots_left_are_counted_whether_they_hit_or_miss() -> None:
    """Shots left are counted down by hits and misses where a turn has one per ship afloat."""
    game = match(rules(turn=Turn(shots="ships-afloat")), CORNER, CORNER)

    assert (shots_now(game.view(SEAT_0)), shots_left(game.view(SEAT_0))) == (1, 2)
    play(game, by(SEAT_0, Fire(cells("A3"))))
    assert game.view(SEAT_0).table.step is Step.AGAIN
    assert shots_left(game.view(SEAT_0)) == 1
    assert shots_left(game.view(SEAT_1)) == 0, "it is not their turn"


def test_passing_is_all_that_is_left_of_a_turn_without_a_sound_fleet() -> None:
    """A seat whose fleet is too damaged for the second shot can only pass (BO3)."""
    game = match(rules(turn=Turn(second_shot=SecondShot(1))), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A3"))), by(SEAT_1, Fire(cells("A1"))))
    assert not must_pass(game.view(SEAT_1)), "their fleet is sound: a second shot, or a pass"
    play(game, by(SEAT_1, EndTurn()))
    assert not must_pass(game.view(SEAT_0))

    play(game, by(SEAT_0, Fire(cells("D3"))))

    assert must_pass(game.view(SEAT_0))
    assert shots_left(game.view(SEAT_0)) == 0
    assert not must_pass(game.view(SEAT_1)), "it is not their turn"


def test_a_lost_attack_leaves_a_move_as_long_as_a_ship_can_move() -> None:
    """After a false declaration a seat may move as long as a ship can; then it must pass (BO4)."""
    game = match(_bonus(), CORNER, CORNER)
    play(game, by(SEAT_0, DeclareVictory()))
    assert not must_pass(game.view(SEAT_0))

    play(game, by(SEAT_0, moves(game.view(SEAT_0))[0]))

    assert must_pass(game.view(SEAT_0))
