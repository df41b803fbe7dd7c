"""Outcome of a round: secret orders, carried out at the same moment (FO3)."""

from collections.abc import Mapping, Sequence

from seabattle.game.command import Attack, CloseRound, GivenCommand
from seabattle.game.event import OrderGiven, RadarSwept, RoundClosed, Struck
from seabattle.game.flow import seats_out, weapon_used
from seabattle.game.outcome.ending import Events, fallen_seats, fresh_strikes, show_fields
from seabattle.game.outcome.strike import at_sea, sweep, volleys
from seabattle.game.seat import Seat, seats_in
from seabattle.game.side import Side
from seabattle.game.state import State
from seabattle.rules import Ruleset


def give_order(ruleset: Ruleset, state: State, seat: Seat, command: Attack) -> Events:
    """A seat says in secret what it will do; the last one to do so closes the round."""
    again = bool(state.table.ordered >> seat & 1)
    given = OrderGiven(seat, GivenCommand(seat, command), again)
    if state.table.awaited & ~(1 << seat):
        return (given,)
    return (given, *carry_out_round(ruleset, state, {**orders_in(state), seat: command}))


def close_round(ruleset: Ruleset, state: State, seat: None, command: CloseRound) -> Events:
    """The host or the deadline ends the round."""
    drawn: dict[Seat, Attack] = {
        shot.seat: shot.command for shot in command.drawn if shot.seat is not None
    }
    return carry_out_round(ruleset, state, orders_in(state), drawn)


def orders_in(state: State) -> dict[Seat, Attack]:
    """The orders that the seats still in the game have given so far."""
    sides = ((seat, state.sides[seat]) for seat in seats_in(state.table.present))
    return {seat: side.order for seat, side in sides if side.order is not None}


def carry_out_round(
    ruleset: Ruleset,
    state: State,
    orders: dict[Seat, Attack],
    drawn: dict[Seat, Attack] | None = None,
) -> Events:
    """Carry out a round: radars first, then all shots at once, then who is left."""
    table, drawn = state.table, drawn or {}
    given = {**orders, **drawn}
    attacks = {seat: given[seat] for seat in sorted(given)}
    afield = at_sea(table.left, state.sides)
    swept = tuple(_radars(ruleset, afield, attacks))
    salvos, sides = volleys(ruleset, afield, attacks)
    missed = tuple(seat for seat in seats_in(table.present) if seat not in orders)
    fresh = [under for salvo in salvos for under in fresh_strikes(salvo.impacts)]
    closed = RoundClosed(table.round, salvos, missed, _find_sunk(fresh))
    fallen = fallen_seats(sides, fresh)
    return (*swept, closed, *seats_out(ruleset, table, fallen, show_fields(sides)))


def _radars(
    ruleset: Ruleset, sides: Sequence[Side], attacks: Mapping[Seat, Attack]
) -> list[RadarSwept]:
    found = []
    for by, attack in attacks.items():
        weapon = weapon_used(ruleset, attack)
        if weapon is not None and not weapon.harms:
            found.append(RadarSwept(by, weapon.name, sweep(ruleset, sides, by, attack)))
    return found


def _find_sunk(fresh: list[Struck]) -> tuple[Struck, ...]:
    """The ships that sank in a round, each once, in an order that tells nothing of the shots."""
    sunk = {under for under in fresh if under.sank}
    return tuple(sorted(sunk, key=lambda under: (under.owner, under.ship)))
