"""Whole games as text: each is played again, word for word, and together they show every rule."""

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from seabattle.game.event import GameEnded
from seabattle.records import (
    Record,
    check_transcript,
    playback_steps,
    read_record,
    write_record,
    write_transcript,
)
from seabattle.records.transcripts.transcript import read_transcript
from seabattle.rules import variant_names
from seabattle.speech import Speaker

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
PRESETS = ("sea-battle", "battaglia-navale", "classic", "classic-bonus", "forum")

RULES = [
    *(f"C{number}" for number in range(1, 6)),
    *(f"SB{number}" for number in range(1, 11)),
    *(f"BN{number}" for number in range(1, 11)),
    *(f"CL{number}" for number in range(1, 7)),
    *(f"BO{number}" for number in range(1, 5)),
    *(f"FO{number}" for number in range(1, 8)),
]
"""Without SB11–SB14, which papers to be judged show, and FO8, which is shown by posts."""


UNMEANT = {"C1", "C2", "C3", "C4", "C5"}
"""Rules that are also cells, and so may occur in any remark."""


@lru_cache
def text_of(file: Path) -> str:
    """What stands in a file."""
    return file.read_text("utf-8")


def rules_of(file: Path) -> tuple[str, ...]:
    """The rules a file says it shows."""
    return read_transcript(text_of(file), FOLDER).heading.rules


@lru_cache
def game_in(file: Path) -> Record:
    """The game of a file, everything it says having been found true."""
    return check_transcript(text_of(file), FOLDER)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everything_a_transcript_says_is_true(file: Path) -> None:
    """Everything a transcript says is true when replayed; if not, a rule has changed."""
    assert any(isinstance(event, GameEnded) for event in game_in(file).events)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_can_be_kept_as_a_record_and_written_again(file: Path) -> None:
    """A transcript can be stored as a record and written again."""
    game = game_in(file)
    assert read_record(write_record(game)) == game
    assert check_transcript(write_transcript(game)).events == game.events


def test_every_rule_is_shown_by_some_game() -> None:
    """Every rule is shown by some transcript."""
    shown = {rule for file in FILES for rule in rules_of(file)}
    assert [rule for rule in RULES if rule not in shown] == []


def test_no_game_claims_to_show_a_rule_that_does_not_exist() -> None:
    """No transcript claims to show a rule that does not exist, such as a misspelt number."""
    shown = {rule for file in FILES for rule in rules_of(file)}
    assert shown <= set(RULES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_rule_named_in_a_remark_is_named_in_the_heading(file: Path) -> None:
    """A rule named in a remark is also in the heading, which the coverage page reads."""
    remarks = " ".join(line for line in text_of(file).splitlines() if line.startswith("# "))
    named = {word for word in re.findall(r"\b[A-Z]+\d+\b", remarks) if word in RULES}
    assert named <= {*rules_of(file), *UNMEANT}


def test_there_are_enough_games_of_every_variant() -> None:
    """There are two transcripts of each rule sheet, and one of every other variant."""
    played = Counter(game_in(file).ruleset.name for file in FILES)
    assert [name for name in PRESETS if played[name] < 2] == []
    assert [name for name in variant_names() if not played[name]] == []


def test_the_examples_of_the_italian_sheet_are_said_word_by_word() -> None:
    """The Italian sheet's examples of radar, wide shot and air raid are repeated word by word."""
    game = game_in(FOLDER / "battaglia-navale-sheet.txt")
    speaker = Speaker("it", game.ruleset, game.names)
    reports = (report for step in playback_steps(game, None) for report in step.reports)
    said = [line for report in reports for line in speaker.report(report, None)]
    for example in (
        (
            "A-1 vuoto, A-2 vuoto, A-3 vuoto, B-1 nave, B-2 vuoto, B-3 vuoto, "
            "C-1 vuoto, C-2 vuoto, C-3 nave"
        ),
        (
            "A-1 mancato, A-2 mancato, A-3 mancato, B-1 colpito e affondato, B-2 mancato, "
            "B-3 mancato, C-1 mancato, C-2 mancato, C-3 colpito"
        ),
        (
            "A-1 mancato, A-2 mancato, A-3 colpito, A-4 colpito, A-5 colpito e affondato, "
            "A-6 mancato, A-7 mancato, A-8 mancato, A-9 colpito, A-10 mancato, A-11 mancato, "
            "A-12 mancato, A-13 mancato, A-14 mancato, A-15 colpito, A-16 mancato"
        ),
    ):
        assert any(line.endswith(example) for line in said), example
