"""A sea to practise on: its owner has placed a fleet and never does anything again.

The shooter's view is grown from the same events and reports as in any match. Only
what the other seat would do is left out: its turn comes and goes, and in rounds it
gives no order.
"""

from msgspec.structs import replace

from seabattle.game import CloseRound, Events, Game, Refusal, Seat, SeatCommand
from seabattle.game.event import Event, FleetPlaced, PlayBegan, TurnPassed
from seabattle.game.table import Phase
from seabattle.game.truth import truth_of
from seabattle.rules import Rounds, Ruleset, Ship
from seabattle.views import View, hear_events, new_view

SHOOTER, OWNER = Seat(0), Seat(1)


class PracticeMatch:
    """A game of two in which only the shooter acts."""

    def __init__(self, ruleset: Ruleset, own: tuple[Ship, ...]) -> None:
        """A table at which the shooter's fleet is in."""
        if ruleset.sea.shared or ruleset.seats != 2:
            raise ValueError("practice needs a sea that is the other side's alone")
        # The owner fires nothing, by chance neither.
        self.ruleset = replace(ruleset, rounds=Rounds())
        self.game = Game(self.ruleset)
        self.view: View = new_view(self.ruleset, SHOOTER)
        self._apply_events((FleetPlaced(SHOOTER, own),))
        self._start = (self.game, self.view)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def cleared(self) -> bool:
        """Whether every ship of the owner is sunk."""
        return truth_of(self.game).sides[OWNER].sunk

    def begin(self, ships: tuple[Ship, ...]) -> None:
        """Start anew against *ships*."""
        self.game, self.view = self._start
        first = None if self.ruleset.turn.in_rounds else SHOOTER
        self._apply_events((FleetPlaced(OWNER, ships), PlayBegan(first)))

    def send(self, command: SeatCommand) -> Events | Refusal:
        """Carry out what the shooter wants, until it is the shooter's turn again."""
        events = self.game.decide(SHOOTER, command)
        if isinstance(events, Refusal):
            return events
        self._apply_events(events)
        idle = self._idle()
        self._apply_events(idle)
        return events + idle

    def _idle(self) -> tuple[Event, ...]:
        """Let the turn or the round of the owner go by."""
        table = self.game.table
        if table.phase is not Phase.PLAYING or table.turn == SHOOTER:
            return ()
        if table.turn == OWNER:
            return (TurnPassed(SHOOTER),)
        closed = self.game.decide(None, CloseRound())
        assert not isinstance(closed, Refusal), closed
        return closed

    def _apply_events(self, events: Events) -> None:
        self.game = self.game.after(events)
        self.view = hear_events(self.view, events)
