"""Placing a fleet: a family by its weight, then any fleet of it."""

from collections.abc import Iterable
from functools import lru_cache
from math import lcm

from seabattle.beliefs.chance import Chance
from seabattle.bots.anchorage import Anchorage
from seabattle.bots.dice import BotDice
from seabattle.bots.family import families
from seabattle.bots.habit import habit_of
from seabattle.bots.layout import drawn_from
from seabattle.grid import Cell
from seabattle.rules import Ruleset, Ship, random_fleet

REDRAWS = 20
"""How often another fleet is drawn when one was placed before."""

Fleet = tuple[Ship, ...]


def place(ruleset: Ruleset, seed: int, avoid: Iterable[Fleet] = ()) -> Fleet:
    """A fleet that is hard to find, and none of those to avoid, as far as there are others.

    It depends on the rules, the seed and the fleets to avoid alone. Hand in what was
    placed earlier in a match: whoever plays the same layout twice is found sooner.
    """
    before = {_layout(fleet) for fleet in avoid}
    dice = BotDice(Chance(seed).word())
    fleet = _drawn(ruleset, dice)
    for _ in range(REDRAWS):
        if _layout(fleet) not in before:
            break
        fleet = _drawn(ruleset, dice)
    return fleet


def _drawn(ruleset: Ruleset, dice: BotDice) -> Fleet:
    """A fleet of one of the families; of any, when those drawn first have none."""
    left = list(ways(ruleset))
    while left:
        anchorage, _ = left.pop(_by_weight(left, dice))
        fleet = drawn_from(ruleset, anchorage, dice)
        if fleet is not None:
            return fleet
    return random_fleet(ruleset, dice)


@lru_cache(maxsize=64)
def ways(ruleset: Ruleset) -> tuple[tuple[Anchorage, int], ...]:
    """Every anchorage a fleet may be placed in, with its weight."""
    weights = habit_of(ruleset).placing
    chosen = [family for family in families(ruleset) if weights.get(family.name)]
    share = lcm(*(len(family.anchorages) for family in chosen))
    return tuple(
        (anchorage, weights[family.name] * share // len(family.anchorages))
        for family in chosen
        for anchorage in family.anchorages
    )


def _by_weight(choices: list[tuple[Anchorage, int]], dice: BotDice) -> int:
    number = dice.below(sum(weight for _, weight in choices))
    for index, (_, weight) in enumerate(choices):
        if number < weight:
            return index
        number -= weight
    raise AssertionError("a number below the sum of all weights")


def _layout(fleet: Fleet) -> frozenset[frozenset[Cell]]:
    """Where ships lie, in whatever order and by whatever names."""
    return frozenset(frozenset(ship.cells) for ship in fleet)
