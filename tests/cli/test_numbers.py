"""Absurd numbers: every numeric option of every command refuses them or copes."""

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.screens.cli_run import Run
from kit.screens.every_command import COMMANDS, call_of, prepare_files, stand_in_for_server
from seabattle.cli.command_line import build_app

NUMBERS = ("0", "-1", "10000000", str(10**30), "9" * 5000, "nan", "inf", "1e9")
NUMERIC = (int, float, int | None, float | None)

LONGEST = 5.0
"""Seconds of processor time for one of them; most take a hundredth of that."""


def _arguments_of(command: str) -> Iterable[Any]:
    """What a command takes, whichever group it is in."""
    found = build_app()
    for word in command.split():
        found = found[word]
    return found.assemble_argument_collection()


OPTIONS = [
    (command, argument.name)
    for command in COMMANDS
    for argument in _arguments_of(command)
    if argument.hint in NUMERIC
]


class PoolOfOne:
    """Plays in this process: what is tried here is the numbers, not the workers."""

    def __init__(self, job: Any, *_: object) -> None:
        self._job = job

    def results(self, numbers: Iterable[int]) -> Iterator[Any]:
        """The results of the games."""
        return map(self._job.play, numbers)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the calls read."""
    folder = tmp_path_factory.mktemp("files")
    prepare_files(folder)
    return folder


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
    """No server runs, and no player types; a game on a server is won without one."""
    stand_in_for_server(monkeypatch)
    monkeypatch.setattr("seabattle.cli.bot_strength.ArenaWorkerPool", PoolOfOne)
    monkeypatch.setattr("seabattle.server.run.server_process.serve", lambda *_: 0)
    assert typed == []


def _call_with(command: str, files: Path, option: str, number: str) -> list[str]:
    call = call_of(command, files)
    if option in call:
        place = call.index(option)
        del call[place : place + 2]
    return [*call, f"{option}={number}"]


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_no_number_is_a_fault(run: Run, home: Path, files: Path, command: str, option: str) -> None:
    """``--budget`` and ``--round`` ended in tracebacks, and others took hours."""
    for number in NUMBERS:
        began = time.process_time()
        outcome = run(*_call_with(command, files, option, number))

        assert outcome.code in {0, 2}, (number, outcome)
        assert bool(outcome.err) == bool(outcome.code), (number, outcome)
        assert time.process_time() - began < LONGEST, number
    assert not (home / "faults").exists()


def test_there_are_such_options() -> None:
    """Or nothing was tried above."""
    assert ("count", "--budget") in OPTIONS
    assert ("post", "--round") in OPTIONS
    assert ("arena", "--limit") in OPTIONS
    assert ("admin ban", "--days") in OPTIONS
    assert len(OPTIONS) > 30


@pytest.mark.parametrize("side", ["--rows", "--columns"])
def test_a_grid_is_no_larger_than_a_rule_file_may_ask_for(run: Run, side: str) -> None:
    """Ten million rows were drawn until the memory was full."""
    outcome = run("rules", "classic", side, 10_000_000)

    assert outcome.code == 2
    assert "64" in outcome.err


def test_a_small_budget_is_a_short_wait(run: Run) -> None:
    """The count was given up at once, and the estimate beside it took half a minute."""
    began = time.process_time()
    outcome = run("count", "forum", "--seats", 30, "--budget", 1)

    assert outcome.code == 2
    assert "10^" in outcome.err
    assert time.process_time() - began < LONGEST
