"""Class regions: for every ship class the part of the sea it keeps to.

Keeping to a part of the sea is a filter on single placements. So drawing a fleet
from class regions, counting their fleets and weighing them against what was told are all
questions the exact beliefs answer.
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
    """The class regions that ask for nothing."""
    return ClassRegions((ruleset.grid.everywhere,) * len(ruleset.fleet))


@lru_cache(maxsize=512)
def problem_in(ruleset: Ruleset, class_regions: ClassRegions) -> FleetProblem:
    """The legal fleets of *class_regions*, before anything was told."""
    return restrict_problem(problem_of(ruleset), class_regions)


def restrict_problem(problem: FleetProblem, class_regions: ClassRegions) -> FleetProblem:
    """Keep of *problem* the placements that lie in *class_regions*.

    What was told may have been worked into the problem already; the order does
    not matter, as both only leave placements out.
    """
    classes = tuple(
        Candidates(
            candidates.count,
            tuple(placement for placement in candidates.placements if not placement.cells & ~water),
        )
        for candidates, water in zip(problem.classes, class_regions.regions, strict=True)
    )
    return FleetProblem(problem.rows, problem.columns, classes, problem.must_cover)
