"""A game being played, the journal of its events, and the reports to each viewer."""

from collections.abc import Iterable
from random import Random

from seabattle.game import CloseRound, Command, Events, Game, Refusal, Seat, Table
from seabattle.matches.lots import SYSTEM, RandomDraw, draw_lots, draw_stray_shots
from seabattle.records import RecordEntry
from seabattle.rules import Ruleset
from seabattle.views import View, Viewer, hear_events, new_view


class Match:
    """A game in progress. Commands go in one at a time; refused ones change nothing."""

    def __init__(
        self, ruleset: Ruleset, *, chance: Random = SYSTEM, spectators: bool = True
    ) -> None:
        self.ruleset = ruleset
        self.game = Game(ruleset)
        self.journal: list[RecordEntry] = []
        self._draw = RandomDraw(chance)
        seats: Iterable[Viewer] = [Seat(index) for index in range(ruleset.seats)]
        viewers = [*seats, None] if spectators else [*seats]
        self._views: dict[Viewer, View] = {viewer: new_view(ruleset, viewer) for viewer in viewers}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def table(self) -> Table:
        """The public state of the game."""
        return self.game.table

    def view(self, viewer: Viewer) -> View:
        """Return the view of *viewer*, made of what it has been told so far."""
        return self._views[viewer]

    def send(self, seat: Seat | None, command: Command) -> Events | Refusal:
        """Carry out what *seat* commands, and draw the lots it calls for.

        What the clock or the host decides is commanded by no seat.
        """
        events = self._carry_out(seat, command)
        if not isinstance(events, Refusal):
            lot = draw_lots(self.table, self._draw)
            if lot is not None:
                self._carry_out(None, lot)
        return events

    def close_round(self) -> Events | Refusal:
        """End the round as the host or the deadline does."""
        return self.send(None, CloseRound(draw_stray_shots(self.game, self._draw)))

    def _carry_out(self, seat: Seat | None, command: Command) -> Events | Refusal:
        events = self.game.decide(seat, command)
        if isinstance(events, Refusal):
            return events
        self.game = self.game.after(events)
        for viewer, view in self._views.items():
            self._views[viewer] = hear_events(view, events)
        self.journal.append(RecordEntry(seat, command, events))
        return events
