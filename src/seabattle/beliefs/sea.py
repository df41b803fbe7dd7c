"""The question a ruleset puts: which fleets are legal on its empty sea."""

from functools import lru_cache

from seabattle.beliefs.problem import Candidates, FleetProblem, Placement
from seabattle.grid import Grid
from seabattle.rules import Ruleset, ShipClass, Touching, berths, clear_water, shapes_of


def problem_of(ruleset: Ruleset) -> FleetProblem:
    """All legal fleets of one seat; every entry of the fleet list is a class."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    classes = tuple(
        Candidates(entry.count, _placements(grid, entry, touching)) for entry in ruleset.fleet
    )
    return FleetProblem(grid.rows, grid.columns, classes)


def problem_of_looks(ruleset: Ruleset) -> FleetProblem:
    """The same, but ships that look alike are of one class, whatever they are called.

    A cruiser and a submarine of three decks that change places make no new fleet.
    """
    grid, touching = ruleset.grid, ruleset.sea.touching
    alike: dict[object, list[ShipClass]] = {}
    for entry in ruleset.fleet:
        alike.setdefault(shapes_of(entry), []).append(entry)
    classes = tuple(
        Candidates(sum(entry.count for entry in entries), _placements(grid, entries[0], touching))
        for entries in alike.values()
    )
    return FleetProblem(grid.rows, grid.columns, classes)


@lru_cache(maxsize=256)
def _placements(grid: Grid, entry: ShipClass, touching: Touching) -> tuple[Placement, ...]:
    return tuple(
        Placement(berth, berth | clear_water(grid, berth, touching))
        for berth in berths(grid, entry)
    )
