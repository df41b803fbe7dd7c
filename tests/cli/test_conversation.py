"""What a screen reader hears: whole conversations, kept as text.

Write them anew with ``SEABATTLE_NEW_TRANSCRIPTS=write`` in the environment, and read them aloud.
"""

import os
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kit.screens.cli_run import Run
from seabattle.matches.service import Service

HEARD = Path(__file__).parent / "heard"

TALKS: dict[str, tuple[str, str]] = {
    "sea-battle-en": (
        "play sea-battle --plain --against hunter --lang en",
        "help|turn 1|random||A1|B2|nonsense|A1|C3|ships|chart|hint|odds|help|stop",
    ),
    "battaglia-navale-it": (
        "play battaglia-navale --plain --against hunter --lang it --name Anna",
        "aiuto||radar C-3|colpo-a-largo-raggio H-8|bombardamento-aereo D|A-1|navi|carta|abbandono",
    ),
    "classic-bonus-ru": (
        "play classic-bonus --plain --against hunter --lang ru",
        "помощь||а1|ход|ход 1|б2|в3|победа|ход 1|пас|г4|корабли|карта|шансы|помощь|сдаюсь",
    ),
    "salvo-en": (
        "play salvo --plain --against hunter --lang en --name Anna",
        "|A1 B2|A1 B2 C3 D4 E5|A2 B3 C4 D5 E6|hint|chart|resign",
    ),
    "forum-en": (
        "play forum --plain --seats 2 --people 2 --name Anna --name Bruno --lang en",
        "|||||A1|||B2|C3|||C3|chart|ships|hint|resign",
    ),
    "hot-seat-it": (
        "play classic --plain --people 2 --name Anna --name Bruno --lang it --no-hints",
        "|||||A1|||B2|||consiglio|continua|basta",
    ),
}
"""The command, and what is typed then; between strokes stands a line."""


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same fleets, lots and bots each time, in the same terminal."""
    monkeypatch.setattr("seabattle.cli.line_mode.fleet_prompt.SYSTEM", Random(7))
    monkeypatch.setattr(
        "seabattle.client.local_matches.Service", partial(Service, chance=Random(7))
    )
    monkeypatch.setenv("LINES", "4")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person will type; it is heard as well."""
    lines: list[str] = []

    def answer() -> bytes:
        if not lines:
            return b""
        sys.stdout.write(f"> {lines[0]}\n")
        return f"{lines.pop(0)}\n".encode()

    monkeypatch.setattr("seabattle.cli.terminal.keyboard.read_typed", answer)
    return lines


@pytest.mark.usefixtures("fate")
@pytest.mark.parametrize("talk", TALKS)
def test_what_is_heard_is_what_was_written_down(run: Run, spoken: list[str], talk: str) -> None:
    """Sentences that make sense without a picture, in the order in which they are said."""
    command, answers = TALKS[talk]
    spoken += answers.split("|")

    outcome = run(*command.split())

    assert outcome.code == 0
    assert not spoken, "the game was over before everything was said"
    file = HEARD / f"{talk}.txt"
    if os.environ.get("SEABATTLE_NEW_TRANSCRIPTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(outcome.out, "utf-8")
    assert outcome.out == file.read_text("utf-8")
    assert not set(outcome.out) & set("·•■▣×\x1b"), "nothing is drawn unless somebody asks"
