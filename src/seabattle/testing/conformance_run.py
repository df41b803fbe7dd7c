"""A conformance game played by another program, over its standard input and output."""

import subprocess
from collections.abc import Sequence
from typing import Any

from msgspec import DecodeError, Struct, json

from seabattle.testing.conformance_game import ConformanceGame, ConformanceStep, is_same
from seabattle.trouble import Trouble

SECONDS = 120.0
"""How long a program may take for one game."""


class ConformanceResult(Struct, frozen=True):
    """What came of a game."""

    game: str
    steps: int
    step: int | None = None
    """The first step that differs, counted from 1."""
    expected: str = ""
    found: str = ""

    @property
    def same(self) -> bool:
        """Whether the program said the same at every step."""
        return self.step is None


def run_conformance(program: Sequence[str], game: ConformanceGame) -> ConformanceResult:
    """Let *program* play a game, and compare each answer with the file.

    It reads the header and then one command a line, and answers each command with one line.
    Raises :class:`Trouble` when it cannot be started or does not end.
    """
    asked = [json.encode(game.header), *(json.encode({"command": s.command}) for s in game.steps)]
    try:
        done = subprocess.run(  # noqa: S603 -- The user names the program to run.
            program,
            input=b"".join(line + b"\n" for line in asked),
            stdout=subprocess.PIPE,
            timeout=SECONDS,
            check=False,
        )
    except OSError as error:
        raise Trouble("conformance/not-started", reason=error.strerror or "") from error
    except subprocess.TimeoutExpired as error:
        raise Trouble("conformance/too-slow", seconds=int(SECONDS)) from error
    answers = done.stdout.splitlines()
    name, count = game.header.name, len(game.steps)
    for number, step in enumerate(game.steps, 1):
        answer = answers[number - 1] if number <= len(answers) else b""
        if not _fits(step, _decode(answer)):
            expected = json.encode(step).decode()
            return ConformanceResult(name, count, number, expected, answer.decode(errors="replace"))
    return ConformanceResult(name, count)


def _decode(answer: bytes) -> Any:
    try:
        return json.decode(answer)
    except DecodeError:
        return None


def _fits(step: ConformanceStep, answer: Any) -> bool:
    """Whether an answer is that of the file; reports are compared where there are any."""
    if not isinstance(answer, dict):
        return False
    if step.refused is not None:
        return bool(answer.get("refused"))
    reports = answer.get("reports", step.reports)
    events = answer.get("events")
    return is_same(events, step.events) and is_same(reports, step.reports)
