"""Reduces a fleet problem to the ships whose place is not yet certain.

Ships that can lie in one place only are taken out together with the water
around them, so that the sweep never sees the solved part of the sea.
"""

from dataclasses import dataclass
from typing import NamedTuple

from seabattle.beliefs.fleet_problem import FleetProblem
from seabattle.beliefs.limits import Impossible


class OpenPlacement(NamedTuple):
    """A placement that is still open, and where the problem lists it."""

    ship_class: int
    place: int
    """Its number among the candidates of the class."""

    cells: int
    blocked: int


@dataclass(frozen=True, slots=True)
class Reduction:
    """What is certain and what is left open."""

    fixed: tuple[OpenPlacement, ...]
    """Ships that lie where they lie in every fleet."""

    open: tuple[OpenPlacement, ...]
    """The placements some ship may still take."""

    counts: tuple[int, ...]
    """How many ships of each class are left to place."""

    must_cover: int
    """The cells left to cover."""


def reduce_problem(problem: FleetProblem) -> Reduction:
    """Fix every ship that has no choice, until all that are left have one."""
    counts = [candidates.count for candidates in problem.classes]
    options = [
        OpenPlacement(number, place, cells, blocked)
        for number, candidates in enumerate(problem.classes)
        for place, (cells, blocked) in enumerate(candidates.placements)
        # Clear water over a cell that holds a ship would leave no ship to cover it.
        if not blocked & ~cells & problem.must_cover
    ]
    must_cover = problem.must_cover
    fixed: list[OpenPlacement] = []
    while True:
        options = [option for option in options if counts[option.ship_class]]
        settled = _find_forced(options, counts, must_cover)
        if settled is None:
            return Reduction(tuple(fixed), tuple(options), tuple(counts), must_cover)
        fixed.append(settled)
        counts[settled.ship_class] -= 1
        must_cover &= ~settled.cells
        options = [option for option in options if not option.cells & settled.blocked]


def _find_forced(
    options: list[OpenPlacement], counts: list[int], must_cover: int
) -> OpenPlacement | None:
    """Find a placement that every fleet contains, if there is one."""
    places = [0] * len(counts)
    once = twice = 0
    for option in options:
        places[option.ship_class] += 1
        covered = option.cells & must_cover
        twice |= once & covered
        once |= covered
    if must_cover & ~once or any(map(int.__lt__, places, counts)):
        raise Impossible("some ship, or some struck cell, has no place left")
    lone = once & ~twice
    tight = {number for number, count in enumerate(counts) if 0 < count == places[number]}
    if not lone and not tight:
        return None
    return next(o for o in options if o.cells & lone or o.ship_class in tight)
