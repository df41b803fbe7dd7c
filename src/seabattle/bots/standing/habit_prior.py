"""The prior over placing habits: what a shooter expects before any answer.

The prior is a mixture of families: a weight for each, and within a family all fleets
equally likely. After all reports, a part of the mixture weighs its prior
weight times the share of its fleets that are still possible. That is Bayes' rule;
:mod:`seabattle.bots.standing.habit_sampler` estimates both numbers.
"""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import add

from msgspec import Struct

from seabattle.bots.placement.class_regions import ClassRegions, unrestricted_regions
from seabattle.bots.placement.family import families
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.placement.habit import habit_of
from seabattle.rules import Ruleset, Ship

PATIENCE = 4.0
"""The number of games of experience that weigh as much as the general expectation."""

UNHEARD_OF = 0.01
"""The least probability of a habit without a weight in the general expectation."""

UNIFORM = "uniform"

Seen = Mapping[str, float]
"""For each family, the estimated number of games against it."""


class PriorPart(Struct, frozen=True):
    """The class regions of one habit, with their prior probability."""

    family: str
    class_regions: ClassRegions
    weight: float


def expected_parts(ruleset: Ruleset, seen: Seen, least: float = 0.0) -> tuple[PriorPart, ...]:
    """The parts of the mixture, by the general expectation and the opponent's games.

    An opponent is expected to repeat its habits, the more surely the more games were
    seen; families never seen keep a chance. Families whose fleets were counted have a
    share of at *least* so much before any game.
    """
    habit = habit_of(ruleset)
    games = reduce(add, seen.values(), 0.0)
    whole = sum(habit.expecting.values())
    found = []
    for family in families(ruleset):
        usual = habit.expecting.get(family.name, 0) / whole
        if family.name in habit.fleets:
            usual = max(least, usual)
        weight = PATIENCE * usual + seen.get(family.name, 0.0)
        ways = [way for way in family.class_regions if weight and fleets_in(ruleset, way)]
        found += [
            PriorPart(family.name, way, weight / (PATIENCE + games) / len(ways)) for way in ways
        ]
    if not found:
        found = [PriorPart(UNIFORM, unrestricted_regions(ruleset), 1.0)]
    return tuple(found)


def explain_fleet(ruleset: Ruleset, seen: Seen, fleet: Iterable[Ship]) -> dict[str, float]:
    """The probability of each family for an opponent who has placed this fleet.

    Families without a weight in the general expectation have a small chance, too, if the
    number of their fleets is known: so the bot can learn to expect them.
    """
    classes = [entry.name for entry in ruleset.fleet]
    lying = [(classes.index(ship.ship_class), ruleset.grid.mask(ship.cells)) for ship in fleet]
    found: dict[str, float] = {}
    for part in expected_parts(ruleset, seen, least=UNHEARD_OF):
        regions = part.class_regions.regions
        if not any(cells & ~regions[kind] for kind, cells in lying):
            density = part.weight / fleets_in(ruleset, part.class_regions)
            found[part.family] = found.get(part.family, 0.0) + density
    whole = reduce(add, found.values(), 0.0)
    return {family: density / whole for family, density in found.items()}


def add_seen(seen: Seen, families: Mapping[str, float]) -> dict[str, float]:
    """The families seen of an opponent, with one more game: plain numbers for the next one."""
    found = dict(seen)
    for family, weight in families.items():
        found[family] = found.get(family, 0.0) + weight
    return found
