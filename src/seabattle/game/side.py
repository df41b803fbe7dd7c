"""The state that belongs to one seat: its ships, its stores, what it has fired.

The game keeps one of these per seat, and a seat's view builds its own from reports.
Both change it through the functions below, and a law test compares the two.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game.command import Attack
from seabattle.game.event import Step
from seabattle.grid import Cell, Grid, Mask
from seabattle.rules import Ruleset, Ship


class Side(Struct, frozen=True, gc=False):
    """The state that belongs to one seat."""

    ships: tuple[Ship, ...] = ()
    masks: tuple[Mask, ...] = ()
    """Where the ships lie, in the same order."""
    fleet: Mask = 0
    """All their cells."""
    hits: Mask = 0
    """The cells of them that are hit."""
    sinkings: Mask = 0
    """The cells whose hit was the last of a ship."""
    known: Mask = 0
    """Foreign cells whose answer this seat has heard."""
    stores: tuple[int, ...] = ()
    """How often each special action can still be used."""
    turns: int = 0
    """Own turns begun."""
    shots_left: int = 0
    """Shots left in the present turn."""
    moved: bool = False
    """Whether a ship has moved in the present turn."""
    order: Attack | None = None
    """Its order for this round."""

    @property
    def afloat(self) -> int:
        """How many ships are not sunk."""
        sound = self.fleet & ~self.hits
        return sum(1 for mask in self.masks if mask & sound)

    @property
    def undamaged(self) -> int:
        """How many ships have not been hit at all."""
        return sum(1 for mask in self.masks if not mask & self.hits)

    @property
    def sunk(self) -> bool:
        """Whether every ship is sunk."""
        return not self.fleet & ~self.hits

    def after_hits(
        self,
        grid: Grid,
        cells: Iterable[Cell],
        sunk: Iterable[Cell] = (),  # noqa: ARG002 -- A sealed side has no ships to tell it.
    ) -> "Side":
        """The side as its own seat hears of it: cells that were hit, some the last of a ship.

        Which these are, a side that has its ships knows by itself.
        """
        side = self
        for cell in cells:
            side = strike_side(side, grid.bit(cell))
        return side


S = TypeVar("S", bound=Side)
"""A side of any game: of a sealed one it has no ships."""


def new_side(ruleset: Ruleset) -> Side:
    """A seat before it has placed anything."""
    return Side(stores=tuple(weapon.count for weapon in ruleset.arsenal))


def with_fleet(side: Side, grid: Grid, ships: tuple[Ship, ...]) -> Side:
    """The side after its fleet has been placed."""
    masks = tuple(grid.mask(ship.cells) for ship in ships)
    return replace(side, ships=ships, masks=masks, fleet=sum(masks))


def strike_side(side: Side, cell: Mask) -> Side:
    """The side after a shot on *cell*."""
    sound = side.fleet & ~side.hits
    if not sound & cell:
        return side
    ship = next(mask for mask in side.masks if mask & cell)
    last = cell if ship & sound == cell else 0
    return replace(side, hits=side.hits | cell, sinkings=side.sinkings | last)


def keep_wrecks(side: Side) -> Side:
    """The side as the others find it after its seat has left: only what was hit remains."""
    return replace(side, fleet=side.fleet & side.hits)


def learn_answers(side: S, cells: Mask) -> S:
    """The side after hearing the answers for *cells*."""
    return replace(side, known=side.known | cells)


def shots_per_turn(ruleset: Ruleset, side: Side) -> int:
    """How many shots a turn gives this side.

    A fleet that is all sunk and plays on (BO4) still has one.
    """
    shots = ruleset.turn.shots
    return shots if isinstance(shots, int) else max(1, side.afloat)


def begin_turn(ruleset: Ruleset, side: S) -> S:
    """The side at the start of its turn, or of a round."""
    return replace(
        side,
        turns=side.turns + 1,
        shots_left=shots_per_turn(ruleset, side),
        moved=False,
        order=None,
    )


def spend_weapon(ruleset: Ruleset, side: S, weapon: str) -> S:
    """The side after using a special action."""
    stores = tuple(
        left - (entry.name == weapon)
        for left, entry in zip(side.stores, ruleset.arsenal, strict=True)
    )
    return replace(side, stores=stores)


def move_ship(side: Side, grid: Grid, ship: int, to: tuple[Cell, ...]) -> Side:
    """The side after a ship has moved."""
    mask = grid.mask(to)
    moved = Ship(side.ships[ship].ship_class, to)
    ships = (*side.ships[:ship], moved, *side.ships[ship + 1 :])
    masks = (*side.masks[:ship], mask, *side.masks[ship + 1 :])
    return replace(side, ships=ships, masks=masks, fleet=sum(masks), moved=True)


def fire_shots(ruleset: Ruleset, side: S, cells: Mask, weapon: str | None) -> S:
    """The side after its shots at *cells* have been answered."""
    if weapon is not None:
        return learn_answers(spend_weapon(ruleset, side, weapon), cells)
    left = side.shots_left - cells.bit_count()
    return replace(side, known=side.known | cells, shots_left=left)


def hold_turn(side: S, step: Step) -> S:
    """The side when its turn goes on at *step*: with a shot, unless the attack is lost."""
    return replace(side, shots_left=0 if step is Step.SPENT else max(1, side.shots_left))
