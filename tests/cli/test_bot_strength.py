"""``solo``, ``arena`` and ``fields``."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from seabattle.arena import FieldCleared, SoloRun
from seabattle.cli import main
from seabattle.rules import LANGUAGES

SMALL = ("--rows", 6, "--columns", 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solo_tells_what_a_player_needs(run: Run, lang: str) -> None:
    """Shots, misses and turns with their errors, and how long it thought."""
    outcome = run(
        "solo", "--variant", "classic", "--bot", "hunter", "--games", 20, *SMALL, "--lang", lang
    )

    assert outcome.code == 0
    assert len(outcome.out.splitlines()) == 5
    assert outcome.out.count("±") == 3
    assert not outcome.err


def test_solo_answers_programs_too(run: Run) -> None:
    """The same seed gives the same figures."""
    arguments = ("solo", "--variant", "classic", "--bot", "hunter", "--games", 10, *SMALL, "--json")
    one, two = (json.decode(run(*arguments).out) for _ in range(2))

    assert one["fields"] == "even"
    assert one["report"]["games"] == 10
    assert one["report"]["shots"] == two["report"]["shots"]


def test_two_players_clear_the_same_fields(run: Run, tmp_path: Path) -> None:
    """A difference of half a shot shows only on the same fields."""
    written = run("fields", "--variant", "classic", *SMALL, "--games", 8).out
    (tmp_path / "fields.txt").write_text(written)

    outcome = run(
        *("solo", "--variant", "classic", "--bot", "scatter", *SMALL),
        *("--fields", tmp_path / "fields.txt", "--json"),
    )
    told = json.decode(outcome.out)

    assert told["fields"] == "file"
    assert told["report"]["games"] == 8
    assert (
        "line 2"
        in run(
            *("solo", "--variant", "sea-battle", "--bot", "scatter"),
            *("--fields", tmp_path / "fields.txt"),
        ).err
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_tells_who_is_stronger(run: Run, lang: str) -> None:
    """Win rates with their intervals, and what beginning is worth."""
    outcome = run(
        *("arena", "--variant", "classic", "--bots", "hunter, scatter", "--games", 4),
        *(*SMALL, "--lang", lang),
    )

    assert outcome.code == 0
    assert "hunter   100.0 %" in outcome.out
    assert outcome.out.count("%;") == 3


def test_arena_plays_matches(run: Run) -> None:
    """Over a match players may learn; it is played to its end, so a few games may be added."""
    outcome = run(
        *("arena", "--variant", "sea-battle", "--bots", "admiral:1,scatter"),
        *("--games", 3, "--match", 2, "--json"),
    )

    assert outcome.code == 0
    assert json.decode(outcome.out)["report"]["games"] == 4


def test_arena_names_the_bot_that_failed(run: Run, tmp_path: Path) -> None:
    """A clear reason at the end, and exit code 0: the run itself went well."""
    bot = tmp_path / "pirate.py"
    bot.write_text(
        "class Pirate:\n    def __init__(self, seed): pass\n    def act(self, view): 1 / 0\n"
    )

    outcome = run(
        "arena", "--variant", "classic", "--bots", f"{bot}:Pirate,scatter", "--games", 2, *SMALL
    )

    assert outcome.code == 0
    assert "crashed in 2 games, first in game 1: ZeroDivisionError" in outcome.out


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_solo_without_a_whole_game_is_no_success(run: Run, tmp_path: Path, form: list[str]) -> None:
    """Figures of nothing were printed, with exit code 0, and a script went on with them."""
    bot = tmp_path / "pirate.py"
    bot.write_text(
        "class Pirate:\n    def __init__(self, seed): pass\n    def act(self, view): 1 / 0\n"
    )

    outcome = run(
        "solo", "--variant", "classic", "--bot", f"{bot}:Pirate", "--games", 2, *SMALL, *form
    )

    assert outcome.code == 1
    if form:
        assert json.decode(outcome.out)["report"]["games"] == 0
    else:
        assert "No game came to its end" in outcome.out
        assert "crashed in 2 games, first in game 1: ZeroDivisionError" in outcome.out
        assert "per second" not in outcome.out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("solo", "--variant", "forum", "--bot", "hunter"), "arena"),
        (("solo", "--variant", "classic", "--bot", "huntre"), "Did you mean hunter?"),
        (("arena", "--variant", "classic", "--bots", "hunter,scattre"), "Did you mean scatter?"),
        (("arena", "--variant", "classic", "--bots", "hunter"), "two"),
        (
            ("arena", "--variant", "forum", "--seats", 3, "--bots", "hunter,scatter", "--match", 3),
            "two",
        ),
        (("arena", "--variant", "klassic", "--bots", "hunter,scatter"), "classic"),
        (("solo", "--variant", "classic", "--bot", "hunter", "--games", 0), "games"),
        (("solo", "--variant", "classic", "--bot", "hunter", "--fields", "gone.txt"), "gone.txt"),
        (("solo", "--variant", "classic", "--bot", "./gone.py:Bot"), "gone.py"),
    ],
)
def test_what_cannot_be_measured_is_said(
    run: Run, arguments: tuple[object, ...], word: str
) -> None:
    """One clear message, exit code 2."""
    outcome = run(*arguments)

    assert outcome.code == 2
    assert word in outcome.err


def test_ctrl_c_prints_what_was_measured_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour of games must not be lost by losing patience."""
    whole = SoloRun.play
    monkeypatch.setattr(SoloRun, "play", lambda self, number: _stopped(whole, self, number))

    outcome = run("solo", "--variant", "classic", "--bot", "scatter", *SMALL, "--games", 50)

    assert outcome.code == 130
    assert "7 fields" in outcome.out
    assert outcome.err == "Stopped after 7 of 50 games; the figures are of these.\n"


def _stopped(
    play: Callable[[SoloRun, int], FieldCleared], run: SoloRun, number: int
) -> FieldCleared:
    if number == 7:
        raise KeyboardInterrupt
    return play(run, number)


def wait_for_work(parent: int) -> None:
    """Wait until a process that *parent* has started was busy for a second."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                # What follows the name: state, parent, …, and the ticks of the processor.
                fields = stat.read_text("utf-8").rpartition(")")[2].split()
                if int(fields[1]) == parent and int(fields[11]) >= os.sysconf("SC_CLK_TCK"):
                    return
        time.sleep(0.1)
    raise AssertionError("nobody works")


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
def test_ctrl_c_stops_the_workers_too() -> None:
    """As a terminal does it: all processes get the signal, one of them answers."""
    command = ["arena", "--variant", "classic", "--bots", "scatter,scatter", "--games", "1000000"]
    running = subprocess.Popen(
        [sys.executable, "-m", "seabattle", *command, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_for_work(running.pid)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)

    assert running.returncode == 130
    assert out.startswith("classic, 2 seats: ")
    assert re.fullmatch(r"Stopped after \d+ of 1000000 games; the figures are of these\.\n", err)


def test_ctrl_c_before_there_is_a_command_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first half second goes into importing what the commands need."""

    def impatient(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("seabattle.cli.command_line.run_command_line", impatient)

    assert main(["variants"]) == 130
