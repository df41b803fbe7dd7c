"""``puzzles``: solve those that come with the package, or make others."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter, validators

from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.puzzle import Puzzle, unpack_chart
from seabattle.features.puzzles.puzzle_prompt import solve_puzzles
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.rules import labels_of
from seabattle.speech import say
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import Ascii, AsJson, Lang, Seed, language, print_json, reading
from seabattle.terminal.progress import show_progress
from seabattle.terminal.table_options import NO_AGREEMENT, ruleset_for
from seabattle.trouble import Trouble, system_trouble

EXIT_OK, EXIT_INTERRUPTED = 0, 130

Count = Annotated[
    int | None,
    Parameter(
        help="Make so many puzzles instead of solving some.",
        validator=validators.Number(gte=1, lte=100_000),
    ),
]


def puzzles(
    *,
    variant: Annotated[
        str | None, Parameter(help="Ready-made variant, or, to make puzzles, a rule file.")
    ] = None,
    kind: Annotated[PuzzleKind | None, Parameter(help="Only puzzles of this kind.")] = None,
    count: Count = None,
    seed: Seed = 1,
    output: Annotated[
        Path | None,
        Parameter(
            name=("--output", "-o"),
            help="File of the puzzles made; a run that was stopped goes on there.",
        ),
    ] = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    json: AsJson = False,
) -> int:
    """Solve puzzles: where is the best shot? With --count, make new ones from bots' games."""
    spoken = language(lang)
    if count is not None:
        return _make_puzzles(spoken, (variant or "classic", seed, kind), count, output)
    chosen = [
        puzzle
        for puzzle in shipped_puzzles()
        if variant in (None, puzzle.variant) and kind in (None, puzzle.kind)
    ]
    if not chosen:
        raise Trouble("puzzle/none")
    if json:
        print_json([_puzzle_facts(puzzle) for puzzle in chosen])
        return EXIT_OK
    return solve_puzzles(chosen, spoken, ascii_only=ascii)


def _make_puzzles(
    lang: str, run: tuple[str, int, PuzzleKind | None], wanted: int, output: Path | None
) -> int:
    # Imported here: whoever solves puzzles needs no players.
    from seabattle.features.puzzles.puzzle_file import fill_puzzle_file
    from seabattle.features.puzzles.puzzle_run import PuzzleRun

    variant, seed, kind = run
    ruleset = ruleset_for(variant, NO_AGREEMENT)
    path = output or Path(f"puzzles-{ruleset.name}-{seed}.jsonl")
    started, made, stopped = perf_counter(), 0, False
    new = fill_puzzle_file(path, PuzzleRun(ruleset, seed, kind), wanted)
    try:
        with reading(path):
            for _ in show_progress(new, wanted, ruleset.name):
                made += 1
    except OSError as error:
        raise Trouble("file/unwritable", file=str(path), reason=system_trouble(error)) from None
    except KeyboardInterrupt:
        stopped = True
    seconds = f"{perf_counter() - started:.0f}"
    print(say(lang, "puzzles-made", file=str(path), count=made, wanted=wanted, seconds=seconds))
    return EXIT_INTERRUPTED if stopped else EXIT_OK


def _puzzle_facts(puzzle: Puzzle) -> dict[str, object]:
    labels = labels_of(puzzle_ruleset(puzzle.variant))
    cells = puzzle_ruleset(puzzle.variant).grid.cells()
    return {
        "id": puzzle.id,
        "variant": puzzle.variant,
        "kind": puzzle.kind,
        "rating": puzzle.rating,
        "rows": unpack_chart(puzzle.chart),
        "fleets": puzzle.fleets,
        "best": labels.name(cells[puzzle.best]),
        "margin": round(puzzle.margin, 4),
        "cells": {
            labels.name(cells[cell]): {
                "chance": round(lying / puzzle.fleets, 4),
                "shots": round(total / puzzle.fleets, 4),
            }
            for cell, lying, total in puzzle.cells
        },
    }


COMMANDS: Final = (
    Command(
        run=puzzles,
        place=19,
        examples=(
            "seabattle puzzles",
            "seabattle puzzles --kind which-way --lang ru",
            "seabattle puzzles --variant classic --count 100 --seed 7 -o my-puzzles.jsonl",
        ),
    ),
)
"""The commands of the feature."""
