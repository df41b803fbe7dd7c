"""Turn order: who goes on and who is next, with salvos and second shots."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, refuse, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Centre, DeclareVictory, EndTurn, Fire, Step, UseWeapon
from seabattle.game.refusal import (
    AlreadyAttacked,
    CellAlreadyKnown,
    MustAttack,
    NoSecondShot,
    NotYourTurn,
    OnlySecondShot,
    SameCellTwice,
    WrongNumberOfShots,
)
from seabattle.rules import (
    AgainAfter,
    Answers,
    SecondShot,
    ShipClass,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Won,
)

CORNER = "AA..\n....\n...B"


@pytest.mark.rule("SB8", "BN4", "CL4")
@pytest.mark.parametrize(
    ("again", "goes_on_after_hit", "goes_on_after_sinking"),
    [
        (AgainAfter.NEVER, False, False),
        (AgainAfter.SUNK, False, True),
        (AgainAfter.HIT, True, True),
    ],
)
def test_what_earns_another_shot(
    again: AgainAfter, goes_on_after_hit: bool, goes_on_after_sinking: bool
) -> None:
    """The sheets disagree: on paper a hit shoots again, in the classic game never."""
    for shot, goes_on in (
        ("B2", False),
        ("A1", goes_on_after_hit),
        ("D3", goes_on_after_sinking),
    ):
        game = match(rules(turn=Turn(again_after=again)), CORNER, CORNER)

        play(game, by(SEAT_0, Fire(cells(shot))))

        assert game.table.turn == (SEAT_0 if goes_on else SEAT_1)


@pytest.mark.rule("BO3")
def test_after_a_hit_a_sound_fleet_may_fire_once_more_and_only_once() -> None:
    """After a hit a sound fleet may fire one second shot; then the turn is over, hit or miss."""
    game = match(rules(turn=Turn(second_shot=SecondShot(1))), CORNER, CORNER)

    play(game, by(SEAT_0, Fire(cells("A1"))))
    assert game.table.step is Step.SECOND
    play(game, by(SEAT_0, Fire(cells("B1"))))

    assert game.table.turn == SEAT_1


@pytest.mark.rule("BO3")
def test_a_damaged_fleet_has_no_second_shot_but_no_opponent_is_told() -> None:
    """A damaged fleet has no second shot, but its turn is held: passing would reveal the damage."""
    game = match(rules(turn=Turn(second_shot=SecondShot(1))), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("C1"))), by(SEAT_1, Fire(cells("A1"))), by(SEAT_1, EndTurn()))

    play(game, by(SEAT_0, Fire(cells("A1"))))

    assert game.table.turn == SEAT_0
    assert refuse(game, by(SEAT_0, Fire(cells("B1")))) == NoSecondShot(1, 2)
    play(game, by(SEAT_0, EndTurn()))
    assert game.table.turn == SEAT_1


@pytest.mark.rule("BO3", "BN10")
def test_a_special_action_on_top_of_the_shot_does_not_cost_the_second_one() -> None:
    """A free special action does not cost the second shot; it once counted as the first."""
    wide = Weapon("wide-shot", WeaponKind.AREA, 1, radius=1, takes_turn=False)
    game = match(rules(turn=Turn(second_shot=SecondShot(1)), arsenal=(wide,)), CORNER, CORNER)

    play(
        game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("D1")))), by(SEAT_0, Fire(cells("A1")))
    )

    assert (game.table.turn, game.table.step) == (SEAT_0, Step.SECOND)
    assert refuse(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("D1"))))) == OnlySecondShot()


def test_a_salvo_of_nothing_is_no_way_to_pass() -> None:
    """An empty salvo is refused, or a game with all cells answered could go on for ever."""
    table = rules(
        rows=1,
        columns=4,
        fleet=(ShipClass("torpedo-boat", 1, ("#",)),),
        turn=Turn(shots=4, answers=Answers.TOGETHER),
        victory=Victory(Won.DECLARED),
    )
    game = match(table, "A...", "...A")
    play(game, by(SEAT_0, Fire(cells("A1 B1 C1 D1"))), by(SEAT_1, Fire(cells("A1 B1 C1 D1"))))

    assert refuse(game, by(SEAT_0, Fire(()))) == WrongNumberOfShots(0, 1)
    assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == CellAlreadyKnown(cell("A1"))
    play(game, by(SEAT_0, EndTurn()), by(SEAT_1, DeclareVictory()))
    assert game.table.winner == SEAT_1


@pytest.mark.rule("BO4")
def test_declaring_comes_before_attacking() -> None:
    """A victory must be declared before the attack, or players would declare after every hit."""
    table = rules(turn=Turn(shots=2), victory=Victory(Won.DECLARED))
    game = match(table, CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A1"))))

    assert refuse(game, by(SEAT_0, DeclareVictory())) == AlreadyAttacked()


def test_a_turn_is_not_given_away() -> None:
    """A turn cannot be passed unused: waiting would help where ships move, against all sheets."""
    game = match(rules(), CORNER, CORNER)

    assert refuse(game, by(SEAT_0, EndTurn())) == MustAttack(Step.ATTACK)
    assert refuse(game, by(SEAT_1, EndTurn())) == NotYourTurn(SEAT_0)


@pytest.mark.parametrize("answers", Answers)
def test_shots_of_a_turn_one_by_one_or_all_at_once(answers: Answers) -> None:
    """A salvo may be answered shot by shot or as a whole."""
    game = match(rules(turn=Turn(shots=2, answers=answers)), CORNER, CORNER)
    if answers is Answers.TOGETHER:
        assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == WrongNumberOfShots(1, 2)
        assert refuse(game, by(SEAT_0, Fire(cells("A1 A1")))) == SameCellTwice(cell("A1"))
        play(game, by(SEAT_0, Fire(cells("A1 B2"))))
    else:
        assert refuse(game, by(SEAT_0, Fire(cells("A1 B1")))) == WrongNumberOfShots(2, 1)
        play(game, by(SEAT_0, Fire(cells("A1"))))
        assert game.table.turn == SEAT_0
        play(game, by(SEAT_0, Fire(cells("B2"))))

    assert game.table.turn == SEAT_1


def test_a_salvo_has_as_many_shots_as_ships_afloat() -> None:
    """A salvo has as many shots as the shooter has ships afloat."""
    turn = Turn(shots="ships-afloat", answers=Answers.TOGETHER)
    game = match(rules(turn=turn), CORNER, CORNER)

    play(game, by(SEAT_0, Fire(cells("D3 D2"))))

    assert refuse(game, by(SEAT_1, Fire(cells("A1 B1")))) == WrongNumberOfShots(2, 1)
    play(game, by(SEAT_1, Fire(cells("D3"))))
