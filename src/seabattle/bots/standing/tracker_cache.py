"""A cache of one seat's tracker between the moves of a game.

It only saves time: everything in it follows from the view and the seed. A new one, made in
the middle of a game, gives the same fleets.
"""

from functools import lru_cache

from seabattle.beliefs import (
    Effort,
    ProblemTooLarge,
    ShotAnswer,
    ShotVerdict,
    Tracker,
    TrackerFactory,
    make_tracker_factory,
)
from seabattle.beliefs.splitmix import WORD
from seabattle.bots.standing.marks_from_view import all_fleets, telling_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset
from seabattle.views import CellAnswer, Mark, ToldShots, View, read_log

MOST_CELLS = 512
"""On larger grids fleets are not drawn at all."""


class TrackerCache:
    """The possible fleets that one seat tracks during one game."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self._seed = seed
        self._effort = effort
        self._game: _TrackedGame | None = None

    def tracker(self, view: View) -> Tracker | None:
        """The tracker, updated to the view; ``None`` where fleets cannot be tracked."""
        page = self._game
        if page is None or not page.continues(view):
            page = self._game = _TrackedGame(view, self._seed, self._effort)
        page.read_on(view)
        return page.tracker


class _TrackedGame:
    """A tracker, and how much of the log is in it."""

    def __init__(self, view: View, seed: int, effort: Effort) -> None:
        seat = -1 if view.seat is None else view.seat
        begin = tracker_factory_for(view.ruleset)
        # As for the dice: neighbouring seats are far apart.
        mixed = (seed + seat * 0x2545F4914F6CDD1D) & WORD
        self.tracker: Tracker | None = None if begin is None else begin(effort, mixed)
        self._ruleset = view.ruleset
        self._seat = view.seat
        self._classes = {entry.name: number for number, entry in enumerate(view.ruleset.fleet)}
        self._log = view.log
        self._read = 0
        self._answered: Mask = 0

    def continues(self, view: View) -> bool:
        """Say whether the view is of the same game, at the same moment or later."""
        same_game = view.ruleset is self._ruleset or view.ruleset == self._ruleset
        return same_game and view.seat == self._seat and view.log.begins_with(self._log)

    def read_on(self, view: View) -> None:
        """Pass the new answers to the tracker."""
        self._log = view.log
        if self.tracker is None:
            return
        told = read_log(view)
        news, self._read = told[self._read :], len(told)
        for item in news:
            if isinstance(item, ToldShots) and item.by == self._seat:
                for answer in item.answers:
                    # A cell that was struck before only repeats its answer (BN9).
                    if not self._answered & answer.bit:
                        self._answered |= answer.bit
                        self.tracker.hear(self._shot_answer(answer))

    def _shot_answer(self, answer: CellAnswer) -> ShotAnswer:
        if answer.mark is Mark.MISS:
            return ShotAnswer(answer.cell, ShotVerdict.EMPTY)
        verdict = ShotVerdict.HIT if self._ruleset.disclosure.sinking_told else ShotVerdict.SHIP
        if answer.mark is Mark.SUNK:
            verdict = ShotVerdict.SUNK
        if not answer.ships:
            return ShotAnswer(answer.cell, verdict)
        told = answer.ships[0]
        ship_class = None if told.ship_class is None else self._classes[told.ship_class]
        return ShotAnswer(answer.cell, verdict, ship_class, told.cells)


@lru_cache(maxsize=8)
def tracker_factory_for(ruleset: Ruleset) -> TrackerFactory | None:
    """The tracker factory for these rules; ``None`` unless all attacks are single shots."""
    if ruleset.arsenal or ruleset.victory.declared or ruleset.turn.in_salvos:
        return None
    if ruleset.grid.size > MOST_CELLS:
        return None
    try:
        return make_tracker_factory(all_fleets(ruleset), telling_of(ruleset))
    except ProblemTooLarge:
        return None
