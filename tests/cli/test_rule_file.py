"""``check``, ``schema`` and ``count``."""

from pathlib import Path

import pytest
from msgspec import json

from kit.screens.cli_run import Run
from kit.seas.backends import needs_kernel
from seabattle.rules import variant_names

OWN_RULES = """\
name = "puddle"
title = { en = "Puddle" }
grid = { rows = 3, columns = 4 }
sea = { touching = "freely" }
[[fleet]]
name = "raft"
count = 1
shapes = ["##"]
"""


@pytest.fixture
def puddle(tmp_path: Path) -> Path:
    """A rule file of one's own."""
    file = tmp_path / "puddle.toml"
    file.write_text(OWN_RULES)
    return file


def test_a_file_of_ones_own_is_as_good_as_a_preset(run: Run, puddle: Path) -> None:
    """A user's rules anywhere on disk can be checked, read in words and counted."""
    assert run("check", puddle).code == 0
    assert "Puddle" in run("rules", puddle).out
    assert run("count", puddle).out == "17\n"


def test_all_mistakes_are_told_at_once(run: Run, tmp_path: Path) -> None:
    """Mending one mistake only to meet the next is how people give up."""
    file = tmp_path / "bad.toml"
    file.write_text(
        OWN_RULES.replace("count = 1", "count = -1").replace('"freely"', '"sometimes"')
        + "[words]\nmiss = 3\n"
    )

    outcome = run("check", file)

    assert outcome.code == 2
    assert outcome.err.count(str(file)) == 3
    assert "3 mistakes." in outcome.err
    assert f"{file}:4:sea.touching" in outcome.err


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"\x00\xff\xfe\x80", "UTF-8"),
        (b"", "missing"),
        (b"name = ", "TOML"),
        (OWN_RULES.replace("rows = 3", "rows = 100").encode(), "too large"),
        (OWN_RULES.replace("count = 1", "count = 500").encode(), "too large"),
        (OWN_RULES.replace("count = 1", "count = 0").encode(), "too small"),
        (OWN_RULES.replace("count = 1", "count = -2").encode(), "too small"),
        (OWN_RULES.replace('"##"', '"#####"').encode(), "fits"),
        (OWN_RULES.replace("count = 1", "count = 7").encode(), "decks"),
        ((OWN_RULES + '[labels]\ncolumns = "ABBA"\n').encode(), "twice"),
    ],
)
def test_a_bad_rule_file_gets_a_clear_message(
    run: Run, tmp_path: Path, content: bytes, word: str
) -> None:
    """Bad input is answered with a sentence and exit code 2, never with a traceback."""
    file = tmp_path / "bad.toml"
    file.write_bytes(content)

    for command in ("check", "rules", "count"):
        outcome = run(command, file)
        assert outcome.code == 2
        assert word in outcome.err
        assert "Traceback" not in outcome.err


@pytest.mark.parametrize("command", ["check", "rules", "count", "play"])
def test_an_unknown_variant_is_answered_with_what_there_is(run: Run, command: str) -> None:
    """A typing error should cost one look."""
    outcome = run(command, "sea-batle")

    assert outcome.code == 2
    assert "sea-battle" in outcome.err


def test_a_folder_is_no_rule_file(run: Run, tmp_path: Path) -> None:
    """People drag folders too."""
    outcome = run("check", tmp_path)

    assert outcome.code == 2
    assert "folder" in outcome.err


def test_check_answers_programs_too(run: Run, tmp_path: Path) -> None:
    """Editors want lines and codes, not prose."""
    file = tmp_path / "bad.toml"
    file.write_text(OWN_RULES.replace('"freely"', '"sometimes"'))

    outcome = run("check", file, "--json")
    told = json.decode(outcome.out)

    assert outcome.code == 2
    assert [(one["line"], one["code"]) for one in told["mistakes"]] == [(4, "file/not-a-choice")]


def test_the_schema_is_json(run: Run) -> None:
    """Editors load it as it is printed."""
    assert "properties" in run("schema").out
    assert json.decode(run("schema").out)["title"]


@pytest.mark.parametrize("name", variant_names())
def test_every_ready_made_variant_is_sound(run: Run, name: str) -> None:
    """The built-in variants pass the check."""
    assert run("check", name).code == 0


@needs_kernel
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("sea-battle", 1_855_545_978_831_780),
        ("sea-battle-corners", 17_012_294_240_149_696),
        ("classic", 2_898_771_376),
    ],
)
def test_the_games_of_the_sheets_have_the_published_numbers(
    run: Run, name: str, number: int
) -> None:
    """Ships of one class are not told apart, nor are a cruiser and a submarine that look alike."""
    assert run("count", name).out == f"{number}\n"


def test_a_count_beyond_the_budget_says_so(run: Run) -> None:
    """Refuse or finish: never hang."""
    outcome = run("count", "sea-battle", "--budget", 1000)

    assert outcome.code == 2
    assert "--budget" in outcome.err


@needs_kernel
@pytest.mark.parametrize(
    ("name", "about"), [("battaglia-navale", "2.4 × 10^30"), ("sea-battle-15", "8.1 × 10^28")]
)
def test_fleets_beyond_counting_are_estimated(run: Run, name: str, about: str) -> None:
    """A rough number within seconds, not a gigabyte and then a shrug."""
    outcome = run("count", name)

    assert outcome.code == 2
    assert about in outcome.err
    assert "--budget" in outcome.err


def test_a_table_can_be_smaller_than_its_file_says(run: Run) -> None:
    """The host of a game may set the grid."""
    assert run("count", "classic", "--rows", 6, "--columns", 6, "--json").out == (
        '{\n  "fleets": 1656,\n  "variant": "classic"\n}\n'
    )


def test_a_table_that_cannot_be_set_is_refused(run: Run) -> None:
    """What the host agrees is checked like a file."""
    assert "seats" in run("rules", "sea-battle", "--seats", 3).err
    assert run("rules", "classic", "--rows", 2).code == 2
    assert run("rules", "classic", "--labels", "ABBA").code == 2
