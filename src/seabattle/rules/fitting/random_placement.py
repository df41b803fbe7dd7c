"""Random legal fleets."""

from seabattle.grid import Mask
from seabattle.rules.fitting.dice import Dice
from seabattle.rules.fitting.fit import fit_fleet
from seabattle.rules.fitting.search import (
    STEPS,
    OutOfSteps,
    PlacementProblem,
    Places,
    placement_problem,
    search_places,
)
from seabattle.rules.fleet import Ship
from seabattle.rules.ruleset import Ruleset
from seabattle.trouble import Trouble

RESTARTS = 100
DRAWS = 20


def random_fleet(ruleset: Ruleset, dice: Dice) -> tuple[Ship, ...]:
    """A random legal fleet, the classes in the order of the file.

    Ships are laid one after the other, the largest first, each on any berth still
    free. That is quick but not uniform: fleets that leave the small ships little
    choice come up more often than others. :mod:`seabattle.beliefs` draws uniform
    samples for the computer players.

    Raises :class:`Trouble` when no placement is found; every loaded variant has one.
    """
    problem = placement_problem(ruleset.grid, ruleset.fleet, ruleset.sea.touching)
    for _ in range(RESTARTS):
        found = _throw_fleet(problem, dice)
        if found is not None:
            return problem.ships(found)
    found = _search_shuffled(problem, dice)
    if found is not None:
        return problem.ships(found)
    ships = fit_fleet(ruleset.grid, ruleset.fleet, ruleset.sea.touching).example
    if not ships:
        raise Trouble(
            "fleet/no-room",
            rows=str(ruleset.grid.rows),
            columns=str(ruleset.grid.columns),
            touching=ruleset.sea.touching.value,
        )
    return ships


def _throw_fleet(problem: PlacementProblem, dice: Dice) -> Places | None:
    taken = 0
    places = []
    for kind in problem.slots:
        berth = _draw_berth(problem.berths[kind], taken, dice)
        if berth is None:
            return None
        taken |= problem.water(berth)
        places.append((kind, berth))
    return tuple(places)


def _draw_berth(choices: tuple[Mask, ...], taken: Mask, dice: Dice) -> Mask | None:
    """A random free berth; the free ones are listed only after several draws have failed."""
    for _ in range(DRAWS if choices else 0):
        berth = choices[dice.randrange(len(choices))]
        if not berth & taken:
            return berth
    free = [berth for berth in choices if not berth & taken]
    return free[dice.randrange(len(free))] if free else None


def _search_shuffled(problem: PlacementProblem, dice: Dice) -> Places | None:
    """A tight fleet, searched for among berths in random order."""
    lists = [list(choices) for choices in problem.berths]
    for berth_list in lists:
        dice.shuffle(berth_list)
    try:
        return search_places(problem, problem.slots, lists, [STEPS])
    except OutOfSteps:
        return None
