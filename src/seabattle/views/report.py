"""Reports: what viewers are told, and the only thing views are made from.

Some events are public as they are, and are passed on whole; a test pins their
fields, so that nothing can be added to them without a second thought. All
others have reports of their own below.
"""

from msgspec import Struct

from seabattle.game import Attack, GivenCommand, Seat
from seabattle.game.event import (
    Echo,
    FleetPlaced,
    GameEnded,
    PlayBegan,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.grid import Cell


class Named(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is said of a ship: as much as the rules grant, and nothing else."""

    ship_class: str | None = None
    owner: Seat | None = None
    cells: tuple[Cell, ...] | None = None


class Miss(Struct, frozen=True, gc=False, tag="miss"):
    """Мимо! Mancato."""

    at: Cell


class Hit(Struct, frozen=True, gc=False, tag="hit", omit_defaults=True):
    """Ранил! Colpito."""

    at: Cell
    ships: tuple[Named, ...] = ()


class Sunk(Struct, frozen=True, gc=False, tag="sunk", omit_defaults=True):
    """Убил! Colpito e affondato."""

    at: Cell
    ships: tuple[Named, ...] = ()
    again: bool = False
    """Whether this only repeats what the cell answered before (BN9)."""


Answer = Miss | Hit | Sunk


class SalvoAnswered(Struct, frozen=True, gc=False, tag="salvo-answered", omit_defaults=True):
    """Shots, and what was answered to them."""

    by: Seat
    answers: tuple[Answer, ...]
    weapon: str | None = None
    struck: tuple[Cell, ...] = ()
    """The cells of the listener's own ships that were freshly hit."""


class RadarAnswered(Struct, frozen=True, tag="radar-answered"):
    """A radar sweep, and what was answered to it (BN8)."""

    by: Seat
    weapon: str
    echoes: tuple[Echo, ...]


class RoundAnswered(Struct, frozen=True, tag="round-answered", omit_defaults=True):
    """The news of a round."""

    number: int
    salvos: tuple[SalvoAnswered, ...] = ()
    """Answers that belong to a shooter: on a shared sea, only the listener's own."""
    hits: tuple[Hit, ...] = ()
    """New red pegs on a shared sea, in the order of the grid (FO4)."""
    misses: tuple[Cell, ...] = ()
    """The cells of misses, where the rules tell them to everyone."""
    sunk: tuple[Named, ...] = ()
    """The ships that went down on a shared sea (FO6)."""
    missed: tuple[Seat, ...] = ()
    """The seats that gave no order in time."""
    struck: tuple[Cell, ...] = ()
    """The cells of the listener's own ships that were freshly hit."""


class FleetReady(Struct, frozen=True, tag="fleet-ready"):
    """Somebody else's fleet is in."""

    seat: Seat


class OrderNoted(Struct, frozen=True, tag="order-noted"):
    """The listener's own order for this round."""

    order: GivenCommand[Attack]


class OrderReady(Struct, frozen=True, tag="order-ready"):
    """Somebody else has given an order."""

    seat: Seat


Public = (
    PlayBegan
    | VictoryDeclared
    | TurnHeld
    | TurnPassed
    | SeatOut
    | SeatLeft
    | TieReached
    | GameEnded
)
"""Events that all viewers hear as they are."""

Report = (
    SalvoAnswered
    | RadarAnswered
    | RoundAnswered
    | FleetPlaced
    | FleetReady
    | ShipMoved
    | OrderNoted
    | OrderReady
    | PlayBegan
    | VictoryDeclared
    | TurnHeld
    | TurnPassed
    | SeatOut
    | SeatLeft
    | TieReached
    | GameEnded
)
