"""A file of puzzles: a header with the run's options, then one puzzle per line.

It is all that a run keeps. A run that is stopped leaves at most half a line, which is cut
off; only the games after the last puzzle are played again.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import replace

from seabattle.features.puzzles.puzzle import Puzzle, decode_puzzle, encode_puzzle
from seabattle.features.puzzles.puzzle_run import PuzzleRun
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.trouble import Trouble

FORMAT = 1


class PuzzleHeader(Struct, frozen=True):
    """The options of the run that wrote the file."""

    variant: str
    seed: int
    kind: PuzzleKind | None = None
    format: int = FORMAT


def read_puzzles(data: bytes) -> tuple[PuzzleHeader, list[Puzzle]]:
    """The puzzles in the complete lines of a file; raises :class:`Trouble`."""
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    try:
        header = json.decode(lines[0] if lines else b"", type=PuzzleHeader)
        if header.format != FORMAT:
            raise Trouble("puzzle/no-file")
        return header, [replace(decode_puzzle(line), variant=header.variant) for line in lines[1:]]
    except (DecodeError, ValidationError):
        raise Trouble("puzzle/no-file") from None


def fill_puzzle_file(path: Path, run: PuzzleRun, wanted: int) -> Iterator[Puzzle]:
    """Yield *wanted* puzzles of a run, each after it was written to the file.

    Those already in the file come first. Raises :class:`Trouble` when the file belongs to
    another run.
    """
    header = PuzzleHeader(run.ruleset.name, run.seed, run.kind)
    with path.open("a+b") as file:
        file.seek(0)
        data = file.read()
        file.truncate(data.rfind(b"\n") + 1)
        if b"\n" not in data:
            data = json.encode(header) + b"\n"
            file.write(data)
        found, puzzles = read_puzzles(data)
        if found != header:
            raise Trouble("puzzle/other-run", variant=found.variant, seed=found.seed)
        yield from puzzles[:wanted]
        for puzzle in islice(run.go_on(puzzles), max(0, wanted - len(puzzles))):
            file.write(encode_puzzle(puzzle))
            file.flush()
            yield puzzle
