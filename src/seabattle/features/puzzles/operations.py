"""Puzzles: a chart and what is afloat; the answer comes with the proof, after a try.

What a question says does not depend on its answer. Nothing is kept of whoever tries.
"""

from functools import lru_cache

from seabattle.bots.typed_chart import UNKNOWN
from seabattle.features.puzzles.library import find_puzzle, puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.puzzle import Puzzle, ships_afloat, unpack_chart
from seabattle.features.puzzles.wire import (
    PuzzleCell,
    PuzzleLine,
    PuzzleList,
    PuzzleProof,
    PuzzleQuestion,
    PuzzleShip,
    PuzzleTry,
)
from seabattle.game.refusal import CellAlreadyKnown, ShotOffGrid
from seabattle.rules import Ruleset, with_local_letters
from seabattle.server.api.variants import LanguageQuery
from seabattle.server.http.api_refusal import Denied, NoSuchPage
from seabattle.server.http.operation import Call, Operation
from seabattle.wire.table_words import cell_names


async def list_puzzles(call: Call) -> PuzzleList:
    """List all puzzles, the easiest first."""
    return _puzzle_list()


@lru_cache(maxsize=1)
def _puzzle_list() -> PuzzleList:
    return PuzzleList(
        tuple(PuzzleLine(p.id, p.variant, p.kind, p.rating) for p in shipped_puzzles())
    )


async def ask_puzzle(call: Call) -> PuzzleQuestion:
    """Get one puzzle: the chart, and what is still afloat."""
    puzzle = _find(call)
    ruleset = with_local_letters(puzzle_ruleset(puzzle.variant), call.lang)
    return PuzzleQuestion(
        puzzle.id,
        puzzle.variant,
        puzzle.kind,
        puzzle.rating,
        cell_names(ruleset),
        unpack_chart(puzzle.chart),
        tuple(PuzzleShip(size, count) for size, count in ships_afloat(puzzle, ruleset).items()),
    )


async def try_puzzle(call: Call) -> PuzzleProof:
    """Try a cell: what it is worth, what the best one is, and the proof."""
    puzzle, wanted = _find(call), call.body
    return prove_try(puzzle, puzzle_ruleset(puzzle.variant), wanted)


def prove_try(puzzle: Puzzle, ruleset: Ruleset, wanted: PuzzleTry) -> PuzzleProof:
    """Hold a cell against what was proved; cells that are known or off the grid are refused."""
    cells, rows = ruleset.grid.cells(), unpack_chart(puzzle.chart)
    if wanted.cell not in ruleset.grid:
        raise Denied(ShotOffGrid(ruleset.grid.rows, ruleset.grid.columns))
    if rows[wanted.cell.row][wanted.cell.col] != UNKNOWN:
        raise Denied(CellAlreadyKnown(wanted.cell))
    mine = cells.index(wanted.cell)
    fleets = puzzle.fleets
    return PuzzleProof(
        mine == puzzle.best,
        cells[puzzle.best],
        puzzle.worth(mine),
        puzzle.worth(puzzle.best),
        puzzle.margin,
        fleets,
        tuple(
            PuzzleCell(cells[cell], lying / fleets, total / fleets)
            for cell, lying, total in puzzle.cells
        ),
    )


def _find(call: Call) -> Puzzle:
    puzzle = find_puzzle(call.path["puzzle"])
    if puzzle is None:
        raise Denied(NoSuchPage())
    return puzzle


OPERATIONS = (
    Operation("GET", "/puzzles", "List puzzles", list_puzzles, answer=PuzzleList, open=True),
    Operation(
        "GET",
        "/puzzles/{puzzle}",
        "Get a puzzle",
        ask_puzzle,
        query=LanguageQuery,
        answer=PuzzleQuestion,
        open=True,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/puzzles/{puzzle}",
        "Try a cell of a puzzle, and get the proof",
        try_puzzle,
        body=PuzzleTry,
        answer=PuzzleProof,
        open=True,
        problems=(404, 409),
    ),
)
