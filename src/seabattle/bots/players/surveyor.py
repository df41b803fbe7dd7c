"""Surveyor: fires where a ship most likely lies, and looks no further ahead."""

from seabattle.bots.dice import dice_for
from seabattle.bots.moving.moving_move import choose_moving_move
from seabattle.bots.shared.shared_move import choose_shared_move
from seabattle.bots.skill import SURVEYOR, SamplingEffort
from seabattle.bots.standing.standing_move import choose_standing_move
from seabattle.bots.standing.tracker_cache import TrackerCache
from seabattle.game import Phase, PlaceFleet, SeatCommand
from seabattle.rules import random_fleet
from seabattle.views import View

EFFORT = SamplingEffort()


class Surveyor:
    """Plays every variant by the odds."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._tracker_cache = TrackerCache(seed, SURVEYOR.kept)

    def act(self, view: View) -> SeatCommand:
        """Place any fleet; then fire at the likeliest cells."""
        if view.table.phase is Phase.PLACING:
            return PlaceFleet(random_fleet(view.ruleset, dice_for(view, self._seed)))
        if view.ruleset.sea.shared:
            return choose_shared_move(view, self._seed, EFFORT)
        if view.ruleset.manoeuvre is not None:
            return choose_moving_move(view, self._seed, EFFORT)
        return choose_standing_move(view, self._seed, SURVEYOR, self._tracker_cache)
