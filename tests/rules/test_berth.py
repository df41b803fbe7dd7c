import pytest

from seabattle.grid import Grid
from seabattle.rules import ShipClass, berths, ship_at

L = ["##", "#."]


@pytest.mark.parametrize(
    ("rows", "columns", "shapes", "ways"),
    [
        (10, 10, ("####",), 140),
        (3, 5, ("####",), 6),
        (5, 3, ("####",), 6),
        (2, 3, (("##", "#."),), 8),
        (4, 7, ("#",), 28),
        (2, 2, ("###",), 0),
        (2, 3, ("##", "##"), 7),
    ],
)
def test_how_many_berths_a_ship_has(
    rows: int, columns: int, shapes: tuple[str | tuple[str, ...], ...], ways: int
) -> None:
    """Berths are counted once, even for a shape drawn twice or unchanged by a turn."""
    assert len(berths(Grid(rows, columns), ShipClass("it", 1, shapes))) == ways


def test_a_ship_on_a_berth_lists_its_cells_in_order() -> None:
    """A ship lists its cells in order, because records compare ships cell by cell."""
    grid = Grid(3, 5)
    ship_class = ShipClass("cutter", 1, ("###",))

    for berth in berths(grid, ship_class):
        ship = ship_at(grid, ship_class, berth)

        assert grid.mask(ship.cells) == berth
        assert list(ship.cells) == sorted(ship.cells)
