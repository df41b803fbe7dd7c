"""Size rules of a variant: how many can play, and how large the grid is for them."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import MOST_LINES, Grid


def side_for(seats: int) -> int:
    """The side of a square grid that gives *seats* players the room two have on 10×10 (FO1)."""
    # ⌈10·√(n/2)⌉ in whole numbers: the smallest side whose square is at least 50·n.
    side = 1
    while side * side < 50 * seats:
        side += 1
    return side


class GridSize(Struct, frozen=True):
    """How large the grid is: written down, or following from the number of seats."""

    rows: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_LINES)] | None, Meta(description="Rows of the grid.")
    ] = None
    columns: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_LINES)] | None, Meta(description="Columns of the grid.")
    ] = None
    by_seats: Annotated[
        bool, Meta(description="Whether the size follows from the number of players (FO1).")
    ] = False

    def grid(self, seats: int) -> Grid:
        """The grid for so many seats."""
        side = side_for(seats)
        return Grid(self.rows or side, self.columns or side)


class Seats(Struct, frozen=True):
    """How many can play."""

    least: Annotated[int, Meta(ge=2, le=64, description="Fewest players.")] = 2
    most: Annotated[int, Meta(ge=2, le=64, description="Most players.")] = 2
