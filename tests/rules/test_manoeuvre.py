import pytest

from seabattle.grid import Cell, Col, Row
from seabattle.rules import Manoeuvre, reachable_places


def ship(*cells: tuple[int, int]) -> tuple[Cell, ...]:
    """A ship by its rows and columns."""
    return tuple(Cell(Row(row), Col(col)) for row, col in cells)


LYING = ship((5, 4), (5, 5), (5, 6))
BOTH = Manoeuvre()


def test_a_ship_moves_along_its_axis_or_turns_about_an_end() -> None:
    """BO1: two shifts, and both ways about both ends: six places at most."""
    assert set(reachable_places(BOTH, LYING)) == {
        ship((5, 3), (5, 4), (5, 5)),
        ship((5, 5), (5, 6), (5, 7)),
        ship((3, 4), (4, 4), (5, 4)),
        ship((5, 4), (6, 4), (7, 4)),
        ship((3, 6), (4, 6), (5, 6)),
        ship((5, 6), (6, 6), (7, 6)),
    }


def test_every_move_can_be_taken_back() -> None:
    """Every move of a ship can be reversed, so both orientations follow the same rules."""
    for place in reachable_places(BOTH, LYING):
        assert LYING in reachable_places(BOTH, place)


@pytest.mark.parametrize(("shift", "pivot", "ways"), [(True, False, 2), (False, True, 4)])
def test_each_kind_of_move_can_be_forbidden(shift: bool, pivot: bool, ways: int) -> None:
    """A rule file can forbid shifting and turning separately."""
    assert len(set(reachable_places(Manoeuvre(shift, pivot), LYING))) == ways


def test_a_ship_of_one_cell_stays_where_it_is() -> None:
    """A ship of one cell cannot move: it has no axis, and its ends are one."""
    assert reachable_places(BOTH, ship((2, 2))) == ()
