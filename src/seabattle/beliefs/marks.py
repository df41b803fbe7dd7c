"""Filters the candidate placements of ships by what a seat has been told.

Every condition but one is a filter on single placements; the one that is not,
that a struck cell holds some ship, becomes :attr:`FleetProblem.must_cover`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from seabattle.beliefs.fleet_problem import Candidates, FleetProblem, Placement


@dataclass(frozen=True, slots=True)
class Strike:
    """A shot that struck a ship, as it was reported."""

    cell: int
    """The cell as a mask of one bit."""

    volley: int
    """When it was fired; strikes of one volley are simultaneous."""

    sank: bool = False
    """The shot was announced to have sunk a ship."""

    classes: frozenset[int] | None = None
    """The classes the ship may be of, where the class was told."""

    ship: int | None = None
    """All cells of the ship, where a sinking shows them."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything a seat knows of one enemy sea."""

    empty: int = 0
    """Misses, and cells the radar showed empty."""

    strikes: tuple[Strike, ...] = ()

    occupied: int = 0
    """Cells the radar showed to hold a ship, struck or not."""

    silent: bool = False
    """Sinkings are not announced, so a strike that sank nothing says nothing."""

    @property
    def struck(self) -> int:
        """The cells that were struck."""
        return _union(strike.cell for strike in self.strikes)


def apply_marks(problem: FleetProblem, marks: Marks) -> FleetProblem:
    """Keep of *problem* the placements that agree with *marks*, each taken alone."""
    by_cell = {strike.cell: strike for strike in marks.strikes}
    if len(by_cell) < len(marks.strikes):
        raise ValueError("a cell was struck twice")
    struck = marks.struck
    classes = tuple(
        Candidates(
            candidates.count,
            tuple(
                placement
                for placement in candidates.placements
                if not placement.cells & marks.empty
                and _agrees(placement, number, by_cell, struck, silent=marks.silent)
            ),
        )
        for number, candidates in enumerate(problem.classes)
    )
    must_cover = problem.must_cover | struck | marks.occupied
    return FleetProblem(problem.rows, problem.columns, classes, must_cover)


def _agrees(
    placement: Placement, number: int, by_cell: dict[int, Strike], struck: int, *, silent: bool
) -> bool:
    """Say whether a ship of class *number* lying here would have been reported so."""
    if not placement.cells & struck:
        return True
    suffered = [by_cell[cell] for cell in _bits(placement.cells & struck)]
    if any(hit.classes is not None and number not in hit.classes for hit in suffered):
        return False
    if silent:
        return True
    sinkings = [hit for hit in suffered if hit.sank]
    if placement.cells & ~struck:
        return not sinkings
    # A ship goes down with its last cell, once, and only there.
    last = max(hit.volley for hit in suffered)
    return (
        len(sinkings) == 1
        and sinkings[0].volley == last
        and sinkings[0].ship in (None, placement.cells)
    )


def _bits(mask: int) -> Iterable[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
