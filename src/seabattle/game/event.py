"""Events: everything that happens in a game, secrets included.

A record is the list of these. Everything else, from the state to a spectator's
screen, is computed from them.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.game.command import Attack, GivenCommand
from seabattle.game.seat import Seat
from seabattle.grid import Cell
from seabattle.rules import Ship


class Step(StrEnum):
    """Where in its turn a seat is."""

    ATTACK = "attack"
    """Nothing has been fired yet: it may move, declare, and must attack."""

    AGAIN = "again"
    """It has fired and goes on firing."""

    SECOND = "second"
    """It has hit, and may fire a second shot if its fleet is sound (BO3)."""

    SPENT = "spent"
    """A false declaration cost the attack; a move is all that is left (BO4)."""


class Why(StrEnum):
    """Why a seat left, or why the game ended."""

    SUNK = "sunk"
    DECLARED = "declared"
    RESIGNED = "resigned"
    TIME = "time"
    DROPPED = "dropped"
    LOT = "lot"
    DRAWN = "drawn"
    AGREED = "agreed"
    VIOLATED = "violated"
    """The other side was proved to have broken the rules (SB14); only at sealed tables."""


class Struck(Struct, frozen=True, gc=False, array_like=True):
    """A ship under a shot."""

    owner: Seat
    ship: Ship
    sank: bool
    """Whether the answer for this cell is "sunk": the ship's last sound cell was here."""
    fresh: bool
    """Whether this cell of the ship was sound before."""


class Impact(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one cell answered."""

    at: Cell
    struck: tuple[Struck, ...] = ()

    @property
    def strikes(self) -> bool:
        """Whether there is a deck, sound or wrecked."""
        return bool(self.struck)


class Echo(Struct, frozen=True, array_like=True):
    """What the radar saw on one cell (BN8)."""

    at: Cell
    ship: bool


class Salvo(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat struck in one go."""

    by: Seat
    impacts: tuple[Impact, ...]
    weapon: str | None = None


class FleetPlaced(Struct, frozen=True, tag="fleet-placed"):
    """A seat has put its fleet on the sea."""

    seat: Seat
    ships: tuple[Ship, ...]


class PlayBegan(Struct, frozen=True, tag="play-began"):
    """All fleets are in."""

    first: Seat | None
    """The seat with the first turn; ``None`` where all seats fire at once."""


class SalvoLanded(Struct, frozen=True, gc=False, tag="salvo-landed", omit_defaults=True):
    """A seat has fired, and this is what it struck."""

    by: Seat
    impacts: tuple[Impact, ...]
    weapon: str | None = None


class RadarSwept(Struct, frozen=True, tag="radar-swept"):
    """A seat has looked at some cells."""

    by: Seat
    weapon: str
    echoes: tuple[Echo, ...]


class ShipMoved(Struct, frozen=True, tag="ship-moved"):
    """A ship lies somewhere else now, and only its owner knows."""

    seat: Seat
    ship: int
    to: tuple[Cell, ...]


class VictoryDeclared(Struct, frozen=True, tag="victory-declared"):
    """A seat has declared victory, rightly or not."""

    by: Seat
    right: bool


class TurnHeld(Struct, frozen=True, gc=False, tag="turn-held"):
    """The turn is not over: the seat goes on at *step*."""

    seat: Seat
    step: Step


class TurnPassed(Struct, frozen=True, gc=False, tag="turn-passed"):
    """It is the next seat's turn."""

    to: Seat


class OrderGiven(Struct, frozen=True, tag="order-given"):
    """A seat has said in secret what it will do this round."""

    seat: Seat
    order: GivenCommand[Attack]
    again: bool = False
    """Whether it replaces an order given before; the other seats do not hear of that."""


class RoundClosed(Struct, frozen=True, tag="round-closed"):
    """All orders of a round have been carried out at the same moment."""

    number: int
    salvos: tuple[Salvo, ...]
    missed: tuple[Seat, ...]
    """The seats that gave no order in time."""
    sunk: tuple[Struck, ...]
    """The ships that went down, and whose they were."""


class SeatOut(Struct, frozen=True, tag="seat-out"):
    """All ships of a seat are sunk (FO7)."""

    seat: Seat


class SeatLeft(Struct, frozen=True, tag="seat-left"):
    """A seat has left. Its sound decks leave the sea with it; what was hit stays."""

    seat: Seat
    why: Why


class TieReached(Struct, frozen=True, tag="tie-reached"):
    """The last seats went down together, and lots will decide (FO7)."""

    seats: tuple[Seat, ...]


class GameEnded(Struct, frozen=True, tag="game-ended"):
    """The game is over, and all fields are shown."""

    winner: Seat | None
    why: Why
    fleets: tuple[tuple[Ship, ...], ...]


Event = (
    FleetPlaced
    | PlayBegan
    | SalvoLanded
    | RadarSwept
    | ShipMoved
    | VictoryDeclared
    | TurnHeld
    | TurnPassed
    | OrderGiven
    | RoundClosed
    | SeatOut
    | SeatLeft
    | TieReached
    | GameEnded
)
