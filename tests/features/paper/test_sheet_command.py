"""``sheet``: a page to play on paper."""

import errno
import os
from pathlib import Path

import pytest

from kit.screens.cli_run import Run
from seabattle.rules import LANGUAGES
from seabattle.speech import say

BEGINNINGS = {"pdf": b"%PDF-", "svg": b"<svg ", "png": b"\x89PNG"}


@pytest.mark.parametrize("ending", BEGINNINGS)
def test_a_sheet_is_written_in_three_kinds_of_file(run: Run, tmp_path: Path, ending: str) -> None:
    """To print, to change, and to show."""
    file = tmp_path / f"sheet.{ending.upper()}"

    outcome = run("sheet", "sea-battle", "--lang", "ru", "-o", file)

    assert outcome.code == 0
    assert str(file) in outcome.out
    assert file.read_bytes().startswith(BEGINNINGS[ending])


def test_labels_and_seats_are_those_of_the_table(run: Run, tmp_path: Path) -> None:
    """The options are those of every other command."""
    file = tmp_path / "sheet.svg"

    assert run("sheet", "forum", "--seats", 30, "--labels", "cyrillic", "-o", file).code == 0

    assert ">АЛ</text>" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "letter"),
    [(("--lang", "ru"), "Б"), (("--lang", "ru", "--labels", "latin"), "B"), ((), "B")],
    ids=["russian", "russian-latin", "english"],
)
def test_a_russian_sheet_has_russian_columns(
    run: Run, tmp_path: Path, options: tuple[str, ...], letter: str
) -> None:
    """Players in Russia do not call a column B, unless the table has agreed to."""
    file = tmp_path / "sheet.svg"

    assert run("sheet", "sea-battle", *options, "-o", file).code == 0

    assert f">{letter}</text>" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("lang", "part"),
    [("en", "ends in none"), ("it", "non finisce"), ("ru", "не кончается")],
)
def test_another_ending_is_answered_with_the_three_that_work(
    run: Run, tmp_path: Path, lang: str, part: str
) -> None:
    """A user who guesses wrong should not have to guess again."""
    outcome = run("sheet", "classic", "--lang", lang, "-o", tmp_path / "sheet.docx")

    assert outcome.code == 2
    assert part in outcome.err
    assert all(f".{ending}" in outcome.err for ending in BEGINNINGS)


@pytest.mark.parametrize(
    ("lang", "part"), [("en", "is there already"), ("it", "esiste già"), ("ru", "уже есть")]
)
def test_a_file_is_overwritten_only_by_force(
    run: Run, tmp_path: Path, lang: str, part: str
) -> None:
    """It might be last week's game."""
    file = tmp_path / "sheet.svg"
    file.write_text("precious")

    refused = run("sheet", "classic", "--lang", lang, "-o", file)

    assert refused.code == 2
    assert part in refused.err
    assert "--force" in refused.err
    assert file.read_text() == "precious"
    assert run("sheet", "classic", "-o", file, "--force").code == 0
    assert file.read_text().startswith("<svg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_written_is_a_sentence(run: Run, tmp_path: Path, lang: str) -> None:
    """No traceback for a mistyped folder."""
    file = tmp_path / "nowhere" / "sheet.svg"

    outcome = run("sheet", "classic", "--lang", lang, "-o", file)

    reason = say(lang, "trouble-system-not-found")
    said = say(lang, "trouble-file-unwritable", file=str(file), reason=reason)
    assert (outcome.code, outcome.err) == (2, f"{said}\n")


def test_a_folder_is_not_taken_for_a_file(run: Run, tmp_path: Path) -> None:
    """--force would not help there, so it is not recommended."""
    folder = tmp_path / "sheet.svg"
    folder.mkdir()

    outcome = run("sheet", "classic", "-o", folder)

    assert outcome.code == 2
    assert "--force" not in outcome.err


def test_a_name_too_long_for_any_file_is_a_sentence(run: Run, tmp_path: Path) -> None:
    """Asking whether there is such a file fails already."""
    outcome = run("sheet", "classic", "-o", tmp_path / f"{'x' * 300}.svg")

    assert outcome.code == 2
    assert os.strerror(errno.ENAMETOOLONG) in outcome.err


def test_an_unknown_variant_is_a_sentence(run: Run, tmp_path: Path) -> None:
    """The same answer as everywhere else."""
    outcome = run("sheet", "no-such-game", "-o", tmp_path / "sheet.svg")

    assert outcome.code == 2
    assert "no-such-game" in outcome.err
    assert not (tmp_path / "sheet.svg").exists()
