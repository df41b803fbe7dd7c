"""``verify``."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from kit.games.live_record import live_record, play_live, read_lines, write_lines
from kit.games.sealed_table import TINY, at_end, table_at
from kit.games.small_game import rules
from kit.screens.cli_run import Run
from kit.seas.backends import needs_kernel
from seabattle.fairness.sealed.sealed_record import write_sealed_record
from seabattle.records import write_record
from seabattle.rules import LANGUAGES

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
COMMITTED, OLD = EXAMPLES / "committed-game.jsonl", EXAMPLES / "game.jsonl"
SHOWN = "669cd937ce08d919"

SAID = {
    "en": ("committed to was not changed", "without commitments"),
    "it": ("impegnati non è stato cambiato", "senza impegni"),
    "ru": ("за что поручились, не изменено", "без обязательств"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_checked_is_said(run: Run, lang: str) -> None:
    """And what could not be: an old game has nothing to hold it against."""
    sound, before = SAID[lang]

    found = run("verify", COMMITTED, "--lang", lang)

    assert (found.code, found.err) == (0, "")
    assert sound in found.out.splitlines()[0]
    assert "669cd937ce08d9198e797d19997e2b676268aaf18f202c878f9406b61d01d717" in found.out
    old = run("verify", OLD, "--lang", lang)
    assert old.code == 0
    assert before in old.out
    assert sound not in old.out


def test_what_the_table_showed_is_compared(run: Run) -> None:
    """Spaces are for the eye; another word is another game."""
    told = json.decode(run("verify", COMMITTED, "--sealed", "669C D937 CE08", "--json").out)
    assert told["sound"]
    assert told["checked"]["shown"]
    other = run("verify", COMMITTED, "--sealed", "779cd937", "--lang", "en")
    assert other.code == 1
    assert "not the game that was sealed" in other.err
    dropped = run("verify", OLD, "--sealed", SHOWN, "--lang", "en")
    assert dropped.code == 1
    assert "has no commitments" in dropped.err
    assert run("verify", COMMITTED, "--sealed", "hello").code == 2


def test_a_forged_record_ends_with_one(run: Run, tmp_path: Path) -> None:
    """For people and for programs; a file that is not there ends with two."""
    lines = read_lines(COMMITTED.read_bytes())
    lines[0]["evidence"]["salts"][0] = "00" * 32
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(write_lines(lines))

    found = run("verify", forged, "--json")

    assert found.code == 1
    (trouble,) = json.decode(found.out)["troubles"]
    assert (trouble["code"], trouble["line"]) == ("evidence/salt", 1)
    assert run("verify", tmp_path / "none.jsonl").code == 2
    forged.write_bytes(b"hello")
    assert run("verify", forged).code == 1


@needs_kernel
def test_kernel_and_twin_choose_the_same_moves(tmp_path: Path) -> None:
    """What one has played in this process, the other repeats in another, shot by shot."""
    files = []
    for seed, bot in enumerate(("surveyor", "admiral:6", "admiral:10")):
        files.append(tmp_path / f"{bot}.jsonl")
        record = live_record(play_live(rules(4, 5), bot, seed=seed))
        files[-1].write_bytes(write_record(record))
    code = (
        "import sys; from seabattle.cli import main;"
        "sys.exit(max(main(['verify', file, '--moves', '--lang=en']) for file in sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, files)],
        env={**os.environ, "SEABATTLE_NATIVE": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    assert done.stdout.count("came out the same") == len(files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sealed_game_is_checked_too(run: Run, tmp_path: Path, lang: str) -> None:
    """What was proved, what was not, and who has lied; other commands say why they do not."""
    file, sealed = tmp_path / "sealed.jsonl", table_at(TINY, 3, at_end)
    file.write_bytes(write_sealed_record(sealed.record))

    found = run("verify", file, "--lang", lang)
    told = json.decode(run("verify", file, "--json").out)

    assert (found.code, found.err) == (0, "")
    assert len(found.out.splitlines()) == 5
    assert told["checked"]["fields"] == 2
    assert told["checked"]["over"]
    assert told["checked"]["breach"] is None
    assert "seabattle verify" in run("replay", file, "--lang", lang).err
    assert run("verify", file, "--sealed", SHOWN).code == 1
    file.write_bytes(file.read_bytes().replace(b"tuesday", b"monday!"))
    assert run("verify", file, "--lang", lang).code == 1
