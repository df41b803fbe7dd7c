import pytest

from kit.seas.drawn_sea import sea, too_close
from seabattle.rules import Touching, clear_water


@pytest.mark.parametrize(
    ("touching", "refused"),
    [(Touching.NEVER, True), (Touching.CORNERS, False), (Touching.FREELY, False)],
)
def test_ships_that_meet_at_a_corner(touching: Touching, refused: bool) -> None:
    """Corner contact is where the rule sheets disagree."""
    ships = sea("""
        A A . .
        . . B .
        . . B .
    """)

    assert too_close(ships.grid, ships["A"], ships["B"], touching) is refused
    assert too_close(ships.grid, ships["B"], ships["A"], touching) is refused


@pytest.mark.parametrize(
    ("touching", "refused"),
    [(Touching.NEVER, True), (Touching.CORNERS, True), (Touching.FREELY, False)],
)
def test_ships_that_meet_along_a_side(touching: Touching, refused: bool) -> None:
    """Only the forum game and the boxed one let ships lie side by side."""
    ships = sea("""
        . A A . .
        . . B B .
    """)

    assert too_close(ships.grid, ships["A"], ships["B"], touching) is refused


def test_a_ship_at_the_right_edge_does_not_touch_the_left_one() -> None:
    """Ships at the right and left edges do not touch, though their bits are neighbours."""
    ships = sea("""
        . . . A
        B . . A
        B . . .
    """)

    assert not too_close(ships.grid, ships["A"], ships["B"], Touching.NEVER)


def test_clear_water_is_a_ring_without_the_ship() -> None:
    """Clear water is the ring of cells around a ship, as charts mark it around a wreck."""
    marks = sea("""
        o o o o .
        o A A o .
        o o o o .
    """)

    assert clear_water(marks.grid, marks["A"], Touching.NEVER) == marks["o"]
    assert clear_water(marks.grid, marks["A"], Touching.FREELY) == 0
