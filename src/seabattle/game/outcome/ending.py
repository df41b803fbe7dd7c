"""Losses of a refereed game, and its end, at which all fields are shown."""

from collections.abc import Sequence

from seabattle.game.event import Event, GameEnded, Impact, Struck, Why
from seabattle.game.flow import End
from seabattle.game.seat import Seat, SeatMask
from seabattle.game.side import Side

Events = tuple[Event, ...]


def fresh_strikes(impacts: tuple[Impact, ...]) -> list[Struck]:
    """The ships that were sound where they were struck."""
    return [under for impact in impacts for under in impact.struck if under.fresh]


def fallen_seats(sides: Sequence[Side], fresh: list[Struck]) -> SeatMask:
    """The seats that have lost their last ship to these strikes."""
    owners = {under.owner for under in fresh}
    return sum([1 << owner for owner in owners if sides[owner].sunk])


def show_fields(sides: Sequence[Side]) -> End[GameEnded]:
    """The maker of a refereed game's last event, which shows all fields."""

    def end(winner: Seat | None, why: Why) -> GameEnded:
        return GameEnded(winner, why, tuple(side.ships for side in sides))

    return end
