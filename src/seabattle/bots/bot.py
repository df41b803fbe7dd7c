"""What a computer player is: a view in, a command out."""

from typing import Protocol

from seabattle.game import SeatCommand
from seabattle.rules import Ruleset
from seabattle.views import View


class Bot(Protocol):
    """A program that plays a seat. It is given nothing but its view."""

    def act(self, view: View) -> SeatCommand:
        """What to do now. Called only when it is this seat's turn to do something."""


def decision_limit(ruleset: Ruleset) -> int:
    """After how many decisions of one seat a game is called endless."""
    return 1000 + 100 * ruleset.grid.size
