"""The typeface, and the lines that are broken with its widths."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from seabattle.drawing.text_column import ColumnLine, balance_columns, break_lines, pour
from seabattle.drawing.typeface import load_typeface
from seabattle.grid.labels import CYRILLIC_YO, LATIN


@pytest.mark.parametrize("bold", [False, True])
def test_widths_are_those_another_reader_finds(bold: bool) -> None:
    """A width read wrongly shifts every line of every sheet."""
    cut = load_typeface(bold=bold)
    font = TTFont(cut.path)
    widths, em = font["hmtx"], font["head"].unitsPerEm

    for code, glyph in font.getBestCmap().items():
        assert cut.advances[chr(code)] == pytest.approx(widths[glyph][0] / em)


@pytest.mark.parametrize("bold", [False, True])
def test_the_typeface_has_every_letter_of_the_labels_and_the_catalogs(bold: bool) -> None:
    """A letter it lacks would be printed as an empty box."""
    catalogs = Path(str(load_typeface().path)).parents[2] / "speech" / "catalogs"
    spoken = "".join(path.read_text("utf-8") for path in catalogs.glob("*/*.ftl"))

    wanted = {sign for sign in LATIN + CYRILLIC_YO + spoken + "•…«»“”—–" if sign.isalpha()}
    assert wanted <= load_typeface(bold=bold).advances.keys()


def test_lines_are_no_wider_than_asked_and_lose_no_word() -> None:
    """Even a word that is wider than its column stays on the page."""
    text = "До начала игры каждый тайно расставляет превысокомногорассмотрительствующий флот."
    lines = break_lines(text, 3.0, 30.0)

    assert all(load_typeface().width(line, 3.0) <= 30.0 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_heading_never_stands_alone_at_the_foot_of_a_column() -> None:
    """The heading and its first point must stay together."""
    lines = [
        ColumnLine("one", bullet=True),
        ColumnLine("Head", bold=True),
        ColumnLine("two", bullet=True),
    ]

    poured = pour(lines, 1.0, 2.6, 2)

    assert poured == [lines[:1], lines[1:]]


def test_a_point_is_never_torn_apart() -> None:
    """Half a sentence at the top of a column reads like another rule."""
    lines = [ColumnLine("one", bullet=True), ColumnLine("two", bullet=True), ColumnLine("and more")]

    assert pour(lines, 1.0, 2.6, 2) == [lines[:1], lines[1:]]
    assert pour(lines, 1.0, 2.0, 2) is None
    assert pour(lines, 1.0, 2.6, 1) is None


def test_columns_are_about_as_long_as_each_other() -> None:
    """A full column beside an empty one looks like a mistake."""
    lines = [ColumnLine(str(number), bullet=True) for number in range(10)]

    poured = balance_columns(lines, 1.0, 100.0, 2)

    assert poured is not None
    assert [len(column) for column in poured] == [5, 5]
