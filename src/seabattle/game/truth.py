"""The only access to the secret state of a game.

Only :mod:`seabattle.game` and :mod:`seabattle.matches` may import this module; an
import contract sees to it.
"""

from seabattle.game.game import Game
from seabattle.game.state import State


def truth_of(game: Game) -> State:
    """The complete state of a game, secrets included."""
    return game._state  # noqa: SLF001 -- The only access from outside.
