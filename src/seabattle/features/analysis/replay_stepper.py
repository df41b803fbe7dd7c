"""A recorded game on a terminal, step by step: arrows, play, jump, with luck and loss beside it.

The stepper itself is a plain value that knows keys and no terminal; :func:`step_through` lends
it one, and gives it back as it was.
"""

import os
import select
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from seabattle.drawing.text_replay import ReplayViewer
from seabattle.features.analysis.analysis_text import write_figure, write_signed
from seabattle.features.analysis.expectation import shipped_expectation
from seabattle.features.analysis.game_analysis import (
    RecordedTurn,
    analyse_turns,
    can_analyse,
    turns_of,
    unit_of,
)
from seabattle.game import Fire, UseWeapon
from seabattle.game.event import RadarSwept, SalvoLanded
from seabattle.records import Record
from seabattle.speech import Speaker
from seabattle.views import reports_to

PLAY_SECONDS = 1.0
"""How long a step is shown while the game plays by itself."""

KEYS = {
    **dict.fromkeys(("\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB", "\x1b[6~", "n", "l"), "next"),
    **dict.fromkeys(("\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA", "\x1b[5~", "p", "h"), "back"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "first"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "last"),
    " ": "play",
    **dict.fromkeys(("\r", "\n"), "jump"),
    **dict.fromkeys(("\x7f", "\b"), "erase"),
    **dict.fromkeys(("q", "Q", "\x03", "\x04", "\x1b"), "quit"),
}
"""What is pressed, and what it means; digits are typed before a jump."""


class ReplayStepper:
    """Where somebody is in a game that they leaf through."""

    def __init__(self, steps: int, first: int = 1) -> None:
        self.steps = max(1, steps)
        self.number = min(max(1, first), self.steps)
        self.playing = False
        self.typed = ""
        self.left = False
        """Whether somebody has seen enough."""

    def press(self, key: str) -> None:
        """Do what a key means; others do nothing."""
        if key.isdigit() and len(key) == 1:
            self.typed = (self.typed + key)[-6:]
            return
        meaning = KEYS.get(key)
        if meaning in ("next", "back", "first", "last"):
            self.playing = False
            self._go(
                {"next": self.number + 1, "back": self.number - 1, "first": 1}.get(
                    meaning, self.steps
                )
            )
        elif meaning == "play":
            self.playing = not self.playing and self.number < self.steps
        elif meaning == "jump" and self.typed:
            self._go(int(self.typed))
        elif meaning == "erase":
            self.typed = self.typed[:-1]
            return
        elif meaning == "quit":
            self.left = True
        self.typed = ""

    def tick(self) -> None:
        """Go on by itself while the game plays."""
        if self.playing:
            self._go(self.number + 1)
            self.playing = self.number < self.steps

    def _go(self, number: int) -> None:
        self.number = min(max(1, number), self.steps)


def split_keys(typed: str) -> list[str]:
    """The keys in what a terminal has sent: an arrow is several characters."""
    keys: list[str] = []
    while typed:
        length = next((n for n in (4, 3) if typed[:n] in KEYS and typed[0] == "\x1b"), 1)
        keys.append(typed[:length])
        typed = typed[length:]
    return keys


def notes_for(record: Record, eyes: ReplayViewer, speaker: Speaker) -> Callable[[int], str]:
    """What the analysis says of a step: nothing where nobody fired, or the game is not over.

    A seat is told of its own moves alone, a spectator of none. Each is looked at when it is
    first shown.
    """
    turns = dict(_turns_by_step(record, eyes))

    @cache
    def note(number: int) -> str:
        turn = turns.get(number)
        if turn is None:
            return ""
        (move,) = analyse_turns(record.ruleset, [turn])
        return speaker.say(
            "replay-note",
            unit=unit_of(record.ruleset),
            before=write_figure(speaker, move.before),
            after=write_figure(speaker, move.after),
            luck=write_signed(speaker, move.luck),
            loss=write_figure(speaker, move.loss),
        )

    return note


def _turns_by_step(record: Record, eyes: ReplayViewer) -> Iterator[tuple[int, RecordedTurn]]:
    """The moves of the steps that are shown and may be judged."""
    ruleset = record.ruleset
    if eyes is None or not record.over or not can_analyse(ruleset):
        return
    if shipped_expectation(ruleset) is None:
        # A formula would have to be fitted first, which takes long.
        return
    turns = iter(turns_of(record))
    number = 0
    for entry in record.entries:
        number += eyes == "all" or bool(reports_to(record.ruleset, eyes, entry.events))
        fired = any(isinstance(event, SalvoLanded | RadarSwept) for event in entry.events)
        if fired and isinstance(entry.command, Fire | UseWeapon):
            turn = next(turns)
            if eyes in ("all", turn.before.seat):
                yield number, turn


def step_through(
    blocks: Sequence[str], first: int, note: Callable[[int], str], footer: str
) -> None:
    """Show one block after the other as somebody presses keys, until they leave."""
    stepper = ReplayStepper(len(blocks), first)
    with _raw_terminal() as terminal:
        while not stepper.left:
            said = note(stepper.number)
            parts = [blocks[stepper.number - 1], said, f"{footer} {stepper.typed}"]
            _show("\n\n".join(part for part in parts if part))
            ready = select.select([terminal], [], [], PLAY_SECONDS if stepper.playing else None)
            if not ready[0]:
                stepper.tick()
                continue
            typed = os.read(terminal, 64).decode("utf-8", "ignore")
            if not typed:
                return
            for key in split_keys(typed):
                stepper.press(key)


def _show(text: str) -> None:
    """Put a screen in place of the last."""
    sys.stdout.write("\x1b[H\x1b[2J" + text.replace("\n", "\r\n"))
    sys.stdout.flush()


@contextmanager
def _raw_terminal() -> Iterator[int]:
    """The terminal key by key, on a screen of its own; it is given back as it was."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    sys.stdout.write("\x1b[?1049h\x1b[?25l")
    try:
        tty.setcbreak(terminal)
        yield terminal
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
        sys.stdout.write("\x1b[?25h\x1b[?1049l")
        sys.stdout.flush()
