"""The plan of a sweep: which cells it visits in which order, and which ships may begin there.

A sweep visits the cells where some ship may begin. Its state is the *front*, the
cells ahead that ships already begun have blocked, and the *tally*, how many ships of
each class have begun. Nothing in a plan depends on the backend, so the
kernel and its Python twin give the same answers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from math import comb, prod
from operator import or_
from typing import NamedTuple

from seabattle.beliefs.exact.kinship import Kin
from seabattle.beliefs.exact.sweep_direction import orient_region
from seabattle.beliefs.exact.sweep_region import SweepLane, regions
from seabattle.beliefs.exact.tally import Tallies, tallies_where
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.limits import ProblemTooLarge


class Feasibility:
    """Prunes states from which the fleet cannot be completed.

    Knows what lies ahead of a stop, gathered while walking the course backwards.
    """

    def __init__(self, tallies: Tallies, lanes: Sequence[SweepLane], must_cover: int) -> None:
        self._tallies = tallies
        self._places = [0] * len(tallies.counts)
        self._later = 0
        sizes = [{0} for _ in tallies.counts]
        for lane in lanes:
            sizes[lane.kin].add(lane.home.bit_count())
        self._least = tallies.missing_cells([min(s - {0}, default=0) for s in sizes])
        self._most = tallies.missing_cells([max(s) for s in sizes])
        self._helpers = {cell: self._with_helper(1 << cell, lanes) for cell in cells_in(must_cover)}

    def hopeful_tallies(self, uncovered: int) -> int:
        """Give the tallies that may still be completed when *uncovered* cells lie ahead."""
        hope = self._tallies.everything
        for kin, count in enumerate(self._tallies.counts):
            hope &= self._tallies.begun[kin][max(0, count - self._places[kin])]
        sea = self._later.bit_count()
        if sea < self._least[0]:
            hope &= tallies_where([need <= sea for need in self._least])
        if uncovered:
            wanted = uncovered.bit_count()
            hope &= tallies_where([can >= wanted for can in self._most])
        for cell in cells_in(uncovered):
            hope &= self._helpers[cell]
        return hope

    def add_stop(self, lanes: Sequence[SweepLane]) -> None:
        """Count the ships that may begin at a stop among those ahead."""
        for lane in lanes:
            self._places[lane.kin] += 1
            self._later |= lane.home

    def _with_helper(self, cell: int, lanes: Sequence[SweepLane]) -> int:
        helped = 0
        for kin in {lane.kin for lane in lanes if lane.home & cell}:
            helped |= self._tallies.tallies_with_room(kin)
        return helped


WIDEST_FRONT = 512
"""Bits of the longest front a sweep carries."""

LARGEST_NUMBER = 512
"""Bits of the largest number a sweep counts with."""


class SweepStart(NamedTuple):
    """A ship that may begin at the cell being visited, its cells counted from there."""

    lane: int
    kin: int
    cells: int
    blocked: int


class SweepStep(NamedTuple):
    """One cell visited."""

    starts: tuple[SweepStart, ...]

    due: int
    """Cells that no later ship can cover: they must be blocked, hence covered, by now."""

    shift: int
    """How far ahead the next visited cell lies."""

    keep: int
    """The cells, counted from the next one, that a later ship may still want."""

    hope: int
    """The tallies from which the fleet can perhaps be completed, as a set of bits."""


@dataclass(frozen=True, slots=True)
class SweepPlan:
    """All that a sweep needs to know."""

    counts: tuple[int, ...]
    """The ships to place, per class."""

    lanes: int
    """The number of placements."""

    steps: tuple[SweepStep, ...]
    front_bits: int
    number_bits: int


Stop = tuple[int, list[SweepLane]]
"""A cell and the placements that begin there."""


def make_plan(kin: Sequence[Kin], rows: int, columns: int, must_cover: int) -> SweepPlan:
    """Lay the course through every region of the open sea, one after another."""
    options = [(family, option) for family, k in enumerate(kin) for option in k.members[0]]
    lanes = [
        SweepLane(number, family, o.cells, o.cells, o.blocked, o.cells & must_cover)
        for number, (family, o) in enumerate(options)
    ]
    tallies = Tallies([k.count for k in kin])
    number_bits = _number_bits(kin)
    course = [_stops(orient_region(region, rows, columns)) for region in regions(lanes)]
    front_bits = _front_bits(course)
    steps = _steps(course, Feasibility(tallies, lanes, must_cover), must_cover, front_bits)
    return SweepPlan(tallies.counts, len(lanes), steps, front_bits, number_bits)


def _stops(lanes: Sequence[SweepLane]) -> list[Stop]:
    """Sort placements by the first cell they cover."""
    stops: dict[int, list[SweepLane]] = {}
    for lane in lanes:
        stops.setdefault((lane.cells & -lane.cells).bit_length() - 1, []).append(lane)
    return sorted(stops.items())


def _steps(
    course: Sequence[list[Stop]], outlook: Feasibility, must_cover: int, front_bits: int
) -> tuple[SweepStep, ...]:
    """Walk the course backwards, remembering what lies ahead of each stop."""
    uncovered = _later_cells(course, must_cover)
    sight = (1 << front_bits) - 1
    steps: list[SweepStep] = []
    for stops in reversed(course):
        later = following = 0
        for anchor, lanes in reversed(stops):
            shift = min(max(following - anchor, 0), front_bits)
            keep = later >> following & sight
            due = _union(lane.wanted for lane in lanes) & ~later
            hope = outlook.hopeful_tallies(uncovered.pop())
            starts = tuple(
                SweepStart(lane.number, lane.kin, lane.cells >> anchor, lane.blocked >> anchor)
                for lane in lanes
            )
            steps.append(SweepStep(starts, due >> anchor, shift, keep, hope))
            outlook.add_stop(lanes)
            later |= _union(lane.cells for lane in lanes)
            following = anchor
    return tuple(reversed(steps))


def _later_cells(course: Sequence[list[Stop]], must_cover: int) -> list[int]:
    """Say for every stop which cells only later ships can cover."""
    uncovered = []
    for stops in course:
        for _, lanes in stops:
            must_cover &= ~_union(lane.home for lane in lanes)
            uncovered.append(must_cover)
    return uncovered


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _front_bits(course: Sequence[list[Stop]]) -> int:
    """Measure how far ahead the longest ship blocks the sea."""
    reaches = [
        lane.blocked.bit_length() - anchor
        for stops in course
        for anchor, lanes in stops
        for lane in lanes
    ]
    bits = max(reaches, default=1)
    if bits > WIDEST_FRONT:
        raise ProblemTooLarge(f"ships reach {bits} cells ahead; a sweep sees {WIDEST_FRONT}")
    return bits


def _number_bits(kin: Sequence[Kin]) -> int:
    """Bound the number of fleets by forgetting that ships keep apart."""
    bits = prod(comb(len(k.members[0]), k.count) for k in kin).bit_length()
    if bits > LARGEST_NUMBER:
        raise ProblemTooLarge(
            f"the number of fleets may have {bits} bits; a sweep has {LARGEST_NUMBER}"
        )
    return bits
