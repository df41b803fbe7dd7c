"""The whole truth of a game.

Only :mod:`seabattle.game` and :mod:`seabattle.matches` may import this module; an
import contract sees to it. Whoever else wants to know something grows a view.
"""

from msgspec import Struct

from seabattle.game.side import Side, new_side
from seabattle.game.table import Table, new_table
from seabattle.rules import Ruleset


class State(Struct, frozen=True, gc=False):
    """Everything there is to know."""

    table: Table
    sides: tuple[Side, ...]


def new_state(ruleset: Ruleset) -> State:
    """A table at which everybody has sat down and nothing has happened."""
    return State(new_table(ruleset.seats), (new_side(ruleset),) * ruleset.seats)
