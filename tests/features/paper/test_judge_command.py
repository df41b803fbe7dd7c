"""``judge``."""

from pathlib import Path

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from seabattle.rules import LANGUAGES

EXAMPLES = sorted((Path(__file__).parents[3] / "docs" / "examples").glob("*.txt"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_are_judged(run: Run, example: Path, lang: str) -> None:
    """SB11–SB14: what the documentation shows can be tried at once."""
    outcome = run("judge", example, "--lang", lang)

    assert outcome.code == 0
    assert outcome.out


def test_a_verdict_for_programs(run: Run) -> None:
    """A club's web page wants the facts, not the prose."""
    told = json.decode(run("judge", EXAMPLES[0], "--json").out)

    assert "verdict" in told


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"hello", b"variant: nothing\n" * 100])
def test_a_sheet_that_cannot_be_read_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    """One clear message, exit code 2."""
    file = tmp_path / "sheet.txt"
    file.write_bytes(content)

    outcome = run("judge", file)

    assert outcome.code == 2
    assert "sheet.txt" in outcome.err
    assert "Traceback" not in outcome.err


def test_a_table_with_rules_of_its_own_is_judged_by_them(run: Run, tmp_path: Path) -> None:
    """A user's own file is as good as a preset, for the judge too."""
    rules = tmp_path / "puddle.toml"
    rules.write_text(
        'name = "puddle"\ntitle = { en = "Puddle" }\ngrid = { rows = 2, columns = 3 }\n'
        'sea = { touching = "freely" }\n[[fleet]]\nname = "raft"\ncount = 1\nshapes = ["##"]\n'
    )
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(
        "players: Anna, Boris\n\n"
        "field: Anna\n  A A .\n  . . .\n\nfield: Boris\n  . . .\n  . A A\n\n"
        "shots:\nAnna: B2 hit\nBoris: C1 miss\nAnna: C2 sunk\n"
    )

    outcome = run("judge", sheet, "--rules", rules)

    assert outcome.code == 0
    assert "Anna" in outcome.out.splitlines()[0]
