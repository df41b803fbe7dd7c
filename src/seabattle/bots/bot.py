"""The bot protocol: a view in, a command out."""

import re
from typing import Protocol

from seabattle.game import SeatCommand
from seabattle.rules import Ruleset
from seabattle.views import View


class Bot(Protocol):
    """A program that plays a seat. It gets only its view."""

    def act(self, view: View) -> SeatCommand:
        """The next command. Called only when this seat has to act."""


_OLD_FORM = re.compile(r"Extra positional arguments provided|Unexpected keyword argument 'seat'")


def ask_bot(bot: Bot, view: View) -> SeatCommand:
    """The next command of a bot.

    A bot for the old API, in which commands named their seat, fails here with a hint.
    """
    try:
        return bot.act(view)
    except TypeError as error:
        if _OLD_FORM.search(str(error)):
            error.add_note("a command names no seat: write Fire(cells), not Fire(seat, cells)")
        raise


def decision_limit(ruleset: Ruleset) -> int:
    """The number of decisions of one seat after which a game counts as endless."""
    return 1000 + 100 * ruleset.grid.size
