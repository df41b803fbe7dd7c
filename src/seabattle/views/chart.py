"""Charts: the marks on a sea that a viewer has drawn from reports."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from seabattle.grid import Cell, Grid, Mask


class Mark(StrEnum):
    """What is drawn on a cell."""

    UNKNOWN = "unknown"
    MISS = "miss"
    HIT = "hit"
    SUNK = "sunk"
    RADAR_EMPTY = "radar-empty"
    RADAR_SHIP = "radar-ship"


class Chart(Struct, frozen=True, gc=False):
    """The marks on one sea."""

    missed: Mask = 0
    hit: Mask = 0
    """All cells hit, sunk ships included."""
    sunk: Mask = 0
    """Of those, the ones known to belong to a sunk ship."""
    radar_empty: Mask = 0
    radar_ship: Mask = 0
    old: Mask = 0
    """Marks that may be out of date, because a ship may have moved since (BO1)."""

    def mark(self, grid: Grid, cell: Cell) -> Mark:
        """What is drawn on *cell*: the strongest thing known of it."""
        bit = grid.bit(cell)
        for mask, mark in (
            (self.sunk, Mark.SUNK),
            (self.hit, Mark.HIT),
            (self.missed, Mark.MISS),
            (self.radar_ship, Mark.RADAR_SHIP),
            (self.radar_empty, Mark.RADAR_EMPTY),
        ):
            if mask & bit:
                return mark
        return Mark.UNKNOWN

    def is_out_of_date(self, grid: Grid, cell: Cell) -> bool:
        """Whether what is drawn on *cell* may no longer be true."""
        return bool(self.old & grid.bit(cell))


def with_misses(chart: Chart, cells: Mask) -> Chart:
    """The chart with dots on *cells*; a cross stays a cross.

    Where shots spare the shooter's own ships, a shot at the shooter's own wreck is a miss.
    """
    cells &= ~chart.hit
    kept = ~cells
    return replace(
        chart,
        missed=chart.missed | cells,
        radar_ship=chart.radar_ship & kept,
        old=chart.old & kept,
    )


def with_hits(chart: Chart, cells: Mask, sunk: Mask = 0) -> Chart:
    """The chart with crosses on *cells*, of which *sunk* belong to sunk ships."""
    kept = ~cells
    return replace(
        chart,
        hit=chart.hit | cells,
        sunk=chart.sunk | sunk,
        missed=chart.missed & kept,
        radar_empty=chart.radar_empty & kept,
        old=chart.old & kept,
    )


def with_echoes(chart: Chart, empty: Mask, ships: Mask) -> Chart:
    """The chart with what the radar saw; what has been fired at keeps its mark unless it moved."""
    seen = empty | ships
    return replace(
        chart,
        radar_empty=chart.radar_empty & ~ships | empty,
        radar_ship=chart.radar_ship & ~empty | ships,
        missed=chart.missed & ~ships,
        old=chart.old & ~seen,
    )


def doubt_cells(chart: Chart, cells: Mask) -> Chart:
    """The chart after something on *cells* may have changed; what is hit stays."""
    seen = chart.missed | chart.radar_empty | chart.radar_ship
    return replace(chart, old=chart.old | seen & cells & ~chart.hit)


def age_chart(chart: Chart) -> Chart:
    """The chart after ships may have moved: only what is hit is certain to stay."""
    return doubt_cells(chart, ~0)
