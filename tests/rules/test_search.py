import pytest

from seabattle.grid import Grid
from seabattle.rules import ShipClass, Touching
from seabattle.rules.fitting.search import (
    OutOfSteps,
    lay_in_order,
    placement_problem,
    search_places,
)

BOATS = (ShipClass("boat", 5, ("#",)),)


def test_the_search_finds_the_only_way() -> None:
    """Five boats on nine cells, each with water between: # . # . # . # . #."""
    yard = placement_problem(Grid(1, 9), BOATS, Touching.NEVER)

    found = search_places(yard, yard.slots, [list(yard.berths[0])], [10_000])

    assert found is not None
    assert sum(berth for _, berth in found) == 0b101010101


def test_the_search_proves_that_there_is_none() -> None:
    """The search proves that no placement exists: eight cells are one too few."""
    yard = placement_problem(Grid(8, 1), BOATS, Touching.NEVER)

    assert search_places(yard, yard.slots, [list(yard.berths[0])], [10_000]) is None


def test_the_search_stops_when_its_steps_are_spent() -> None:
    """The search stops at its step budget, so that a file is checked within seconds."""
    yard = placement_problem(Grid(8, 8), BOATS, Touching.NEVER)

    with pytest.raises(OutOfSteps):
        search_places(yard, yard.slots, [list(yard.berths[0])], [100])


def test_ships_are_laid_on_the_first_free_berth() -> None:
    """Ships take the first free berth of the list, so other orders give other fleets."""
    yard = placement_problem(Grid(1, 9), BOATS, Touching.NEVER)
    backwards = [list(reversed(yard.berths[0]))]

    assert lay_in_order(yard, yard.slots[:2], [list(yard.berths[0])]) == ((0, 0b1), (0, 0b100))
    assert lay_in_order(yard, yard.slots[:2], backwards) == ((0, 1 << 8), (0, 1 << 6))
    assert lay_in_order(yard, yard.slots[:2], [[1, 2]]) is None
