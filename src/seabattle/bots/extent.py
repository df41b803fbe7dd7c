"""How many fleets an anchorage has before anything was told."""

from functools import lru_cache

from seabattle.beliefs import Gunnery, TooLarge, count
from seabattle.bots.anchorage import Anchorage, problem_in
from seabattle.bots.family import families
from seabattle.bots.habit import habit_of
from seabattle.rules import Ruleset

SMALL = 300_000
"""States up to which fleets are counted."""

DRAWS = 20_000
"""Fleets drawn to estimate how many there are, where counting would take too long."""


@lru_cache(maxsize=1024)
def fleets_in(ruleset: Ruleset, anchorage: Anchorage) -> float:
    """How many fleets *anchorage* has: looked up if it was counted before, counted, or estimated.

    Ships of different classes are told apart, even if they look alike.
    """
    found = _on_file(ruleset).get(anchorage)
    if found is not None:
        return found
    problem = problem_in(ruleset, anchorage)
    try:
        return count(problem, SMALL)
    except TooLarge:
        return Gunnery(problem, hit_names_class=True).drawn(DRAWS, seed=1).estimate


@lru_cache(maxsize=64)
def _on_file(ruleset: Ruleset) -> dict[Anchorage, int]:
    fleets = habit_of(ruleset).fleets
    return {
        anchorage: number
        for family in families(ruleset)
        for anchorage, number in zip(family.anchorages, fleets.get(family.name, ()), strict=False)
    }
