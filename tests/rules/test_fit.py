import pytest

from kit.seas.drawn_sea import too_close
from seabattle.grid import Grid, shape_of
from seabattle.rules import Fits, Ship, ShipClass, Touching, fit_fleet, shapes_of
from seabattle.rules.fitting.fit import is_overfull
from seabattle.rules.fleet import Drawing

NEVER, CORNERS, FREELY = Touching.NEVER, Touching.CORNERS, Touching.FREELY
BRICK = ("##", "##")


def fleet(*entries: tuple[int, Drawing]) -> tuple[ShipClass, ...]:
    """A fleet of so many ships of each drawing."""
    return tuple(
        ShipClass(f"class-{place}", count, (drawing,))
        for place, (count, drawing) in enumerate(entries)
    )


def legal(
    ships: tuple[Ship, ...], grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching
) -> bool:
    """The placement check, written down once more and slowly."""
    masks = [grid.mask(ship.cells) for ship in ships]
    apart = all(
        not one & other and not too_close(grid, one, other, touching)
        for place, one in enumerate(masks)
        for other in masks[:place]
    )
    by_class = {entry.name: entry for entry in fleet}
    shaped = all(shape_of(ship.cells) in shapes_of(by_class[ship.ship_class]) for ship in ships)
    inside = all(cell in grid for ship in ships for cell in ship.cells)
    wanted = [entry.name for entry in fleet for _ in range(entry.count)]
    return apart and shaped and inside and [ship.ship_class for ship in ships] == wanted


@pytest.mark.parametrize(
    ("grid", "ships", "touching"),
    [
        (Grid(10, 10), fleet((1, "####"), (2, "###"), (3, "##"), (4, "#")), NEVER),
        (Grid(10, 10), fleet((25, "#")), NEVER),
        (Grid(3, 7), fleet((8, "#")), NEVER),
        (Grid(4, 6), fleet((12, "#")), CORNERS),
        (Grid(4, 6), fleet((6, BRICK)), FREELY),
        (Grid(1, 9), fleet((1, "#####"), (1, "###")), NEVER),
        (Grid(2, 9), fleet((1, "#########"), (1, "########"), (1, "#")), FREELY),
        (Grid(64, 64), fleet((60, ("########",) * 8)), FREELY),
        (Grid(5, 4), fleet((3, "#"), (1, "###"), (1, "##")), CORNERS),
        (Grid(5, 4), fleet((2, ("###", "#..")), (1, "##")), CORNERS),
    ],
)
def test_a_fleet_that_fits_comes_with_an_example(
    grid: Grid, ships: tuple[ShipClass, ...], touching: Touching
) -> None:
    """A fleet that fits comes with an example placement, which can be checked."""
    found = fit_fleet(grid, ships, touching)

    assert found.fits is Fits.YES
    assert legal(found.example, grid, ships, touching)


@pytest.mark.parametrize(
    ("grid", "ships", "touching"),
    [
        (Grid(3, 7), fleet((9, "#")), NEVER),
        (Grid(4, 6), fleet((13, "#")), CORNERS),
        (Grid(4, 6), fleet((7, BRICK)), FREELY),
        (Grid(5, 5), fleet((1, BRICK), (5, "##")), CORNERS),
        (Grid(1, 9), fleet((1, "#####"), (1, "####")), NEVER),
        (Grid(2, 9), fleet((1, "#########"), (1, "######"), (1, ("##", "#."))), FREELY),
        (Grid(3, 3), fleet((2, "###"), (2, "#")), NEVER),
        (Grid(5, 3), fleet((4, "###")), CORNERS),
    ],
)
def test_a_fleet_without_room_is_proved_to_have_none(
    grid: Grid, ships: tuple[ShipClass, ...], touching: Touching
) -> None:
    """A fleet without room is refused, by an area bound or after trying every placement."""
    assert fit_fleet(grid, ships, touching).fits is Fits.NO


def test_a_search_that_takes_too_long_is_given_up() -> None:
    """Twenty-six boats on 10×10 would need 26 × 4 of 121 shadows, and yet there is no way."""
    assert fit_fleet(Grid(10, 10), fleet((26, "#")), NEVER).fits is Fits.UNKNOWN


@pytest.mark.parametrize(("touching", "most"), [(NEVER, 9), (CORNERS, 18), (FREELY, 35)])
def test_the_bound_never_refuses_what_fits(touching: Touching, most: int) -> None:
    """Single boats on 5×7: rows and columns in steps of two, a chessboard, everything."""
    grid = Grid(5, 7)

    assert not any(is_overfull(grid, fleet((count, "#")), touching) for count in range(1, most + 1))
    assert fit_fleet(grid, fleet((most, "#")), touching).fits is Fits.YES


def test_the_same_question_gets_the_same_example() -> None:
    """The same question gets the same example: no system randomness, no order of a set."""
    ships = fleet((2, "###"), (4, "##"), (3, "#"))

    assert fit_fleet(Grid(6, 7), ships, NEVER) == fit_fleet(Grid(6, 7), ships, NEVER)
