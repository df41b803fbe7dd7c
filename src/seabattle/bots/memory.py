"""Memory of a bot between the games of a match.

There is no other state: a move is a function of the view, the seed and this memory. It
consists of plain values, so that it can be stored, shown and sent.
"""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from seabattle.bots.bot import Bot
from seabattle.bots.placement.habit import habit_of
from seabattle.bots.standing.habit_prior import add_seen, explain_fleet
from seabattle.game import Phase
from seabattle.rules import Ship
from seabattle.views import View


class Memory(Struct, frozen=True):
    """The relevant facts of all earlier games of a match."""

    seen: tuple[tuple[str, float], ...] = ()
    """For each family, the estimated number of the opponent's fleets that belong to it."""

    placed: tuple[tuple[Ship, ...], ...] = ()
    """The player's own fleets, first to last."""


@runtime_checkable
class Learner(Bot, Protocol):
    """A bot that learns over a match: from its second game on it is made with a memory.

    That is ``Name(seed, memory=memory)``, with its own result of :meth:`remember`.
    """

    def remember(self, view: View) -> Any:
        """The memory for the next game, when the game of *view* is over."""


def after_game(memory: Memory, view: View) -> Memory:
    """The memory with one more game: the own fleet, and the enemy's, shown at the end.

    Habits are learnt only where the number of their fleets is known, and only from a whole
    fleet: some games end before both seats have placed one.
    """
    if view.table.phase is not Phase.OVER or view.seat is None or not view.fleets:
        return memory
    ours, theirs = view.fleets[view.seat], view.fleets[1 - view.seat]
    placed = (*memory.placed, ours) if ours else memory.placed
    if not theirs or not habit_of(view.ruleset).fleets:
        return Memory(memory.seen, placed)
    seen = dict(memory.seen)
    families = explain_fleet(view.ruleset, seen, theirs)
    return Memory(tuple(sorted(add_seen(seen, families).items())), placed)
