"""A puzzle as it is stored: a line of JSON."""

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct, json

from seabattle.features.puzzles.proof import Proof, margin_of
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.grid import Grid
from seabattle.rules import Ruleset

_SUNK = str.maketrans("#k", "k#")


class Puzzle(Struct, frozen=True):
    """A chart from play, and what was proved about it."""

    id: str
    kind: PuzzleKind
    chart: str
    """Rows separated by slashes, with a number for a run of unknown cells and a k for sunk."""
    fleets: int
    cells: tuple[tuple[int, int, int], ...]
    """As in :class:`Proof`."""
    game: int
    """The number of the game it is from."""
    shot: int
    """How many shots had been fired in it."""
    variant: str = ""
    """Given once, in the header, in a file of puzzles."""
    rating: int = 1500

    @property
    def margin(self) -> float:
        """The lead of the best cell over the next, in shots."""
        return margin_of(self.cells, self.fleets)

    @property
    def best(self) -> int:
        """The number of the best cell."""
        return self.cells[0][0]

    def worth(self, cell: int) -> float:
        """The expected number of shots after firing at *cell*; a certain miss costs one more."""
        totals = {number: total for number, _, total in self.cells}
        return totals.get(cell, self.cells[0][2] + self.fleets) / self.fleets


decode_puzzle = json.Decoder(Puzzle).decode


def make_puzzle(variant: str, rows: str, proof: Proof, game: int, shot: int) -> Puzzle:
    """Make a puzzle from a proof; its id is a hash of its chart."""
    chart = pack_chart(rows)
    name = sha256(f"{variant} {chart}".encode()).hexdigest()[:8]
    return Puzzle(name, proof.kind, chart, proof.fleets, proof.cells, game, shot)


def encode_puzzle(puzzle: Puzzle) -> bytes:
    """A line of a file of puzzles."""
    kept = {name: getattr(puzzle, name) for name in puzzle.__struct_fields__[:7]}
    return json.encode(kept) + b"\n"


def pack_chart(rows: str) -> str:
    """Encode the rows of a chart as one word."""
    packed = "/".join(rows.split("\n")).translate(_SUNK)
    return re.sub(r"\.+", lambda run: str(len(run.group())), packed)


def unpack_chart(chart: str) -> tuple[str, ...]:
    """The rows of a chart."""
    drawn = re.sub(r"\d+", lambda run: "." * int(run.group()), chart)
    return tuple(drawn.translate(_SUNK).split("/"))


def ships_afloat(puzzle: Puzzle, ruleset: Ruleset) -> dict[int, int]:
    """How many ships of each size are not sunk, the largest first."""
    left = Counter(dict.fromkeys(sorted({e.size for e in ruleset.fleet}, reverse=True), 0))
    for entry in ruleset.fleet:
        left[entry.size] += entry.count
    left.subtract(_sunk_sizes(puzzle, ruleset.grid))
    return {size: count for size, count in left.items() if count}


def _sunk_sizes(puzzle: Puzzle, grid: Grid) -> Iterator[int]:
    """The size of each sunk ship: cells side by side belong to the same ship."""
    rows = unpack_chart(puzzle.chart)
    sunk = grid.mask(cell for cell in grid.cells() if rows[cell.row][cell.col] == "#")
    while sunk:
        ship, wider = 0, sunk & -sunk
        while wider != ship:
            ship, wider = wider, (wider | grid.beside(wider)) & sunk
        yield ship.bit_count()
        sunk &= ~ship
