"""The fleet problem: which fleets are still possible after what a seat was told.

Cells are bits of a Python integer, bit ``row * columns + column``. What a seat
has been told is already worked into the candidate placements, except for the
cells that some ship must cover.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from seabattle.grid import Grid
from seabattle.rules import Ruleset, ShipClass, Touching, berths, clear_water, shapes_of


class Placement(NamedTuple):
    """One way for one ship to lie on the grid."""

    cells: int
    """The cells the ship covers."""

    blocked: int
    """The cells no other ship may cover: its own and its clear water.

    Clear water is mutual: when this ship keeps a cell of another ship free,
    that ship keeps a cell of this one free.
    """


Fleet = tuple[tuple[int, ...], ...]
"""For each class of a problem, the numbers of the placements its ships take."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """Where the ships of one class may lie; those ships are not told apart."""

    count: int
    placements: tuple[Placement, ...]

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError(f"a class cannot have {self.count} ships")
        if len({placement.cells for placement in self.placements}) < len(self.placements):
            raise ValueError("a class lists the same placement twice")


@dataclass(frozen=True, slots=True)
class FleetProblem:
    """A grid, the candidates of every ship class, and the cells known to hold a ship."""

    rows: int
    columns: int
    classes: tuple[Candidates, ...]
    must_cover: int = 0

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1:
            raise ValueError(f"no grid has {self.rows} rows and {self.columns} columns")
        sea = (1 << self.size) - 1
        for candidates in self.classes:
            for placement in candidates.placements:
                _check(placement, sea)
        if self.must_cover & ~sea:
            raise ValueError("a cell that must be covered lies outside the grid")

    @property
    def size(self) -> int:
        """The number of cells of the grid."""
        return self.rows * self.columns


def _check(placement: Placement, sea: int) -> None:
    """Refuse a placement that covers nothing, leaves the grid or does not block its own cells."""
    if placement.cells == 0:
        raise ValueError("a placement covers no cell")
    if (placement.cells | placement.blocked) & ~sea:
        raise ValueError("a placement leaves the grid")
    if placement.cells & ~placement.blocked:
        raise ValueError("a placement must block its own cells")


def cells_in(mask: int) -> list[int]:
    """List the cells of *mask*, lowest first."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cells


def problem_of(ruleset: Ruleset) -> FleetProblem:
    """All legal fleets of one seat; every entry of the fleet list is a class."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    classes = tuple(
        Candidates(entry.count, _placements(grid, entry, touching)) for entry in ruleset.fleet
    )
    return FleetProblem(grid.rows, grid.columns, classes)


def problem_of_looks(ruleset: Ruleset) -> FleetProblem:
    """The same, but ships that look alike are of one class, even under different names.

    A cruiser and a submarine of three decks that change places make no new fleet.
    """
    grid, touching = ruleset.grid, ruleset.sea.touching
    alike: dict[object, list[ShipClass]] = {}
    for entry in ruleset.fleet:
        alike.setdefault(shapes_of(entry), []).append(entry)
    classes = tuple(
        Candidates(sum(entry.count for entry in entries), _placements(grid, entries[0], touching))
        for entries in alike.values()
    )
    return FleetProblem(grid.rows, grid.columns, classes)


@lru_cache(maxsize=256)
def _placements(grid: Grid, entry: ShipClass, touching: Touching) -> tuple[Placement, ...]:
    return tuple(
        Placement(berth, berth | clear_water(grid, berth, touching))
        for berth in berths(grid, entry)
    )
