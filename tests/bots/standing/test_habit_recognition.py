"""Recognition of habits in fleets, compared with lists of all fleets of every habit."""

from collections import Counter

import pytest

from kit.games.small_game import rules
from seabattle.beliefs import Fleets, Sampler, make_sampler, problem_of
from seabattle.bots.placement.class_regions import ClassRegions, problem_in
from seabattle.bots.placement.family import families
from seabattle.bots.standing.habit_recognition import HabitRecognition
from seabattle.rules import Ruleset, Sea, ShipClass, Touching

ALIKE = (
    ShipClass("cruiser", 1, ("##",)),
    ShipClass("submarine", 2, ("##",)),
    ShipClass("torpedo-boat", 1, ("#",)),
)
"""Two classes that look alike, which a habit may send to different waters."""

SEAS = [
    rules(3, 4, fleet=ALIKE),
    rules(4, 4, fleet=ALIKE, sea=Sea(Touching.CORNERS)),
    rules(3, 5, fleet=ALIKE[1:], sea=Sea(Touching.NEVER)),
]


def _outlines(sampler: Sampler, fleets: Fleets) -> list[frozenset[int]]:
    """Where the ships of every fleet lie, without their names."""
    cells = sampler.table.cells
    return [frozenset(cells[berth] for berth in fleets[number]) for number in range(len(fleets))]


def _count_outlines(ruleset: Ruleset, class_regions: ClassRegions) -> Counter[frozenset[int]]:
    """How often each outline comes among all the fleets of an anchorage, names told apart."""
    sampler = make_sampler(problem_in(ruleset, class_regions), hit_names_class=True)
    fleets = sampler.list_fleets(1_000_000)
    assert fleets is not None
    return Counter(_outlines(sampler, fleets))


@pytest.mark.parametrize("ruleset", SEAS, ids=["apart", "corners", "never"])
@pytest.mark.parametrize("named", [False, True])
def test_a_fleet_is_explained_as_often_as_a_habit_places_it(ruleset: Ruleset, named: bool) -> None:
    """A cruiser and a submarine in each other's place are two fleets, of which one may fit."""
    anchorages = [way for family in families(ruleset) for way in family.class_regions]
    sampler = make_sampler(problem_of(ruleset), hit_names_class=named)
    fleets = sampler.list_fleets(1_000_000)
    assert fleets is not None
    recognition = HabitRecognition(sampler.table, anchorages)

    found: list[Counter[frozenset[int]]] = [Counter() for _ in anchorages]
    for outline, sign in zip(_outlines(sampler, fleets), recognition.signs(fleets), strict=True):
        for explained, ways in zip(found, recognition.ways(sign), strict=True):
            explained[outline] += ways

    assert [+explained for explained in found] == [
        _count_outlines(ruleset, way) for way in anchorages
    ]


def test_classes_that_look_alike_keep_to_one_water() -> None:
    """Which of two ships keeps to which of two waters is nothing a sign could tell."""
    ruleset = SEAS[0]
    apart = ClassRegions((0b1111, 0b1111_0000, ruleset.grid.everywhere))

    with pytest.raises(ValueError, match="different waters"):
        HabitRecognition(make_sampler(problem_of(ruleset)).table, [apart])
