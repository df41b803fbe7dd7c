"""All berths (places of ships), and all regions in which only one ship may lie.

A sealed field is one bit for each berth: whether a ship lies there. Both sides number berths
and regions in the same way, so the lists are never sent.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from msgspec import Struct

from seabattle.grid import Grid, Mask
from seabattle.rules import Ruleset, Ship, ShipClass, Touching, shapes_of

MOST_PROOFS = 4096
"""The most berths and regions together: checking more would take too long."""


class Berth(Struct, frozen=True):
    """One place where a ship of a class can lie."""

    ship_class: int
    """Its number in the fleet list."""
    cells: Mask


class BerthList:
    """The berths and regions of a ruleset, in the order in which they are numbered."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.berths = tuple(
            Berth(number, cells)
            for number, entry in enumerate(ruleset.fleet)
            for cells in _places(ruleset.grid, entry)
        )
        self.regions = tuple(_regions(ruleset.grid, ruleset.sea.touching))

    @property
    def proofs(self) -> int:
        """How many proofs a field needs."""
        return len(self.berths) + len(self.regions)

    @cached_property
    def meeting(self) -> tuple[tuple[int, ...], ...]:
        """For each region the berths that lie in it, with a cell at least."""
        return tuple(self.numbers(region) for region in self.regions)

    def of_class(self, ship_class: int) -> tuple[int, ...]:
        """The berths of a class."""
        return tuple(n for n, berth in enumerate(self.berths) if berth.ship_class == ship_class)

    def numbers(self, touched: Mask, ship_class: int | None = None) -> tuple[int, ...]:
        """The berths that have a cell in *touched*, of one class or of all."""
        return tuple(
            number
            for number, berth in enumerate(self.berths)
            if berth.cells & touched and ship_class in (None, berth.ship_class)
        )

    def bits_of(self, ships: tuple[Ship, ...]) -> list[int]:
        """The berths that a fleet takes."""
        names = [entry.name for entry in self.ruleset.fleet]
        taken = [
            Berth(names.index(ship.ship_class), self.ruleset.grid.mask(ship.cells))
            for ship in ships
        ]
        return [int(berth in taken) for berth in self.berths]


def count_proofs(ruleset: Ruleset) -> int:
    """The number of proofs a field needs, computed without listing berths and regions."""
    return count_berths(ruleset) + _count_regions(ruleset.grid, ruleset.sea.touching)


def count_berths(ruleset: Ruleset) -> int:
    """How many places there are for ships."""
    shapes = (shape for entry in ruleset.fleet for shape in shapes_of(entry))
    return sum(_count_windows(ruleset.grid, shape.rows, shape.columns) for shape in shapes)


def _count_regions(grid: Grid, touching: Touching) -> int:
    if touching is Touching.NEVER:
        return _count_windows(grid, min(2, grid.rows), min(2, grid.columns))
    if touching is Touching.CORNERS and grid.size > 1:
        return _count_windows(grid, 1, 2) + _count_windows(grid, 2, 1)
    return grid.size


def _count_windows(grid: Grid, rows: int, columns: int) -> int:
    return max(0, grid.rows - rows + 1) * max(0, grid.columns - columns + 1)


@lru_cache(maxsize=16)
def list_berths(ruleset: Ruleset) -> BerthList:
    """The berths of a ruleset, listed once."""
    return BerthList(ruleset)


def _places(grid: Grid, ship_class: ShipClass) -> list[Mask]:
    """Every set of cells once, from the lowest bit mask up."""
    found = set()
    for shape in shapes_of(ship_class):
        for row in range(grid.rows - shape.rows + 1):
            for col in range(grid.columns - shape.columns + 1):
                found.add(_mask(grid, ((row + cell.row, col + cell.col) for cell in shape.cells)))
    return sorted(found)


def _regions(grid: Grid, touching: Touching) -> Iterator[Mask]:
    """The windows in which two ships would be too close."""
    if touching is Touching.NEVER:
        yield from _windows(grid, min(2, grid.rows), min(2, grid.columns))
    elif touching is Touching.CORNERS and grid.size > 1:
        yield from _windows(grid, 1, 2)
        yield from _windows(grid, 2, 1)
    else:
        yield from _windows(grid, 1, 1)


def _windows(grid: Grid, rows: int, columns: int) -> Iterator[Mask]:
    """All windows of a size, from the top left, row by row."""
    for row in range(grid.rows - rows + 1):
        for col in range(grid.columns - columns + 1):
            cells = ((row + r, col + c) for r in range(rows) for c in range(columns))
            yield _mask(grid, cells)


def _mask(grid: Grid, cells: Iterator[tuple[int, int]]) -> Mask:
    """Bit ``row × columns + column`` for every cell."""
    return sum(1 << row * grid.columns + col for row, col in cells)
