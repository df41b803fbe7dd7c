"""Plots kept by the compiled kernel."""

from array import array
from dataclasses import astuple

from seabattle import _kernel
from seabattle.beliefs.compiled import muster, words_for
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.heard import Heard, Word
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.problem import Problem
from seabattle.beliefs.supply import Supply
from seabattle.beliefs.symmetry import Turn, turns
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.waters import Waters

_VERDICTS = {Word.EMPTY: 0, Word.SHIP: 1, Word.HIT: 2, Word.SUNK: 3}


class CompiledPlotter:
    """Whoever begins plots of one sea; the answers are those of the twin."""

    def __init__(self, problem: Problem, telling: Telling, supply: Supply) -> None:
        self._words = words_for(problem.size)
        waters = Waters(problem, hit_names_class=telling.hit_names_class)
        self._stockroom = _kernel.stockroom(
            *muster(list(problem.classes), self._words),
            self._words,
            telling.hit_names_class,
            [_crossing(turn, 64 * self._words) for turn in turns(waters)],
            supply.batches,
            supply.draws,
        )

    def __call__(self, effort: Effort, seed: int) -> "CompiledPlot":
        """Begin a plot."""
        return CompiledPlot(self._stockroom.tracker(astuple(effort), seed), 8 * self._words)


class CompiledPlot:
    """One seat's plot of one enemy sea."""

    def __init__(self, tracker: _kernel.Tracker, size: int) -> None:
        self._tracker = tracker
        self._size = size

    def hear(self, heard: Heard) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""
        ship = b"" if heard.ship is None else heard.ship.to_bytes(self._size, "little")
        self._tracker.hear(heard.cell, _VERDICTS[heard.word], heard.ship_class, ship)

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""
        try:
            return self._tracker.shot(seed)
        except _kernel.NoFleet:
            raise Impossible("no fleet that agrees with everything told is afloat") from None

    def __len__(self) -> int:
        return len(self._tracker)


def _crossing(turn: Turn, cells: int) -> tuple[bytes, bytes]:
    """Write a turn in the form the kernel reads; cells beyond the grid stay where they are."""
    whence = [*turn.whence, *range(len(turn.whence), cells)]
    return array("H", whence).tobytes(), array("H", turn.berths).tobytes()
