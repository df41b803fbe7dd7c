"""Puzzles as they are asked, answered and sent; the question has nothing of its answer."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell
from seabattle.wire.table_words import CellNames


class PuzzleKind(StrEnum):
    """What a puzzle is about."""

    LAST_SHIP = "last-ship"
    """One ship is afloat, and nothing of it was found yet."""

    WHICH_WAY = "which-way"
    """A ship is wounded: which way does it lie?"""

    TWO_OR_ONE = "two-or-one"
    """Two ships may be behind what is known, or one."""


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    variant: str
    kind: PuzzleKind
    rating: Annotated[int, Meta(description="How hard it is; 1500 is in the middle.")]


class PuzzleList(Struct, frozen=True):
    """All puzzles, the easiest first."""

    puzzles: tuple[PuzzleLine, ...]


class PuzzleShip(Struct, frozen=True):
    """Ships of one size that are not sunk."""

    size: int
    count: int


class PuzzleQuestion(Struct, frozen=True):
    """A chart, and what is still afloat; whoever reads it says where to fire."""

    id: str
    variant: str
    kind: PuzzleKind
    rating: int
    names: CellNames
    rows: Annotated[tuple[str, ...], Meta(description=". unknown, o miss, x hit, # sunk")]
    afloat: tuple[PuzzleShip, ...]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The cell that somebody would fire at."""

    cell: Cell


class PuzzleCell(Struct, frozen=True):
    """A cell that may hold a ship."""

    cell: Cell
    chance: Annotated[float, Meta(description="The part of all fleets that lie there.")]
    shots: Annotated[float, Meta(description="Expected to the end, with this shot and best play.")]


class PuzzleProof(Struct, frozen=True):
    """What was proved, and what the chosen cell is worth."""

    right: bool
    best: Cell
    shots: Annotated[float, Meta(description="Expected to the end with the chosen cell.")]
    best_shots: float
    margin: Annotated[float, Meta(description="What the best cell is ahead of any other.")]
    fleets: Annotated[int, Meta(description="How many fleets agree with the chart.")]
    cells: tuple[PuzzleCell, ...]
    """All that may hold a ship, the best first; any other costs a shot and tells nothing."""
