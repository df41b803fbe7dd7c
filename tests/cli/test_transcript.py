"""``transcript``: a game as text, and such a text played again."""

import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.screens.cli_run import Run
from seabattle.records import check_transcript, read_record, write_record
from seabattle.speech import LANGUAGES, say

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """The transcript of a whole game of the Russian sheet."""
    file = tmp_path / "told.txt"
    file.write_bytes((TRANSCRIPTS / "sea-battle-lucky.txt").read_bytes())
    return file


@pytest.fixture
def kept(tmp_path: Path, told: Path) -> Path:
    """The record of the same game."""
    file = tmp_path / "kept.jsonl"
    file.write_bytes(write_record(check_transcript(told.read_text("utf-8"))))
    return file


def change_answer(told: Path) -> int:
    """Make the last miss of a transcript a hit, and say in which line."""
    lines = told.read_text("utf-8").splitlines()
    place = max(place for place, line in enumerate(lines) if line.endswith("-> miss"))
    lines[place] = lines[place].removesuffix("miss") + "hit"
    told.write_text("\n".join(lines) + "\n", "utf-8")
    return place + 1


def test_a_record_is_written_as_text(run: Run, kept: Path) -> None:
    """What is printed can be read by people, and is the same game."""
    outcome = run("transcript", kept)

    assert outcome.code == 0
    assert outcome.out.startswith("variant: sea-battle\nseats: ")
    assert check_transcript(outcome.out) == read_record(kept.read_bytes())


def test_a_transcript_is_written_to_a_file(run: Run, kept: Path, tmp_path: Path) -> None:
    """The same text as on the screen; a second time only with --force."""
    file = tmp_path / "game.txt"

    outcome = run("transcript", kept, "-o", file)

    assert outcome.out == say("en", "command-transcript-written", file=str(file)) + "\n"
    assert file.read_text("utf-8") == run("transcript", kept).out
    again = run("transcript", kept, "-o", file)
    assert again.code == 2
    assert again.err == say("en", "trouble-file-exists", file=str(file)) + "\n"
    assert run("transcript", kept, "-o", file, "--force").code == 0


def test_a_record_is_piped_in(run: Run, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with the other commands for records."""
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(kept.read_bytes())))

    assert run("transcript", "-").out.startswith("variant: sea-battle\n")


@pytest.mark.parametrize("file", sorted(TRANSCRIPTS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_transcript_that_is_true_passes(run: Run, file: Path) -> None:
    """Every variant, and rule files that lie beside the transcript."""
    outcome = run("transcript", "--check", file)

    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"{file} is true: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_transcript_differs_is_said(run: Run, told: Path, lang: str) -> None:
    """One sentence with the line, exit code 2."""
    line = change_answer(told)

    outcome = run("transcript", "--check", told, "--lang", lang)

    text = say(lang, "trouble-transcript-wrong-answer", told="hit", found="miss")
    place = say(lang, "trouble-line", line=line, text=text)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"{told}: {place}\n"


def test_a_program_is_told_where_a_transcript_differs(run: Run, told: Path) -> None:
    """The code and the facts, and the sentence of the language."""
    true = run("transcript", "--check", told, "--json")
    line = change_answer(told)
    false = run("transcript", "--check", told, "--json")

    assert (true.code, false.code) == (0, 2)
    assert json.decode(true.out)["differs"] is None
    differs = json.decode(false.out)["differs"]
    assert (differs["line"], differs["code"]) == (line, "transcript/wrong-answer")
    assert (differs["facts"]["told"], differs["facts"]["found"]) == ("hit", "miss")
    assert f"line {line}:" in differs["sentence"]


def test_a_transcript_becomes_a_record(run: Run, told: Path, kept: Path, tmp_path: Path) -> None:
    """A game written down by hand can be replayed like any other."""
    file = tmp_path / "new.jsonl"

    outcome = run("transcript", told, "--record", file)

    assert outcome.code == 0
    assert str(file) in outcome.out
    assert file.read_bytes() == kept.read_bytes()
    assert run("transcript", told, "--record", file).code == 2
    assert run("replay", file).code == 0


def test_nothing_is_recorded_of_a_game_that_was_not(run: Run, told: Path, tmp_path: Path) -> None:
    """A record is a promise that the rules allow what it says."""
    change_answer(told)

    assert run("transcript", told, "--record", tmp_path / "new.jsonl").code == 2
    assert not (tmp_path / "new.jsonl").exists()


@pytest.mark.parametrize(
    "text",
    ["", "hello\n", "variant: sea-battle\n", "variant: gone.toml\nseats: Anna, Boris\n"],
    ids=["empty", "no header", "no seats", "no rule file"],
)
def test_what_is_no_transcript_is_refused(run: Run, told: Path, text: str) -> None:
    """One line to the person, never a traceback."""
    told.write_text(text, "utf-8")

    outcome = run("transcript", "--check", told)

    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{told}: line 1: ")
    assert outcome.err.count("\n") == 1


def test_a_transcript_cannot_steer_the_terminal(run: Run, told: Path) -> None:
    """An error message quotes the file, and the file may come from a stranger."""
    told.write_text(told.read_text("utf-8").replace("-> miss", "-> \x1b[2J", 1), "utf-8")

    outcome = run("transcript", "--check", told)

    assert outcome.code == 2
    assert "[2J" in outcome.err
    assert "\x1b" not in outcome.err


@pytest.mark.parametrize("options", [("--check", "-o", "new.txt"), ("--json",)])
def test_options_that_do_not_go_together(run: Run, kept: Path, options: tuple[str, ...]) -> None:
    """Better a sentence than an option that is silently ignored."""
    outcome = run("transcript", kept, *options)

    assert outcome.code == 2
    if "--json" in options:
        (trouble,) = json.decode(outcome.out)["troubles"]
        assert trouble["code"] == "command/no-json"
    else:
        assert (outcome.out, outcome.err.count("\n")) == ("", 1)


def test_a_damaged_record_has_no_transcript(run: Run, kept: Path) -> None:
    """The same sentence that replay would say."""
    kept.write_bytes(kept.read_bytes()[:-20])

    outcome = run("transcript", kept)

    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == run("replay", kept).err


def test_a_running_game_has_no_transcript_yet(run: Run, kept: Path) -> None:
    """Both seas are drawn in it."""
    running = kept.with_name("running.jsonl")
    game = read_record(kept.read_bytes())
    running.write_bytes(write_record(replace(game, entries=game.entries[:8])))

    outcome = run("transcript", running)

    assert (outcome.code, outcome.out) == (2, "")
    assert "not over" in outcome.err
