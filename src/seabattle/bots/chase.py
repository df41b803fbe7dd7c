"""Hunting ships that move."""

from seabattle.bots.effort import Effort
from seabattle.bots.scatter import Scatter
from seabattle.game import SeatCommand
from seabattle.views import View


def moving_move(view: View, seed: int, effort: Effort) -> SeatCommand:
    """What to do now where the enemy's ships may move."""
    return Scatter(seed).act(view)
