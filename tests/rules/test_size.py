import math

import pytest

from seabattle.grid import Grid
from seabattle.rules import GridSize, side_for


@pytest.mark.parametrize("seats", range(2, 65))
def test_every_player_has_the_room_two_have_on_ten_by_ten(seats: int) -> None:
    """FO1: ⌈10·√(n/2)⌉, in whole numbers so that no rounding differs between machines."""
    assert side_for(seats) == math.ceil(math.sqrt(50 * seats) - 1e-9)
    assert side_for(2) == 10


def test_a_written_size_does_not_depend_on_the_seats() -> None:
    """A grid size written in the file does not depend on the seats; rows come first."""
    assert GridSize(4, 7).grid(2) == GridSize(4, 7).grid(9) == Grid(4, 7)
    assert GridSize(by_seats=True).grid(8) == Grid(20, 20)
