"""Kinds of puzzles."""

from seabattle.beliefs import Fleets, Sampler
from seabattle.bots.typed_chart import TypedChart
from seabattle.features.puzzles.wire import PuzzleKind


def kind_of(chart: TypedChart, sampler: Sampler, fleets: Fleets) -> PuzzleKind | None:
    """The kind of puzzle that a chart makes, by all fleets that agree with it; or ``None``.

    *Two or one* has two faces: hits that belong to one ship in some fleets and to two in
    others, or two ships afloat with no hit on either, so that a cell may serve for both.
    """
    struck, afloat = set(), set()
    cells = sampler.table.cells
    for number in range(len(fleets)):
        hulls = [cells[berth] for berth in fleets[number]]
        struck.add(sum(bool(hull & chart.hit) for hull in hulls))
        afloat.add(sum(not hull & chart.sunk for hull in hulls))
    if len(struck) > 1:
        return PuzzleKind.TWO_OR_ONE
    if chart.hit:
        return PuzzleKind.WHICH_WAY
    return {1: PuzzleKind.LAST_SHIP, 2: PuzzleKind.TWO_OR_ONE}.get(max(afloat))
