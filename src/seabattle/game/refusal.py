"""Refusals: why a command, or a typed cell, cannot be accepted.

Each obstacle is a small value: its tag is the code, which is also the name of its
page at ``/problems``, and its fields are the facts. The sentence is made from
them by :mod:`seabattle.speech`. A refusal never says more than the seat knows.
"""

from msgspec import Struct

from seabattle.game.event import Step
from seabattle.game.seat import Seat
from seabattle.grid import Cell


class Refusal(Struct, frozen=True):
    """An obstacle."""

    @property
    def code(self) -> str:
        """What the obstacle is called."""
        return str(self.__struct_config__.tag)


class GameIsOver(Refusal, frozen=True, tag="phase/over"):
    """The game has ended."""


class NotPlacing(Refusal, frozen=True, tag="phase/not-placing"):
    """Fleets can be placed only before play begins."""


class NotPlaying(Refusal, frozen=True, tag="phase/not-playing"):
    """Play has not begun, or waits for lots."""

    waiting: tuple[Seat, ...]
    """The seats whose fleets are still missing; none when lots are awaited."""


class NoLots(Refusal, frozen=True, tag="phase/no-lots"):
    """There is nothing to draw lots for."""


class NotACandidate(Refusal, frozen=True, tag="lots/not-a-candidate"):
    """Lots fell on a seat that does not take part in them."""

    seat: Seat


class UnknownSeat(Refusal, frozen=True, tag="seat/unknown"):
    """There is no such seat."""

    seat: Seat
    seats: int


class SeatIsOut(Refusal, frozen=True, tag="seat/out"):
    """The seat has no ships left, or has left the game."""

    seat: Seat


class AlreadyPlaced(Refusal, frozen=True, tag="placement/already-placed"):
    """The fleet is in and stays where it is."""


class UnknownClass(Refusal, frozen=True, tag="placement/unknown-class"):
    """The fleet has no ships of this class."""

    ship_class: str


class WrongCount(Refusal, frozen=True, tag="placement/wrong-count"):
    """Too few or too many ships of a class."""

    ship_class: str
    placed: int
    wanted: int


class WrongShape(Refusal, frozen=True, tag="placement/wrong-shape"):
    """The ship's cells do not have a shape its class may take."""

    ship_class: str
    cells: tuple[Cell, ...]


class OutsideGrid(Refusal, frozen=True, tag="placement/outside"):
    """The ship lies partly off the grid."""

    ship_class: str


class ShipsOverlap(Refusal, frozen=True, tag="placement/overlap"):
    """Two ships share a cell."""

    ship_class: str
    other: str
    at: Cell


class ShipTooClose(Refusal, frozen=True, tag="placement/too-close"):
    """Two ships touch where they may not."""

    ship_class: str
    other: str
    at: Cell
    """A cell of the first that is too close to the other."""
    corners_allowed: bool


class NotYourTurn(Refusal, frozen=True, tag="turn/not-yours"):
    """Another seat has the turn."""

    turn: Seat


class AlreadyAttacked(Refusal, frozen=True, tag="turn/already-attacked"):
    """Moving and declaring come before the attack."""


class AttackLost(Refusal, frozen=True, tag="turn/attack-lost"):
    """A false declaration cost this turn's attack."""


class MustAttack(Refusal, frozen=True, tag="turn/must-attack"):
    """A turn is not given away."""

    step: Step


class NoSecondShot(Refusal, frozen=True, tag="turn/no-second-shot"):
    """The fleet is too damaged for a second shot."""

    undamaged: int
    needed: int


class OnlySecondShot(Refusal, frozen=True, tag="turn/only-second-shot"):
    """The second shot is a plain one."""


class ShotOffGrid(Refusal, frozen=True, tag="shot/off-grid"):
    """The cell is not on the grid."""

    rows: int
    cols: int


class CellAlreadyKnown(Refusal, frozen=True, tag="shot/already-known"):
    """The answer for this cell is known, and ships stand still (C5)."""

    at: Cell


class SameCellTwice(Refusal, frozen=True, tag="shot/same-cell-twice"):
    """A salvo names each cell once."""

    at: Cell


class WrongNumberOfShots(Refusal, frozen=True, tag="shot/wrong-number"):
    """A turn has its number of shots."""

    named: int
    wanted: int


class UnknownWeapon(Refusal, frozen=True, tag="weapon/unknown"):
    """These rules have no such special action."""

    weapon: str


class WeaponUsedUp(Refusal, frozen=True, tag="weapon/used-up"):
    """The special action has been used as often as the rules allow."""

    weapon: str
    count: int


class WeaponLocked(Refusal, frozen=True, tag="weapon/locked"):
    """The special action comes later in the game."""

    weapon: str
    turn: int
    unlock_turn: int


class WrongTarget(Refusal, frozen=True, tag="weapon/wrong-target"):
    """The special action takes a cell, or a row or column, and got the other."""

    weapon: str
    wants_line: bool


class ShipsStandStill(Refusal, frozen=True, tag="manoeuvre/not-allowed"):
    """Nobody moves ships under these rules."""


class UnknownShip(Refusal, frozen=True, tag="manoeuvre/unknown-ship"):
    """The seat has no ship of this number."""

    ship: int
    ships: int


class AlreadyMoved(Refusal, frozen=True, tag="manoeuvre/already-moved"):
    """One ship has moved this turn."""


class ShipDamaged(Refusal, frozen=True, tag="manoeuvre/damaged"):
    """A damaged ship stays where it is."""

    ship_class: str


class OutOfReach(Refusal, frozen=True, tag="manoeuvre/out-of-reach"):
    """The ship cannot get there in one move."""

    ship_class: str


class NothingToDeclare(Refusal, frozen=True, tag="victory/not-declared"):
    """The game ends by itself under these rules."""


class NoRounds(Refusal, frozen=True, tag="round/none"):
    """These rules have turns, not rounds."""


class WrongDraw(Refusal, frozen=True, tag="round/wrong-draw"):
    """Shots drawn by chance do not fit the seats that gave no order."""

    seat: Seat


class NotDroppable(Refusal, frozen=True, tag="seat/not-droppable"):
    """The seat has not missed enough rounds to be dropped."""

    seat: Seat
    missed: int
    needed: int | None
    """``None`` where the rules do not let the host drop a seat."""


class CellNotNamed(Refusal, frozen=True, tag="notation/empty"):
    """Nothing was written."""


class CellTooLong(Refusal, frozen=True, tag="notation/too-long"):
    """A cell's name is short; this was not one."""

    length: int


class CellUnreadable(Refusal, frozen=True, tag="notation/unreadable"):
    """This is not the name of a cell."""

    text: str
    example: str


class CellOffGrid(Refusal, frozen=True, tag="notation/off-grid"):
    """It reads like a cell, but this table has none of that name."""

    text: str
    first: str
    """The cell at the top left."""
    last: str
    """The cell at the bottom right."""
    columns: str
    """All column labels, or the first and the last where there are many."""


class OtherAlphabet(Refusal, frozen=True, tag="notation/other-alphabet"):
    """A letter that looks right but belongs to another alphabet (SB2)."""

    text: str
    letter: str
    typed_script: str
    """The alphabet of the letter that was typed: ``latin`` or ``cyrillic``."""
    meant: str
    """The look-alike cell of the table's own alphabet, or nothing."""
    counted: str = ""
    """An example cell by column number, for keyboards without the table's letters."""
    cell: str = ""
    """The name of that example cell."""


class CellAmbiguous(Refusal, frozen=True, tag="notation/ambiguous"):
    """The text can be read in two ways."""

    text: str
    readings: tuple[str, ...]


class NotSigned(Refusal, frozen=True, tag="sealed/not-signed"):
    """A message of a sealed game is not signed by the seat that sends it."""


class OutOfPlace(Refusal, frozen=True, tag="sealed/out-of-place"):
    """A message of a sealed game does not follow the one before it."""


class PlacingUnknown(Refusal, frozen=True, tag="sealed/unknown-placing"):
    """The proof of a sealed field has not come in."""


class SaidBefore(Refusal, frozen=True, tag="sealed/said-before"):
    """Keys and lots are given once in a sealed game."""


class AnswerAwaited(Refusal, frozen=True, tag="sealed/answer-awaited"):
    """A shot of a sealed game waits for its answer."""

    seat: Seat
    """The seat that owes it."""


class NothingToAnswer(Refusal, frozen=True, tag="sealed/nothing-to-answer"):
    """No shot of a sealed game waits for this seat's answer."""
