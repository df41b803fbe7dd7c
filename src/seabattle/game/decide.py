"""Decides a command: its events, or the reason for a refusal. Pure: no clock, no dice."""

from collections.abc import Callable

from seabattle.game.command import (
    Attack,
    CallOff,
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Fire,
    MoveShip,
    PlaceFleet,
    Resign,
    RunOutOfTime,
    UseWeapon,
)
from seabattle.game.event import FleetPlaced, SeatLeft, ShipMoved, VictoryDeclared, Why
from seabattle.game.flow import declare_victory, draw_lot, leave_game, open_play, pass_turn
from seabattle.game.outcome.attack import carry_out_attack
from seabattle.game.outcome.ending import Events, show_fields
from seabattle.game.outcome.round import carry_out_round, close_round, give_order, orders_in
from seabattle.game.permission.permit import why_not_leave, why_not_seat
from seabattle.game.permission.placement import sort_ships
from seabattle.game.refusal import (
    GameIsOver,
    NoLots,
    NoRounds,
    NotACandidate,
    NotDroppable,
    NotPlaying,
    Refusal,
    SeatIsOut,
    UnknownSeat,
    WrongDraw,
)
from seabattle.game.seat import Seat, seats_in
from seabattle.game.state import State
from seabattle.game.table import Phase, remove_seat
from seabattle.rules import MissedShot, Ruleset


def why_not(ruleset: Ruleset, state: State, seat: Seat | None, command: Command) -> Refusal | None:
    """Name what stands in the way of *command* given by *seat*, or ``None`` when nothing does."""
    ruling = _RULINGS.get(type(command))
    if ruling is not None:
        return ruling(ruleset, state, command)
    if seat is None:
        raise ValueError(f"a seat gives this command: {command}")
    side = state.sides[seat] if 0 <= seat < len(state.sides) else state.sides[0]
    # A command without a ruling is given by a seat.
    return why_not_seat(ruleset, state.table, side, seat, command)  # type: ignore[arg-type]


def decide(ruleset: Ruleset, state: State, seat: Seat | None, command: Command) -> Events | Refusal:
    """Say what happens when *seat* gives *command*; ``None`` for chance, the clock or the host.

    Nothing changes before :func:`evolve`.
    """
    obstacle = why_not(ruleset, state, seat, command)
    if obstacle is not None:
        return obstacle
    return _DECISIONS[type(command)](ruleset, state, seat, command)


def _why_no_lots(ruleset: Ruleset, state: State, command: DrawLots) -> Refusal | None:
    table, seat = state.table, command.seat
    if table.phase is Phase.LOTS:
        candidates = table.present
    elif table.phase is Phase.TIE:
        candidates = table.tied
    else:
        return NoLots()
    return None if 0 <= seat < table.seats and candidates >> seat & 1 else NotACandidate(seat)


def _why_not_close(ruleset: Ruleset, state: State, command: CloseRound) -> Refusal | None:
    table = state.table
    if not ruleset.turn.in_rounds:
        return NoRounds()
    if table.phase is Phase.OVER:
        return GameIsOver()
    if table.phase is not Phase.PLAYING:
        return NotPlaying(tuple(seats_in(table.awaited)))
    random = ruleset.rounds.missed is MissedShot.RANDOM
    awaited = tuple(seats_in(table.awaited)) if random else ()
    if tuple(shot.seat for shot in command.drawn) != awaited:
        return WrongDraw(next((shot.seat or Seat(0) for shot in command.drawn), Seat(0)))
    refused = (why_not(ruleset, state, shot.seat, shot.command) for shot in command.drawn)
    return next((refusal for refusal in refused if refusal is not None), None)


def _why_not_call_off(ruleset: Ruleset, state: State, command: CallOff) -> Refusal | None:
    return GameIsOver() if state.table.phase is Phase.OVER else None


def _why_no_timeout(ruleset: Ruleset, state: State, command: RunOutOfTime) -> Refusal | None:
    return why_not_leave(state.table, command.seat)


def _why_not_drop(ruleset: Ruleset, state: State, command: DropSeat) -> Refusal | None:
    table, seat = state.table, command.seat
    if not 0 <= seat < table.seats:
        return UnknownSeat(seat, table.seats)
    if table.phase is Phase.OVER:
        return GameIsOver()
    if table.out >> seat & 1:
        return SeatIsOut(seat)
    needed = ruleset.rounds.drop_after if ruleset.turn.in_rounds else None
    missed = table.missed[seat]
    if needed is None or missed < needed:
        return NotDroppable(seat, missed, needed)
    return None


_RULINGS: dict[type[Command], Callable[..., Refusal | None]] = {
    DrawLots: _why_no_lots,
    CloseRound: _why_not_close,
    CallOff: _why_not_call_off,
    DropSeat: _why_not_drop,
    RunOutOfTime: _why_no_timeout,
}
"""Checks of the commands that no seat gives; :func:`why_not_seat` checks the others."""


def _place(ruleset: Ruleset, state: State, seat: Seat, command: PlaceFleet) -> Events:
    placed = FleetPlaced(seat, sort_ships(ruleset, command.ships))
    last = state.table.awaited == 1 << seat
    return (placed, *open_play(ruleset, state.table)) if last else (placed,)


def _draw_lots(ruleset: Ruleset, state: State, seat: None, command: DrawLots) -> Events:
    return draw_lot(state.table, command.seat, show_fields(state.sides))


def _attack(ruleset: Ruleset, state: State, seat: Seat, command: Attack) -> Events:
    if ruleset.turn.in_rounds:
        return give_order(ruleset, state, seat, command)
    return carry_out_attack(ruleset, state, seat, command)


def _move(ruleset: Ruleset, state: State, seat: Seat, command: MoveShip) -> Events:
    return (ShipMoved(seat, command.ship, tuple(sorted(command.to))),)


def _declare(ruleset: Ruleset, state: State, by: Seat, command: DeclareVictory) -> Events:
    others = seats_in(state.table.present & ~(1 << by))
    declared = VictoryDeclared(by, all(state.sides[other].sunk for other in others))
    return declare_victory(ruleset, state.table, declared, show_fields(state.sides))


def _end_turn(ruleset: Ruleset, state: State, seat: Seat, command: EndTurn) -> Events:
    return (pass_turn(state.table, seat),)


def _resign(ruleset: Ruleset, state: State, seat: Seat, command: Resign) -> Events:
    return _leave(ruleset, state, seat, Why.RESIGNED)


def _run_out_of_time(ruleset: Ruleset, state: State, seat: None, command: RunOutOfTime) -> Events:
    return _leave(ruleset, state, command.seat, Why.TIME)


def _drop(ruleset: Ruleset, state: State, seat: None, command: DropSeat) -> Events:
    return _leave(ruleset, state, command.seat, Why.DROPPED)


def _call_off(ruleset: Ruleset, state: State, seat: None, command: CallOff) -> Events:
    return (show_fields(state.sides)(None, Why.AGREED),)


def _leave(ruleset: Ruleset, state: State, seat: Seat, why: Why) -> Events:
    """The events when a seat leaves: the round is closed if its order was the last awaited."""
    left = leave_game(ruleset, state.table, SeatLeft(seat, why), show_fields(state.sides))
    remaining = State(remove_seat(state.table, seat), state.sides)
    decided = len(left) > 1 or remaining.table.phase is not Phase.PLAYING
    if decided or not ruleset.turn.in_rounds or remaining.table.awaited:
        return left
    return (*left, *carry_out_round(ruleset, remaining, orders_in(remaining)))


_DECISIONS: dict[type[Command], Callable[..., Events]] = {
    PlaceFleet: _place,
    Fire: _attack,
    UseWeapon: _attack,
    MoveShip: _move,
    DeclareVictory: _declare,
    EndTurn: _end_turn,
    Resign: _resign,
    DrawLots: _draw_lots,
    RunOutOfTime: _run_out_of_time,
    DropSeat: _drop,
    CloseRound: close_round,
    CallOff: _call_off,
}
