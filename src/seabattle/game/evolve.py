"""How events change the truth. Pure, and the only place where a state is made from another."""

from collections.abc import Callable, Iterable
from functools import reduce

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
    berthed,
    fired,
    held,
    learned,
    spent,
    struck,
    turn_begun,
    with_fleet,
)
from seabattle.game.state import State, new_state
from seabattle.game.table import (
    begun,
    fleet_in,
    gone,
    next_round,
    ordered_by,
    over,
    pegged,
    tied_between,
    turn_given,
    without,
)
from seabattle.grid import Mask
from seabattle.rules import Ruleset


def evolve(ruleset: Ruleset, state: State, event: Event) -> State:
    """The truth after one more event."""
    return _CHANGES[type(event)](ruleset, state, event)


def replay(ruleset: Ruleset, events: Iterable[Event]) -> State:
    """The truth after all these events, from the beginning."""
    return reduce(lambda state, event: evolve(ruleset, state, event), events, new_state(ruleset))


def _with_side(state: State, seat: Seat, side: Side) -> tuple[Side, ...]:
    return (*state.sides[:seat], side, *state.sides[seat + 1 :])


def _fleet_placed(ruleset: Ruleset, state: State, event: FleetPlaced) -> State:
    side = with_fleet(state.sides[event.seat], ruleset.grid, event.ships)
    return State(fleet_in(state.table, event.seat), _with_side(state, event.seat, side))


def _play_began(ruleset: Ruleset, state: State, event: PlayBegan) -> State:
    table = begun(state.table, event.first)
    if event.first is None:
        return State(table, tuple(turn_begun(ruleset, side) for side in state.sides))
    side = turn_begun(ruleset, state.sides[event.first])
    return State(table, _with_side(state, event.first, side))


def _damaged(ruleset: Ruleset, sides: list[Side], impacts: Iterable[Impact]) -> Mask:
    """Strike the sides where *impacts* say, and return the cells freshly hit."""
    fresh = 0
    for impact in impacts:
        for under in impact.struck:
            if under.fresh:
                bit = ruleset.grid.bit(impact.at)
                sides[under.owner] = struck(sides[under.owner], bit)
                fresh |= bit
    return fresh


def _salvo_landed(ruleset: Ruleset, state: State, event: SalvoLanded) -> State:
    sides = list(state.sides)
    fresh = _damaged(ruleset, sides, event.impacts)
    cells = ruleset.grid.mask(impact.at for impact in event.impacts)
    sides[event.by] = fired(ruleset, sides[event.by], cells, event.weapon)
    table = pegged(state.table, fresh) if fresh and ruleset.sea.shared else state.table
    return State(table, tuple(sides))


def _radar_swept(ruleset: Ruleset, state: State, event: RadarSwept) -> State:
    side = spent(ruleset, state.sides[event.by], event.weapon)
    return State(state.table, _with_side(state, event.by, side))


def _ship_moved(ruleset: Ruleset, state: State, event: ShipMoved) -> State:
    side = berthed(state.sides[event.seat], ruleset.grid, event.ship, event.to)
    return State(state.table, _with_side(state, event.seat, side))


def _turn_held(ruleset: Ruleset, state: State, event: TurnHeld) -> State:
    side = held(state.sides[event.seat], event.step)
    table = replace(state.table, step=event.step)
    return State(table, _with_side(state, event.seat, side))


def _turn_passed(ruleset: Ruleset, state: State, event: TurnPassed) -> State:
    side = turn_begun(ruleset, state.sides[event.to])
    return State(turn_given(state.table, event.to), _with_side(state, event.to, side))


def _order_given(ruleset: Ruleset, state: State, event: OrderGiven) -> State:
    side = replace(state.sides[event.seat], order=event.order)
    return State(ordered_by(state.table, event.seat), _with_side(state, event.seat, side))


def _round_closed(ruleset: Ruleset, state: State, event: RoundClosed) -> State:
    sides = list(state.sides)
    impacts = [impact for salvo in event.salvos for impact in salvo.impacts]
    if ruleset.sea.shared:
        # As the guns count them: whose shot was the last must not show in the damage.
        impacts.sort(key=lambda impact: impact.at)
    fresh = _damaged(ruleset, sides, impacts)
    for salvo in event.salvos:
        cells = ruleset.grid.mask(impact.at for impact in salvo.impacts)
        side = learned(sides[salvo.by], cells)
        sides[salvo.by] = spent(ruleset, side, salvo.weapon) if salvo.weapon else side
    for seat in seats_in(state.table.present):
        sides[seat] = turn_begun(ruleset, sides[seat])
    table = next_round(state.table, event.missed, fresh if ruleset.sea.shared else 0)
    return State(table, tuple(sides))


def _seat_out(ruleset: Ruleset, state: State, event: SeatOut) -> State:
    return State(without(state.table, 1 << event.seat), state.sides)


def _seat_left(ruleset: Ruleset, state: State, event: SeatLeft) -> State:
    return State(gone(state.table, event.seat), state.sides)


def _tie_reached(ruleset: Ruleset, state: State, event: TieReached) -> State:
    return State(tied_between(state.table, event.seats), state.sides)


def _game_ended(ruleset: Ruleset, state: State, event: GameEnded) -> State:
    return State(over(state.table, event.winner, event.why), state.sides)


def _unchanged(ruleset: Ruleset, state: State, event: Event) -> State:
    return state


_CHANGES: dict[type[Event], Callable[..., State]] = {
    FleetPlaced: _fleet_placed,
    PlayBegan: _play_began,
    SalvoLanded: _salvo_landed,
    RadarSwept: _radar_swept,
    ShipMoved: _ship_moved,
    VictoryDeclared: _unchanged,
    TurnHeld: _turn_held,
    TurnPassed: _turn_passed,
    OrderGiven: _order_given,
    RoundClosed: _round_closed,
    SeatOut: _seat_out,
    SeatLeft: _seat_left,
    TieReached: _tie_reached,
    GameEnded: _game_ended,
}
