"""What a computer player is: a view in, a command out."""

import re
from typing import Protocol

from seabattle.game import SeatCommand
from seabattle.rules import Ruleset
from seabattle.views import View


class Bot(Protocol):
    """A program that plays a seat. It is given nothing but its view."""

    def act(self, view: View) -> SeatCommand:
        """What to do now. Called only when it is this seat's turn to do something."""


_OLD_FORM = re.compile(r"Extra positional arguments provided|Unexpected keyword argument 'seat'")


def ask_bot(bot: Bot, view: View) -> SeatCommand:
    """What a bot does now.

    One that was written when commands still named their seat fails here, and is told so.
    """
    try:
        return bot.act(view)
    except TypeError as error:
        if _OLD_FORM.search(str(error)):
            error.add_note("a command names no seat: write Fire(cells), not Fire(seat, cells)")
        raise


def decision_limit(ruleset: Ruleset) -> int:
    """After how many decisions of one seat a game is called endless."""
    return 1000 + 100 * ruleset.grid.size
