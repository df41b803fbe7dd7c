"""Search for puzzles in games: the same for the same seed, and resumable."""

from itertools import islice
from pathlib import Path

import pytest

from seabattle.bots.typed_chart import read_chart
from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.proof import prove
from seabattle.features.puzzles.puzzle import Puzzle, unpack_chart
from seabattle.features.puzzles.puzzle_file import fill_puzzle_file, read_puzzles
from seabattle.features.puzzles.puzzle_run import PuzzleRun
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.rules import load_variant, settle
from seabattle.trouble import Trouble

CLASSIC = settle(load_variant("classic"))


def run() -> PuzzleRun:
    """A new run of these tests."""
    return PuzzleRun(CLASSIC, seed=3)


def test_a_run_that_was_killed_goes_on_as_if_it_was_not(tmp_path: Path) -> None:
    """A kill in the middle of a line loses that line only."""
    whole, killed = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    found = list(fill_puzzle_file(whole, run(), 2))
    assert len(found) == 2
    kept = whole.read_bytes().splitlines(keepends=True)
    killed.write_bytes(b"".join(kept[:2]) + kept[2][:40])
    assert [puzzle.id for puzzle in fill_puzzle_file(killed, run(), 2)] == [
        puzzle.id for puzzle in found
    ]
    assert killed.read_bytes() == whole.read_bytes()


def test_what_was_found_is_kept_before_it_is_told(tmp_path: Path) -> None:
    """A kill after the first puzzle leaves the first puzzle."""
    path = tmp_path / "puzzles.jsonl"
    going = fill_puzzle_file(path, run(), 2)
    first = next(going)
    assert [puzzle.id for puzzle in read_puzzles(path.read_bytes())[1]] == [first.id]


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    """A file without puzzles is not overwritten either."""
    path = tmp_path / "puzzles.jsonl"
    list(islice(fill_puzzle_file(path, run(), 1), 1))
    with pytest.raises(Trouble, match="other-run"):
        next(fill_puzzle_file(path, PuzzleRun(CLASSIC, seed=6), 1))
    path.write_text("my letters\n")
    with pytest.raises(Trouble, match="no-file"):
        next(fill_puzzle_file(path, run(), 1))
    assert path.read_text() == "my letters\n"


@pytest.mark.parametrize("variant", ["milton-bradley", "forum", "classic-bonus", "salvo"])
def test_rules_whose_charts_do_not_tell_all_have_no_puzzles(variant: str) -> None:
    """Ships that touch, silent sinkings, seas that all share."""
    with pytest.raises(Trouble, match="not-provable"):
        PuzzleRun(settle(load_variant(variant)), seed=1)


def one_of(kind: PuzzleKind) -> Puzzle:
    """A shipped puzzle of that kind."""
    return next(puzzle for puzzle in shipped_puzzles() if puzzle.kind is kind)


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_shipped_puzzle_is_found_again(kind: PuzzleKind) -> None:
    """The chart determines the proof; a search for another kind rejects it."""
    puzzle = one_of(kind)
    ruleset = puzzle_ruleset(puzzle.variant)
    chart = read_chart(ruleset, "\n".join(unpack_chart(puzzle.chart)))
    proof = prove(ruleset, chart)
    assert proof is not None
    assert (proof.kind, proof.fleets, proof.cells) == (kind, puzzle.fleets, puzzle.cells)
    others = [each for each in PuzzleKind if each is not kind]
    assert all(prove(ruleset, chart, each) is None for each in others)


def test_a_position_with_a_certain_hit_is_no_puzzle() -> None:
    """Two hits in a line at the edge: there is nothing to think about."""
    rows = ["xx........", *[".........."] * 9]
    assert prove(CLASSIC, read_chart(CLASSIC, "\n".join(rows))) is None
