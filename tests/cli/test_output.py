"""Standard output that takes nothing: every command says so, and ends accordingly."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from kit.screens.every_command import COMMANDS, call_of, prepare_files, stand_in_for_server
from seabattle.speech import LANGUAGES

IN_PROCESS = tuple(command for command in COMMANDS if command != "serve")
"""The server changes the process in which it runs; it is tried in one of its own."""

PLAIN = {
    "schema", "count", "transcript", "resume", "admin bans",
    "admin tokens list", "admin tokens look",
}  # fmt: skip
"""Commands that can do with the letters of ASCII."""

PATIENT = {"admin vacuum"}
"""Commands that say on standard error that they take a while."""

SAID = {
    "full": {
        "en": "Standard output cannot be written: there is no space left.\n",
        "it": "Lo standard output non si può scrivere: non c'è più spazio.\n",
        "ru": "Не удаётся писать в стандартный вывод: на диске не осталось места.\n",
    },
    "closed": {
        "en": "There is nowhere to write to: standard output is closed.\n",
        "it": "Non c'è dove scrivere: lo standard output è chiuso.\n",
        "ru": "Писать некуда: стандартный вывод закрыт.\n",
    },
}

needs_full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="the system has no device that is always full"
)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the calls read."""
    folder = tmp_path_factory.mktemp("files")
    prepare_files(folder)
    return folder


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
    """A game on a server is won without one, and without typing."""
    stand_in_for_server(monkeypatch)
    assert typed == []


@needs_full_device
@pytest.mark.parametrize("stream", SAID)
@pytest.mark.parametrize("command", IN_PROCESS)
def test_what_cannot_be_written_is_told(
    run: Run, files: Path, monkeypatch: pytest.MonkeyPatch, command: str, stream: str
) -> None:
    """It was taken for a fault of the program, or nothing was said and the exit code was 0."""
    lang = LANGUAGES[COMMANDS.index(command) % len(LANGUAGES)]
    spoken = [] if command == "schema" else ["--lang", lang]
    with Path("/dev/full").open("w", encoding="utf-8") as output:
        monkeypatch.setattr(sys, "stdout", output if stream == "full" else None)
        outcome = run(*call_of(command, files), *spoken)

    said = outcome.err.splitlines(keepends=True)
    assert said[-1] == SAID[stream][lang if spoken else "en"]
    assert len(said) == (2 if command in PATIENT else 1)
    assert outcome.code == 1


@pytest.mark.parametrize("command", IN_PROCESS)
def test_letters_that_the_output_has_not_are_told(
    run: Run, files: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """A cron job has ASCII alone, and a Russian answer ended in a traceback there."""
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii"))
    spoken = [] if command == "schema" else ["--lang", "ru"]

    outcome = run(*call_of(command, files), *spoken)

    if outcome.code == 0:
        sys.stdout.flush()
        assert written.getvalue().isascii()
        assert written.getvalue()
        assert command in PLAIN
    else:
        assert outcome.code == 1
        assert "ascii" in outcome.err
        assert "PYTHONIOENCODING=utf-8" in outcome.err


@pytest.mark.parametrize("command", IN_PROCESS)
def test_every_call_ends_well_otherwise(run: Run, files: Path, command: str) -> None:
    """Or the tests above would show nothing."""
    outcome = run(*call_of(command, files))

    assert outcome.code == 0
    assert outcome.out


_BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""As people have it: what is written waits, and may fail when all is over."""


def _shell(call: list[str], tail: str, **environment: str) -> tuple[int, str]:
    """What a shell sees of a command: its exit code, and what it says on standard error."""
    words = [sys.executable, "-m", "seabattle", *call]
    done = subprocess.run(
        ["bash", "-c", f'"$@" {tail}', "bash", *words],
        capture_output=True,
        env={**_BUFFERED, **environment},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr.decode()


@needs_full_device
@pytest.mark.parametrize(
    ("command", "tail", "seen"),
    [
        ("variants", ">/dev/full", (1, SAID["full"]["en"])),
        ("variants", ">/dev/full 2>/dev/full", (1, "")),
        ("rules", "| head -1; exit ${PIPESTATUS[0]}", (0, "")),
        ("play", "<&- >&-", (1, SAID["closed"]["en"])),
        ("serve", ">/dev/full", (1, SAID["full"]["en"])),
    ],
)
def test_a_shell_sees_a_sentence_and_an_exit_code(
    home: Path, files: Path, command: str, tail: str, seen: tuple[int, str]
) -> None:
    """Python itself has a word to say at its end, when it writes what still waits."""
    assert _shell(call_of(command, files), tail, SEABATTLE_LANG="en") == seen
    assert not (home / "faults").exists()


def test_a_program_is_told_its_mistakes_as_json(run: Run) -> None:
    """A script that asked for JSON got a sentence, or nothing that it could read."""
    for call, code in (
        (["rules", "nothing"], "file/unknown-variant"),
        (["replay", "nothing.jsonl"], "file/missing"),
        (["arena", "--variant", "classic", "--bots", "hunter"], "arena/two-bots"),
        (["count", "classic", "--budget", "-1"], "command/usage"),
        (["count", "classic", "--nothing"], "command/usage"),
    ):
        outcome = run(*call, "--json", "--lang", "it")
        (trouble,) = json.decode(outcome.out)["troubles"]

        assert outcome.code == 2
        assert outcome.err == ""
        assert trouble["code"] == code
        assert trouble["sentence"]
