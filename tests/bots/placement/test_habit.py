"""The measured weights of families, and how a ruleset finds them."""

import pytest
from msgspec.structs import replace

from kit.games.small_game import preset, rules
from seabattle.beliefs import ProblemTooLarge, count
from seabattle.bots.placement.class_regions import problem_in
from seabattle.bots.placement.family import families
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.placement.habit import CREDULOUS, EDGED, ON_THE_MOVE, SCATTERED, habit_of
from seabattle.rules import Ruleset, ShipClass

MEASURED = ["sea-battle", "milton-bradley", "classic"]
QUICK = 100_000


@pytest.mark.parametrize("name", MEASURED)
def test_numbers_on_file_are_those_of_the_families(name: str) -> None:
    """A family that changes while its file stays would make every estimate wrong in silence."""
    ruleset = preset(name)
    habit = habit_of(ruleset)
    known = {family.name: family for family in families(ruleset)}

    assert habit.fleets
    assert {*habit.placing, *habit.expecting} == set(habit.fleets)
    for family, numbers in habit.fleets.items():
        ways = known[family].class_regions
        assert len(numbers) == len(ways)
        for way, number in zip(ways, numbers, strict=True):
            try:
                assert count(problem_in(ruleset, way), QUICK) == number
            except ProblemTooLarge:
                continue


def test_a_sea_is_known_by_its_looks() -> None:
    """A table that renames the game still has the sea that was measured."""
    ruleset = preset("sea-battle")

    assert habit_of(replace(ruleset, name="ours")) == habit_of(ruleset)


@pytest.mark.parametrize(
    ("ruleset", "placing"),
    [
        (rules(5, 6), SCATTERED),
        (rules(5, 6, fleet=(ShipClass("destroyer", 2, ("##",)),)), EDGED),
        (preset("classic-bonus"), ON_THE_MOVE),
        (preset("forum", 3), ON_THE_MOVE),
    ],
    ids=["boats", "no-boats", "moving", "shared"],
)
def test_unmeasured_seas_have_habits_too(ruleset: Ruleset, placing: dict[str, int]) -> None:
    """The author of a custom variant has a bot that places sensibly at once."""
    assert habit_of(ruleset).placing == placing


def test_nothing_is_expected_of_ships_that_move() -> None:
    """Where ships move, where they lay at first says little."""
    assert habit_of(preset("classic-bonus")).expecting == CREDULOUS


def test_where_counting_takes_too_long_fleets_are_estimated() -> None:
    """Fifteen ships on 16×16 cells are too many to count, and the shooter still needs a number."""
    ruleset = preset("battaglia-navale")
    uniform = families(ruleset)[0].class_regions[0]

    # 100,000 draws gave 2.398e30 with one seed and 2.404e30 with another.
    assert fleets_in(ruleset, uniform) == pytest.approx(2.40e30, rel=0.05)
