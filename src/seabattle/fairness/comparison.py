"""Comparison of both sides' records of a paper game (SB12).

On paper something is *proved* only against what both sides agree on: the list of
shots and answers. A side is proved wrong when its own field, or its own chart of
the foreign sea, contradicts that list, or when its field was drawn twice and changed.
A chart alone proves nothing about the other's field: its owner may have drawn it
wrong.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from seabattle.fairness.paper import Paper, PaperShot
from seabattle.fairness.violation import FalseAnswer, MovedShip, Violation
from seabattle.game import Seat
from seabattle.grid import Cell, Mask
from seabattle.records.sketch import Sketch


class DiscrepancyKind(StrEnum):
    """What was noticed when records were compared."""

    CROSS_WITHOUT_HIT = "cross-without-hit"
    """The chart has a cross where no hit was ever answered. Proved."""
    DOT_ON_HIT = "dot-on-hit"
    """The chart has a dot where a hit was answered. Proved."""
    CROSS_ON_WATER = "cross-on-water"
    """The chart has a cross where the other's field has water. Not proved."""
    DOT_ON_SHIP = "dot-on-ship"
    """The chart has a dot where the other's field has a ship. Not proved."""
    DISPUTED = "disputed"
    """The two do not agree what was answered. Not proved."""


PROOFS = (DiscrepancyKind.CROSS_WITHOUT_HIT, DiscrepancyKind.DOT_ON_HIT)
"""Findings that prove whose chart is wrong."""

OPENING = (DiscrepancyKind.CROSS_ON_WATER, DiscrepancyKind.DOT_ON_SHIP)
"""Findings that reveal something about a field."""


class Discrepancy(Struct, frozen=True):
    """One place where records differ."""

    finding: DiscrepancyKind
    seat: Seat
    """Whose chart it is, or who heard the disputed answer."""
    line: int
    at: Cell | None


def discrepancies(paper: Paper) -> Iterator[Discrepancy]:
    """Every place where a chart differs from the list, or without a list from the field."""
    for seat in (Seat(0), Seat(1)):
        chart = paper.drawings[seat].chart
        if chart is not None and paper.shots:
            yield from _against_list(paper, seat, chart.sketch, chart.line)
        elif chart is not None:
            yield from _against_field(paper, seat, chart.sketch, chart.line)
    for shot in paper.shots:
        if shot.disputed:
            yield Discrepancy(DiscrepancyKind.DISPUTED, shot.by, shot.line, shot.at)


def is_proved_false(
    seat: Seat, violations: Sequence[Violation], found: Sequence[Discrepancy]
) -> bool:
    """Whether the records of *seat* are proved to be wrong."""
    answered = any(
        violation.seat == seat and isinstance(violation, FalseAnswer | MovedShip)
        for violation in violations
    )
    drawn = any(one.seat == seat and one.finding in PROOFS for one in found)
    return answered or drawn


def is_complete(paper: Paper) -> bool:
    """Whether there is everything that could be compared."""
    drawings = all(
        drawings.field is not None and drawings.chart is not None for drawings in paper.drawings
    )
    return drawings and bool(paper.shots)


def _against_list(paper: Paper, seat: Seat, chart: Sketch, line: int) -> Iterator[Discrepancy]:
    grid = paper.ruleset.grid
    own = [shot for shot in paper.shots if shot.by == seat and shot.at is not None]
    hits = _cells(paper, [shot for shot in own if shot.said.struck])
    unsure = _cells(paper, [shot for shot in own if shot.disputed])
    missed = _cells(paper, [shot for shot in own if not shot.said.struck])
    for cell in grid.cells(crosses(paper, chart) & ~hits & ~unsure):
        yield Discrepancy(DiscrepancyKind.CROSS_WITHOUT_HIT, seat, line, cell)
    # Water around a sunk ship is dotted without a shot, so only a dot on a hit is wrong.
    for cell in grid.cells(chart.missed & hits & ~missed & ~unsure):
        yield Discrepancy(DiscrepancyKind.DOT_ON_HIT, seat, line, cell)


def _against_field(paper: Paper, seat: Seat, chart: Sketch, line: int) -> Iterator[Discrepancy]:
    field = paper.drawings[1 - seat].field
    if field is None:
        return
    grid, fleet = paper.ruleset.grid, crosses(paper, field.sketch)
    for cell in grid.cells(crosses(paper, chart) & ~fleet):
        yield Discrepancy(DiscrepancyKind.CROSS_ON_WATER, seat, line, cell)
    for cell in grid.cells(chart.missed & fleet):
        yield Discrepancy(DiscrepancyKind.DOT_ON_SHIP, seat, line, cell)


def crosses(paper: Paper, sketch: Sketch) -> Mask:
    """Every cell on which something of a ship was drawn."""
    return paper.ruleset.grid.mask(cell for group in sketch.groups for cell in group.cells)


def _cells(paper: Paper, shots: Sequence[PaperShot]) -> Mask:
    return paper.ruleset.grid.mask(shot.at for shot in shots if shot.at is not None)
