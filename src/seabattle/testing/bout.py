"""A game among bots, for trying them out: every rule, no clock, and lots by a seed."""

from seabattle.bots.dice import BotDice
from seabattle.game import (
    Command,
    DrawLots,
    Phase,
    Refusal,
    Seat,
    SeatCommand,
    decide,
    evolve,
    replay,
    seats_in,
)
from seabattle.rules import Ruleset
from seabattle.views import View, hear, new_view, report_to


class Bout:
    """A game in progress. The truth is in here, and nobody hands it to a bot."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self._truth = replay(ruleset, ())
        self._dice = BotDice(seed)
        self._views = [new_view(ruleset, Seat(seat)) for seat in range(ruleset.seats)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._truth.table.phase is Phase.OVER

    @property
    def acting(self) -> Seat:
        """Whose turn it is to do something."""
        table = self._truth.table
        if table.phase is Phase.PLACING or table.turn is None:
            return next(seats_in(table.awaited))
        return table.turn

    def view(self, seat: Seat) -> View:
        """What *seat* has been told."""
        return self._views[seat]

    def send(self, command: SeatCommand) -> Refusal | None:
        """Carry out *command*, and the lots it calls for; or say why not."""
        refusal = self._carry_out(command)
        table = self._truth.table
        if refusal is None and table.phase in (Phase.LOTS, Phase.TIE):
            drawn = table.present if table.phase is Phase.LOTS else table.tied
            self._carry_out(DrawLots(self._dice.choice(tuple(seats_in(drawn)))))
        return refusal

    def _carry_out(self, command: Command) -> Refusal | None:
        events = decide(self.ruleset, self._truth, command)
        if isinstance(events, Refusal):
            return events
        for event in events:
            self._truth = evolve(self.ruleset, self._truth, event)
            for seat, view in enumerate(self._views):
                report = report_to(self.ruleset, Seat(seat), event)
                if report is not None:
                    self._views[seat] = hear(view, report)
        return None
