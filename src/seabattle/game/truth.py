"""The one door to what is behind a game.

Only :mod:`seabattle.game` and :mod:`seabattle.matches` may import this module; an
import contract sees to it.
"""

from seabattle.game.game import Game
from seabattle.game.state import State


def truth_of(game: Game) -> State:
    """Everything there is to know of a game, for those few who may."""
    return game._state  # noqa: SLF001 -- Nobody else looks inside.
