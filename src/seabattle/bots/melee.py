"""Firing at a sea that all fleets share."""

from seabattle.bots.effort import Effort
from seabattle.bots.scatter import Scatter
from seabattle.game import SeatCommand
from seabattle.views import View


def shared_move(view: View, seed: int, effort: Effort) -> SeatCommand:
    """What to do now on a shared sea."""
    return Scatter(seed).act(view)
