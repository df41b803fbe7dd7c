"""What the computer would do in somebody's place, for whoever may be helped.

Made from the view of that seat alone, like every move of a bot.
"""

from seabattle.bots.dice import dice_for
from seabattle.bots.lookout import lookout
from seabattle.bots.skill import SURVEYOR
from seabattle.bots.surveyor import Surveyor
from seabattle.game import Phase, SeatCommand
from seabattle.views import View

SEED = 0

Odds = tuple[tuple[float, ...], ...]
"""For every row and column the chance that a ship lies there."""


def hinted(view: View) -> SeatCommand:
    """What the surveyor would do now."""
    return Surveyor(SEED).act(view)


def hinted_odds(view: View) -> Odds | None:
    """How likely an enemy ship lies on each cell, where fleets stand still in a sea of their own.

    Where everybody shares one sea, or ships move, no single number would be true for long.
    """
    ruleset = view.ruleset
    standing = not ruleset.sea.shared and ruleset.manoeuvre is None
    if view.seat is None or view.table.phase is not Phase.PLAYING or not standing:
        return None
    found = lookout(view, SURVEYOR, dice_for(view, SEED))
    if found is None:
        return None
    grid, odds = ruleset.grid, found.odds
    return tuple(tuple(odds[row * grid.cols : (row + 1) * grid.cols]) for row in range(grid.rows))
