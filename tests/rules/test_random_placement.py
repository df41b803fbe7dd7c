from random import Random

import pytest

from rules.rule_file import rule_file
from rules.test_fit import legal
from seabattle.grid import Grid
from seabattle.rules import load_variant, random_fleet, read_variant, settle, variant_names
from seabattle.rules.fitting import random_placement
from seabattle.rules.fitting.dice import FixedDice
from seabattle.trouble import Trouble


@pytest.mark.parametrize("name", variant_names())
@pytest.mark.parametrize("seed", range(5))
def test_a_random_fleet_is_legal(name: str, seed: int) -> None:
    """A random fleet is legal; computer players and the "random layout" button rely on it."""
    rules = settle(load_variant(name))

    assert legal(random_fleet(rules, Random(seed)), rules.grid, rules.fleet, rules.sea.touching)


def test_the_dice_decide() -> None:
    """The same random generator lays the same fleet, another generator another."""
    rules = settle(load_variant("sea-battle"))

    assert random_fleet(rules, Random(1)) == random_fleet(rules, Random(1))
    assert random_fleet(rules, Random(1)) != random_fleet(rules, Random(2))


def test_every_cell_is_used_sooner_or_later() -> None:
    """Random fleets use every cell: a corner that never holds a ship would help the opponent."""
    rules = settle(load_variant("classic"))
    dice = Random(1)
    seen = {cell for _ in range(200) for ship in random_fleet(rules, dice) for cell in ship.cells}

    assert seen == set(rules.grid.cells())


@pytest.mark.parametrize(
    ("rows", "columns", "count", "drawing"),
    [(1, 9, 5, "#"), (3, 9, 10, "#"), (2, 9, 9, "##"), (6, 4, 6, "####")],
)
def test_a_fleet_with_hardly_any_room_is_found_nevertheless(
    rows: int, columns: int, count: int, drawing: str
) -> None:
    """A very tight fleet is found in bounded time, though laying ships one by one mostly fails."""
    touching = "never" if drawing == "#" else "freely"
    rules = settle(
        read_variant(
            rule_file(
                grid=f"[grid]\nrows = {rows}\ncolumns = {columns}",
                sea=f'[sea]\ntouching = "{touching}"',
                fleet=f'[[fleet]]\nname = "it"\ncount = {count}\nshapes = ["{drawing}"]',
            )
        )
    )

    for seed in range(3):
        ships = random_fleet(rules, Random(seed))

        assert legal(ships, rules.grid, rules.fleet, rules.sea.touching)


def test_the_dice_decide_even_where_ships_must_be_searched_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A tight fleet found by search is random, too, or opponents would know it by heart."""
    monkeypatch.setattr(random_placement, "RESTARTS", 0)
    rules = settle(load_variant("sea-battle"))

    fleets = {random_fleet(rules, Random(seed)) for seed in range(10)}

    assert len(fleets) == 10


def test_a_grid_agreed_too_small_is_refused() -> None:
    """A grid that the host sets too small for the fleet is refused."""
    rules = settle(load_variant("sea-battle"), grid=Grid(4, 5))

    with pytest.raises(Trouble):
        random_fleet(rules, Random(1))


def test_fixed_dice_fall_alike_and_use_every_side() -> None:
    """The fixed generator used to check files gives the same numbers each time, and all of them."""
    dice, again = FixedDice(), FixedDice()
    thrown = [dice.randrange(6) for _ in range(100)]

    assert thrown == [again.randrange(6) for _ in range(100)]
    assert set(thrown) == set(range(6))

    shuffled = list(range(50))
    dice.shuffle(shuffled)
    assert shuffled != sorted(shuffled)
    assert sorted(shuffled) == list(range(50))
