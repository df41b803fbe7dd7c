"""A chart as it is sent: one line of text for each row, one sign for each cell."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell, Grid
from seabattle.views import Chart, Mark

SIGNS = {
    Mark.UNKNOWN: ".",
    Mark.MISS: "o",
    Mark.HIT: "x",
    Mark.SUNK: "#",
    Mark.RADAR_EMPTY: "-",
    Mark.RADAR_SHIP: "+",
}
"""``.`` unknown, ``o`` miss, ``x`` hit, ``#`` sunk, ``-`` empty by radar, ``+`` a ship by radar."""


class DrawnChart(Struct, frozen=True):
    """The marks on one sea."""

    rows: Annotated[
        tuple[str, ...],
        Meta(
            description="From the top, one sign for each cell: . unknown, o miss, x hit, "
            "# sunk, - empty by radar, + a ship by radar."
        ),
    ]
    old: Annotated[
        tuple[Cell, ...],
        Meta(description="Cells whose mark may be out of date, because a ship may have moved."),
    ]


def drawn(grid: Grid, chart: Chart) -> DrawnChart:
    """The chart, drawn."""
    signs = "".join(SIGNS[chart.mark(grid, cell)] for cell in grid.cells())
    rows = tuple(signs[start : start + grid.cols] for start in range(0, grid.size, grid.cols))
    return DrawnChart(rows, grid.cells(chart.old))
