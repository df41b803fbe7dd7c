"""One more answer, as a condition on fleets.

Every answer asks for a ship in one of some berths, or for none in them.
"""

from dataclasses import dataclass
from enum import Enum

from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.waters import Waters


class Word(Enum):
    """What was said of a cell."""

    EMPTY = "empty"
    """A miss, or a cell the radar showed empty."""

    SHIP = "ship"
    """A hit where sinking is silent, or a ship the radar showed."""

    HIT = "hit"
    """A hit, and no ship sank."""

    SUNK = "sunk"


@dataclass(frozen=True, slots=True)
class Heard:
    """An answer about one cell."""

    cell: int
    word: Word

    ship_class: int | None = None
    """The class of the ship, where it was named, as the problem numbers it."""

    ship: int | None = None
    """All cells of the sunken ship, where they were shown."""


def wanted(waters: Waters, heard: Heard, struck: int) -> tuple[int, bool]:
    """Give a set of berths, and whether a ship must lie in one of them or none may.

    *struck* holds the cells struck so far, this one included.
    """
    covering = waters.covering[heard.cell]
    if heard.word is Word.EMPTY:
        return covering, False
    berths = 0
    for berth in cells_in(covering):
        if _could_be(waters, heard, struck, berth):
            berths |= 1 << berth
    return berths, True


def _could_be(waters: Waters, heard: Heard, struck: int, berth: int) -> bool:
    """Say whether a ship in *berth* would have been spoken of so."""
    cells = waters.cells[berth]
    if heard.ship_class is not None and waters.kin_of[heard.ship_class] != waters.kin_at[berth]:
        return False
    if heard.ship is not None and heard.ship != cells:
        return False
    return heard.word is Word.SHIP or (heard.word is Word.SUNK) is not bool(cells & ~struck)
