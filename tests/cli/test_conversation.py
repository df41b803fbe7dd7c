"""What a screen reader hears: whole conversations, kept as text.

Write them anew with ``SEABATTLE_NEW_TRANSCRIPTS=write`` in the environment, and read them aloud.
"""

import os
import re
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

    monkeypatch.setattr("seabattle.terminal.keyboard.read_typed", answer)
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


@pytest.mark.usefixtures("fate")
@pytest.mark.parametrize("columns", [44, 80])
def test_no_word_goes_over_the_edge_of_a_terminal(
    run: Run, spoken: list[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    """Long sentences were broken wherever the terminal ended, in the middle of a word."""
    command, answers = TALKS["battaglia-navale-it"]
    spoken += f"regole|{answers}".split("|")
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    lines = run(*command.split()).out.splitlines()

    long = [line for line in lines if len(line) > columns]
    assert long == []
    assert max(map(len, lines)) > columns - 8, "the room there is is used"
    welcome = (HEARD / "battaglia-navale-it.txt").read_text("utf-8").splitlines()[0]
    assert " ".join(lines).startswith(welcome), "and nothing is lost"
    bullet = next(at for at, line in enumerate(lines) if line.startswith("- Le colonne"))
    assert lines[bullet + 1].startswith("  "), "what belongs to a point stands under it"


@pytest.mark.usefixtures("fate")
def test_ships_have_one_number_on_the_map_and_in_the_list(run: Run, spoken: list[str]) -> None:
    """Letters on the map and numbers in the list left it to the player to match them."""
    spoken += ["quit"]

    out = run("play", "sea-battle", "--against", "hunter", "--lang", "en").out

    rows = {row[1]: row[2].split() for row in re.finditer(r"(?m)^ ?(\d+)((?: +[.\d]+){10})$", out)}
    ends = re.findall(r"(?m)^(\d+): [^,]+, ([A-J])(\d+)(?: to ([A-J])(\d+))?$", out)
    assert len(ends) == 10
    for number, column, row, last_column, last_row in ends:
        assert rows[row]["ABCDEFGHIJ".index(column)] == number
        assert not last_row or rows[last_row]["ABCDEFGHIJ".index(last_column)] == number
