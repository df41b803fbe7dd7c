"""A position: what one seat knows of the sea it fires at, as plain values.

It is made from that seat's view alone, so that no analysis can depend on what the seat
was not told. Its methods give the position after a hypothetical answer, without a game.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from seabattle.beliefs import (
    FleetProblem,
    Marks,
    Sampler,
    Sinking,
    Strike,
    Telling,
    apply_marks,
    make_sampler,
)
from seabattle.bots.standing.marks_from_view import all_fleets, marks_from_view, telling_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset
from seabattle.views import View

Hull = tuple[int, Mask]
"""A ship that may lie there: the number of its class, and its cells."""


@dataclass(frozen=True)
class Position:
    """The reports about the enemy's sea, and the special actions left."""

    ruleset: Ruleset
    marks: Marks
    known: Mask
    """Cells whose answer was heard."""
    stores: tuple[int, ...]
    """How often each special action can still be used."""
    telling: Telling
    """What an answer tells by these rules."""
    all_decks: int
    all_ships: int
    """How many there are of each when nothing has been hit."""

    @cached_property
    def problem(self) -> FleetProblem:
        """The constraints on the enemy's fleet."""
        return apply_marks(all_fleets(self.ruleset), self.marks)

    @cached_property
    def sampler(self) -> Sampler:
        """A sampler of the fleets that agree with the position."""
        return make_sampler(self.problem, hit_names_class=self.telling.hit_names_class)

    @cached_property
    def struck(self) -> Mask:
        """The cells that were hit."""
        return self.marks.struck

    @cached_property
    def decks(self) -> int:
        """The cells of ships that are not hit yet."""
        return self.all_decks - self.struck.bit_count()

    @property
    def afloat(self) -> int:
        """The ships that are not known to be sunk."""
        sunk = sum(strike.sank for strike in self.marks.strikes)
        return self.all_ships - sunk

    @property
    def open(self) -> Mask:
        """The cells without a report."""
        return (1 << self.ruleset.grid.size) - 1 & ~self.known

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""
        return self.decks == 0

    def miss(self, cell: Mask) -> "Position":
        """The position after a miss."""
        marks = replace(self.marks, empty=self.marks.empty | cell)
        return replace(self, marks=marks, known=self.known | cell)

    def hit(self, cell: Mask, hull: Hull) -> "Position":
        """The position after a hit on the ship *hull*, with the report that the rules allow."""
        kind, cells = hull
        sinking, names = self.telling.sinking, self.telling.hit_names_class
        sank = sinking is not Sinking.SILENT and not cells & ~(self.struck | cell)
        named = sinking >= Sinking.CLASS if sank else names
        strike = Strike(
            cell,
            len(self.marks.strikes),
            sank,
            frozenset([kind]) if named else None,
            cells if sank and sinking is Sinking.CELLS else None,
        )
        marks = replace(self.marks, strikes=(*self.marks.strikes, strike))
        return replace(self, marks=marks, known=self.known | cell)

    def look(self, empty: Mask, ships: Mask) -> "Position":
        """The position after a radar has shown some cells."""
        marks = replace(
            self.marks, empty=self.marks.empty | empty, occupied=self.marks.occupied | ships
        )
        return replace(self, marks=marks)

    def spend(self, weapon: int) -> "Position":
        """The position after one use of a special action."""
        stores = list(self.stores)
        stores[weapon] -= 1
        return replace(self, stores=tuple(stores))


def position_of(view: View) -> Position:
    """The position of the seat of *view*."""
    fleet = view.ruleset.fleet
    return Position(
        view.ruleset,
        marks_from_view(view),
        view.own.known,
        view.own.stores,
        telling_of(view.ruleset),
        sum(entry.count * entry.size for entry in fleet),
        sum(entry.count for entry in fleet),
    )
