"""Views: everything that one seat, or a spectator, has been told."""

from msgspec import Struct, field
from msgspec.structs import replace

from seabattle.game import Seat, Side, Table
from seabattle.game.sealed_side import new_sealed_side
from seabattle.game.side import new_side, with_fleet
from seabattle.game.table import new_table
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Ship, clear_water
from seabattle.views.chart import Chart
from seabattle.views.log import Log
from seabattle.views.log_reader import LogItem
from seabattle.views.report import Named
from seabattle.views.tell import Viewer


class View(Struct, frozen=True, gc=False):
    """What a viewer knows of a game. Grown by :func:`seabattle.views.hear` from reports alone."""

    ruleset: Ruleset
    seat: Viewer
    table: Table
    own: Side
    """The state that belongs to the seat; for a spectator, an empty side."""
    charts: tuple[Chart, ...]
    """One per sea: each seat's own, in the order of the seats, or the one they share."""
    sunk: tuple[Named, ...] = ()
    """Ships announced as sunk, with as much as was said of each."""
    fleets: tuple[tuple[Ship, ...], ...] = ()
    """All fleets, shown when the game is over."""
    log: Log = field(default_factory=Log.empty)
    """All that was heard, first to last."""

    @property
    def foreign(self) -> Chart:
        """The chart this seat fires at."""
        if self.ruleset.sea.shared or self.seat is None:
            return self.charts[0]
        return self.charts[1 - self.seat]

    @property
    def home(self) -> Chart:
        """The chart of the seat's own sea: where the enemy has fired."""
        return self.charts[0 if self.ruleset.sea.shared else self.seat or 0]


def new_view(ruleset: Ruleset, seat: Viewer, *, sealed: bool = False) -> View:
    """What a viewer knows before anything has happened.

    *sealed* gives the view of a seat without its fleet, which only its owner knows.
    """
    seas = 1 if ruleset.sea.shared else ruleset.seats
    return View(
        ruleset,
        seat,
        new_table(ruleset.seats),
        new_sealed_side(ruleset) if sealed and seat is not None else new_side(ruleset),
        charts=(Chart(),) * seas,
    )


def lay_own_fleet(view: View, ships: tuple[Ship, ...]) -> View:
    """The view of a sealed seat as its owner has it, with the fleet."""
    own = view.own
    side = Side(
        hits=own.hits,
        sinkings=own.sinkings,
        known=own.known,
        stores=own.stores,
        turns=own.turns,
        shots_left=own.shots_left,
    )
    return replace(view, own=with_fleet(side, view.ruleset.grid, ships))


def sea_of(view: View, shooter: Seat) -> int:
    """Which chart the shots of *shooter* are marked on."""
    return 0 if view.ruleset.sea.shared else 1 - shooter


def read_log(view: View) -> tuple[LogItem, ...]:
    """Everything the viewer was told, first to last, as plain values."""
    return view.log.read(view.ruleset.grid)


def ships_afloat(view: View, seat: Seat) -> dict[str, int] | None:
    """How many ships of each class *seat* still has, as far as the sheet tells.

    ``None`` when it does not: sinking is silent, or class or owner stay unsaid.
    A seat always knows its own ships.
    """
    left = {entry.name: entry.count for entry in view.ruleset.fleet}
    if seat == view.seat and view.own.ships:
        sound = view.own.fleet & ~view.own.hits
        for ship, mask in zip(view.own.ships, view.own.masks, strict=True):
            left[ship.ship_class] -= not mask & sound
        return left
    if not view.ruleset.disclosure.sinking_told:
        return None
    for lost in view.sunk:
        if lost.ship_class is None or lost.owner is None:
            return None
        if lost.owner == seat:
            left[lost.ship_class] -= 1
    return left


def count_sunk_ships(view: View, seat: Seat) -> int | None:
    """How many ships of *seat* were announced as sunk, where that can be told."""
    if not view.ruleset.disclosure.sinking_told:
        return None
    if any(ship.owner is None for ship in view.sunk):
        return None
    return sum(ship.owner == seat for ship in view.sunk)


def clear_cells(view: View, sea: int) -> Mask:
    """The water beside announced wrecks on which no ship can lie, because ships keep apart.

    On a shared sea no water is clear: only ships of one fleet keep apart (FO2).
    """
    chart = view.charts[sea]
    return water_beside_wrecks(view, sea) & ~(chart.hit | chart.missed)


def water_beside_wrecks(view: View, sea: int, known: int = 0) -> Mask:
    """The same, cells already fired at included; without the first *known* wrecks."""
    ruleset = view.ruleset
    if ruleset.sea.shared:
        return 0
    found = 0
    for wreck in view.sunk[known:]:
        if wreck.owner == sea and wreck.cells is not None:
            hull = ruleset.grid.mask(wreck.cells)
            found |= clear_water(ruleset.grid, hull, ruleset.sea.touching)
    return found
