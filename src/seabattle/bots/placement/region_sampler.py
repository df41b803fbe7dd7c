"""A fleet drawn uniformly from class regions: by number, by rejection, or ship by ship."""

from functools import lru_cache

from seabattle.beliefs import Belief, Fleet, FleetProblem, Impossible, Placement, ProblemTooLarge
from seabattle.bots.dice import BotDice
from seabattle.bots.placement.class_regions import ClassRegions, problem_in
from seabattle.rules import Ruleset, Ship, ship_at

SMALL = 300_000
"""States up to which fleets are counted, and one of them is drawn by its number."""

TRIES = 10_000
"""How often a whole fleet is thrown at once before its ships are laid one by one."""

LAYINGS = 200
"""How often ships are laid one by one; one of the fleets that come of it is taken."""


def draw_from_regions(
    ruleset: Ruleset, class_regions: ClassRegions, dice: BotDice
) -> tuple[Ship, ...] | None:
    """A fleet of *class_regions*, or ``None`` when there is none, or none is found.

    If fleets are few, they are counted; if many, all ships are thrown at once until none is
    in the way of another (rejection sampling): either way every fleet is equally likely.
    Where neither is affordable, ships are placed one by one, which favours fleets that leave
    little choice; weights correct that, as well as a few hundred fleets allow.
    """
    problem = problem_in(ruleset, class_regions)
    try:
        belief = _count_fleets(problem)
    except Impossible:
        return None
    if belief is not None:
        return _ships(ruleset, problem, belief.fleet(dice.below(belief.total)))
    fleet = _throw_fleet(problem, dice) or _lay_fleet(problem, dice)
    return None if fleet is None else _ships(ruleset, problem, fleet)


@lru_cache(maxsize=32)
def _count_fleets(problem: FleetProblem) -> Belief | None:
    try:
        return Belief(problem, SMALL)
    except ProblemTooLarge:
        return None


def _throw_fleet(problem: FleetProblem, dice: BotDice) -> Fleet | None:
    lists = [c.placements for c in problem.classes for _ in range(c.count)]
    if not all(lists):
        return None
    for _ in range(TRIES):
        places = []
        taken = 0
        for placements in lists:
            place = dice.below(len(placements))
            if placements[place].cells & taken:
                break
            taken |= placements[place].blocked
            places.append(place)
        else:
            return _by_class(problem, places)
    return None


def _lay_fleet(problem: FleetProblem, dice: BotDice) -> Fleet | None:
    """One of many fleets laid ship by ship, in proportion to the choices there were."""
    kept: Fleet | None = None
    total = 0
    for _ in range(LAYINGS):
        fleet, weight = _one_by_one(problem, dice)
        if weight:
            total += weight
            if dice.below(total) < weight:
                kept = fleet
    return kept


def _one_by_one(problem: FleetProblem, dice: BotDice) -> tuple[Fleet, int]:
    taken, weight = 0, 1
    places = []
    for candidates in problem.classes:
        for _ in range(candidates.count):
            free = _free_places(candidates.placements, taken)
            if not free:
                return (), 0
            weight *= len(free)
            places.append(dice.choice(free))
            taken |= candidates.placements[places[-1]].blocked
    return _by_class(problem, places), weight


def _free_places(placements: tuple[Placement, ...], taken: int) -> list[int]:
    return [place for place, lying in enumerate(placements) if not lying.cells & taken]


def _by_class(problem: FleetProblem, places: list[int]) -> Fleet:
    one_by_one = iter(places)
    return tuple(
        tuple(sorted(next(one_by_one) for _ in range(candidates.count)))
        for candidates in problem.classes
    )


def _ships(ruleset: Ruleset, problem: FleetProblem, fleet: Fleet) -> tuple[Ship, ...]:
    return tuple(
        ship_at(ruleset.grid, entry, candidates.placements[place].cells)
        for entry, candidates, places in zip(ruleset.fleet, problem.classes, fleet, strict=True)
        for place in places
    )
