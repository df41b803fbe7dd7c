"""How somebody leaves, and how the others go on."""

from seabattle.game.command import DropSeat, Resign, RunOutOfTime
from seabattle.game.ending import Events, end_of_game, pass_turn
from seabattle.game.event import SeatLeft, Why
from seabattle.game.opening import open_play
from seabattle.game.round import carry_out_round, orders_in
from seabattle.game.seat import Seat, seats_in
from seabattle.game.state import State
from seabattle.game.table import Phase, Table, remove_seat, without_seats
from seabattle.rules import Ruleset

_LEAVING = {Resign: Why.RESIGNED, RunOutOfTime: Why.TIME, DropSeat: Why.DROPPED}


def leave_game(ruleset: Ruleset, state: State, command: Resign | RunOutOfTime | DropSeat) -> Events:
    """A seat is gone: it resigned, ran out of time, or was dropped (C4, FO3)."""
    seat, why = command.seat, _LEAVING[type(command)]
    left = SeatLeft(seat, why)
    table = without_seats(state.table, 1 << seat)
    if not table.present & (table.present - 1):
        return (left, end_of_game(state.sides, next(seats_in(table.present)), why))
    return (left, *_go_on_without(ruleset, state, table, seat))


def _go_on_without(ruleset: Ruleset, state: State, table: Table, leaver: Seat) -> Events:
    """How the others go on after somebody has left."""
    if table.phase is Phase.PLACING:
        return () if table.awaited else open_play(ruleset, table)
    if table.phase is not Phase.PLAYING:
        return ()
    if not ruleset.turn.in_rounds:
        return (pass_turn(table, leaver),) if table.turn == leaver else ()
    if table.awaited:
        return ()
    remaining = State(remove_seat(table, leaver), state.sides)
    return carry_out_round(ruleset, remaining, orders_in(remaining))
