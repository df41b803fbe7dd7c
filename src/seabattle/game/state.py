"""The truth: the complete state of a game, secrets included.

Only :mod:`seabattle.game` and :mod:`seabattle.matches` may import this module; an
import contract sees to it. All other code uses a view.
"""

from msgspec import Struct

from seabattle.game.side import Side, new_side
from seabattle.game.table import Table, new_table
from seabattle.rules import Ruleset


class State(Struct, frozen=True, gc=False):
    """The complete state of a game."""

    table: Table
    sides: tuple[Side, ...]


def new_state(ruleset: Ruleset) -> State:
    """The state of a game whose seats are all taken and in which nothing has happened."""
    return State(new_table(ruleset.seats), (new_side(ruleset),) * ruleset.seats)
