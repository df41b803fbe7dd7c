"""A game at one moment: a public table, and the secret state behind it.

Here is the one loop of the engine: a command is decided, its events are folded into the
truth, and the next moment is another :class:`Game`. Code that runs games needs nothing
else, and cannot read the truth: only :func:`seabattle.game.truth.truth_of` can, and an
import contract keeps that to the game and to live matches.
"""

from collections.abc import Iterable
from typing import Self

from seabattle.game.command import Command
from seabattle.game.decide import decide, why_not
from seabattle.game.event import Event
from seabattle.game.evolve import evolve
from seabattle.game.outcome.ending import Events
from seabattle.game.refusal import Refusal
from seabattle.game.seat import Seat
from seabattle.game.state import State, new_state
from seabattle.game.table import Phase, Table
from seabattle.rules import Ruleset


class Game:
    """A game by some rules, from its beginning to where it stands. It never changes."""

    __slots__ = ("_state", "ruleset")

    def __init__(self, ruleset: Ruleset, events: Iterable[Event] = ()) -> None:
        """A game whose seats are all taken, after *events* (a replay)."""
        self.ruleset = ruleset
        self._state: State = self._fold(new_state(ruleset), events)

    @property
    def table(self) -> Table:
        """What all players see."""
        return self._state.table

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._state.table.phase is Phase.OVER

    def why_not(self, seat: Seat | None, command: Command) -> Refusal | None:
        """Name what stands in the way of *command* given by *seat*, or ``None``."""
        return why_not(self.ruleset, self._state, seat, command)

    def decide(self, seat: Seat | None, command: Command) -> Events | Refusal:
        """Say what happens when *seat* gives *command*; it has not happened yet.

        *seat* is ``None`` for what chance, the clock or the host decides.
        """
        return decide(self.ruleset, self._state, seat, command)

    def after(self, events: Iterable[Event]) -> Self:
        """The game once these events have happened."""
        later = object.__new__(type(self))
        later.ruleset = self.ruleset
        later._state = self._fold(self._state, events)
        return later

    def _fold(self, state: State, events: Iterable[Event]) -> State:
        ruleset = self.ruleset
        for event in events:
            state = evolve(ruleset, state, event)
        return state

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.ruleset == other.ruleset
            and self._state == other._state
        )

    def __hash__(self) -> int:
        return hash((self.ruleset, self._state))

    def __repr__(self) -> str:
        """The public table alone, so that printing a game shows no secret."""
        return f"Game({self._state.table})"
