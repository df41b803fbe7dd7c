"""A fleet while it is being placed: what lies, what is in hand, and every step back.

A drydock never changes; each verb makes the next one. It asks the game what is wrong with
a ship and knows no rule of its own.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game import Refusal, placement_faults
from seabattle.game.placement import clash_between, ship_fault
from seabattle.grid import Cell, Col, Mask, Row, Shape, attitudes, shape_of
from seabattle.rules import Ruleset, Ship, ShipClass, shapes_of


class Drydock(Struct, frozen=True):
    """The ships that lie, and the one in hand."""

    ruleset: Ruleset
    ships: tuple[Ship, ...] = ()
    wanted: str | None = None
    """The class the player reached for, as long as some of it are left."""
    pose: int = 0
    """Which way the ship in hand lies, counted through all ways its class may lie."""
    before: "Drydock | None" = None
    """As it was before the last ship was put, taken or drawn."""

    @property
    def left(self) -> dict[str, int]:
        """How many ships of each class are still to be placed."""
        lying = [ship.ship_class for ship in self.ships]
        return {
            entry.name: entry.count - lying.count(entry.name)
            for entry in self.ruleset.fleet
            if entry.count > lying.count(entry.name)
        }

    @property
    def hand(self) -> ShipClass | None:
        """The class of the ship in hand; nothing when the whole fleet lies."""
        left = self.left
        name = self.wanted if self.wanted in left else next(iter(left), None)
        return None if name is None else self.ruleset.ship_class(name)

    @property
    def shape(self) -> Shape | None:
        """How the ship in hand lies."""
        hand = self.hand
        if hand is None:
            return None
        ways = shapes_of(hand)
        return ways[self.pose % len(ways)]

    @property
    def whole(self) -> bool:
        """Whether the fleet can be sent in as it lies."""
        return not any(placement_faults(self.ruleset, self.ships))

    def held(self, at: Cell) -> Ship | None:
        """The ship in hand with its top left corner at a cell, drawn back onto the grid."""
        hand, shape = self.hand, self.shape
        if hand is None or shape is None:
            return None
        row = min(at.row, self.ruleset.grid.rows - shape.rows)
        col = min(at.col, self.ruleset.grid.columns - shape.columns)
        return Ship(hand.name, _laid(shape, row, col))

    def lying_at(self, at: Cell) -> Ship | None:
        """The ship that lies on a cell."""
        return next((ship for ship in self.ships if at in ship.cells), None)


def _laid(shape: Shape, row: int, col: int) -> tuple[Cell, ...]:
    return tuple(Cell(Row(cell.row + row), Col(cell.col + col)) for cell in shape.cells)


def obstacles(dock: Drydock, ship: Ship) -> tuple[Refusal, ...]:
    """Everything that keeps a ship from lying beside those that lie."""
    fault = ship_fault(dock.ruleset, ship)
    if fault is not None:
        return (fault,)
    clashes = (clash_between(dock.ruleset, ship, other) for other in dock.ships)
    return tuple(clash for clash in clashes if clash is not None)


def in_the_way(dock: Drydock, ship: Ship) -> Mask:
    """The cells of the ships that keep *ship* from lying where it is held."""
    grid = dock.ruleset.grid
    return grid.mask(
        cell
        for other in dock.ships
        if clash_between(dock.ruleset, ship, other) is not None
        for cell in other.cells
    )


def put(dock: Drydock, at: Cell) -> Drydock | Refusal:
    """The drydock with the ship in hand put at a cell, or what is in its way."""
    ship = dock.held(at)
    assert ship is not None
    found = obstacles(dock, ship)
    if found:
        return found[0]
    return _next(dock, (*dock.ships, ship))


def taken(dock: Drydock, at: Cell) -> Drydock | None:
    """The drydock with the ship at a cell back in hand, lying as it lay."""
    ship = dock.lying_at(at)
    if ship is None:
        return None
    rest = tuple(other for other in dock.ships if other is not ship)
    after = replace(_next(dock, rest), wanted=ship.ship_class)
    return _posed_as(after, ship)


def _posed_as(dock: Drydock, ship: Ship) -> Drydock:
    hand = dock.hand
    assert hand is not None
    return replace(dock, pose=shapes_of(hand).index(shape_of(ship.cells)))


def filled(dock: Drydock, ships: Iterable[Ship]) -> Drydock:
    """The drydock with another fleet: drawn by chance, or loaded."""
    return _next(dock, tuple(ships))


def emptied(dock: Drydock) -> Drydock:
    """The drydock with every ship taken off the sea."""
    return _next(dock, ()) if dock.ships else dock


def undone(dock: Drydock) -> Drydock:
    """The drydock as it was before the last step."""
    return dock.before or dock


def _next(dock: Drydock, ships: tuple[Ship, ...]) -> Drydock:
    return replace(dock, ships=ships, before=dock)


def reached_for(dock: Drydock, step: int = 1) -> Drydock:
    """The drydock with a ship of the next class in hand."""
    names = tuple(dock.left)
    hand = dock.hand
    if hand is None:
        return dock
    return replace(dock, wanted=names[(names.index(hand.name) + step) % len(names)])


def turned(dock: Drydock) -> Drydock:
    """The ship in hand turned by a quarter, if its class may be."""
    return _posed(dock, _quarter)


def mirrored(dock: Drydock) -> Drydock:
    """The ship in hand mirrored, if its class may be."""
    return _posed(dock, _mirror)


def reshaped(dock: Drydock) -> Drydock:
    """The ship in hand in the next form its class may take, not only the same one turned."""
    shape, hand = dock.shape, dock.hand
    if shape is None or hand is None:
        return dock
    ways = shapes_of(hand)
    same = attitudes(shape, turned=True, mirrored=True)
    here = ways.index(shape)
    others = (way for way in (*ways[here:], *ways[:here]) if way not in same)
    return replace(dock, pose=ways.index(next(others, shape)))


def _posed(dock: Drydock, changed: Callable[[Cell], Cell]) -> Drydock:
    shape, hand = dock.shape, dock.hand
    if shape is None or hand is None:
        return dock
    ways = shapes_of(hand)
    wanted = shape_of(changed(cell) for cell in shape.cells)
    return replace(dock, pose=ways.index(wanted)) if wanted in ways else dock


def _quarter(cell: Cell) -> Cell:
    return Cell(Row(cell.col), Col(-cell.row))


def _mirror(cell: Cell) -> Cell:
    return Cell(cell.row, Col(-cell.col))
