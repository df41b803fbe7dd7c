"""The ships a player has: classes, how many of each, and the shapes they may take."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cells, Shape, attitudes, read_shape
from seabattle.rules.text import NAME, Text

MOST_SHIPS = 60
"""The most ships of one fleet: a player places them by hand."""

Line = Annotated[str, Meta(min_length=1, max_length=64)]
Drawing = Line | Annotated[tuple[Line, ...], Meta(min_length=1, max_length=64)]
"""A shape as the file draws it: ``"####"``, or its rows ``["##", "#."]``."""


class ShipClass(Struct, frozen=True):
    """An entry of the fleet list."""

    name: Annotated[str, Meta(pattern=NAME, description="Short name, like carrier.")]
    count: Annotated[int, Meta(ge=1, le=MOST_SHIPS, description="How many of them a player has.")]
    shapes: Annotated[
        tuple[Drawing, ...],
        Meta(
            min_length=1,
            max_length=20,
            description='Shapes it may take: "####", or rows ["##", "#."].',
        ),
    ]
    turned: Annotated[bool, Meta(description="Whether shapes may be turned by quarters.")] = True
    mirrored: Annotated[bool, Meta(description="Whether shapes may be mirrored.")] = True
    title: Annotated[
        Text | None, Meta(description="What a class of your own is called, by language.")
    ] = None

    @property
    def size(self) -> int:
        """How many decks the smallest of its shapes has."""
        return min(len(shape.cells) for shape in shapes_of(self))

    @property
    def straight(self) -> bool:
        """Whether it is always a single line of decks."""
        return all(shape.straight for shape in shapes_of(self))


class Ship(Struct, frozen=True, order=True):
    """A ship, and the cells it lies on."""

    ship_class: Annotated[str, Meta(min_length=1, max_length=64)]
    cells: Cells


def rows_of(drawing: Drawing) -> tuple[str, ...]:
    """The rows of a drawing, however it was written."""
    return (drawing,) if isinstance(drawing, str) else drawing


@lru_cache(maxsize=1024)
def shapes_of(ship_class: ShipClass) -> tuple[Shape, ...]:
    """Every way a ship of this class may lie, each once."""
    found: set[Shape] = set()
    for drawing in ship_class.shapes:
        shape = read_shape(rows_of(drawing))
        found.update(attitudes(shape, turned=ship_class.turned, mirrored=ship_class.mirrored))
    return tuple(sorted(found))
