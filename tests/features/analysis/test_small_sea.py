"""Exact analysis of small seas: values and losses equal those of an exhaustive search."""

from itertools import combinations, product

import pytest

from kit.games.small_game import rules
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.features.analysis.expectation import Expectation
from seabattle.features.analysis.outlook import Outlook
from seabattle.features.analysis.position import Position, position_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Sea, ShipClass, Touching, berths, clear_water
from seabattle.views import new_view

NOTHING = Expectation((), 1.0, 0.0, 0)
"""An empty formula: the exact analysis must not use it."""

Hulls = tuple[tuple[str, Mask], ...]

SEAS = {
    "three and two, touching": rules(
        4, 4, fleet=(ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 1, ("##",)))
    ),
    "two twos, apart": rules(
        4, 5, fleet=(ShipClass("destroyer", 2, ("##",)),), sea=Sea(Touching.NEVER)
    ),
    "three and two ones, at corners": rules(
        4,
        4,
        fleet=(ShipClass("cruiser", 1, ("###",)), ShipClass("torpedo-boat", 2, ("#",))),
        sea=Sea(Touching.CORNERS),
    ),
    "a bent one": rules(
        3, 5, fleet=(ShipClass("cruiser", 1, (("##", "#."),)), ShipClass("destroyer", 1, ("##",)))
    ),
}


def all_fleets(ruleset: Ruleset) -> list[Hulls]:
    """Every legal fleet, by trying each set of places for each class."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    choices = [
        [
            tuple((entry.name, hull) for hull in hulls)
            for hulls in combinations(berths(grid, entry), entry.count)
        ]
        for entry in ruleset.fleet
    ]
    found = [sum(each, ()) for each in product(*choices)]
    return [
        fleet
        for fleet in found
        if not any(
            one & (other | clear_water(grid, other, touching))
            for (_, one), (_, other) in combinations(fleet, 2)
        )
    ]


def answer(fleet: Hulls, cell: int, struck: Mask) -> str:
    """What a fleet answers; a sinking names nothing."""
    for _, hull in fleet:
        if hull >> cell & 1:
            return "hit" if hull & ~(struck | 1 << cell) else "sunk"
    return "miss"


def shots_after(fleets: list[Hulls], fired: Mask, cell: int) -> int:
    """The shots that all fleets need together when *cell* is next, then always the likeliest."""
    parts: dict[str, list[Hulls]] = {}
    for fleet in fleets:
        struck = fired & sum(hull for _, hull in fleet)
        parts.setdefault(answer(fleet, cell, struck), []).append(fleet)
    fired |= 1 << cell
    return len(fleets) + sum(shots_needed(part, fired) for part in parts.values())


def shots_needed(fleets: list[Hulls], fired: Mask) -> int:
    """The same for a player who always fires at the likeliest cell, the lowest of several."""
    counts: dict[int, int] = {}
    for fleet in fleets:
        for cell in cells_in(sum(hull for _, hull in fleet) & ~fired):
            counts[cell] = counts.get(cell, 0) + 1
    if not counts:
        return 0
    return shots_after(fleets, fired, max(counts, key=lambda cell: (counts[cell], -cell)))


def opening(ruleset: Ruleset) -> Position:
    """What is known before the first shot."""
    return position_of(new_view(ruleset, seat=0))  # type: ignore[arg-type]


@pytest.mark.parametrize("sea", SEAS)
def test_a_value_and_every_loss_equal_an_exhaustive_search(sea: str) -> None:
    """From the first shot on, and after a miss."""
    fleets = all_fleets(SEAS[sea])
    position = opening(SEAS[sea])
    fired = 0
    for _ in range(2):
        outlook = Outlook(position, NOTHING)
        assert outlook.exact
        assert outlook.value == pytest.approx(shots_needed(fleets, fired) / len(fleets), abs=1e-9)
        for cell, worth in outlook.worths.items():
            wanted = shots_after(fleets, fired, cell) / len(fleets)
            assert worth == pytest.approx(wanted, abs=1e-9)
            assert outlook.after_shot(cell) == pytest.approx(wanted, abs=1e-9)
        position, fired = position.miss(1 << 5), fired | 1 << 5
        fleets = [each for each in fleets if not sum(hull for _, hull in each) >> 5 & 1]


@pytest.mark.parametrize("sea", SEAS)
def test_answers_add_up_to_certainty(sea: str) -> None:
    """Luck has a mean of zero only if every answer is counted once."""
    outlook = Outlook(opening(SEAS[sea]), NOTHING)

    for cell in outlook.worths:
        assert sum(each.chance for each in outlook.answers(cell)) == pytest.approx(1.0)


def test_a_shot_at_what_is_known_is_lost_whole() -> None:
    """It gives no information, so the expectation afterwards is unchanged."""
    position = opening(SEAS["a bent one"]).miss(1 << 5)
    outlook = Outlook(position, NOTHING)

    assert outlook.after_shot(5) == pytest.approx(outlook.value + 1)
