"""Class regions: for every ship class the part of the sea to which it is restricted.

Such a restriction is a filter on single placements. So the exact beliefs can draw a fleet
from class regions, count their fleets and weigh them against reports.
"""

from functools import lru_cache

from msgspec import Struct

from seabattle.beliefs import Candidates, FleetProblem, problem_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset


class ClassRegions(Struct, frozen=True, order=True):
    """Where the ships of each class lie."""

    regions: tuple[Mask, ...]
    """For each class of the fleet list, the cells its ships keep to."""


def unrestricted_regions(ruleset: Ruleset) -> ClassRegions:
    """The class regions without a restriction."""
    return ClassRegions((ruleset.grid.everywhere,) * len(ruleset.fleet))


@lru_cache(maxsize=512)
def problem_in(ruleset: Ruleset, class_regions: ClassRegions) -> FleetProblem:
    """The legal fleets of *class_regions*, before any report."""
    return restrict_problem(problem_of(ruleset), class_regions)


def restrict_problem(problem: FleetProblem, class_regions: ClassRegions) -> FleetProblem:
    """Keep of *problem* the placements that lie in *class_regions*.

    The problem may already include reports; the order does not matter, as both only
    remove placements.
    """
    classes = tuple(
        Candidates(
            candidates.count,
            tuple(placement for placement in candidates.placements if not placement.cells & ~water),
        )
        for candidates, water in zip(problem.classes, class_regions.regions, strict=True)
    )
    return FleetProblem(problem.rows, problem.columns, classes, problem.must_cover)
