"""A chart as it is sent: one line of text for each row, one sign for each cell."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell, Grid, bits
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


def sign_at(chart: Chart, cell: int) -> str:
    """What is drawn on a cell, which is counted row by row: what is known best of it."""
    bit = 1 << cell
    if chart.sunk & bit:
        return SIGNS[Mark.SUNK]
    if chart.hit & bit:
        return SIGNS[Mark.HIT]
    if chart.missed & bit:
        return SIGNS[Mark.MISS]
    if chart.radar_ship & bit:
        return SIGNS[Mark.RADAR_SHIP]
    return SIGNS[Mark.RADAR_EMPTY if chart.radar_empty & bit else Mark.UNKNOWN]


def draw_chart(grid: Grid, chart: Chart) -> DrawnChart:
    """The chart, drawn: what is known best of a cell is drawn last."""
    signs = bytearray(b"." * grid.size)
    for mask, mark in (
        (chart.radar_empty, Mark.RADAR_EMPTY),
        (chart.radar_ship, Mark.RADAR_SHIP),
        (chart.missed, Mark.MISS),
        (chart.hit, Mark.HIT),
        (chart.sunk, Mark.SUNK),
    ):
        for cell in bits(mask):
            signs[cell] = ord(SIGNS[mark])
    text, cols = signs.decode(), grid.columns
    rows = tuple(text[start : start + cols] for start in range(0, grid.size, cols))
    return DrawnChart(rows, grid.cells(chart.old))
