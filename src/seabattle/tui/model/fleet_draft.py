"""A fleet while it is being placed: what lies, what is in hand, and every step back.

A draft never changes; each verb makes the next one. It asks the game what is wrong with
a ship and knows no rule of its own.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game import Refusal, placement_faults
from seabattle.game.permission.placement import clash_between, ship_fault
from seabattle.grid import Cell, Col, Mask, Row, Shape, attitudes, shape_of
from seabattle.rules import Ruleset, Ship, ShipClass, shapes_of


class FleetDraft(Struct, frozen=True):
    """The ships that lie, and the one in hand."""

    ruleset: Ruleset
    ships: tuple[Ship, ...] = ()
    wanted: str | None = None
    """The class the player reached for, as long as some of it are left."""
    pose: int = 0
    """The pose of the ship in hand, counted through all ways its class may lie."""
    before: "FleetDraft | None" = None
    """The draft before the last ship was put, taken or drawn (for undo)."""

    @property
    def left(self) -> dict[str, int]:
        """Return how many ships of each class are still to be placed."""
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
        """Return the shape of the ship in hand as it lies."""
        hand = self.hand
        if hand is None:
            return None
        ways = shapes_of(hand)
        return ways[self.pose % len(ways)]

    @property
    def whole(self) -> bool:
        """Whether the fleet can be sent in as it lies."""
        return not any(placement_faults(self.ruleset, self.ships))

    def ship_in_hand_at(self, at: Cell) -> Ship | None:
        """The ship in hand with its top left corner at a cell, drawn back onto the grid."""
        hand, shape = self.hand, self.shape
        if hand is None or shape is None:
            return None
        row = min(at.row, self.ruleset.grid.rows - shape.rows)
        col = min(at.col, self.ruleset.grid.columns - shape.columns)
        return Ship(hand.name, _cells_at(shape, row, col))

    def ship_on(self, at: Cell) -> Ship | None:
        """The ship that lies on a cell."""
        return next((ship for ship in self.ships if at in ship.cells), None)


def _cells_at(shape: Shape, row: int, col: int) -> tuple[Cell, ...]:
    return tuple(Cell(Row(cell.row + row), Col(cell.col + col)) for cell in shape.cells)


def obstacles(draft: FleetDraft, ship: Ship) -> tuple[Refusal, ...]:
    """Everything that keeps a ship from lying beside those that lie."""
    fault = ship_fault(draft.ruleset, ship)
    if fault is not None:
        return (fault,)
    clashes = (clash_between(draft.ruleset, ship, other) for other in draft.ships)
    return tuple(clash for clash in clashes if clash is not None)


def blocking_cells(draft: FleetDraft, ship: Ship) -> Mask:
    """The cells of the ships that keep *ship* from lying where it is held."""
    grid = draft.ruleset.grid
    return grid.mask(
        cell
        for other in draft.ships
        if clash_between(draft.ruleset, ship, other) is not None
        for cell in other.cells
    )


def put_ship(draft: FleetDraft, at: Cell) -> FleetDraft | Refusal:
    """The draft with the ship in hand put at a cell, or what is in its way."""
    ship = draft.ship_in_hand_at(at)
    assert ship is not None
    found = obstacles(draft, ship)
    if found:
        return found[0]
    return _next_draft(draft, (*draft.ships, ship))


def take_ship(draft: FleetDraft, at: Cell) -> FleetDraft | None:
    """The draft with the ship at a cell back in hand, lying as it lay."""
    ship = draft.ship_on(at)
    if ship is None:
        return None
    rest = tuple(other for other in draft.ships if other is not ship)
    after = replace(_next_draft(draft, rest), wanted=ship.ship_class)
    return _pose_like(after, ship)


def _pose_like(draft: FleetDraft, ship: Ship) -> FleetDraft:
    hand = draft.hand
    assert hand is not None
    return replace(draft, pose=shapes_of(hand).index(shape_of(ship.cells)))


def fill_draft(draft: FleetDraft, ships: Iterable[Ship]) -> FleetDraft:
    """The draft with another fleet: drawn by chance, or loaded."""
    return _next_draft(draft, tuple(ships))


def empty_draft(draft: FleetDraft) -> FleetDraft:
    """The draft with every ship taken off the sea."""
    return _next_draft(draft, ()) if draft.ships else draft


def undo_step(draft: FleetDraft) -> FleetDraft:
    """The draft as it was before the last step."""
    return draft.before or draft


def _next_draft(draft: FleetDraft, ships: tuple[Ship, ...]) -> FleetDraft:
    return replace(draft, ships=ships, before=draft)


def reach_for_class(draft: FleetDraft, step: int = 1) -> FleetDraft:
    """The draft with a ship of the next class in hand."""
    names = tuple(draft.left)
    hand = draft.hand
    if hand is None:
        return draft
    return replace(draft, wanted=names[(names.index(hand.name) + step) % len(names)])


def turn_ship(draft: FleetDraft) -> FleetDraft:
    """The ship in hand turned by a quarter, if its class may be."""
    return _pose_by(draft, _turn_cell)


def mirror_ship(draft: FleetDraft) -> FleetDraft:
    """The ship in hand mirrored, if its class may be."""
    return _pose_by(draft, _mirror_cell)


def reshape_ship(draft: FleetDraft) -> FleetDraft:
    """The ship in hand in the next form its class may take, not only the same one turned."""
    shape, hand = draft.shape, draft.hand
    if shape is None or hand is None:
        return draft
    ways = shapes_of(hand)
    same = attitudes(shape, turned=True, mirrored=True)
    here = ways.index(shape)
    others = (way for way in (*ways[here:], *ways[:here]) if way not in same)
    return replace(draft, pose=ways.index(next(others, shape)))


def _pose_by(draft: FleetDraft, changed: Callable[[Cell], Cell]) -> FleetDraft:
    shape, hand = draft.shape, draft.hand
    if shape is None or hand is None:
        return draft
    ways = shapes_of(hand)
    wanted = shape_of(changed(cell) for cell in shape.cells)
    return replace(draft, pose=ways.index(wanted)) if wanted in ways else draft


def _turn_cell(cell: Cell) -> Cell:
    return Cell(Row(cell.col), Col(-cell.row))


def _mirror_cell(cell: Cell) -> Cell:
    return Cell(cell.row, Col(-cell.col))
