"""Events of a sealed game: everything that the table knows, but no ship.

A seat hears of these in the same reports as in any other game; events that only concern
proofs are not reported and stay in the record.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game.command import Attack
from seabattle.game.event import (
    PlayBegan,
    RadarSwept,
    SeatLeft,
    SeatOut,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
    Why,
)
from seabattle.game.seat import Seat
from seabattle.grid import Cell

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes: a key, a nonce."""
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{128}$", max_length=128)]
"""64 bytes: a hash."""


class Told(StrEnum):
    """The bare answer."""

    MISS = "miss"
    HIT = "hit"
    SUNK = "sunk"
    EMPTY = "empty"
    """By radar."""
    SHIP = "ship"
    """By radar."""


class ChainBegan(Struct, frozen=True, tag="chain-began"):
    """Both fields are sealed; *link* is the hash of them and of everything they are bound to."""

    link: Hex64


class MessageChained(Struct, frozen=True, tag="message-chained"):
    """A seat has said something; *link* is the hash of all that was said so far."""

    seat: Seat
    link: Hex64


class KeyAnnounced(Struct, frozen=True, tag="key-announced"):
    """A seat has a key, a fresh number, and a number for the lots."""

    seat: Seat
    key: Hex32
    nonce: Hex32
    lot: Hex64


class FieldSealed(Struct, frozen=True, tag="field-sealed"):
    """A seat has placed its fleet and proved that it lies as the rules want it."""

    seat: Seat
    placing: Hex64


class LotOpened(Struct, frozen=True, tag="lot-opened"):
    """A seat has shown its number for the lots."""

    seat: Seat
    nonce: Hex32


class AttackCalled(Struct, frozen=True, tag="attack-called"):
    """A seat has fired, and the other owes the answers."""

    by: Seat
    attack: Attack


class CellTold(Struct, frozen=True, gc=False, omit_defaults=True):
    """What was answered for one cell."""

    at: Cell
    told: Told
    ship_class: str | None = None
    cells: tuple[Cell, ...] = ()
    again: bool = False
    """Whether it only repeats what the cell answered before (BN9)."""

    @property
    def strikes(self) -> bool:
        """Whether there is a ship."""
        return self.told in (Told.HIT, Told.SUNK)


class AttackAnswered(Struct, frozen=True, tag="attack-answered", omit_defaults=True):
    """An attack, and what was truly answered to it."""

    by: Seat
    answers: tuple[CellTold, ...]
    weapon: str | None = None


class Breach(StrEnum):
    """What a signed message broke."""

    PLACING = "placing"
    """The proof of the field does not hold."""
    LOT = "lot"
    """The number for the lots is not the one that was announced."""
    ANSWER = "answer"
    """The answer for a cell is not proved."""
    ANSWER_COUNT = "answer-count"
    """There are fewer answers than cells, or more."""


class BreachProved(Struct, frozen=True, tag="breach-proved", omit_defaults=True):
    """A seat has signed something false, which is a violation by itself (SB14)."""

    seat: Seat
    breach: Breach
    at: Cell | None = None
    said: Told | None = None
    flaw: str | None = None
    """The check at which the proof of a field failed."""


class SealedGameEnded(Struct, frozen=True, tag="sealed-game-ended"):
    """The game is over, and no field is shown."""

    winner: Seat | None
    why: Why


SealedEvent = (
    ChainBegan
    | MessageChained
    | KeyAnnounced
    | FieldSealed
    | LotOpened
    | AttackCalled
    | AttackAnswered
    | RadarSwept
    | BreachProved
    | PlayBegan
    | VictoryDeclared
    | TurnHeld
    | TurnPassed
    | SeatOut
    | SeatLeft
    | SealedGameEnded
)
SealedEvents = tuple[SealedEvent, ...]
