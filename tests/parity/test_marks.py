"""How each report limits where a ship may lie."""

from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import Candidates, FleetProblem, Marks, Strike, apply_marks
from seabattle.rules import Touching

ROW = 4
SHORT, LONG = 0, 1


def fitting_cells(
    *strikes: Strike, empty: int = 0, silent: bool = False
) -> tuple[set[int], set[int]]:
    """Give the cells of the two- and three-cell ships that fit the marks on a row of four."""
    classes = tuple(
        Candidates(1, list_placements(1, ROW, turn_shape(straight_shape(n)), Touching.FREELY))
        for n in (2, 3)
    )
    problem = apply_marks(FleetProblem(1, ROW, classes), Marks(empty, strikes, silent=silent))
    short, long = ({p.cells for p in c.placements} for c in problem.classes)
    return short, long


def test_a_ship_does_not_lie_on_a_miss() -> None:
    """A ship does not lie on a miss."""
    assert fitting_cells(empty=0b0001) == ({0b0110, 0b1100}, {0b1110})


def test_a_ship_that_was_not_sunk_has_a_cell_left() -> None:
    """Two hits and no sinking: the short ship cannot be these two cells."""
    short, long = fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2))
    assert short == {0b0110, 0b1100}
    assert long == {0b0111, 0b1110}


def test_a_ship_goes_down_with_its_last_cell() -> None:
    """The sinking came with the second hit, so no ship reaches beyond the hits around it."""
    short, long = fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2, sank=True))
    assert short == {0b0011, 0b1100}
    assert long == set()


def test_a_hit_after_the_sinking_is_another_ship() -> None:
    """Cells struck before and after a sinking do not belong to the ship that sank."""
    short, long = fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2, sank=True), Strike(0b0100, 3))
    assert short == {0b0011, 0b1100}
    assert long == set()


def test_hits_of_one_volley_are_simultaneous() -> None:
    """Whichever cell the sinking is told at, the whole volley counts as the last hit."""
    short, long = fitting_cells(Strike(0b0001, 1, sank=True), Strike(0b0010, 1))
    assert short == {0b0011, 0b0110, 0b1100}
    assert long == {0b1110}


def test_a_ship_sinks_once() -> None:
    """Two sinkings side by side are two ships, even when a third would fit over both."""
    going_right = Strike(0b0001, 1), Strike(0b0010, 2, sank=True), Strike(0b0100, 3, sank=True)
    going_left = Strike(0b0100, 1), Strike(0b0010, 2, sank=True), Strike(0b0001, 3, sank=True)
    assert fitting_cells(*going_right) == ({0b0011}, set())
    assert fitting_cells(*going_left) == ({0b0110, 0b1100}, set())


def test_a_named_class_is_that_class() -> None:
    """The word at the sinking rules out every other class."""
    told = Strike(0b0100, 3, sank=True, classes=frozenset([LONG]))
    assert fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2), told) == (set(), {0b0111})


def test_a_class_named_at_a_hit_is_that_class() -> None:
    """Some tables name the ship at every hit."""
    short, long = fitting_cells(Strike(0b0001, 1, classes=frozenset([LONG])))
    assert short == {0b0110, 0b1100}
    assert long == {0b0111, 0b1110}


def test_a_ship_that_was_shown_lies_where_it_was_shown() -> None:
    """Some tables draw the sunk ship."""
    shown = Strike(0b0100, 3, sank=True, ship=0b0110)
    assert fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2), shown) == ({0b0110}, set())


def test_silence_about_sinkings_says_nothing() -> None:
    """Under silent sinking any ship may be the one that was hit."""
    short, long = fitting_cells(Strike(0b0001, 1), Strike(0b0010, 2), silent=True)
    assert short == {0b0011, 0b0110, 0b1100}
    assert long == {0b0111, 0b1110}
