import pytest

from seabattle.grid import Cell, Col, Grid, Row
from seabattle.rules import Touching, clear_water, too_close


def sea(drawing: str) -> tuple[Grid, dict[str, int]]:
    """A drawn sea: its grid, and a mask for every letter."""
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    grid = Grid(len(rows), len(rows[0]))
    masks: dict[str, int] = {}
    for row, line in enumerate(rows):
        for col, sign in enumerate(line):
            masks[sign] = masks.get(sign, 0) | grid.bit(Cell(Row(row), Col(col)))
    return grid, masks


@pytest.mark.parametrize(
    ("touching", "refused"),
    [(Touching.NEVER, True), (Touching.CORNERS, False), (Touching.FREELY, False)],
)
def test_ships_that_meet_at_a_corner(touching: Touching, refused: bool) -> None:
    """Corner contact is where the rule sheets disagree."""
    grid, ships = sea("""
        A A . .
        . . B .
        . . B .
    """)

    assert too_close(grid, ships["A"], ships["B"], touching) is refused
    assert too_close(grid, ships["B"], ships["A"], touching) is refused


@pytest.mark.parametrize(
    ("touching", "refused"),
    [(Touching.NEVER, True), (Touching.CORNERS, True), (Touching.FREELY, False)],
)
def test_ships_that_meet_along_a_side(touching: Touching, refused: bool) -> None:
    """Only the forum game and the boxed one let ships lie side by side."""
    grid, ships = sea("""
        . A A . .
        . . B B .
    """)

    assert too_close(grid, ships["A"], ships["B"], touching) is refused


def test_a_ship_at_the_right_edge_does_not_touch_the_left_one() -> None:
    """The next cell in memory is not the next cell at sea."""
    grid, ships = sea("""
        . . . A
        B . . A
        B . . .
    """)

    assert not too_close(grid, ships["A"], ships["B"], Touching.NEVER)


def test_clear_water_is_a_ring_without_the_ship() -> None:
    """What the chart marks around a sunken ship."""
    grid, marks = sea("""
        o o o o .
        o A A o .
        o o o o .
    """)

    assert clear_water(grid, marks["A"], Touching.NEVER) == marks["o"]
    assert clear_water(grid, marks["A"], Touching.FREELY) == 0
