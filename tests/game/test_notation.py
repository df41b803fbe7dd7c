"""Parsing the name of a cell as players type it."""

import pytest

from seabattle.game.command import WholeColumn, WholeRow
from seabattle.game.notation import LONGEST, read_cell, read_line
from seabattle.game.refusal import (
    CellAmbiguous,
    CellNotNamed,
    CellOffGrid,
    CellTooLong,
    CellUnreadable,
    OtherAlphabet,
    Refusal,
)
from seabattle.grid import Cell, Col, Grid, Labels, Row, labels_for

LATIN = labels_for(Grid(10, 10), "latin", "numbers", "")
CYRILLIC = labels_for(Grid(10, 10), "cyrillic", "numbers", "")
CYRILLIC_YO = labels_for(Grid(10, 10), "cyrillic-yo", "numbers", "")
REPUBLIC = labels_for(Grid(10, 10), "РЕСПУБЛИКА", "numbers", "")
SNOW_MAIDEN = labels_for(Grid(10, 10), "снегурочка", "numbers", "")
ITALIAN = labels_for(Grid(16, 16), "latin", "numbers", "-")
FORUM = labels_for(Grid(57, 57), "latin", "numbers", "")
FLAT = labels_for(Grid(3, 12), "latin", "numbers", "")
NUMBERS = labels_for(Grid(12, 12), "numbers", "numbers", "-")


def cell(row: int, col: int) -> Cell:
    """The cell in this row and column, counted from zero."""
    return Cell(Row(row), Col(col))


@pytest.mark.parametrize(
    ("labels", "text", "expected"),
    [
        (LATIN, "B1", cell(0, 1)),
        (LATIN, "b1", cell(0, 1)),
        (LATIN, "B-1", cell(0, 1)),
        (LATIN, " b 1 ", cell(0, 1)),
        (LATIN, "«B1»", cell(0, 1)),
        (LATIN, "B–1", cell(0, 1)),
        (LATIN, "B01", cell(0, 1)),
        (LATIN, "Ｂ１", cell(0, 1)),
        (LATIN, "J10", cell(9, 9)),
        (CYRILLIC, "В1", cell(0, 2)),
        (CYRILLIC, "в1", cell(0, 2)),
        (CYRILLIC, "а10", cell(9, 0)),
        (CYRILLIC, "к3", cell(2, 9)),
        (CYRILLIC_YO, "ё3", cell(2, 6)),
        (CYRILLIC_YO, "е\u03083", cell(2, 6)),
        (REPUBLIC, "р1", cell(0, 0)),
        (SNOW_MAIDEN, "А10", cell(9, 9)),
        (ITALIAN, "P-16", cell(15, 15)),
        (ITALIAN, "p16", cell(15, 15)),
        (FORUM, "AA27", cell(26, 26)),
        (FORUM, "aa27", cell(26, 26)),
        (FORUM, "BE57", cell(56, 56)),
        (FLAT, "L3", cell(2, 11)),
        (NUMBERS, "12-3", cell(2, 11)),
    ],
)
def test_a_cell_is_read_by_the_labels_of_the_table(
    labels: Labels, text: str, expected: Cell
) -> None:
    """People write cells in many ways, and every one of them is plain enough (SB2, BN1, FO1)."""
    assert read_cell(labels, text) == expected


@pytest.mark.parametrize(
    ("labels", "text", "meant"),
    [
        (LATIN, "В1", "B1"),
        (LATIN, "а10", "A10"),
        (LATIN, "Ж1", ""),
        (CYRILLIC, "B1", "В1"),
        (CYRILLIC, "a10", "А10"),
        (CYRILLIC, "J1", ""),
        (REPUBLIC, "P1", "Р1"),
        (FORUM, "АA27", "AA27"),
    ],
)
def test_a_look_alike_of_the_other_alphabet_is_named_and_never_guessed(
    labels: Labels, text: str, meant: str
) -> None:
    """Cyrillic В is the third column and Latin B the second: a guess may hit the wrong cell."""
    answer = read_cell(labels, text)

    assert isinstance(answer, OtherAlphabet)
    assert answer.meant == meant


@pytest.mark.parametrize(
    ("text", "expected"),
    [("3-10", cell(9, 2)), ("10,1", cell(0, 9)), ("03 / 07", cell(6, 2)), ("1.1", cell(0, 0))],
)
def test_whose_keyboard_lacks_the_letters_counts_the_columns(text: str, expected: Cell) -> None:
    """Columns can be typed as numbers by players whose keyboard lacks the table's letters."""
    assert read_cell(CYRILLIC, text) == expected
    foreign = read_cell(CYRILLIC, "Q7")
    assert isinstance(foreign, OtherAlphabet)
    shown = read_cell(CYRILLIC, foreign.counted)
    assert isinstance(shown, Cell)
    assert CYRILLIC.name(shown) == foreign.cell


@pytest.mark.parametrize("scheme", ["latin", "cyrillic", "cyrillic-yo", "РЕСПУБЛИКА", "СНЕГУРОЧКА"])
def test_every_cell_is_read_back_from_its_own_name(scheme: str) -> None:
    """Every cell name shown on the screen can be typed, in either case."""
    grid = Grid(7, 10)
    labels = labels_for(grid, scheme, "numbers", "")

    for place in grid.cells():
        name = labels.name(place)
        assert read_cell(labels, name) == place
        assert read_cell(labels, name.lower()) == place


@pytest.mark.parametrize(
    ("labels", "text", "refusal"),
    [
        (LATIN, "", CellNotNamed),
        (LATIN, " \t ", CellNotNamed),
        (LATIN, "«»", CellNotNamed),
        (LATIN, "K1", CellOffGrid),
        (LATIN, "A11", CellOffGrid),
        (LATIN, "A0", CellOffGrid),
        (LATIN, "11-1", CellOffGrid),
        (LATIN, "0-1", CellOffGrid),
        (LATIN, "310", CellUnreadable),
        (FLAT, "A4", CellOffGrid),
        (CYRILLIC, "Й1", CellOffGrid),
        (CYRILLIC, "Ё1", CellOffGrid),
        (LATIN, "💥", CellUnreadable),
        (LATIN, "B1💥", CellUnreadable),
        (LATIN, "B", CellUnreadable),
        (LATIN, "7", CellUnreadable),
        (LATIN, "ß1", CellOffGrid),
        (LATIN, "ı1", CellUnreadable),
        (LATIN, "B1 C2", CellUnreadable),
        (LATIN, "\x1b[31mB1", CellUnreadable),
        (LATIN, "B٣", CellUnreadable),
        (NUMBERS, "111", CellAmbiguous),
        (LATIN, "B1" * 5000, CellTooLong),
    ],
)
def test_what_names_no_cell_is_refused_with_its_reason(
    labels: Labels, text: str, refusal: type[Refusal]
) -> None:
    """Text that names no cell is refused with its reason, and costs no turn."""
    assert isinstance(read_cell(labels, text), refusal)


def test_a_refusal_quotes_no_control_characters() -> None:
    """A refusal quotes no control characters, which could alter the reader's terminal."""
    answer = read_cell(LATIN, "\x1b[31m\x07B1")

    assert isinstance(answer, CellUnreadable)
    assert answer.text.isprintable()


@pytest.mark.parametrize("text", ["B" * LONGEST, "1" * LONGEST, "-" * LONGEST, "\ud800"])
def test_odd_text_is_answered_not_crashed_on(text: str) -> None:
    """Random text never crashes the parser."""
    assert isinstance(read_cell(LATIN, text), Refusal)


def test_an_air_raid_takes_a_column_by_letter_and_a_row_by_number() -> None:
    """BN7: a whole row or column, whichever label was named."""
    assert read_line(ITALIAN, "a") == WholeColumn(Col(0))
    assert read_line(ITALIAN, "16") == WholeRow(Row(15))
    assert isinstance(read_line(ITALIAN, "А"), OtherAlphabet)
    assert isinstance(read_line(ITALIAN, "zz"), CellUnreadable)
    assert isinstance(read_line(NUMBERS, "3"), CellAmbiguous)
    assert isinstance(read_line(ITALIAN, ""), CellNotNamed)
    assert isinstance(read_line(ITALIAN, "A" * 99), CellTooLong)


def test_georgian_letters_are_read_in_either_case() -> None:
    """Georgian letters are read in either case, as keyboards and browsers differ."""
    labels = labels_for(Grid(10, 10), "აბგდევზთიკ", "numbers", "")
    assert labels.name(Cell(Row(9), Col(1))) == "ბ10"
    for typed in ("ბ10", "Ბ10", " ბ-10 "):
        assert read_cell(labels, typed) == Cell(Row(9), Col(1))
