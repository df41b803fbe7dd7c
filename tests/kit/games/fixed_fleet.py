"""A deck of fleets: the same ones every time, for tests that need some and care little which."""

from random import Random

from seabattle.rules import Ruleset, Ship, random_fleet


def deal(ruleset: Ruleset, number: int) -> tuple[Ship, ...]:
    """The fleet of that number in the deck for these rules."""
    return random_fleet(ruleset, Random(f"{ruleset.name} {ruleset.grid} {number}"))
