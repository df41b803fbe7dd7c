"""Puzzles at the keyboard, and the command that makes them."""

import io
import sys
from pathlib import Path

import pytest
from msgspec import json

from seabattle.cli.command_line import run_command_line
from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.rules import labels_of


def best_cell(number: int = 0) -> str:
    """The answer of a puzzle, as it is typed."""
    puzzle = shipped_puzzles()[number]
    ruleset = puzzle_ruleset(puzzle.variant)
    return labels_of(ruleset).name(ruleset.grid.cells()[puzzle.best])


def test_a_puzzle_is_solved_by_typing_its_cell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be read is asked for again; then come the verdict, the proof and the score."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"Z99\n{best_cell()}\n"))
    assert run_command_line(["puzzles", "--lang", "en", "--ascii"]) == 0
    told = capsys.readouterr().out
    assert f"Right: {best_cell()}" in told
    assert "fleets agree with the chart" in told
    assert "Solved 1 of 1." in told


@pytest.mark.parametrize(("lang", "score"), [("it", "Risolti 0 su 0."), ("ru", "Решено: 0 из 0.")])
def test_the_end_of_input_ends_the_puzzles(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, score: str
) -> None:
    """The command stops at the end of its input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run_command_line(["puzzles", "--lang", lang]) == 0
    assert score in capsys.readouterr().out


def test_puzzles_are_made_and_a_run_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The same command once more adds nothing; a larger number goes on."""
    path = tmp_path / "mine.jsonl"
    make = ["puzzles", "--variant", "classic", "--seed", "3", "-o", str(path), "--lang", "en"]
    assert run_command_line([*make, "--count", "1"]) == 0
    first = path.read_bytes()
    assert run_command_line([*make, "--count", "1"]) == 0
    assert path.read_bytes() == first
    assert run_command_line([*make, "--count", "2"]) == 0
    assert path.read_bytes().startswith(first)
    assert len(path.read_bytes().splitlines()) == 3
    assert "2 of 2 puzzles" in capsys.readouterr().out


def test_programs_get_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """With the answers, as one's own machine knows them anyway."""
    assert run_command_line(["puzzles", "--json"]) == 0
    told = json.decode(capsys.readouterr().out)
    assert len(told) == len(shipped_puzzles())
    assert told[0]["best"] in told[0]["cells"]


def test_what_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """No puzzles of a variant whose chart does not tell all."""
    assert run_command_line(["puzzles", "--variant", "forum", "--lang", "en"]) == 2
    assert "no such puzzle" in capsys.readouterr().err
