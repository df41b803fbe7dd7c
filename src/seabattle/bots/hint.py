"""What the computer would do in somebody's place, for whoever may be helped.

Made from the view of that seat alone, like every move of a bot.
"""

from msgspec.structs import replace

from seabattle.beliefs import estimate_odds
from seabattle.bots.dice import dice_for
from seabattle.bots.players.surveyor import Surveyor
from seabattle.bots.skill import SURVEYOR
from seabattle.bots.standing.imagined_fleets import imagine_fleets
from seabattle.game import Fire, Phase, SeatCommand
from seabattle.grid import bits
from seabattle.views import View, open_cells

SEED = 0

HINT_SKILL = replace(SURVEYOR, fleets=20_000)
"""So many fleets that hardly any chance is wrong by more than one in a hundred."""

OddsMap = tuple[tuple[float, ...], ...]
"""For every row and column the chance that a ship lies there."""


def give_hint(view: View) -> SeatCommand:
    """What the surveyor would do now."""
    return Surveyor(SEED).act(view)


def hint_odds(view: View) -> OddsMap | None:
    """How likely an enemy ship lies on each cell, where fleets stand still in a sea of their own.

    Where everybody shares one sea, or ships move, no single number would be true for long.
    """
    ruleset = view.ruleset
    standing = not ruleset.sea.shared and ruleset.manoeuvre is None
    if view.seat is None or view.table.phase is not Phase.PLAYING or not standing:
        return None
    found = imagine_fleets(view, HINT_SKILL, dice_for(view, SEED))
    if found is None:
        return None
    estimate, grid = estimate_odds(found.sampler, found.fleets), ruleset.grid
    odds = [weight / estimate.weight for weight in estimate.cells]
    return tuple(
        tuple(odds[row * grid.columns : (row + 1) * grid.columns]) for row in range(grid.rows)
    )


def follow_odds(view: View, command: SeatCommand, odds: OddsMap | None) -> SeatCommand:
    """The same, but a single shot where the odds say: a hint must not contradict its map."""
    if odds is None or not isinstance(command, Fire) or len(command.at) != 1:
        return command
    cells = [view.ruleset.grid.cells()[index] for index in bits(open_cells(view))]
    best = max(cells, key=lambda cell: odds[cell.row][cell.col])
    return Fire((best,))
