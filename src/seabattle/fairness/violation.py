"""Violations of the rules (SB14), and the facts of each.

The sentence is made from the facts by :mod:`seabattle.speech.judgement`.
"""

from msgspec import Struct

from seabattle.fairness.paper_word import Said
from seabattle.game import Seat
from seabattle.game.refusal import ShipsOverlap, ShipTooClose, WrongCount
from seabattle.grid import Cell


class Violation(Struct, frozen=True, kw_only=True):
    """A rule that a player broke."""

    seat: Seat
    rule: str
    """The number of the rule on its sheet."""
    line: int
    """The line of the typed game."""

    @property
    def code(self) -> str:
        """The code of the violation."""
        return str(self.__struct_config__.tag)


class BadFleet(Violation, frozen=True, kw_only=True, tag="fleet/illegal"):
    """Too few or too many ships, or two that touch."""

    fault: WrongCount | ShipTooClose | ShipsOverlap


class StrangeShip(Violation, frozen=True, kw_only=True, tag="fleet/strange-ship"):
    """A ship of a form that no ship of the fleet may have."""

    cells: tuple[Cell, ...]


class MovedShip(Violation, frozen=True, kw_only=True, tag="field/moved"):
    """A ship does not lie where it lay at the start."""

    cells: tuple[Cell, ...]
    to: tuple[Cell, ...] = ()
    """Where it lies now; empty when it is gone."""


class FalseAnswer(Violation, frozen=True, kw_only=True, tag="answer/false"):
    """The answer does not fit the field."""

    at: Cell
    said: Said
    due: Said


class BadShot(Violation, frozen=True, kw_only=True):
    """A shot that should not have been fired."""

    cell: str
    """As it was written."""


class OutOfTurn(BadShot, frozen=True, kw_only=True, tag="turn/out-of-turn"):
    """A player fired in the other's turn."""


class AfterTheEnd(BadShot, frozen=True, kw_only=True, tag="turn/after-the-end"):
    """A player fired after the end of the game."""


class ForbiddenSecondShot(BadShot, frozen=True, kw_only=True, tag="turn/no-second-shot"):
    """The fleet was too damaged for a second shot (BO3)."""


class OffGrid(BadShot, frozen=True, kw_only=True, tag="shot/off-grid"):
    """A player fired at a cell that does not exist."""


AnyBadShot = OutOfTurn | AfterTheEnd | ForbiddenSecondShot | OffGrid


class FieldRefused(Violation, frozen=True, kw_only=True, tag="field/refused"):
    """A player did not show the field, which counts as a violation."""


AnyViolation = BadFleet | StrangeShip | MovedShip | FalseAnswer | AnyBadShot | FieldRefused
"""The closed list of violations, for decoding a judgement."""
