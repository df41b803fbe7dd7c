"""What can be asked of a game.

Commands carry no facts of their own: they name a seat, cells and ships, and the
game looks up the rest. Chance and time come in here too, as commands given by
whoever runs the match, so that the game itself needs neither dice nor clock.
"""

from msgspec import Struct

from seabattle.game.seat import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ship


class WholeRow(Struct, frozen=True, tag="row"):
    """A row as the target of an air raid."""

    row: Row


class WholeColumn(Struct, frozen=True, tag="column"):
    """A column as the target of an air raid."""

    col: Col


class Centre(Struct, frozen=True, tag="centre"):
    """A cell as the middle of a wide shot or a radar sweep."""

    at: Cell


Target = Centre | WholeRow | WholeColumn


class PlaceFleet(Struct, frozen=True, tag="place-fleet"):
    """Put the whole fleet on the sea (C1)."""

    seat: Seat
    ships: tuple[Ship, ...]


class DrawLots(Struct, frozen=True, tag="draw-lots"):
    """Chance has chosen *seat*: to begin (SB9), or to win a tie (FO7)."""

    seat: Seat


class Fire(Struct, frozen=True, gc=False, tag="fire"):
    """Fire the shots of a turn: usually one, in a salvo several."""

    seat: Seat
    at: tuple[Cell, ...]


class UseWeapon(Struct, frozen=True, tag="use-weapon"):
    """Take a special action (BN6–BN8)."""

    seat: Seat
    weapon: str
    target: Target


class MoveShip(Struct, frozen=True, tag="move-ship"):
    """Move an undamaged ship before attacking (BO1)."""

    seat: Seat
    ship: int
    """Which of the seat's ships, counted from zero as its view lists them."""
    to: tuple[Cell, ...]


class DeclareVictory(Struct, frozen=True, tag="declare-victory"):
    """Say, before attacking, that every enemy ship is sunk (BO4)."""

    seat: Seat


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """Let the second shot go (BO3), or the turn whose attack is lost (BO4)."""

    seat: Seat


class Resign(Struct, frozen=True, tag="resign"):
    """Leave the game (C4)."""

    seat: Seat


class RunOutOfTime(Struct, frozen=True, tag="run-out-of-time"):
    """The clock of *seat* has run down (C4)."""

    seat: Seat


class DropSeat(Struct, frozen=True, tag="drop-seat"):
    """The host sends away a seat that missed several rounds in a row (FO3)."""

    seat: Seat


class CloseRound(Struct, frozen=True, tag="close-round"):
    """The host or the deadline ends the round (FO3)."""

    drawn: tuple[Fire, ...] = ()
    """What chance fired for seats that gave no order, where the rules say so."""


class CallOff(Struct, frozen=True, tag="call-off"):
    """All players have agreed to stop; nobody wins (C4)."""


Attack = Fire | UseWeapon
"""What a seat can order for a round."""

Command = (
    PlaceFleet
    | DrawLots
    | Fire
    | UseWeapon
    | MoveShip
    | DeclareVictory
    | EndTurn
    | Resign
    | RunOutOfTime
    | DropSeat
    | CloseRound
    | CallOff
)
