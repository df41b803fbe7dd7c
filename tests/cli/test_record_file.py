"""``replay`` and ``post``."""

import io
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.games.small_game import rules
from kit.screens.cli_run import Run
from seabattle.bots import Scatter
from seabattle.game import Phase, seats_in
from seabattle.matches import Match
from seabattle.records import Record, read_record, write_record
from seabattle.rules import LANGUAGES, Ruleset, load_variant, settle


def played(name: str, seats: int) -> bytes:
    """The record of a whole random game of a ready-made variant."""
    return played_by(settle(load_variant(name), seats))


def played_by(ruleset: Ruleset, seed: int = 1) -> bytes:
    """The record of a whole random game."""
    match = Match(ruleset, chance=Random(seed))
    while not match.over:
        table = match.view(None).table
        waiting = table.phase is Phase.PLACING or table.turn is None
        seat = next(seats_in(table.awaited)) if waiting else table.turn
        assert seat is not None
        match.send(seat, Scatter(seed).act(match.view(seat)))
    names = tuple(f"Player {seat + 1}" for seat in range(ruleset.seats))
    return write_record(Record(match.ruleset, names, tuple(match.journal)))


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A finished game of two, on a small sea: a replay weighs every shot."""
    file = tmp_path / "duel.jsonl"
    file.write_bytes(played_by(rules(5, 7)))
    return file


@pytest.fixture
def melee(tmp_path: Path) -> Path:
    """A finished forum game of three."""
    file = tmp_path / "melee.jsonl"
    file.write_bytes(played("forum", 3))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("eyes", [[], ["--seat", 2], ["--spectator"]])
def test_a_game_is_told_again(run: Run, duel: Path, lang: str, eyes: list[object]) -> None:
    """Replays are for learning, in one's own language and from one's own chair."""
    outcome = run("replay", duel, "--lang", lang, *eyes)

    assert outcome.code == 0
    assert "Player 1" in outcome.out


def test_a_replay_can_begin_in_the_middle(run: Run, duel: Path) -> None:
    """Readers do not want to scroll through the opening again."""
    whole, rest = run("replay", duel).out, run("replay", duel, "--from", 20).out

    assert len(rest) < len(whole)
    assert "── 19 " in whole
    assert "── 19 " not in rest
    assert "── 20 " in rest


def test_a_replay_for_programs_is_one_line_an_entry(run: Run, duel: Path) -> None:
    """Every line stands alone, so that a program can read as it goes."""
    lines = run("replay", duel, "--json").out.splitlines()

    assert [json.decode(line)["n"] for line in lines] == list(range(1, len(lines) + 1))


def test_a_seat_that_is_not_there_is_named(run: Run, duel: Path) -> None:
    """Seats are counted from 1 on the command line."""
    assert run("replay", duel, "--seat", 3).code == 2
    assert run("replay", duel, "--seat", 0).code == 2


@pytest.mark.parametrize("markup", ["text", "markdown", "bbcode"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_posted(run: Run, melee: Path, markup: str, lang: str) -> None:
    """FO8: the host copies it into the forum as it is."""
    outcome = run("post", melee, "--round", 2, "--format", markup, "--lang", lang)

    assert outcome.code == 0
    assert "2" in outcome.out


def test_there_is_nothing_to_post_of_a_duel(run: Run, duel: Path) -> None:
    """Posts are for rounds."""
    outcome = run("post", duel, "--lang", "it")

    assert outcome.code == 2
    assert "turni alternati" in outcome.err


def test_a_round_that_never_was_cannot_be_posted(run: Run, melee: Path) -> None:
    """A typing error should not print an empty grid."""
    outcome = run("post", melee, "--round", 9999)

    assert outcome.code == 2
    assert "9999" in outcome.err


@pytest.mark.parametrize("command", ["replay", "post"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_record_is_refused_in_one_sentence(
    run: Run, melee: Path, command: str, lang: str
) -> None:
    """Cut off, edited, or no record at all: one message, exit code 2."""
    whole = melee.read_bytes()
    lines = whole.splitlines(keepends=True)
    damages = [
        b"",
        b"\x00\x01\x02",
        b"hello",
        whole[: len(whole) // 2],
        b"".join(lines[:-1]),
        whole.replace(b'"seat":0', b'"seat":1', 1),
    ]
    for damage in damages:
        melee.write_bytes(damage)
        outcome = run(command, melee, "--lang", lang)
        assert outcome.code == 2
        assert outcome.err.startswith(str(melee))
        assert outcome.err.count("\n") == 1
        assert not outcome.out


def test_a_record_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    """The path is in the message, so that the mistake in it can be seen."""
    assert "gone.jsonl" in run("replay", tmp_path / "gone.jsonl").err
    assert run("replay", tmp_path).code == 2


def test_a_record_can_be_piped_in(run: Run, duel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The help has always offered "-", but the command line took it for an option."""
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(duel.read_bytes())))

    assert run("replay", "-", "--json").out == run("replay", duel, "--json").out


@pytest.mark.parametrize("eyes", [[], ["--seat", 1], ["--seat", 2]])
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_running_game_shows_nothing_that_is_hidden(
    run: Run, duel: Path, eyes: list[object], form: list[str]
) -> None:
    """Older releases saved games that went on, and ``replay`` showed the enemy's fleet."""
    running = duel.with_name("running.jsonl")
    game = read_record(duel.read_bytes())
    running.write_bytes(write_record(replace(game, entries=game.entries[:8])))

    outcome = run("replay", running, *eyes, *form)

    assert outcome.code == 2
    assert "not over" in outcome.out + outcome.err
    assert "A1" not in outcome.out
    assert run("replay", running, "--spectator", *form).code == 0


def test_a_step_that_is_not_there_is_refused(run: Run, duel: Path) -> None:
    """Nothing was printed, and that was called a success."""
    last = len(run("replay", duel, "--json").out.splitlines())

    for form in ([], ["--json"]):
        assert run("replay", duel, "--from", last, *form).code == 0
        outcome = run("replay", duel, "--from", last + 1, *form)
        assert outcome.code == 2
        assert str(last) in outcome.out + outcome.err
    assert len(run("replay", duel, "--from", last, "--json").out.splitlines()) == 1
