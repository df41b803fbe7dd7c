"""What a gunner has worked out so far, so that it need not be worked out again.

A notebook only saves time: everything in it follows from the view and the seed.
Whoever opens a fresh one in the middle of a game comes to the same fleets.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from seabattle.beliefs import Effort, Heard, Plot, Plotter, TooLarge, Word, plotter
from seabattle.beliefs.chance import WORD
from seabattle.bots.sighting import all_fleets, telling_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset
from seabattle.views import Answer, Miss, Report, RoundAnswered, SalvoAnswered, Sunk, View, Viewer

MOST_CELLS = 512
"""On larger grids fleets are not drawn at all."""


class Notebook:
    """The fleets one seat keeps in mind during one game."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self._seed = seed
        self._effort = effort
        self._page: _Page | None = None

    def plot(self, view: View) -> Plot | None:
        """Bring the plot up to what the seat was told; ``None`` where none can be kept."""
        page = self._page
        if page is None or not page.continues(view):
            page = self._page = _Page(view, self._seed, self._effort)
        page.read_on(view)
        return page.plot


class _Page:
    """A plot, and how much of the log is in it."""

    def __init__(self, view: View, seed: int, effort: Effort) -> None:
        seat = -1 if view.seat is None else view.seat
        begin = plotter_for(view.ruleset)
        # As for the dice: neighbouring seats are far apart.
        mixed = (seed + seat * 0x2545F4914F6CDD1D) & WORD
        self.plot: Plot | None = None if begin is None else begin(effort, mixed)
        self._ruleset = view.ruleset
        self._seat = view.seat
        self._classes = {entry.name: number for number, entry in enumerate(view.ruleset.fleet)}
        self._read: list[Report] = []
        self._noted: Mask = 0

    def continues(self, view: View) -> bool:
        """Say whether the view is of the same game, at the same moment or later."""
        same_game = view.ruleset is self._ruleset or view.ruleset == self._ruleset
        return same_game and view.seat == self._seat and view.log[: len(self._read)] == self._read

    def read_on(self, view: View) -> None:
        """Note the answers that are new."""
        news = view.log[len(self._read) :]
        self._read += news
        if self.plot is None:
            return
        for answer in _answers(news, self._seat):
            heard = self._heard(answer)
            # What was struck before only repeats its answer (BN9).
            if not self._noted >> heard.cell & 1:
                self._noted |= 1 << heard.cell
                self.plot.hear(heard)

    def _heard(self, answer: Answer) -> Heard:
        cell = answer.at.row * self._ruleset.grid.columns + answer.at.col
        if isinstance(answer, Miss):
            return Heard(cell, Word.EMPTY)
        word = Word.HIT if self._ruleset.disclosure.sinking_told else Word.SHIP
        if isinstance(answer, Sunk):
            word = Word.SUNK
        if not answer.ships:
            return Heard(cell, word)
        told = answer.ships[0]
        ship_class = None if told.ship_class is None else self._classes[told.ship_class]
        ship = None if told.cells is None else self._ruleset.grid.mask(told.cells)
        return Heard(cell, word, ship_class, ship)


def _answers(reports: Sequence[Report], seat: Viewer) -> Iterator[Answer]:
    for report in reports:
        if isinstance(report, SalvoAnswered) and report.by == seat:
            yield from report.answers
        elif isinstance(report, RoundAnswered):
            yield from _answers(report.salvos, seat)


@lru_cache(maxsize=8)
def plotter_for(ruleset: Ruleset) -> Plotter | None:
    """Give whoever keeps fleets by these rules: one shot at a time, and nothing but shots."""
    if ruleset.arsenal or ruleset.victory.declared or ruleset.turn.in_salvos:
        return None
    if ruleset.grid.size > MOST_CELLS:
        return None
    try:
        return plotter(all_fleets(ruleset), telling_of(ruleset))
    except TooLarge:
        return None
