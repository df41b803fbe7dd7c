"""What a player takes from one game of a match into the next.

Nothing else lives on: a move is a function of the view, the seed and this memory. It is
made of plain values, so that it can be kept, shown and sent.
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
    """All earlier games of a match, as far as they matter."""

    seen: tuple[tuple[str, float], ...] = ()
    """For each family, how many fleets of the opponent's were of it, as far as can be told."""

    placed: tuple[tuple[Ship, ...], ...] = ()
    """The player's own fleets, first to last."""


@runtime_checkable
class Learner(Bot, Protocol):
    """A player that learns over a match: from its second game on it is made with a memory.

    That is ``Name(seed, memory=memory)``, with what it has remembered itself.
    """

    def remember(self, view: View) -> Any:
        """What to take along, when the game that *view* shows is over."""


def after_game(memory: Memory, view: View) -> Memory:
    """The memory with one more game: what was placed, and what has been shown at its end.

    Habits are learnt only where it was counted how many fleets they have, and only from
    a whole fleet: some games end before everybody has placed one.
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
