"""One game being played: the truth, the journal of its events, and what everybody was told."""

from collections.abc import Iterable
from random import Random

from seabattle.game import CloseRound, Command, Events, Refusal, Seat, decide, evolve
from seabattle.game.state import State, new_state
from seabattle.game.table import Phase
from seabattle.matches.lots import SYSTEM, draw_lots, draw_stray_shots
from seabattle.records import RecordEntry
from seabattle.rules import Ruleset
from seabattle.views import View, Viewer, hear, new_view, report_to


class Match:
    """A game in progress. Commands go in one at a time; refused ones change nothing."""

    def __init__(
        self, ruleset: Ruleset, *, chance: Random = SYSTEM, spectators: bool = True
    ) -> None:
        self.ruleset = ruleset
        self.state: State = new_state(ruleset)
        self.journal: list[RecordEntry] = []
        self._chance = chance
        seats: Iterable[Viewer] = [Seat(index) for index in range(ruleset.seats)]
        viewers = [*seats, None] if spectators else [*seats]
        self._views: dict[Viewer, View] = {viewer: new_view(ruleset, viewer) for viewer in viewers}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.table.phase is Phase.OVER

    def view(self, viewer: Viewer) -> View:
        """What *viewer* has been told so far."""
        return self._views[viewer]

    def send(self, command: Command) -> Events | Refusal:
        """Carry out *command*, and draw the lots it calls for."""
        events = self._carry_out(command)
        if not isinstance(events, Refusal):
            lot = draw_lots(self.state.table, self._chance)
            if lot is not None:
                self._carry_out(lot)
        return events

    def close_round(self) -> Events | Refusal:
        """End the round as the host or the deadline does."""
        return self.send(CloseRound(draw_stray_shots(self.ruleset, self.state, self._chance)))

    def _carry_out(self, command: Command) -> Events | Refusal:
        events = decide(self.ruleset, self.state, command)
        if isinstance(events, Refusal):
            return events
        for event in events:
            self.state = evolve(self.ruleset, self.state, event)
            for viewer, view in self._views.items():
                report = report_to(self.ruleset, viewer, event)
                if report is not None:
                    self._views[viewer] = hear(view, report)
        self.journal.append(RecordEntry(command, events))
        return events
