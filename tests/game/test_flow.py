"""The flow of a game by answers alone, without a fleet or a state."""

import re
from pathlib import Path

import pytest

import seabattle
from kit.games.small_game import SEAT_0, SEAT_1, rules
from kit.seas.drawn_sea import cell
from seabattle.game import Fire, Seat, Step, UseWeapon, Why
from seabattle.game.command import Edge, Lane
from seabattle.game.event import Impact, SeatOut, Struck, TieReached, TurnHeld, TurnPassed
from seabattle.game.flow import AttackResult, after_attack, next_step, walk_attack
from seabattle.game.table import Table, begin_play, new_table
from seabattle.grid import Cell
from seabattle.rules import (
    AgainAfter,
    Ruleset,
    SecondShot,
    Ship,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Won,
)

RADAR = Weapon("radar", WeaponKind.RADAR, 1, 1, takes_turn=False)
RAID = Weapon("raid", WeaponKind.LINE, 1, takes_turn=False)
SLOW_RAID = Weapon("raid", WeaponKind.LINE, 1)
TORPEDO = Weapon("torpedo", WeaponKind.TORPEDO, 1)

AGAIN_AFTER_SINKING = rules(turn=Turn(again_after=AgainAfter.SUNK))
SECOND = rules(turn=Turn(second_shot=SecondShot()))


def table() -> Table:
    """A table at which the first seat has the turn."""
    return begin_play(new_table(2), SEAT_0)


def end(winner: Seat | None, why: Why) -> tuple[Seat | None, Why]:
    """The end of some sort of game."""
    return winner, why


@pytest.mark.rule("SB8", "BN4", "BN7", "BO3")
@pytest.mark.parametrize(
    ("ruleset", "step", "result", "expected"),
    [
        (rules(), Step.ATTACK, AttackResult(SEAT_0, None, 0, hit=True, sank=True), None),
        (rules(), Step.ATTACK, AttackResult(SEAT_0, None, 2), Step.AGAIN),
        (AGAIN_AFTER_SINKING, Step.ATTACK, AttackResult(SEAT_0, None, 0, hit=True), None),
        (
            AGAIN_AFTER_SINKING,
            Step.ATTACK,
            AttackResult(SEAT_0, None, 0, hit=True, sank=True),
            Step.AGAIN,
        ),
        (SECOND, Step.ATTACK, AttackResult(SEAT_0, None, 0, hit=True), Step.SECOND),
        (SECOND, Step.SECOND, AttackResult(SEAT_0, None, 0, hit=True), None),
        (SECOND, Step.ATTACK, AttackResult(SEAT_0, None, 0), None),
        (rules(), Step.ATTACK, AttackResult(SEAT_0, RADAR, 1), Step.ATTACK),
        (rules(), Step.ATTACK, AttackResult(SEAT_0, RAID, 1), Step.AGAIN),
        (AGAIN_AFTER_SINKING, Step.ATTACK, AttackResult(SEAT_0, SLOW_RAID, 1, True, True), None),
    ],
)
def test_who_goes_on_follows_from_the_answers(
    ruleset: Ruleset, step: Step, result: AttackResult, expected: Step | None
) -> None:
    """Neither a fleet nor a state is needed to say at which step the shooter goes on."""
    assert next_step(ruleset, step, result) is expected


@pytest.mark.rule("SB10", "FO7", "BO4")
def test_the_end_follows_from_who_has_lost_the_last_ship() -> None:
    """The winner is the one seat left; two fleets that go down together tie."""
    sank = AttackResult(SEAT_0, None, 0, hit=True, sank=True)
    fallen = 1 << SEAT_1
    assert after_attack(rules(), table(), sank, fallen, end) == (
        SeatOut(SEAT_1),
        (SEAT_0, Why.SUNK),
    )
    both = after_attack(rules(), table(), sank, 0b11, end)
    assert both == (SeatOut(SEAT_0), SeatOut(SEAT_1), TieReached((SEAT_0, SEAT_1)))
    declared = rules(victory=Victory(won=Won.DECLARED))
    assert after_attack(declared, table(), sank, fallen, end) == (TurnPassed(SEAT_1),)


def test_a_radar_that_takes_no_turn_leaves_the_turn_as_it_is() -> None:
    """No event is made: the seat is where it was before it looked."""
    assert after_attack(rules(), table(), AttackResult(SEAT_0, RADAR, 1), 0, end) == ()
    raid = after_attack(rules(), table(), AttackResult(SEAT_0, RAID, 1), 0, end)
    assert raid == (TurnHeld(SEAT_0, Step.AGAIN),)


@pytest.mark.rule("BN9")
def test_a_torpedo_asks_for_no_cell_beyond_the_first_deck() -> None:
    """The walk ends where an answer says that there is a deck; other attacks walk on."""
    ruleset = rules(arsenal=(TORPEDO, SLOW_RAID))
    asked: list[Cell] = []

    def answer(at: Cell) -> Impact:
        asked.append(at)
        deck = at == cell("B2")
        return Impact(at, (Struck(SEAT_1, Ship("boat", (at,)), True, True),) if deck else ())

    answers = walk_attack(ruleset, UseWeapon("torpedo", Lane(Edge.LEFT, 1)), answer)
    assert [each.at for each in answers] == asked == [cell("A2"), cell("B2")]
    assert len(walk_attack(ruleset, Fire((cell("B2"), cell("C3"))), answer)) == 2


def test_what_earns_another_shot_is_decided_in_one_place() -> None:
    """The engine evaluates the choice in its flow; others check, describe or weigh it."""
    package = Path(seabattle.__file__).parent
    found = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if re.search(r"\.again_after\b", path.read_text())
    }
    assert found == {
        "game/flow.py",
        "bots/standing/special_action.py",
        "rules/checking/contradiction.py",
        "speech/pages/turn_section.py",
    }


def test_only_the_folders_of_sealed_games_ask_for_one() -> None:
    """A match and all that serves it play any game through one port."""
    package = Path(seabattle.__file__).parent
    asks = re.compile(r"isinstance\([^()]*\bSealed(Match)?Game\b")
    found = {
        path.relative_to(package).parent.as_posix()
        for path in package.rglob("*.py")
        if asks.search(path.read_text())
    }
    assert found <= {"fairness/sealed", "features/sealed"}
