import pytest

from seabattle.grid import Cell, Col, Grid, Row, labels_for
from seabattle.grid.labels import series


@pytest.mark.parametrize(
    ("scheme", "ten"),
    [
        ("latin", "A B C D E F G H I J"),
        ("cyrillic", "А Б В Г Д Е Ж З И К"),
        ("cyrillic-yo", "А Б В Г Д Е Ё Ж З И"),
        ("РЕСПУБЛИКА", "Р Е С П У Б Л И К А"),
        ("снегурочка", "С Н Е Г У Р О Ч К А"),
        ("numbers", "1 2 3 4 5 6 7 8 9 10"),
    ],
)
def test_the_labels_of_the_sheet(scheme: str, ten: str) -> None:
    """The five label schemes of SB2, letter by letter."""
    assert " ".join(series(scheme, 10)) == ten


def test_after_z_comes_aa() -> None:
    """A forum game of sixty has more columns than letters (FO1)."""
    assert series("latin", 54)[24:28] == ("Y", "Z", "AA", "AB")
    assert series("latin", 54)[51:] == ("AZ", "BA", "BB")
    assert len(set(series("cyrillic", 64))) == 64


@pytest.mark.parametrize(
    ("scheme", "complaint"),
    [
        ("МОЛОКО", "О occurs twice"),
        ("REEF", "E occurs twice"),
        ("ABC", "3 letters"),
        ("A1", "word"),
    ],
)
def test_a_word_must_have_enough_different_letters(scheme: str, complaint: str) -> None:
    """Two columns of one name would make a shot ambiguous."""
    with pytest.raises(ValueError, match=complaint):
        series(scheme, 4)


def test_the_letter_names_the_column_and_the_number_the_row() -> None:
    """SB1: columns are lettered left to right, rows numbered top to bottom."""
    labels = labels_for(Grid(3, 5), "latin", "numbers", "")

    assert labels.name(Cell(Row(2), Col(4))) == "E3"
    assert labels_for(Grid(3, 5), "latin", "numbers", "-").name(Cell(Row(0), Col(1))) == "B-1"


def test_georgian_letters_are_drawn_as_they_are_written() -> None:
    """Few fonts have their capitals, and people do not write them one by one."""
    assert "".join(series("აბგდევზთიკ", 10)) == "აბგდევზთიკ"
    assert "".join(series("ᲐᲑᲒᲓ", 4)) == "აბგდ"
    assert "".join(series("республика", 10)) == "РЕСПУБЛИКА"
    assert "".join(series("aßc", 3)) == "AßC"
