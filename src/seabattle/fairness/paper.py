"""A game that was played on paper, as two people have typed it in."""

from msgspec import Struct

from seabattle.fairness.paper_word import Said
from seabattle.game import Seat
from seabattle.grid import Cell
from seabattle.records.sketch import Sketch
from seabattle.rules import Ruleset


class Drawing(Struct, frozen=True):
    """A sea that a player handed in."""

    sketch: Sketch
    line: int
    """Where its drawing begins."""


class PaperShot(Struct, frozen=True):
    """A shot and the answer it got."""

    line: int
    by: Seat
    at: Cell | None
    """``None`` when it was aimed outside the grid."""
    text: str
    """The cell as it was written."""
    said: Said
    disputed: bool = False
    """Whether the players disagree about this answer."""
    weapon: str | None = None


class PaperClaim(Struct, frozen=True):
    """A claim, made during the game, that the other player broke a rule (SB13)."""

    line: int
    by: Seat


class PlayerDrawings(Struct, frozen=True):
    """What one player handed in."""

    field: Drawing | None = None
    """The own field; the one from the start of the game if there are two."""
    field_at_end: Drawing | None = None
    """The own field as it was later, if it was drawn a second time."""
    chart: Drawing | None = None
    """The player's notes about the other's sea."""
    refused: int | None = None
    """The line that says the player will not show the field, if there is one."""


class Paper(Struct, frozen=True):
    """The whole typed game."""

    ruleset: Ruleset
    names: tuple[str, str]
    drawings: tuple[PlayerDrawings, PlayerDrawings]
    shots: tuple[PaperShot, ...] = ()
    """What was fired and answered, as both remember it."""
    claims: tuple[PaperClaim, ...] = ()
    first: Seat | None = None
    """The seat that was to begin, if that was agreed."""
    winner: Seat | None = None
    """The winner, if that does not follow from the shots."""
