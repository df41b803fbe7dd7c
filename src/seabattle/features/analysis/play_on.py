"""Playing on from a position of a game, against a fleet drawn from what was known then.

Position and seed determine the fleet, so the server keeps no state between two shots: the
client sends all shots fired since then with each request.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from seabattle.features.analysis.fitting import expectation_for
from seabattle.features.analysis.game_analysis import RecordedTurn
from seabattle.features.analysis.outlook import Outlook
from seabattle.features.analysis.position import Hull, Position, position_of
from seabattle.grid import Mask
from seabattle.trouble import Trouble
from seabattle.views import Chart


class Word(StrEnum):
    """The answer to a shot."""

    MISS = "miss"
    HIT = "hit"
    SUNK = "sunk"


@dataclass(frozen=True)
class PlayOn:
    """The state after some shots."""

    chart: Chart
    said: Word | None
    """The answer to the last shot."""
    expected: float
    """The shots that the reference player still needs."""
    over: bool
    fleet: tuple[Mask, ...]
    """Where the ships lie, once all are sunk."""


def play_on(turn: RecordedTurn, shots: Sequence[int], seed: int) -> PlayOn:
    """Fire *shots*, by the numbers of their cells, at a fleet that agrees with the position."""
    view = turn.before
    position, expectation = position_of(view), expectation_for(view.ruleset)
    outlook = Outlook(position, expectation)
    hulls = outlook.hulls(outlook.draw_number(seed))
    said: Word | None = None
    for shot in shots:
        if position.over or not position.open >> shot & 1:
            raise Trouble("analysis/no-shot", shot=str(shot))
        position, said = _fire(position, hulls, 1 << shot)
    outlook = Outlook(position, expectation)
    return PlayOn(
        _chart(view.foreign, position, hulls),
        said,
        outlook.value,
        position.over,
        tuple(cells for _, cells in hulls) if position.over else (),
    )


def _fire(position: Position, hulls: Sequence[Hull], bit: Mask) -> tuple[Position, Word]:
    hull = next((each for each in hulls if each[1] & bit), None)
    if hull is None:
        return position.miss(bit), Word.MISS
    after = position.hit(bit, hull)
    return after, Word.SUNK if after.marks.strikes[-1].sank else Word.HIT


def _chart(before: Chart, position: Position, hulls: Sequence[Hull]) -> Chart:
    struck = position.struck
    sunk = sum(cells for _, cells in hulls if not cells & ~struck)
    told = position.ruleset.disclosure.sinking_told
    return Chart(
        missed=before.missed | position.known & ~struck,
        hit=struck,
        sunk=before.sunk | (sunk if told else 0),
        radar_empty=before.radar_empty,
        radar_ship=before.radar_ship,
    )
