"""A variant loaded, checked and settled for a number of seats.

All layers above read rulesets; only this one reads rule files.
"""

from msgspec import Struct

from seabattle.grid import Grid, Labels, labels_for
from seabattle.rules.disclosure import Disclosure
from seabattle.rules.fleet import ShipClass
from seabattle.rules.manoeuvre import Manoeuvre
from seabattle.rules.sea import Sea
from seabattle.rules.text import Text
from seabattle.rules.turn import Rounds, Turn
from seabattle.rules.variant import LabelSchemes, Variant
from seabattle.rules.victory import Victory
from seabattle.rules.weapon import Weapon
from seabattle.rules.words import Words


class Ruleset(Struct, frozen=True):
    """All that is agreed before a game begins."""

    name: str
    title: Text
    seats: int
    grid: Grid
    fleet: tuple[ShipClass, ...]
    sea: Sea
    labels: LabelSchemes
    turn: Turn
    rounds: Rounds
    arsenal: tuple[Weapon, ...]
    manoeuvre: Manoeuvre | None
    disclosure: Disclosure
    victory: Victory
    words: Words
    about: Text | None = None

    def ship_class(self, name: str) -> ShipClass | None:
        """The class called *name*, if the fleet has one."""
        return next((entry for entry in self.fleet if entry.name == name), None)

    def weapon(self, name: str) -> Weapon | None:
        """The special action called *name*, if there is one."""
        return next((weapon for weapon in self.arsenal if weapon.name == name), None)

    @property
    def ships(self) -> int:
        """How many ships a fleet has."""
        return sum(entry.count for entry in self.fleet)


def settle(
    variant: Variant,
    seats: int | None = None,
    *,
    grid: Grid | None = None,
    labels: LabelSchemes | None = None,
) -> Ruleset:
    """The rules of *variant* for so many seats, with what the table agreed beforehand.

    The host of a forum game may set the grid (FO1), and every table its labels (SB2).
    """
    seats = variant.seats.least if seats is None else seats
    return Ruleset(
        name=variant.name,
        title=variant.title,
        seats=seats,
        grid=grid or variant.grid.grid(seats),
        fleet=variant.fleet,
        sea=variant.sea,
        labels=labels or variant.labels,
        turn=variant.turn,
        rounds=variant.rounds or Rounds(),
        arsenal=variant.arsenal,
        manoeuvre=variant.manoeuvre,
        disclosure=variant.disclosure,
        victory=variant.victory,
        words=variant.words,
        about=variant.about,
    )


def labels_of(ruleset: Ruleset) -> Labels:
    """The labels of the table's rows and columns."""
    schemes = ruleset.labels
    return labels_for(ruleset.grid, schemes.columns, schemes.rows, schemes.between)
