"""The public state of a seat in a sealed game, whose fleet only its owner knows."""

from collections.abc import Iterable

from msgspec import field
from msgspec.structs import replace

from seabattle.game.flow import answers_to_win
from seabattle.game.sealed_event import CellTold, Told
from seabattle.game.side import Side
from seabattle.grid import Cell, Grid, Mask
from seabattle.rules import Ruleset


class SealedSide(Side, frozen=True, gc=False):
    """A seat as all players see it: what it has fired, and what was answered for its sea.

    It has no ships; how many are afloat is counted from the answers.
    """

    ships_placed: int = 0
    decks: int | None = None
    """All decks of the fleet; only where sinking is silent, and then every class has one size."""
    told: dict[Mask, CellTold] = field(default_factory=dict)
    """What was answered for each cell of its sea."""

    @property
    def afloat(self) -> int:
        """How many ships are not announced as sunk."""
        return self.ships_placed - self.sinkings.bit_count()

    @property
    def sunk(self) -> bool:
        """Whether the answers add up to the whole fleet."""
        if self.decks is not None:
            return self.hits.bit_count() == self.decks
        return self.sinkings.bit_count() == self.ships_placed

    def after_answers(self, grid: Grid, fresh: Iterable[CellTold]) -> "SealedSide":
        """The side after cells of its sea were answered for the first time."""
        told, hits, sinkings = dict(self.told), self.hits, self.sinkings
        for each in fresh:
            bit = grid.bit(each.at)
            told[bit] = each
            hits |= bit if each.strikes else 0
            sinkings |= bit if each.told is Told.SUNK else 0
        return replace(self, told=told, hits=hits, sinkings=sinkings)

    def after_hits(
        self, grid: Grid, cells: Iterable[Cell], sunk: Iterable[Cell] = ()
    ) -> "SealedSide":
        """The side as its own seat hears of it: without ships, all comes from the answers."""
        sinkings = self.sinkings | grid.mask(sunk)
        return replace(self, hits=self.hits | grid.mask(cells), sinkings=sinkings)


def new_sealed_side(ruleset: Ruleset) -> SealedSide:
    """A seat before it has placed anything."""
    return SealedSide(
        stores=tuple(weapon.count for weapon in ruleset.arsenal),
        ships_placed=ruleset.ships,
        decks=None if ruleset.disclosure.sinking_told else answers_to_win(ruleset),
    )
