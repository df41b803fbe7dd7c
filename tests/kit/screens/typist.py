"""A player at a real terminal who plays line by line and answers every question."""

import os
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

import pexpect

from seabattle.rules import Ruleset, labels_of

PATIENCE = 60
"""Seconds until something has to be written."""

MOST = 2000
"""Answers after which a game should be over."""

WIDE = 1000
"""Columns of a terminal on which no sentence is broken into lines."""

LINE = re.compile(r"[^\n]*\r\n")

QUESTION = re.compile(
    r"(?:Enter takes this fleet|Turn \d+, your|Shoot again|\d+ more shots|You have hit"
    r"|Your attack is lost|Nothing is left but to pass|Round \d+, your|[^\n]*, press Enter)[^\n]*: "
)
"""The questions in English; all other text is output."""

SHOWING = re.compile(r"At a sealed table[^\n]*:\r\n")
"""Asked when a sealed game is over."""

HOLDER = re.compile(r"Pass the keyboard to (.*)\.")

STORY = re.compile(
    r"^(You|Hunter|Gunner|Admiral|Anna|Bruno|Carla|Round|New hit|No new hits|Your fleet is)\b"
)
"""The beginnings of lines that stand in a log, too."""


class Typist:
    """A process that plays in a terminal, and the hands of its player."""

    def __init__(
        self,
        home: Path,
        ruleset: Ruleset,
        *arguments: str,
        terminal: str = "dumb",
        columns: int = WIDE,
        more: Mapping[str, str] | None = None,
    ) -> None:
        environment = {
            **os.environ,
            **(more or {}),
            "XDG_DATA_HOME": str(home),
            "SEABATTLE_LANG": "en",
            "TERM": terminal,
            # Another test's terminal may have left its own size there.
            "COLUMNS": str(columns),
        }
        self.terminal = pexpect.spawn(
            sys.executable,
            ["-m", "seabattle", *arguments],
            env=environment,
            encoding="utf-8",
            timeout=PATIENCE,
            echo=False,
            dimensions=(24, columns),
        )
        # No password is asked for, so there is no need to wait for the echo to be off.
        self.terminal.delaybeforesend = None
        self.lines: list[str] = []
        """Everything that was written, without the questions."""
        self.questions: list[str] = []
        self.holder = ""
        """Who has the keyboard, where several share it."""
        self._ruleset = ruleset
        self._cells: dict[str, Iterator[str]] = {}

    def wait_for_question(self) -> str | None:
        """Read on until something is asked; nothing when the game is over."""
        while True:
            found = self.terminal.expect([LINE, QUESTION, pexpect.EOF])
            if found == 2:
                self.terminal.close()
                return None
            said = str(self.terminal.after)
            if found == 1:
                self.questions.append(said.strip())
                return self.questions[-1]
            self._note(said.rstrip("\r\n"))

    def wait_for_words(self, words: str) -> str:
        """Read on until a line with these words is written, and give it."""
        for line in self.lines:
            if words in line:
                return line
        while True:
            found = self.terminal.expect([LINE, pexpect.EOF])
            assert found == 0, f"{words!r} was never said: {self.lines[-10:]}"
            self._note(str(self.terminal.after).rstrip("\r\n"))
            if words in self.lines[-1]:
                return self.lines[-1]

    def _note(self, line: str) -> None:
        self.lines.append(line)
        passed = HOLDER.match(line)
        if passed:
            self.holder = passed[1]

    def type(self, line: str) -> None:
        """Type a line, and do not wait for what comes of it."""
        self.terminal.sendline(line)

    def answer(self, question: str) -> str:
        """The answer of a player who wants the game to go on."""
        shots = re.search(r"(\d+) (?:more |secret )?shots", question)
        if "Enter" in question:
            return ""
        if re.search("attack is lost|second shot|left but to pass", question):
            return "pass"
        return " ".join(self._next_cell() for _ in range(int(shots[1]) if shots else 1))

    def _next_cell(self) -> str:
        if self.holder not in self._cells:
            labels = labels_of(self._ruleset)
            names = [labels.name(cell) for cell in self._ruleset.grid.cells()]
            self._cells[self.holder] = cycle(names)
        return next(self._cells[self.holder])

    def play_sealed(self) -> bool:
        """Play until it is asked whether the field shall be shown; whether that is asked at all."""
        while True:
            found = self.terminal.expect([SHOWING, LINE, QUESTION, pexpect.EOF])
            if found == 2:
                self.type(self.answer(str(self.terminal.after)))
            elif found == 1:
                self._note(str(self.terminal.after).rstrip("\r\n"))
            else:
                return found == 0

    def play(self, answers: int = 0) -> bool:
        """Answer so many questions, or all; whether the game went on so long."""
        for _ in range(answers or MOST):
            question = self.wait_for_question()
            if question is None:
                return False
            self.type(self.answer(question))
        assert answers, f"no end after {MOST} answers: {self.lines[-10:]}"
        return True

    def kill(self) -> None:
        """End the process as a power cut does, at any point of its work."""
        self.terminal.kill(signal.SIGKILL)
        self.terminal.expect(pexpect.EOF)
        for line in str(self.terminal.before).splitlines():
            self._note(line)
        self.terminal.close()

    @property
    def story(self) -> list[str]:
        """The lines that tell of the game."""
        return [line for line in self.lines if STORY.match(line)]

    @property
    def code(self) -> int | None:
        """With which code the process has ended."""
        code: int | None = self.terminal.exitstatus
        return code
