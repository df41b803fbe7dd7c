"""The prior over placing habits: what a shooter expects before hearing answers.

The prior is a mixture of families: a weight for each, and within a family all its
fleets alike. After everything that was told, a part of the mixture weighs its prior
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
"""How many games of experience outweigh what is expected of everybody."""

UNHEARD_OF = 0.01
"""How likely a habit that nobody is expected to have is nevertheless."""

UNIFORM = "uniform"

Seen = Mapping[str, float]
"""For each family, how many games were played against it, as far as could be told."""


class PriorPart(Struct, frozen=True):
    """One way to follow one habit, and how likely that was before anything was told."""

    family: str
    class_regions: ClassRegions
    weight: float


def expected_parts(ruleset: Ruleset, seen: Seen, least: float = 0.0) -> tuple[PriorPart, ...]:
    """The parts of the mixture, by what is expected of everybody and what was seen.

    Whoever was met before is expected to do as before, the more surely the more
    games were seen; families never seen keep a chance. Those that were counted
    have a share of at *least* so much before anything was seen.
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
    """How likely each family is for somebody who has placed just this fleet.

    Families that nobody is expected to follow have a small chance, too, if it is
    known how many fleets they have: that is how they come to be expected.
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
    """What was seen of an opponent, with one more game: plain numbers to be kept for the next."""
    found = dict(seen)
    for family, weight in families.items():
        found[family] = found.get(family, 0.0) + weight
    return found
