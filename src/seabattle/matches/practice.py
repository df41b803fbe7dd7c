"""A sea to practise on: its owner has placed a fleet and never does anything again.

The shooter's view is grown from the same events and reports as in any match. Only
what the other seat would do is left out: its turn comes and goes, and in rounds it
gives no order.
"""

from msgspec.structs import replace

from seabattle.game import CloseRound, Events, Refusal, Seat, SeatCommand, decide, evolve
from seabattle.game.event import Event, FleetPlaced, PlayBegan, TurnPassed
from seabattle.game.state import State, new_state
from seabattle.game.table import Phase
from seabattle.rules import Rounds, Ruleset, Ship
from seabattle.views import View, hear, new_view, report_to

SHOOTER, OWNER = Seat(0), Seat(1)


class PracticeMatch:
    """A game of two in which only the shooter acts."""

    def __init__(self, ruleset: Ruleset, own: tuple[Ship, ...]) -> None:
        """A table at which the shooter's fleet is in."""
        if ruleset.sea.shared or ruleset.seats != 2:
            raise ValueError("practice needs a sea that is the other side's alone")
        # The owner fires nothing, by chance neither.
        self.ruleset = replace(ruleset, rounds=Rounds())
        self.state: State = new_state(self.ruleset)
        self.view: View = new_view(self.ruleset, SHOOTER)
        self._apply_events((FleetPlaced(SHOOTER, own),))
        self._start = (self.state, self.view)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.table.phase is Phase.OVER

    @property
    def cleared(self) -> bool:
        """Whether every ship of the owner is sunk."""
        return self.state.sides[OWNER].sunk

    def begin(self, ships: tuple[Ship, ...]) -> None:
        """Start anew against *ships*."""
        self.state, self.view = self._start
        first = None if self.ruleset.turn.in_rounds else SHOOTER
        self._apply_events((FleetPlaced(OWNER, ships), PlayBegan(first)))

    def send(self, command: SeatCommand) -> Events | Refusal:
        """Carry out what the shooter wants, until it is the shooter's turn again."""
        events = decide(self.ruleset, self.state, command)
        if isinstance(events, Refusal):
            return events
        self._apply_events(events)
        idle = self._idle()
        self._apply_events(idle)
        return events + idle

    def _idle(self) -> tuple[Event, ...]:
        """How the owner lets the turn or the round go by."""
        table = self.state.table
        if table.phase is not Phase.PLAYING or table.turn == SHOOTER:
            return ()
        if table.turn == OWNER:
            return (TurnPassed(SHOOTER),)
        closed = decide(self.ruleset, self.state, CloseRound())
        assert not isinstance(closed, Refusal), closed
        return closed

    def _apply_events(self, events: Events) -> None:
        for event in events:
            self.state = evolve(self.ruleset, self.state, event)
            report = report_to(self.ruleset, SHOOTER, event)
            if report is not None:
                self.view = hear(self.view, report)
