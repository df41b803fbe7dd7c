"""Every way a ship can lie on an empty grid."""

from collections.abc import Iterable

from seabattle.beliefs import Placement
from seabattle.rules import Touching

Square = tuple[int, int]
SquareShape = frozenset[Square]
"""A form as (row, column) squares; where it starts does not matter."""


_ASIDE = [(-1, 0), (1, 0), (0, -1), (0, 1)]
_ASKEW = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
_NEAR = {
    Touching.FREELY: [(0, 0)],
    Touching.CORNERS: [(0, 0), *_ASIDE],
    Touching.NEVER: [(0, 0), *_ASIDE, *_ASKEW],
}


def straight_shape(length: int) -> SquareShape:
    """Give the shape of a straight ship."""
    return frozenset((0, column) for column in range(length))


def turn_shape(shape: SquareShape, *, mirrored: bool = True) -> tuple[SquareShape, ...]:
    """List the distinct forms *shape* takes when it is turned and, if allowed, mirrored."""
    forms: dict[SquareShape, None] = {}
    for form in (shape, _mirror(shape)) if mirrored else (shape,):
        turning = form
        for _ in range(4):
            forms[_normal(turning)] = None
            turning = frozenset((column, -row) for row, column in turning)
    return tuple(sorted(forms, key=sorted))


def list_placements(
    rows: int, columns: int, forms: Iterable[SquareShape], touching: Touching
) -> tuple[Placement, ...]:
    """List every placement of the *forms* on the grid, by form, then row, then column.

    Forms are taken as they are: turn them first with :func:`turn_shape`.
    """
    found: dict[int, Placement] = {}
    for form in dict.fromkeys(_normal(form) for form in forms):
        height = 1 + max(row for row, _ in form)
        width = 1 + max(column for _, column in form)
        for top in range(rows - height + 1):
            for left in range(columns - width + 1):
                squares = [(top + row, left + column) for row, column in form]
                placement = _place_shape(rows, columns, squares, touching)
                found[placement.cells] = placement
    return tuple(found.values())


def _place_shape(rows: int, columns: int, squares: list[Square], touching: Touching) -> Placement:
    cells = blocked = 0
    for row, column in squares:
        cells |= 1 << (row * columns + column)
        for down, right in _NEAR[touching]:
            if 0 <= row + down < rows and 0 <= column + right < columns:
                blocked |= 1 << ((row + down) * columns + column + right)
    return Placement(cells, blocked)


def _mirror(shape: SquareShape) -> SquareShape:
    return frozenset((row, -column) for row, column in shape)


def _normal(shape: SquareShape) -> SquareShape:
    """Push *shape* into the upper left corner."""
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)
