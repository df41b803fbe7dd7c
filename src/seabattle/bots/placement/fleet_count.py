"""Number of legal fleets in class regions, before any report."""

from functools import lru_cache

from seabattle.beliefs import ProblemTooLarge, count, make_sampler
from seabattle.bots.placement.class_regions import ClassRegions, problem_in
from seabattle.bots.placement.family import families
from seabattle.bots.placement.habit import habit_of
from seabattle.rules import Ruleset

SMALL = 300_000
"""States up to which fleets are counted."""

DRAWS = 20_000
"""Fleets drawn to estimate how many there are, where counting would take too long."""


@lru_cache(maxsize=1024)
def fleets_in(ruleset: Ruleset, class_regions: ClassRegions) -> float:
    """The number of fleets in *class_regions*: from a file, counted, or estimated.

    Ships of different classes are told apart, even if they look alike.
    """
    found = _counts_on_file(ruleset).get(class_regions)
    if found is not None:
        return found
    problem = problem_in(ruleset, class_regions)
    try:
        return count(problem, SMALL)
    except ProblemTooLarge:
        return make_sampler(problem, hit_names_class=True).draw_fleets(DRAWS, seed=1).estimate


@lru_cache(maxsize=64)
def _counts_on_file(ruleset: Ruleset) -> dict[ClassRegions, int]:
    fleets = habit_of(ruleset).fleets
    return {
        class_regions: number
        for family in families(ruleset)
        for class_regions, number in zip(
            family.class_regions, fleets.get(family.name, ()), strict=False
        )
    }
