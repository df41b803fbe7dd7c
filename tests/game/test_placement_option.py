from collections.abc import Iterator
from random import Random

import pytest

from kit.games.law_strategy import presets
from seabattle.game.permission.placement import clash_between, ship_fault
from seabattle.game.permission.placement_option import PlacementOption, placement_options
from seabattle.game.refusal import OutsideGrid, Refusal, UnknownClass, WrongCount
from seabattle.grid import Cell, Col, Grid, Row
from seabattle.rules import Ruleset, Ship, load_variant, random_fleet, settle


def begin_fleets(ruleset: Ruleset, seed: int) -> Iterator[tuple[tuple[Ship, ...], str]]:
    """Fleets that are laid in part, each with a class of which a ship is missing."""
    fleet = random_fleet(ruleset, Random(seed))
    for index, ship in enumerate(fleet):
        yield fleet[:index] + fleet[index + 1 :], ship.ship_class


def at(grid: Grid, option: PlacementOption, ship_class: str, place: Cell) -> Ship:
    """The ship that lies so at a place, be it partly off the grid."""
    cells = (Cell(Row(c.row + place.row), Col(c.col + place.col)) for c in option.shape.cells)
    return Ship(ship_class, tuple(cells))


def plainly(ruleset: Ruleset, ships: tuple[Ship, ...], ship: Ship) -> Refusal | None:
    """The first obstacle, found by placing the ship."""
    fault = ship_fault(ruleset, ship)
    clashes = (clash_between(ruleset, ship, other) for other in ships)
    return fault or next((clash for clash in clashes if clash is not None), None)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_every_place_gets_the_answer_that_placing_a_ship_there_gets(ruleset: Ruleset) -> None:
    """Every place offered or refused to a screen gets the same answer when a ship is placed."""
    grid = ruleset.grid
    for ships, ship_class in (*begin_fleets(ruleset, 5), ((), ruleset.fleet[0].name)):
        found = placement_options(ruleset, ships, ship_class)
        assert not isinstance(found, Refusal)
        for option in found:
            told = dict.fromkeys(grid.cells(option.free))
            for refusal, places in option.obstacles:
                told |= dict.fromkeys(grid.cells(places), refusal)
            wanted = {
                cell: plainly(ruleset, ships, at(grid, option, ship_class, cell))
                for cell in grid.cells()
            }
            assert told == wanted


def test_a_bent_ship_is_shown_in_every_way_it_may_lie() -> None:
    """All orientations of a bent ship are offered; a tap turns it to the next."""
    ruleset = settle(load_variant("sea-battle-bent"))
    bent = next(entry for entry in ruleset.fleet if not entry.straight)

    found = placement_options(ruleset, (), bent.name)

    assert not isinstance(found, Refusal)
    assert len({each.shape for each in found}) == len(found) >= 4


def test_a_ship_that_is_too_long_fits_nowhere_and_hears_why() -> None:
    """A ship too long for the grid fits nowhere, and the reason is given."""
    ruleset = settle(load_variant("classic"), grid=Grid(3, 10))
    found = placement_options(ruleset, (), "carrier")

    assert not isinstance(found, Refusal)
    upright = next(each for each in found if each.shape.columns == 1)
    assert upright.free == 0
    assert upright.obstacles == ((OutsideGrid("carrier"), ruleset.grid.everywhere),)


def test_questions_that_make_no_sense_are_refused() -> None:
    """Placement options are refused for an unknown class, a surplus ship or an illegal fleet."""
    ruleset = settle(load_variant("classic"))
    fleet = random_fleet(ruleset, Random(1))
    off = Ship("destroyer", (Cell(Row(9), Col(9)), Cell(Row(9), Col(10))))

    assert placement_options(ruleset, (), "galleon") == UnknownClass("galleon")
    assert placement_options(ruleset, fleet, "carrier") == WrongCount("carrier", 2, 1)
    assert placement_options(ruleset, (off,), "carrier") == OutsideGrid("destroyer")
