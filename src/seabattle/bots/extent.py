"""How many fleets an anchorage has before anything was told."""

from functools import lru_cache

from seabattle.beliefs import BUDGET, count
from seabattle.bots.anchorage import Anchorage, problem_in
from seabattle.bots.family import families
from seabattle.bots.habit import habit_of
from seabattle.rules import Ruleset


@lru_cache(maxsize=1024)
def fleets_in(ruleset: Ruleset, anchorage: Anchorage, budget: int = BUDGET) -> int:
    """Count the fleets of *anchorage*, or look them up where somebody counted before.

    Raises :class:`TooLarge` when counting would take more than *budget* states.
    """
    found = _on_file(ruleset).get(anchorage)
    return count(problem_in(ruleset, anchorage), budget) if found is None else found


@lru_cache(maxsize=64)
def _on_file(ruleset: Ruleset) -> dict[Anchorage, int]:
    fleets = habit_of(ruleset).fleets
    return {
        anchorage: number
        for family in families(ruleset)
        for anchorage, number in zip(family.anchorages, fleets.get(family.name, ()), strict=False)
    }
