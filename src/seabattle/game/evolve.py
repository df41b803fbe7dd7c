"""Applies events to the state of a game: the fold of event sourcing.

Pure, and the only place where a state is made from another.
"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from seabattle.game.event import (
    Event,
    FleetPlaced,
    GameEnded,
    Impact,
    OrderGiven,
    PlayBegan,
    RadarSwept,
    RoundClosed,
    SalvoLanded,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.game.seat import Seat, seats_in
from seabattle.game.side import (
    Side,
    begin_turn,
    fire_shots,
    hold_turn,
    learn_answers,
    move_ship,
    spend_weapon,
    strike_side,
    with_fleet,
)
from seabattle.game.state import State
from seabattle.game.table import (
    add_pegs,
    begin_next_round,
    begin_play,
    count_fleet,
    end_game,
    give_turn,
    note_order,
    remove_seat,
    tie_seats,
    without_seats,
)
from seabattle.grid import Mask
from seabattle.rules import Ruleset


def evolve(ruleset: Ruleset, state: State, event: Event) -> State:
    """The truth after one more event."""
    return _CHANGES[type(event)](ruleset, state, event)


def _with_side(state: State, seat: Seat, side: Side) -> tuple[Side, ...]:
    return (*state.sides[:seat], side, *state.sides[seat + 1 :])


def _place_fleet(ruleset: Ruleset, state: State, event: FleetPlaced) -> State:
    side = with_fleet(state.sides[event.seat], ruleset.grid, event.ships)
    return State(count_fleet(state.table, event.seat), _with_side(state, event.seat, side))


def _begin_play(ruleset: Ruleset, state: State, event: PlayBegan) -> State:
    table = begin_play(state.table, event.first)
    if event.first is None:
        return State(table, tuple(begin_turn(ruleset, side) for side in state.sides))
    side = begin_turn(ruleset, state.sides[event.first])
    return State(table, _with_side(state, event.first, side))


def _damage_sides(ruleset: Ruleset, sides: list[Side], impacts: Iterable[Impact]) -> Mask:
    """Strike the sides where *impacts* say, and return the cells freshly hit."""
    fresh = 0
    for impact in impacts:
        for under in impact.struck:
            if under.fresh:
                bit = ruleset.grid.bit(impact.at)
                sides[under.owner] = strike_side(sides[under.owner], bit)
                fresh |= bit
    return fresh


def _land_salvo(ruleset: Ruleset, state: State, event: SalvoLanded) -> State:
    sides = list(state.sides)
    fresh = _damage_sides(ruleset, sides, event.impacts)
    cells = ruleset.grid.mask([impact.at for impact in event.impacts])
    sides[event.by] = fire_shots(ruleset, sides[event.by], cells, event.weapon)
    table = add_pegs(state.table, fresh) if fresh and ruleset.sea.shared else state.table
    return State(table, tuple(sides))


def _sweep_radar(ruleset: Ruleset, state: State, event: RadarSwept) -> State:
    side = spend_weapon(ruleset, state.sides[event.by], event.weapon)
    return State(state.table, _with_side(state, event.by, side))


def _move_ship(ruleset: Ruleset, state: State, event: ShipMoved) -> State:
    side = move_ship(state.sides[event.seat], ruleset.grid, event.ship, event.to)
    return State(state.table, _with_side(state, event.seat, side))


def _hold_turn(ruleset: Ruleset, state: State, event: TurnHeld) -> State:
    side = hold_turn(state.sides[event.seat], event.step)
    table = replace(state.table, step=event.step)
    return State(table, _with_side(state, event.seat, side))


def _pass_turn(ruleset: Ruleset, state: State, event: TurnPassed) -> State:
    side = begin_turn(ruleset, state.sides[event.to])
    return State(give_turn(state.table, event.to), _with_side(state, event.to, side))


def _take_order(ruleset: Ruleset, state: State, event: OrderGiven) -> State:
    side = replace(state.sides[event.seat], order=event.order.command)
    return State(note_order(state.table, event.seat), _with_side(state, event.seat, side))


def _close_round(ruleset: Ruleset, state: State, event: RoundClosed) -> State:
    sides = list(state.sides)
    impacts = [impact for salvo in event.salvos for impact in salvo.impacts]
    if ruleset.sea.shared:
        # In grid order, as ``volleys`` strikes: the damage must not show whose shot came last.
        impacts.sort(key=lambda impact: impact.at)
    fresh = _damage_sides(ruleset, sides, impacts)
    for salvo in event.salvos:
        cells = ruleset.grid.mask(impact.at for impact in salvo.impacts)
        side = learn_answers(sides[salvo.by], cells)
        sides[salvo.by] = spend_weapon(ruleset, side, salvo.weapon) if salvo.weapon else side
    for seat in seats_in(state.table.present):
        sides[seat] = begin_turn(ruleset, sides[seat])
    table = begin_next_round(state.table, event.missed, fresh if ruleset.sea.shared else 0)
    return State(table, tuple(sides))


def _put_seat_out(ruleset: Ruleset, state: State, event: SeatOut) -> State:
    return State(without_seats(state.table, 1 << event.seat), state.sides)


def _let_seat_leave(ruleset: Ruleset, state: State, event: SeatLeft) -> State:
    return State(remove_seat(state.table, event.seat), state.sides)


def _reach_tie(ruleset: Ruleset, state: State, event: TieReached) -> State:
    return State(tie_seats(state.table, event.seats), state.sides)


def _end_game(ruleset: Ruleset, state: State, event: GameEnded) -> State:
    return State(end_game(state.table, event.winner, event.why), state.sides)


def _keep_state(ruleset: Ruleset, state: State, event: Event) -> State:
    return state


_CHANGES: dict[type[Event], Callable[..., State]] = {
    FleetPlaced: _place_fleet,
    PlayBegan: _begin_play,
    SalvoLanded: _land_salvo,
    RadarSwept: _sweep_radar,
    ShipMoved: _move_ship,
    VictoryDeclared: _keep_state,
    TurnHeld: _hold_turn,
    TurnPassed: _pass_turn,
    OrderGiven: _take_order,
    RoundClosed: _close_round,
    SeatOut: _put_seat_out,
    SeatLeft: _let_seat_leave,
    TieReached: _reach_tie,
    GameEnded: _end_game,
}
