"""A chart as it is sent: one line of text for each row, one sign for each cell."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell, Grid, Mask
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


_DRAWN = str.maketrans(
    "012345",
    "".join(
        SIGNS[mark]
        for mark in (
            Mark.UNKNOWN,
            Mark.SUNK,
            Mark.HIT,
            Mark.MISS,
            Mark.RADAR_SHIP,
            Mark.RADAR_EMPTY,
        )
    ),
)


_UNKNOWN, _MISS, _HIT, _SUNK, _RADAR_EMPTY, _RADAR_SHIP = SIGNS.values()


def sign_at(chart: Chart, cell: Mask) -> str:
    """Return the sign that is drawn on a cell, given as a mask: the most certain fact about it."""
    if chart.sunk & cell:
        return _SUNK
    if chart.hit & cell:
        return _HIT
    if chart.missed & cell:
        return _MISS
    if chart.radar_ship & cell:
        return _RADAR_SHIP
    return _RADAR_EMPTY if chart.radar_empty & cell else _UNKNOWN


def draw_chart(grid: Grid, chart: Chart) -> DrawnChart:
    """The chart, drawn: of each cell what is known best.

    A cell is a digit of one large number, because going through four thousand takes too long.
    """
    digits = known = 0
    for digit, mask in enumerate(
        (chart.sunk, chart.hit, chart.missed, chart.radar_ship, chart.radar_empty), 1
    ):
        digits += digit * int(f"{mask & ~known:b}", 16)
        known |= mask
    text, cols = f"{digits:0{grid.size}x}"[::-1].translate(_DRAWN), grid.columns
    rows = tuple(text[start : start + cols] for start in range(0, grid.size, cols))
    return DrawnChart(rows, grid.cells(chart.old))
