"""What a player asks for, as it comes in.

The same requests as those of a live match, within bounds, and without the seat: whose
seat it is follows from who asks, so nobody can speak for somebody else.
"""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle import game
from seabattle.game import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches import request
from seabattle.matches.event import SitterKind
from seabattle.rules import Ship
from seabattle.wire.bound import Count, Ident, Index, Place, Places, Word


class Berth(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship, and the cells it is to lie on."""

    ship_class: Word
    cells: Places


class PlaceFleet(Struct, frozen=True, tag="place-fleet", forbid_unknown_fields=True):
    """Put the whole fleet on the sea."""

    ships: Annotated[tuple[Berth, ...], Meta(max_length=60)]


class Fire(Struct, frozen=True, gc=False, tag="fire", forbid_unknown_fields=True):
    """Fire at as many cells as the view says."""

    at: Places


class Centre(Struct, frozen=True, tag="centre", forbid_unknown_fields=True):
    """A cell, and what lies around it."""

    at: Place


class WholeRow(Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    """A whole row."""

    row: Index


class WholeColumn(Struct, frozen=True, tag="column", forbid_unknown_fields=True):
    """A whole column."""

    col: Index


class UseWeapon(Struct, frozen=True, tag="use-weapon", forbid_unknown_fields=True):
    """Take a special action."""

    weapon: Word
    target: Centre | WholeRow | WholeColumn


class MoveShip(Struct, frozen=True, tag="move-ship", forbid_unknown_fields=True):
    """Move one of one's ships, counted from zero as the view lists them."""

    ship: Index
    to: Places


class DeclareVictory(Struct, frozen=True, tag="declare-victory", forbid_unknown_fields=True):
    """Say that every enemy ship is sunk."""


class EndTurn(Struct, frozen=True, tag="end-turn", forbid_unknown_fields=True):
    """Let the turn pass, where that is allowed."""


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Leave the game."""


Move = PlaceFleet | Fire | UseWeapon | MoveShip | DeclareVictory | EndTurn | Resign
"""What can be done in a game."""


class SitDown(Struct, frozen=True, tag="sit-down", forbid_unknown_fields=True):
    """Take a seat: a certain one, the one that a link's key opens, or any that is free."""

    seat: Index | None = None
    key: Word | None = None


class StandUp(Struct, frozen=True, tag="stand-up", forbid_unknown_fields=True):
    """Give the seat up, as long as nothing has been placed there."""


class Act(Struct, frozen=True, gc=False, tag="act", forbid_unknown_fields=True):
    """Do something in the game."""

    command: Move


class OfferStop(Struct, frozen=True, tag="offer-stop", forbid_unknown_fields=True):
    """Offer to stop, or agree to such an offer."""


class RefuseStop(Struct, frozen=True, tag="refuse-stop", forbid_unknown_fields=True):
    """Play on, and have the offer off the table."""


class ClaimAbsence(Struct, frozen=True, tag="claim-absence", forbid_unknown_fields=True):
    """Win because the side to move has gone away and does not come back."""


class EndRound(Struct, frozen=True, tag="end-round", forbid_unknown_fields=True):
    """The host closes the round."""


class SendAway(Struct, frozen=True, tag="send-away", forbid_unknown_fields=True):
    """The host sends an absent seat away."""

    seat: Index


class Remind(Struct, frozen=True, tag="remind", forbid_unknown_fields=True):
    """The host reminds everybody whose fleet, order or shot is awaited."""


class AskRematch(Struct, frozen=True, tag="ask-rematch", forbid_unknown_fields=True):
    """Ask for another game, with the seats changed."""


WireRequest = (
    SitDown
    | StandUp
    | Act
    | OfferStop
    | RefuseStop
    | ClaimAbsence
    | EndRound
    | SendAway
    | Remind
    | AskRematch
)
"""What can be asked of a live match."""


class Order(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One request to a match; idempotent by id."""

    id: Ident
    request: WireRequest
    made_on: Annotated[
        Count | None,
        Meta(
            description="Optimistic lock: number of messages the client had seen; "
            "the request is refused if something has happened since."
        ),
    ] = None


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether something could be done, without doing it."""

    command: Move


def command_of(move: Move, seat: Seat) -> game.SeatCommand:
    """The command of the game, for the seat of whoever asks."""
    match move:
        case PlaceFleet():
            return game.PlaceFleet(seat, ships_of(move.ships))
        case Fire():
            return game.Fire(seat, _cells(move.at))
        case UseWeapon():
            return game.UseWeapon(seat, move.weapon, _target(move.target))
        case MoveShip():
            return game.MoveShip(seat, move.ship, _cells(move.to))
        case DeclareVictory():
            return game.DeclareVictory(seat)
        case EndTurn():
            return game.EndTurn(seat)
        case Resign():
            return game.Resign(seat)


def request_of(wish: WireRequest, seat: Seat, name: str, kind: SitterKind) -> request.Request:
    """The request to a live match, in the name of whoever asks."""
    match wish:
        case SitDown():
            wanted = None if wish.seat is None else Seat(wish.seat)
            return request.SitDown(name, kind, wanted, wish.key)
        case Act():
            return request.Act(command_of(wish.command, seat))
        case SendAway():
            return request.SendAway(Seat(wish.seat))
        case _:
            return _PLAIN[type(wish)]


_PLAIN: dict[type[WireRequest], request.Request] = {
    StandUp: request.StandUp(),
    OfferStop: request.OfferStop(),
    RefuseStop: request.RefuseStop(),
    ClaimAbsence: request.ClaimAbsence(),
    EndRound: request.EndRound(),
    Remind: request.Remind(),
    AskRematch: request.AskRematch(),
}


def ships_of(berths: tuple[Berth, ...]) -> tuple[Ship, ...]:
    """The ships on their berths."""
    return tuple(Ship(berth.ship_class, _cells(berth.cells)) for berth in berths)


def _cells(places: Places) -> tuple[Cell, ...]:
    return tuple(_cell(place) for place in places)


def _cell(place: Place) -> Cell:
    row, col = place
    return Cell(Row(row), Col(col))


def _target(target: Centre | WholeRow | WholeColumn) -> game.Target:
    match target:
        case Centre():
            return game.Centre(_cell(target.at))
        case WholeRow():
            return game.WholeRow(Row(target.row))
        case WholeColumn():
            return game.WholeColumn(Col(target.col))
