"""Whether a fleet can be placed at all, and one way to do it."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from seabattle.grid import Grid, Shape
from seabattle.rules.fitting.dice import FixedDice
from seabattle.rules.fitting.search import (
    STEPS,
    OutOfSteps,
    PlacementProblem,
    Places,
    lay_in_order,
    placement_problem,
    search_places,
)
from seabattle.rules.fleet import Ship, ShipClass, shapes_of
from seabattle.rules.sea import Touching

SHUFFLED_TRIES = 30


class Fits(StrEnum):
    """Whether there is room for a fleet."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"
    """Not found, and not proved impossible within the steps allowed."""


class Fitting(Struct, frozen=True):
    """The answer, with an example when it is yes."""

    fits: Fits
    example: tuple[Ship, ...] = ()


def fit_fleet(grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching) -> Fitting:
    """Whether *fleet* can be placed on *grid*: bounds first, then tries, then a search."""
    if is_overfull(grid, fleet, touching):
        return Fitting(Fits.NO)
    problem = placement_problem(grid, fleet, touching)
    found = next((tried for tried in _tries(problem) if tried is not None), None)
    if found is None:
        try:
            found = search_places(
                problem, problem.slots, [list(choices) for choices in problem.berths], [STEPS]
            )
        except OutOfSteps:
            return Fitting(Fits.UNKNOWN)
    return Fitting(Fits.NO) if found is None else Fitting(Fits.YES, problem.ships(found))


def is_overfull(grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching) -> bool:
    """Whether the ships and the water they need are more than the grid has.

    An upper bound by area, which prunes before any search. Let every ship throw a
    shadow one cell to the right, down, or both. Shadows of ships that may not touch
    cannot overlap, on a grid with one line more.
    """
    shadows = _shadows(touching)
    offered = sum((grid.rows + down) * (grid.columns + right) for right, down in shadows)
    needed = 0
    for entry in fleet:
        sizes = (
            sum(_shadow(shape, right, down) for right, down in shadows)
            for shape in shapes_of(entry)
        )
        needed += entry.count * min(sizes)
    return needed > offered


def _shadows(touching: Touching) -> tuple[tuple[int, int], ...]:
    match touching:
        case Touching.NEVER:
            return ((1, 1),)
        case Touching.CORNERS:
            return ((1, 0), (0, 1))
        case Touching.FREELY:
            return ((0, 0),)


def _shadow(shape: Shape, right: int, down: int) -> int:
    """How many cells a shape and its shadow cover."""
    wide = Grid(shape.rows + down, shape.columns + right)
    mask = wide.mask(shape.cells)
    mask |= mask << right
    mask |= mask << wide.columns * down
    return mask.bit_count()


def _tries(problem: PlacementProblem) -> Iterator[Places | None]:
    """Fleets laid on the first free berths: in order, in reverse order, then shuffled."""
    lists = [list(choices) for choices in problem.berths]
    yield lay_in_order(problem, problem.slots, lists)
    yield lay_in_order(problem, problem.slots[::-1], lists)
    dice = FixedDice()
    for _ in range(min(SHUFFLED_TRIES, STEPS // (1 + 4 * sum(map(len, lists))))):
        for berth_list in lists:
            dice.shuffle(berth_list)
        yield lay_in_order(problem, problem.slots, lists)
