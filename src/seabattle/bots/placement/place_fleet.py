"""Placement of a fleet: draws a family by its weight, then a fleet of it."""

from collections.abc import Iterable
from functools import lru_cache
from math import lcm

from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.dice import BotDice
from seabattle.bots.placement.class_regions import ClassRegions
from seabattle.bots.placement.family import families
from seabattle.bots.placement.habit import habit_of
from seabattle.bots.placement.region_sampler import draw_from_regions
from seabattle.grid import Cell
from seabattle.rules import Ruleset, Ship, random_fleet

REDRAWS = 20
"""How often another fleet is drawn when one was placed before."""

PlacedFleet = tuple[Ship, ...]


def place_fleet(ruleset: Ruleset, seed: int, avoid: Iterable[PlacedFleet] = ()) -> PlacedFleet:
    """A fleet that is hard to find, and none of those to avoid if there are others.

    It depends only on the rules, the seed and the fleets to avoid. Pass the fleets placed
    earlier in a match: an opponent finds a repeated layout sooner.
    """
    before = {_layout(fleet) for fleet in avoid}
    dice = BotDice(SplitMix(seed).word())
    fleet = _draw_fleet(ruleset, dice)
    for _ in range(REDRAWS):
        if _layout(fleet) not in before:
            break
        fleet = _draw_fleet(ruleset, dice)
    return fleet


def _draw_fleet(ruleset: Ruleset, dice: BotDice) -> PlacedFleet:
    """A fleet of one of the families; of any, when those drawn first have none."""
    left = list(weighted_regions(ruleset))
    while left:
        class_regions, _ = left.pop(_pick_by_weight(left, dice))
        fleet = draw_from_regions(ruleset, class_regions, dice)
        if fleet is not None:
            return fleet
    return random_fleet(ruleset, dice)


@lru_cache(maxsize=64)
def weighted_regions(ruleset: Ruleset) -> tuple[tuple[ClassRegions, int], ...]:
    """Every set of class regions a fleet may be placed in, with its weight."""
    weights = habit_of(ruleset).placing
    chosen = [family for family in families(ruleset) if weights.get(family.name)]
    share = lcm(*(len(family.class_regions) for family in chosen))
    return tuple(
        (class_regions, weights[family.name] * share // len(family.class_regions))
        for family in chosen
        for class_regions in family.class_regions
    )


def _pick_by_weight(choices: list[tuple[ClassRegions, int]], dice: BotDice) -> int:
    number = dice.below(sum(weight for _, weight in choices))
    for index, (_, weight) in enumerate(choices):
        if number < weight:
            return index
        number -= weight
    raise AssertionError("a number below the sum of all weights")


def _layout(fleet: PlacedFleet) -> frozenset[frozenset[Cell]]:
    """The places of the ships, without their order and names."""
    return frozenset(frozenset(ship.cells) for ship in fleet)
