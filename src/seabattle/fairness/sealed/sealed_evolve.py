"""How events change a sealed game: the fold of event sourcing."""

from collections.abc import Callable

from msgspec.structs import replace

from seabattle.fairness.sealed.sealed_state import SealedSeatState, SealedState, other_seat
from seabattle.game.event import (
    PlayBegan,
    RadarSwept,
    SeatLeft,
    SeatOut,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.game.sealed_event import (
    AttackAnswered,
    AttackCalled,
    BreachProved,
    ChainBegan,
    FieldSealed,
    KeyAnnounced,
    LotOpened,
    MessageChained,
    SealedEvent,
    SealedGameEnded,
)
from seabattle.game.sealed_side import SealedSide
from seabattle.game.seat import Seat
from seabattle.game.side import begin_turn, fire_shots, hold_turn, spend_weapon
from seabattle.game.table import (
    begin_play,
    count_fleet,
    end_game,
    give_turn,
    remove_seat,
    without_seats,
)
from seabattle.rules import Ruleset


def evolve_sealed(ruleset: Ruleset, state: SealedState, event: SealedEvent) -> SealedState:
    """The game after one more event."""
    return _CHANGES[type(event)](ruleset, state, event)


def _with_side(state: SealedState, seat: Seat, side: SealedSide) -> SealedState:
    one, other = state.sides
    return replace(state, sides=(one, side) if seat else (side, other))


def _with_seat(state: SealedState, seat: Seat, known: SealedSeatState) -> SealedState:
    one, other = state.seats
    return replace(state, seats=(one, known) if seat else (known, other))


def _begin_chain(ruleset: Ruleset, state: SealedState, event: ChainBegan) -> SealedState:
    return replace(state, head=bytes.fromhex(event.link))


def _chain(ruleset: Ruleset, state: SealedState, event: MessageChained) -> SealedState:
    return replace(state, head=bytes.fromhex(event.link), number=state.number + 1)


def _announce(ruleset: Ruleset, state: SealedState, event: KeyAnnounced) -> SealedState:
    known = SealedSeatState(*(bytes.fromhex(each) for each in (event.key, event.nonce, event.lot)))
    return _with_seat(state, event.seat, known)


def _seal_field(ruleset: Ruleset, state: SealedState, event: FieldSealed) -> SealedState:
    known = replace(state.seats[event.seat], placing=bytes.fromhex(event.placing))
    table = count_fleet(state.table, event.seat)
    return replace(_with_seat(state, event.seat, known), table=table)


def _open_lot(ruleset: Ruleset, state: SealedState, event: LotOpened) -> SealedState:
    known = replace(state.seats[event.seat], lot_nonce=bytes.fromhex(event.nonce))
    return _with_seat(state, event.seat, known)


def _begin_play(ruleset: Ruleset, state: SealedState, event: PlayBegan) -> SealedState:
    assert event.first is not None
    side = begin_turn(ruleset, state.sides[event.first])
    begun = replace(state, table=begin_play(state.table, event.first))
    return _with_side(begun, event.first, side)


def _call_attack(ruleset: Ruleset, state: SealedState, event: AttackCalled) -> SealedState:
    return replace(state, called=event.attack)


def _land_answers(ruleset: Ruleset, state: SealedState, event: AttackAnswered) -> SealedState:
    grid, other = ruleset.grid, other_seat(event.by)
    fresh = [each for each in event.answers if not each.again]
    struck = state.sides[other].after_answers(grid, fresh)
    cells = grid.mask(each.at for each in event.answers)
    shooter = fire_shots(ruleset, state.sides[event.by], cells, event.weapon)
    landed = _with_side(_with_side(state, other, struck), event.by, shooter)
    return replace(landed, called=None)


def _sweep_radar(ruleset: Ruleset, state: SealedState, event: RadarSwept) -> SealedState:
    side = spend_weapon(ruleset, state.sides[event.by], event.weapon)
    return replace(_with_side(state, event.by, side), called=None)


def _prove_breach(ruleset: Ruleset, state: SealedState, event: BreachProved) -> SealedState:
    return replace(state, breach=event)


def _declare(ruleset: Ruleset, state: SealedState, event: VictoryDeclared) -> SealedState:
    return state


def _hold_turn(ruleset: Ruleset, state: SealedState, event: TurnHeld) -> SealedState:
    side = hold_turn(state.sides[event.seat], event.step)
    held = replace(state, table=replace(state.table, step=event.step))
    return _with_side(held, event.seat, side)


def _pass_turn(ruleset: Ruleset, state: SealedState, event: TurnPassed) -> SealedState:
    side = begin_turn(ruleset, state.sides[event.to])
    passed = replace(state, table=give_turn(state.table, event.to))
    return _with_side(passed, event.to, side)


def _put_out(ruleset: Ruleset, state: SealedState, event: SeatOut) -> SealedState:
    return replace(state, table=without_seats(state.table, 1 << event.seat))


def _let_leave(ruleset: Ruleset, state: SealedState, event: SeatLeft) -> SealedState:
    return replace(state, table=remove_seat(state.table, event.seat))


def _end_game(ruleset: Ruleset, state: SealedState, event: SealedGameEnded) -> SealedState:
    return replace(state, table=end_game(state.table, event.winner, event.why), called=None)


_CHANGES: dict[type[SealedEvent], Callable[..., SealedState]] = {
    ChainBegan: _begin_chain,
    MessageChained: _chain,
    KeyAnnounced: _announce,
    FieldSealed: _seal_field,
    LotOpened: _open_lot,
    PlayBegan: _begin_play,
    AttackCalled: _call_attack,
    AttackAnswered: _land_answers,
    RadarSwept: _sweep_radar,
    BreachProved: _prove_breach,
    VictoryDeclared: _declare,
    TurnHeld: _hold_turn,
    TurnPassed: _pass_turn,
    SeatOut: _put_out,
    SeatLeft: _let_leave,
    SealedGameEnded: _end_game,
}
