"""Commands: what seats, chance, the clock and the host can ask of a game.

Commands carry no facts of their own: they name cells and ships, and the game looks up the
rest. The seat that gives one travels beside it, so no player can give a command for another.
Chance and time come in as commands without a seat, so that the game itself needs neither
dice nor clock.

Clients send them in this form, so every number and every list has its bounds here.
"""

from enum import StrEnum
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from seabattle.game.seat import Seat
from seabattle.grid import Cell, Cells, Col, Index, Row
from seabattle.rules import MOST_SHIPS, Ship

MOST_SHOTS = 256
"""The most shots of one turn; no rule file asks for as many."""

Word = Annotated[str, Meta(min_length=1, max_length=64)]


class WholeRow(Struct, frozen=True, tag="row"):
    """A whole row."""

    row: Annotated[Row, Index]


class WholeColumn(Struct, frozen=True, tag="column"):
    """A whole column."""

    col: Annotated[Col, Index]


class Centre(Struct, frozen=True, tag="centre"):
    """A cell, and what lies around it."""

    at: Cell


class Edge(StrEnum):
    """A side of the grid."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


class Lane(Struct, frozen=True, tag="lane"):
    """A row or column that is entered from an edge of the grid."""

    edge: Edge
    line: Annotated[int, Index]
    """A row for the left or right edge, else a column."""


Target = Centre | WholeRow | WholeColumn | Lane


class PlaceFleet(Struct, frozen=True, tag="place-fleet"):
    """Put the whole fleet on the sea (C1)."""

    ships: Annotated[tuple[Ship, ...], Meta(max_length=MOST_SHIPS)]


class Fire(Struct, frozen=True, gc=False, tag="fire"):
    """Fire the shots of a turn: usually one, in a salvo as many as the view says."""

    at: Annotated[tuple[Cell, ...], Meta(max_length=MOST_SHOTS)]


class UseWeapon(Struct, frozen=True, tag="use-weapon"):
    """Take a special action (BN6–BN8)."""

    weapon: Word
    target: Target


class MoveShip(Struct, frozen=True, tag="move-ship"):
    """Move an undamaged ship before attacking (BO1)."""

    ship: Annotated[int, Index]
    """Which of the seat's ships, counted from zero as its view lists them."""
    to: Cells


class DeclareVictory(Struct, frozen=True, tag="declare-victory"):
    """Say, before attacking, that every enemy ship is sunk (BO4)."""


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """Let the second shot go (BO3), or the turn whose attack is lost (BO4)."""


class Resign(Struct, frozen=True, tag="resign"):
    """Leave the game (C4)."""


Attack = Fire | UseWeapon
"""What a seat can order for a round."""

SeatCommand = PlaceFleet | Fire | UseWeapon | MoveShip | DeclareVictory | EndTurn | Resign
"""The commands of a seat."""

C_co = TypeVar("C_co", covariant=True)


class GivenCommand(Generic[C_co]):
    """A command, and the seat that gives it; ``None`` for chance, the clock or the host.

    It is no struct, because it is written down as one object with the seat among the
    command's own fields: :mod:`seabattle.game.codec` joins the two and parts them again.
    """

    __slots__ = ("command", "seat")

    def __init__(self, seat: Seat | None, command: C_co) -> None:
        self.seat = seat
        self.command = command

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GivenCommand)
            and self.seat == other.seat
            and bool(self.command == other.command)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.command))

    def __repr__(self) -> str:
        return f"GivenCommand({self.seat!r}, {self.command!r})"


class DrawLots(Struct, frozen=True, tag="draw-lots"):
    """Chance has chosen *seat*: to begin (SB9), or to win a tie (FO7)."""

    seat: Seat


class RunOutOfTime(Struct, frozen=True, tag="run-out-of-time"):
    """The clock of *seat* has run down (C4)."""

    seat: Seat


class DropSeat(Struct, frozen=True, tag="drop-seat"):
    """The host sends away a seat that missed several rounds in a row (FO3)."""

    seat: Seat


class CloseRound(Struct, frozen=True, tag="close-round"):
    """The host or the deadline ends the round (FO3)."""

    drawn: tuple[GivenCommand[Fire], ...] = ()
    """Random shots for seats that gave no order, where the rules say so."""


class CallOff(Struct, frozen=True, tag="call-off"):
    """All players have agreed to stop; nobody wins (C4)."""


RefereeCommand = DrawLots | RunOutOfTime | DropSeat | CloseRound | CallOff
"""The commands of chance, the clock and the host, which the match gives without a seat."""

Command = SeatCommand | RefereeCommand
