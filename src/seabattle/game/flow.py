"""The flow of a game: the cells of an attack, who begins, who goes on, who is out, who has won.

Everything here follows from answers and from the public table. A refereed game takes the
answers from its state, a sealed game from proved messages, and the judge of paper games from
what the players typed in; all three use these functions, so each rule is written once. An
import contract keeps the state of a game, secrets included, out of this module.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from seabattle.game.command import Attack, Fire
from seabattle.game.event import (
    PlayBegan,
    SeatLeft,
    SeatOut,
    Step,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
    Why,
)
from seabattle.game.seat import Seat, SeatMask, seats_in
from seabattle.game.table import Phase, Table, next_seat, without_seats
from seabattle.game.target import reach
from seabattle.grid import Cell
from seabattle.rules import AgainAfter, Begins, Ruleset, Tie, Weapon

E = TypeVar("E")
"""The event that ends a game: with all fields shown or without, as the sort of game has it."""

End = Callable[[Seat | None, Why], E]
"""Makes that event, of the winner and the reason."""


# The cells of an attack.


class StrikeAnswer(Protocol):
    """The answer for one cell, from wherever it comes."""

    @property
    def strikes(self) -> bool:
        """Whether it says that the attack has met a deck."""


A = TypeVar("A", bound=StrikeAnswer)


def weapon_used(ruleset: Ruleset, attack: Attack) -> Weapon | None:
    """The special action of an attack, if it is one."""
    return None if isinstance(attack, Fire) else ruleset.weapon(attack.weapon)


def aimed_cells(ruleset: Ruleset, attack: Attack) -> tuple[Cell, ...]:
    """The cells that an attack is aimed at, in the order in which they are answered."""
    if isinstance(attack, Fire):
        return attack.at
    weapon = ruleset.weapon(attack.weapon)
    assert weapon is not None
    return reach(ruleset, weapon, attack.target)


def walk_attack(ruleset: Ruleset, attack: Attack, answer: Callable[[Cell], A]) -> tuple[A, ...]:
    """The answers for the cells of an attack, in order; a torpedo ends at the first deck."""
    if isinstance(attack, Fire):
        return tuple([answer(cell) for cell in attack.at])
    weapon = ruleset.weapon(attack.weapon)
    stops, answers = weapon is not None and weapon.stops, list[A]()
    for cell in aimed_cells(ruleset, attack):
        answers.append(answer(cell))
        if stops and answers[-1].strikes:
            break
    return tuple(answers)


# The beginning.


def open_play(ruleset: Ruleset, table: Table) -> tuple[PlayBegan, ...]:
    """The event that begins play once all fleets are in; none yet where lots decide (SB9)."""
    if ruleset.turn.in_rounds:
        return (PlayBegan(None),)
    if ruleset.turn.begins is Begins.LOT:
        return ()
    agreed = Seat(0 if ruleset.turn.begins is Begins.FIRST else 1)
    return (PlayBegan(agreed if table.present >> agreed & 1 else next_seat(table, agreed)),)


def draw_lot(table: Table, seat: Seat, end: End[E]) -> tuple[PlayBegan | E, ...]:
    """The flow after a lot has chosen *seat*: to begin (SB9), or to win a tie (FO7)."""
    return (PlayBegan(seat) if table.phase is Phase.LOTS else end(seat, Why.LOT),)


# The turn.


class AttackResult(Struct, frozen=True, gc=False):
    """An attack, and what its answers have come to."""

    by: Seat
    weapon: Weapon | None
    shots_left: int
    """Plain shots that are left in the turn after it."""
    hit: bool = False
    """Whether a deck was struck that was sound before."""
    sank: bool = False
    """Whether one of these was the last of its ship."""


def next_step(ruleset: Ruleset, step: Step, result: AttackResult) -> Step | None:
    """The step at which the shooter goes on after an attack at *step*; ``None``: not at all."""
    weapon = result.weapon
    if weapon is not None:
        if weapon.takes_turn:
            return None
        return Step.AGAIN if weapon.harms else step
    if result.shots_left > 0:
        return Step.AGAIN
    if not result.hit:
        return None
    again = ruleset.turn.again_after
    if again is AgainAfter.HIT or (again is AgainAfter.SUNK and result.sank):
        return Step.AGAIN
    # Not "the first action": a special one may have come on top of this shot.
    first = step is not Step.SECOND
    return Step.SECOND if first and ruleset.turn.second_shot is not None else None


def after_attack(
    ruleset: Ruleset, table: Table, result: AttackResult, fallen: SeatMask, end: End[E]
) -> tuple[SeatOut | TieReached | TurnHeld | TurnPassed | E, ...]:
    """The flow after an attack that has sunk the last ships of the *fallen* seats."""
    by, step = result.by, next_step(ruleset, table.step, result)
    if fallen and not ruleset.victory.declared:
        outs = seats_out(ruleset, table, fallen, end)
        if not isinstance(outs[-1], SeatOut):
            return outs
        if step is None or fallen >> by & 1:
            return (*outs, pass_turn(table, by, fallen))
        return (*outs, TurnHeld(by, step))
    if step is None:
        return (pass_turn(table, by),)
    weapon = result.weapon
    return (TurnHeld(by, step),) if weapon is None or weapon.harms else ()


def pass_turn(table: Table, by: Seat, fallen: SeatMask = 0) -> TurnPassed:
    """The turn goes to the next seat that is still in."""
    return TurnPassed(next_seat(without_seats(table, fallen) if fallen else table, by))


# The end.


def seats_out(
    ruleset: Ruleset, table: Table, fallen: SeatMask, end: End[E]
) -> tuple[SeatOut | TieReached | E, ...]:
    """The seats that are out with their last ship, and the end of the game if that ends it.

    Where victory is declared no loss of ships ends anything (BO4).
    """
    if not fallen or ruleset.victory.declared:
        return ()
    outs = tuple([SeatOut(seat) for seat in seats_in(fallen)])
    left = table.present & ~fallen
    if left & (left - 1):
        return outs
    if left:
        return (*outs, end(next(seats_in(left)), Why.SUNK))
    if len(outs) > 1 and ruleset.victory.tie is Tie.LOT:
        return (*outs, TieReached(tuple(seats_in(fallen))))
    return (*outs, end(None, Why.DRAWN))


def declare_victory(
    ruleset: Ruleset, table: Table, declared: VictoryDeclared, end: End[E]
) -> tuple[VictoryDeclared | TurnHeld | TurnPassed | E, ...]:
    """The flow after a declaration, which costs the attack if it is false (BO4)."""
    if declared.right:
        return (declared, end(declared.by, Why.DECLARED))
    # The turn is held whether a ship has moved or not: ending it at once
    # would tell the others that one has.
    if ruleset.manoeuvre is not None:
        return (declared, TurnHeld(declared.by, Step.SPENT))
    return (declared, pass_turn(table, declared.by))


def leave_game(
    ruleset: Ruleset, table: Table, left: SeatLeft, end: End[E]
) -> tuple[SeatLeft | PlayBegan | TurnPassed | E, ...]:
    """The flow when a seat resigns, runs out of time, or is dropped (C4, FO3).

    A round that then awaits no more orders is closed by the game, which alone knows them.
    """
    seat, table = left.seat, without_seats(table, 1 << left.seat)
    if not table.present & (table.present - 1):
        return (left, end(next(seats_in(table.present)), left.why))
    if table.phase is Phase.PLACING and not table.awaited:
        return (left, *open_play(ruleset, table))
    if table.phase is Phase.PLAYING and table.turn == seat:
        return (left, pass_turn(table, seat))
    return (left,)


# What answers add up to.


def answers_to_win(ruleset: Ruleset) -> int:
    """How many answers say that a whole fleet is sunk.

    Sinkings are counted where they are told, else hits.
    """
    if ruleset.disclosure.sinking_told:
        return ruleset.ships
    return sum(entry.count * entry.size for entry in ruleset.fleet)
