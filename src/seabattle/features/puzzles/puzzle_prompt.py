"""Solving puzzles at the keyboard: a chart, a cell, and the proof."""

from collections.abc import Sequence

from seabattle.drawing import BoardSign, Pen, pen_for
from seabattle.drawing.text_board import draw_board
from seabattle.features.puzzles.library import puzzle_ruleset
from seabattle.features.puzzles.puzzle import Puzzle, ships_afloat, unpack_chart
from seabattle.game import Refusal
from seabattle.game.notation import read_cell
from seabattle.grid import Cell
from seabattle.rules import Ruleset, labels_of, with_local_letters
from seabattle.speech import Speaker, speaker_for

SIGNS = {
    ".": BoardSign.UNKNOWN,
    "o": BoardSign.MISS,
    "x": BoardSign.HIT,
    "#": BoardSign.SUNK,
}

NAMED_CELLS = 5
"""So many cells are told with what they are worth."""


def solve_puzzles(puzzles: Sequence[Puzzle], lang: str, *, ascii_only: bool) -> int:
    """Put one puzzle after another until whoever sits there has had enough."""
    pen, right = pen_for(ascii=ascii_only), 0
    for number, puzzle in enumerate(puzzles):
        ruleset = with_local_letters(puzzle_ruleset(puzzle.variant), lang)
        speaker = speaker_for(lang, ruleset, ())
        print(_question(puzzle, speaker, pen, number + 1, len(puzzles)))
        cell = _ask_cell(puzzle, speaker)
        if cell is None:
            print(speaker.say("puzzles-score", right=right, count=number))
            return 0
        right += ruleset.grid.cells()[puzzle.best] == cell
        print(_proof(puzzle, speaker, pen, cell) + "\n")
    print(speaker.say("puzzles-score", right=right, count=len(puzzles)))
    return 0


def _question(puzzle: Puzzle, speaker: Speaker, pen: Pen, number: int, count: int) -> str:
    facts = {"number": number, "count": count, "rating": puzzle.rating}
    afloat = ", ".join(
        speaker.say("puzzles-ship", size=size, count=ships)
        for size, ships in ships_afloat(puzzle, speaker.ruleset).items()
    )
    return "\n".join(
        [
            speaker.say("puzzles-heading", variant=puzzle.variant, **facts),
            speaker.say(f"puzzles-{puzzle.kind}"),
            "",
            _chart(puzzle, speaker.ruleset, pen),
            "",
            speaker.say("puzzles-afloat", ships=afloat),
        ]
    )


def _chart(puzzle: Puzzle, ruleset: Ruleset, pen: Pen) -> str:
    rows = unpack_chart(puzzle.chart)
    return draw_board(ruleset, pen, lambda cell: (SIGNS[rows[cell.row][cell.col]], False))


def _ask_cell(puzzle: Puzzle, speaker: Speaker) -> Cell | None:
    """The cell that is typed; none when nothing more is, or an empty line."""
    rows, labels = unpack_chart(puzzle.chart), labels_of(speaker.ruleset)
    while True:
        try:
            typed = input(speaker.say("puzzles-ask") + " ").strip()
        except (EOFError, RuntimeError):
            # Nobody is there to type: the input has ended, or there is none at all.
            print()
            return None
        if not typed:
            return None
        cell = read_cell(labels, typed)
        if isinstance(cell, Refusal):
            print("  " + speaker.refusal(cell))
        elif rows[cell.row][cell.col] != ".":
            print("  " + speaker.say("puzzles-known", cell=speaker.cell(cell)))
        else:
            return cell


def _proof(puzzle: Puzzle, speaker: Speaker, pen: Pen, chosen: Cell) -> str:
    grid = speaker.ruleset.grid
    cells = grid.cells()
    best, mine = cells[puzzle.best], cells.index(chosen)
    right = mine == puzzle.best
    verdict = speaker.say(
        "puzzles-right" if right else "puzzles-wrong",
        best=speaker.cell(best),
        cell=speaker.cell(chosen),
        shots=_figure(speaker, puzzle.worth(mine)),
        least=_figure(speaker, puzzle.worth(puzzle.best)),
        lost=_figure(speaker, puzzle.worth(mine) - puzzle.worth(puzzle.best)),
    )
    named = "; ".join(
        speaker.say(
            "puzzles-cell",
            cell=speaker.cell(cells[cell]),
            shots=_figure(speaker, total / puzzle.fleets),
            chance=f"{100 * lying / puzzle.fleets:.0f}",
        )
        for cell, lying, total in puzzle.cells[:NAMED_CELLS]
    )
    margin = _figure(speaker, puzzle.margin)
    return "\n".join(
        [
            "",
            verdict,
            speaker.say("puzzles-proof", fleets=puzzle.fleets, margin=margin),
            "",
            _odds_map(puzzle, speaker.ruleset, pen),
            "",
            named,
        ]
    )


def _odds_map(puzzle: Puzzle, ruleset: Ruleset, pen: Pen) -> str:
    """The chances in per cent; what is known keeps its sign."""
    labels, grid, rows = labels_of(ruleset), ruleset.grid, unpack_chart(puzzle.chart)
    chances = {cell: round(100 * lying / puzzle.fleets) for cell, lying, _ in puzzle.cells}
    side = max(len(name) for name in labels.rows)
    lines = [" " * side + "".join(f" {name:>3}" for name in labels.columns)]
    for row, name in enumerate(labels.rows):
        drawn = ""
        for col in range(grid.columns):
            sign = rows[row][col]
            chance = chances.get(row * grid.columns + col)
            drawn += f" {pen.sign(SIGNS[sign]) if chance is None else chance:>3}"
        lines.append(f"{name:>{side}}{drawn}")
    return "\n".join(lines)


def _figure(speaker: Speaker, number: float) -> str:
    """A number with two decimals, as the language writes it."""
    text = f"{number:.2f}"
    return text if speaker.lang == "en" else text.replace(".", ",")
