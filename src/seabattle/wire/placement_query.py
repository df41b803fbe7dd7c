"""Questions where one more ship may lie, and their answers."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game.permission.placement_option import PlacementOption
from seabattle.grid import Cell, Grid, Shape
from seabattle.grid.shape import DECK, GAP, mirror_shape, turn_shape
from seabattle.rules import MOST_SHIPS, Ship
from seabattle.speech import Speaker
from seabattle.wire.bound import Word


class BerthsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A class, and the ships that one of it is to lie beside."""

    ship_class: Word
    ships: Annotated[tuple[Ship, ...], Meta(max_length=MOST_SHIPS)] = ()


class Blocked(Struct, frozen=True):
    """Places at which a ship cannot lie, and why."""

    code: str
    sentence: str
    at: tuple[Cell, ...]


class Pose(Struct, frozen=True):
    """One way a ship may lie. Its place is the top left corner of the shape's box."""

    shape: Annotated[
        tuple[str, ...],
        Meta(description="Row by row: # is a deck, . is not.", examples=[["##", "#."]]),
    ]
    turned: Annotated[
        int | None,
        Meta(description="The pose after a quarter turn clockwise, where the rules have it."),
    ]
    mirrored: Annotated[
        int | None, Meta(description="The pose with left and right exchanged, likewise.")
    ]
    free: Annotated[tuple[Cell, ...], Meta(description="Places at which it may lie.")]
    obstacles: Annotated[
        tuple[Blocked, ...], Meta(description="Every other place of the grid, once.")
    ]


class Berths(Struct, frozen=True):
    """Every way a ship may lie, where, and why not elsewhere."""

    poses: tuple[Pose, ...]


def berths_of(grid: Grid, found: tuple[PlacementOption, ...], speaker: Speaker) -> Berths:
    """The answer as it is sent."""
    shapes = [each.shape for each in found]
    return Berths(tuple(_pose(grid, each, shapes, speaker) for each in found))


def _pose(grid: Grid, mooring: PlacementOption, shapes: list[Shape], speaker: Speaker) -> Pose:
    shape = mooring.shape
    return Pose(
        shape=_rows(shape),
        turned=_place(shapes, turn_shape(shape)),
        mirrored=_place(shapes, mirror_shape(shape)),
        free=grid.cells(mooring.free),
        obstacles=tuple(
            Blocked(refusal.code, speaker.refusal(refusal), grid.cells(places))
            for refusal, places in mooring.obstacles
        ),
    )


def _place(shapes: list[Shape], shape: Shape) -> int | None:
    return shapes.index(shape) if shape in shapes else None


def _rows(shape: Shape) -> tuple[str, ...]:
    cells = {(cell.row, cell.col) for cell in shape.cells}
    return tuple(
        "".join(DECK if (row, col) in cells else GAP for col in range(shape.columns))
        for row in range(shape.rows)
    )
