import pytest

from seabattle.grid import Cell, Col, Row, attitudes, read_shape, shape_of


@pytest.mark.parametrize(
    ("drawing", "turned", "mirrored", "ways"),
    [
        (["####"], True, True, 2),
        (["####"], False, True, 1),
        (["#"], True, True, 1),
        (["##", "##"], True, True, 1),
        (["###", "#.."], True, True, 8),
        (["###", "#.."], True, False, 4),
        (["###", "#.."], False, True, 2),
        ([".##", "##."], True, True, 4),
        ([".##", "##."], True, False, 2),
        (["##", "#."], True, False, 4),
    ],
)
def test_a_shape_lies_in_as_many_ways_as_it_has(
    drawing: list[str], turned: bool, mirrored: bool, ways: int
) -> None:
    """Each orientation of a shape counts once: a duplicate adds fleets, a gap forbids some."""
    assert len(attitudes(read_shape(drawing), turned=turned, mirrored=mirrored)) == ways


def test_empty_margins_of_a_drawing_do_not_matter() -> None:
    """People draw with spaces, and a ship has no place until it is placed."""
    assert (
        read_shape(["....", ".##.", ".#.."])
        == read_shape(["##", "#."])
        == read_shape([" ##", " #"])
    )


def test_a_shape_is_the_same_wherever_its_cells_lie() -> None:
    """The placement check compares the shape of what was placed with the fleet list."""
    cells = [Cell(Row(7), Col(2)), Cell(Row(6), Col(2)), Cell(Row(6), Col(3))]

    assert shape_of(cells) == read_shape(["##", "#."])


@pytest.mark.parametrize(
    ("drawing", "whole"),
    [(["##", "#."], True), (["#.", ".#"], False), (["#.#"], False), (["#.#", "###"], True)],
)
def test_decks_that_meet_only_at_a_corner_are_not_one_ship(drawing: list[str], whole: bool) -> None:
    """A ship in two pieces could never be found by following its sides."""
    assert read_shape(drawing).whole is whole


@pytest.mark.parametrize("drawing", [["#x"], ["..", ".."], [""]])
def test_a_drawing_needs_decks_and_no_other_sign(drawing: list[str]) -> None:
    """A drawing without a deck, or with an unknown sign, is refused: a typing slip is no ship."""
    with pytest.raises(ValueError, match="deck"):
        read_shape(drawing)
