"""Shot advice for players of games elsewhere: the odds of every cell by a typed chart.

The order of the shots is not on a chart. So a fleet agrees if every miss is water, every
sunk cell lies on a ship that is wholly sunk, and every other hit on a ship that is not.
Where sunk cells can be divided into ships in several legal ways, all ways are counted. On a
shared sea the fleets of all opponents are drawn together.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.beliefs import (
    Belief,
    Candidates,
    FleetProblem,
    Impossible,
    Placement,
    ProblemTooLarge,
    estimate_odds,
    make_sampler,
    problem_of_looks,
)
from seabattle.bots.shared.shared_chances import estimate_shared_chances
from seabattle.bots.typed_chart import TypedChart
from seabattle.grid import Cell, bits
from seabattle.rules import Ruleset, labels_of
from seabattle.trouble import Trouble

STATES = 25_000_000
"""The state limit of the exact count on 10×10: enough for most presets with empty charts."""

DRAWS = 20_000
FEW_DRAWS = 64
FEW_STATES = 500_000
SEED = 1

MOST_BLAMED = 200
"""The most marks that are removed one by one to find the wrong one."""

MOST_NAMED = 10


class OddsMethod(StrEnum):
    """How the odds were found."""

    EXACT = "exact"
    SAMPLED = "sampled"
    SHARED = "shared"
    """From draws of the fleets of all opponents at once."""


class Advice(Struct, frozen=True):
    """The odds by a chart, and the best shot."""

    fleets: int
    """The number of fleets that agree with the chart; an estimate where it was sampled.

    Zero on a shared sea."""
    odds: tuple[tuple[float, ...], ...]
    """For every row and column the probability of a ship."""
    best: Cell | None
    """The unknown cell with the best chance; ``None`` when every deck is hit."""
    method: OddsMethod
    error: float
    """A bound that hardly any probability is off by; zero when they are exact."""


def states_for(ruleset: Ruleset) -> int:
    """The state limit of the exact count: lower on a larger grid, where each state costs more."""
    return min(STATES, STATES * 100**2 // ruleset.grid.size**2)


def advise_shot(ruleset: Ruleset, chart: TypedChart, states: int | None = None) -> Advice:
    """The odds of every cell, exactly where *states* suffice, from draws where not.

    Raises :class:`Trouble` when no fleet agrees with the chart, and
    :class:`ProblemTooLarge` when it is too large even for draws.
    """
    if ruleset.sea.shared:
        return _advise_shared(ruleset, chart)
    budget = states_for(ruleset) if states is None else states
    try:
        return _make_advice(ruleset, chart, _compute_chances(chart_problem(ruleset, chart), budget))
    except Impossible:
        raise _contradiction(ruleset, find_blamed(ruleset, chart)) from None


def _advise_shared(ruleset: Ruleset, chart: TypedChart) -> Advice:
    try:
        found = estimate_shared_chances(ruleset, chart)
    except Impossible:
        raise _contradiction(ruleset, ()) from None
    return _make_advice(ruleset, chart, _Chances(0, found.cells, OddsMethod.SHARED, found.error))


def _contradiction(ruleset: Ruleset, blamed: tuple[Cell, ...]) -> Trouble:
    """A trouble for a chart without a fleet, with the cells one of which may be wrong."""
    labels = labels_of(ruleset)
    cells = ", ".join(labels.name(cell) for cell in blamed[:MOST_NAMED])
    return Trouble("chart/contradiction", cells=cells or "none", count=len(blamed))


def chart_problem(ruleset: Ruleset, chart: TypedChart) -> FleetProblem:
    """The constraints of a chart on fleets."""
    problem = problem_of_looks(ruleset)
    silent = not ruleset.disclosure.sinking_told

    def agrees(placement: Placement) -> bool:
        cells = placement.cells
        if cells & chart.empty:
            return False
        if cells & chart.sunk:
            return not cells & ~chart.sunk
        return silent or bool(cells & ~chart.hit)

    classes = tuple(
        Candidates(each.count, tuple(filter(agrees, each.placements))) for each in problem.classes
    )
    must_cover = chart.hit | chart.sunk | chart.seen
    return FleetProblem(problem.rows, problem.columns, classes, must_cover)


class _Chances(Struct, frozen=True):
    fleets: int
    cells: list[float]
    method: OddsMethod
    error: float


def _compute_chances(problem: FleetProblem, states: int) -> _Chances:
    """The chances of all cells: exactly, or else from draws."""
    try:
        odds = Belief(problem, states).odds
    except ProblemTooLarge:
        return _sample_chances(problem)
    return _Chances(odds.total, [count / odds.total for count in odds.cells], OddsMethod.EXACT, 0.0)


def _sample_chances(problem: FleetProblem) -> _Chances:
    sampler = make_sampler(problem)
    fleets = sampler.draw_fleets(DRAWS, SEED)
    estimate = estimate_odds(sampler, fleets)
    chances = [weight / estimate.weight for weight in estimate.cells]
    return _Chances(round(fleets.estimate), chances, OddsMethod.SAMPLED, estimate.error)


def _make_advice(ruleset: Ruleset, chart: TypedChart, found: _Chances) -> Advice:
    grid, chances = ruleset.grid, found.cells
    unknown = list(bits(grid.everywhere & ~(chart.empty | chart.hit | chart.sunk)))
    best = max(unknown, key=lambda index: chances[index], default=None)
    rows = tuple(
        tuple(chances[row * grid.columns : (row + 1) * grid.columns]) for row in range(grid.rows)
    )
    target = None if best is None or not chances[best] else grid.cells()[best]
    return Advice(found.fleets, rows, target, found.method, found.error)


def find_blamed(ruleset: Ruleset, chart: TypedChart) -> tuple[Cell, ...]:
    """The cells of which a single one may be marked wrongly."""
    cells = ruleset.grid.cells()
    marks = list(bits(chart.marked))[:MOST_BLAMED]
    return tuple(
        cells[index]
        for index in marks
        if _is_possible(chart_problem(ruleset, chart.forget_cell(1 << index)))
    )


def _is_possible(problem: FleetProblem) -> bool:
    """Whether some fleet agrees; false when that is not found out within the limits."""
    try:
        if make_sampler(problem).draw_fleets(FEW_DRAWS, SEED).weight:
            return True
        return bool(Belief(problem, FEW_STATES).total)
    except (Impossible, ProblemTooLarge):
        return False
