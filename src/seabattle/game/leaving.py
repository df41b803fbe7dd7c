"""How somebody leaves, and how the others go on."""

from seabattle.game.command import DropSeat, Resign, RunOutOfTime
from seabattle.game.ending import Events, ending, passed_on
from seabattle.game.event import SeatLeft, Why
from seabattle.game.opening import opening
from seabattle.game.round import carried_out, orders_in
from seabattle.game.seat import Seat, seats_in
from seabattle.game.state import State
from seabattle.game.table import Phase, Table, gone, without
from seabattle.rules import Ruleset

_LEAVING = {Resign: Why.RESIGNED, RunOutOfTime: Why.TIME, DropSeat: Why.DROPPED}


def leave(ruleset: Ruleset, state: State, command: Resign | RunOutOfTime | DropSeat) -> Events:
    """A seat is gone: it resigned, ran out of time, or was dropped (C4, FO3)."""
    seat, why = command.seat, _LEAVING[type(command)]
    left = SeatLeft(seat, why)
    table = without(state.table, 1 << seat)
    if not table.present & (table.present - 1):
        return (left, ending(state.sides, next(seats_in(table.present)), why))
    return (left, *_without_them(ruleset, state, table, seat))


def _without_them(ruleset: Ruleset, state: State, table: Table, leaver: Seat) -> Events:
    """How the others go on after somebody has left."""
    if table.phase is Phase.PLACING:
        return () if table.awaited else opening(ruleset, table)
    if table.phase is not Phase.PLAYING:
        return ()
    if not ruleset.turn.in_rounds:
        return (passed_on(table, leaver),) if table.turn == leaver else ()
    if table.awaited:
        return ()
    remaining = State(gone(table, leaver), state.sides)
    return carried_out(ruleset, remaining, orders_in(remaining))
