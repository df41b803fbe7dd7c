"""The end of a turn, and the end of a game."""

from collections.abc import Sequence

from seabattle.game.event import (
    Event,
    GameEnded,
    Impact,
    SeatOut,
    Struck,
    TieReached,
    TurnPassed,
    Why,
)
from seabattle.game.seat import Seat, SeatMask, seats_in
from seabattle.game.side import Side
from seabattle.game.table import Table, next_seat, without_seats
from seabattle.rules import Ruleset, Tie

Events = tuple[Event, ...]


def fresh_strikes(impacts: tuple[Impact, ...]) -> list[Struck]:
    """The ships that were sound where they were struck."""
    return [under for impact in impacts for under in impact.struck if under.fresh]


def pass_turn(table: Table, by: Seat, fallen: SeatMask = 0) -> TurnPassed:
    """The turn goes to the next seat that is still in."""
    return TurnPassed(next_seat(without_seats(table, fallen), by))


def find_losses(
    ruleset: Ruleset, table: Table, sides: Sequence[Side], fresh: list[Struck]
) -> tuple[Events, SeatMask]:
    """The seats that have lost their last ship, and the end of the game if that ends it."""
    if not fresh or ruleset.victory.declared:
        return (), 0
    owners = sorted({under.owner for under in fresh if sides[under.owner].sunk})
    if not owners:
        return (), 0
    outs = tuple(SeatOut(seat) for seat in owners)
    fallen = sum(1 << seat for seat in owners)
    left = table.present & ~fallen
    if left & (left - 1):
        return outs, fallen
    return (*outs, _last_standing(ruleset, sides, left, owners)), fallen


def _last_standing(
    ruleset: Ruleset, sides: Sequence[Side], left: SeatMask, fallen: list[Seat]
) -> Event:
    if left:
        return end_of_game(sides, next(seats_in(left)), Why.SUNK)
    if len(fallen) > 1 and ruleset.victory.tie is Tie.LOT:
        return TieReached(tuple(fallen))
    return end_of_game(sides, None, Why.DRAWN)


def is_over(events: Events) -> bool:
    """Whether the game is decided, or left to lots."""
    return bool(events) and isinstance(events[-1], GameEnded | TieReached)


def end_of_game(sides: Sequence[Side], winner: Seat | None, why: Why) -> GameEnded:
    """The end, at which all fields are shown."""
    return GameEnded(winner, why, tuple(side.ships for side in sides))
