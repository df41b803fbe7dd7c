"""The answer to a shot, as a filter on possible fleets.

Every answer asks for a ship in one of some berths, or for none in them.
"""

from dataclasses import dataclass
from enum import Enum

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable


class ShotVerdict(Enum):
    """What was said of a cell."""

    EMPTY = "empty"
    """A miss, or a cell the radar showed empty."""

    SHIP = "ship"
    """A hit where sinking is silent, or a ship the radar showed."""

    HIT = "hit"
    """A hit, and no ship sank."""

    SUNK = "sunk"


@dataclass(frozen=True, slots=True)
class ShotAnswer:
    """An answer about one cell."""

    cell: int
    verdict: ShotVerdict

    ship_class: int | None = None
    """The class of the ship, where it was named, as the problem numbers it."""

    ship: int | None = None
    """All cells of the sunken ship, where they were shown."""


WantedBerths = tuple[int, bool]
"""A set of berths, and whether a ship must lie in one of them or none may."""


def wanted_berths(table: BerthTable, answer: ShotAnswer, struck: int) -> WantedBerths:
    """Say what *answer* asks of a fleet.

    *struck* holds the cells struck so far, this one included.
    """
    covering = table.covering[answer.cell]
    if answer.verdict is ShotVerdict.EMPTY:
        return covering, False
    berths = 0
    for berth in cells_in(covering):
        if _could_be(table, answer, struck, berth):
            berths |= 1 << berth
    return berths, True


def _could_be(table: BerthTable, answer: ShotAnswer, struck: int, berth: int) -> bool:
    """Say whether a ship in *berth* would have given this answer."""
    cells = table.cells[berth]
    if answer.ship_class is not None and table.kin_of[answer.ship_class] != table.kin_at[berth]:
        return False
    if answer.ship is not None and answer.ship != cells:
        return False
    return answer.verdict is ShotVerdict.SHIP or (answer.verdict is ShotVerdict.SUNK) is not bool(
        cells & ~struck
    )
