"""Where to fire, for people who play elsewhere: the odds of every cell by their chart.

The order of the shots is not on a chart. So all that is asked of a fleet is that every
miss is water, every sunk cell lies on a ship that is sunk altogether, and every other
hit on a ship that is not. By which way sunk cells fall into ships is counted, too,
where more than one way is legal.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.beliefs import (
    Belief,
    Candidates,
    Gunnery,
    Impossible,
    Placement,
    Problem,
    TooLarge,
    problem_of_looks,
)
from seabattle.bots.noted import Noted
from seabattle.grid import Cell, bits
from seabattle.rules import Ruleset

STATES = 25_000_000
"""What the exact count may cost on 10×10: most presets fit in, empty as they are."""

DRAWS = 20_000
FEW_DRAWS = 64
FEW_STATES = 500_000
SEED = 1

MOST_BLAMED = 200
"""Marks that are taken away one by one to find the wrong one."""


class Method(StrEnum):
    """How the odds were found."""

    EXACT = "exact"
    SAMPLED = "sampled"


class Advice(Struct, frozen=True):
    """What a chart leaves open."""

    fleets: int
    """How many fleets agree with it; as far as draws tell where it was sampled."""
    odds: tuple[tuple[float, ...], ...]
    """For every row and column the chance that a ship lies there."""
    best: Cell | None
    """The unknown cell with the best chance; none when nothing is left to hit."""
    method: Method
    error: float
    """What hardly any of the chances is wrong by; nothing when they are exact."""


class Contradiction(Exception):  # noqa: N818 -- It says what is the case.
    """No fleet agrees with the chart; with one of *blamed* unknown, some would."""

    def __init__(self, blamed: tuple[Cell, ...]) -> None:
        super().__init__(f"no fleet agrees with the chart: {blamed}")
        self.blamed = blamed


def states_for(ruleset: Ruleset) -> int:
    """What the exact count may cost: fewer states on a larger grid, where each costs more."""
    return min(STATES, STATES * 100**2 // ruleset.grid.size**2)


def advised(ruleset: Ruleset, noted: Noted, states: int | None = None) -> Advice:
    """The odds of every cell, exactly where *states* suffice, from draws where not.

    Raises :class:`Contradiction` when no fleet agrees with the chart, and
    :class:`TooLarge` when it is too large even for draws.
    """
    budget = states_for(ruleset) if states is None else states
    try:
        return _advice(ruleset, noted, _reckoned(noted_problem(ruleset, noted), budget))
    except Impossible:
        raise Contradiction(blamed(ruleset, noted)) from None


def noted_problem(ruleset: Ruleset, noted: Noted) -> Problem:
    """The question which fleets agree with a chart."""
    problem = problem_of_looks(ruleset)
    silent = not ruleset.disclosure.sinking_told

    def agrees(placement: Placement) -> bool:
        cells = placement.cells
        if cells & noted.empty:
            return False
        if cells & noted.sunk:
            return not cells & ~noted.sunk
        return silent or bool(cells & ~noted.hit)

    classes = tuple(
        Candidates(each.count, tuple(filter(agrees, each.placements))) for each in problem.classes
    )
    must_cover = noted.hit | noted.sunk | noted.seen
    return Problem(problem.rows, problem.columns, classes, must_cover)


class _Chances(Struct, frozen=True):
    fleets: int
    cells: list[float]
    method: Method
    error: float


def _reckoned(problem: Problem, states: int) -> _Chances:
    """The chances of all cells: exactly, or else from draws."""
    try:
        odds = Belief(problem, states).odds
    except TooLarge:
        return _drawn(problem)
    return _Chances(odds.total, [count / odds.total for count in odds.cells], Method.EXACT, 0.0)


def _drawn(problem: Problem) -> _Chances:
    gunnery = Gunnery(problem)
    fleets = gunnery.drawn(DRAWS, SEED)
    estimate = gunnery.odds(fleets)
    chances = [weight / estimate.weight for weight in estimate.cells]
    return _Chances(round(fleets.estimate), chances, Method.SAMPLED, estimate.error)


def _advice(ruleset: Ruleset, noted: Noted, found: _Chances) -> Advice:
    grid, chances = ruleset.grid, found.cells
    unknown = list(bits(grid.everywhere & ~(noted.empty | noted.hit | noted.sunk)))
    best = max(unknown, key=lambda index: chances[index], default=None)
    rows = tuple(
        tuple(chances[row * grid.columns : (row + 1) * grid.columns]) for row in range(grid.rows)
    )
    target = None if best is None or not chances[best] else grid.cells()[best]
    return Advice(found.fleets, rows, target, found.method, found.error)


def blamed(ruleset: Ruleset, noted: Noted) -> tuple[Cell, ...]:
    """The cells of which one alone may be noted wrongly."""
    cells = ruleset.grid.cells()
    marks = list(bits(noted.marked))[:MOST_BLAMED]
    return tuple(
        cells[index]
        for index in marks
        if _possible(noted_problem(ruleset, noted.without(1 << index)))
    )


def _possible(problem: Problem) -> bool:
    """Whether some fleet agrees; when in doubt, no."""
    try:
        if Gunnery(problem).drawn(FEW_DRAWS, SEED).weight:
            return True
        return bool(Belief(problem, FEW_STATES).total)
    except (Impossible, TooLarge):
        return False
