"""A game among bots for tests: every rule, no clock, and random draws from a seed."""

from random import Random

from seabattle.game import Refusal, Seat, SeatCommand, seats_in
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import View


class Bout:
    """A game in progress. It holds the truth and gives bots only their views."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self._match = Match(ruleset, chance=Random(seed), spectators=False)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.over

    @property
    def acting(self) -> Seat:
        """The seat that acts next."""
        return next(seats_in(self._match.table.to_act))

    def view(self, seat: Seat) -> View:
        """What *seat* has been told."""
        return self._match.view(seat)

    def send(self, seat: Seat, command: SeatCommand) -> Refusal | None:
        """Carry out a command of *seat* with the random draws it needs, or return a refusal."""
        outcome = self._match.send(seat, command)
        return outcome if isinstance(outcome, Refusal) else None
