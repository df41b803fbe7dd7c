"""What the computer would do in somebody's place, for whoever may be helped.

Made from the view of that seat alone, like every move of a bot.
"""

from msgspec.structs import replace

from seabattle.beliefs import estimate_odds
from seabattle.bots.bot import ask_bot
from seabattle.bots.dice import dice_for
from seabattle.bots.players.surveyor import Surveyor
from seabattle.bots.skill import SURVEYOR, Skill
from seabattle.bots.standing.imagined_fleets import imagine_fleets
from seabattle.game import Fire, Phase, SeatCommand
from seabattle.grid import bits
from seabattle.views import View, open_cells

SEED = 0

HINT_SKILL = replace(SURVEYOR, fleets=20_000)
"""So many fleets that hardly any chance is wrong by more than one in a hundred."""

OddsMap = tuple[tuple[float, ...], ...]
"""For every row and column the chance that a ship lies there."""


DECIMALS = 6
"""Of a chance; fewer would change the whole per cents that people see."""


def make_hint(view: View) -> tuple[SeatCommand, OddsMap | None]:
    """What the surveyor would do now, and the odds of every cell where they can be told."""
    command = ask_bot(Surveyor(SEED), view)
    odds = hint_odds(view)
    return follow_odds(view, command, odds), odds


def hint_odds(view: View, skill: Skill = HINT_SKILL) -> OddsMap | None:
    """How likely an enemy ship lies on each cell, where fleets stand still in a sea of their own.

    Where everybody shares one sea, or ships move, no single number would be true for long.
    """
    ruleset = view.ruleset
    standing = not ruleset.sea.shared and ruleset.manoeuvre is None
    if view.seat is None or view.table.phase is not Phase.PLAYING or not standing:
        return None
    found = imagine_fleets(view, skill, dice_for(view, SEED))
    if found is None:
        return None
    estimate, grid = estimate_odds(found.sampler, found.fleets), ruleset.grid
    odds = [round(weight / estimate.weight, DECIMALS) for weight in estimate.cells]
    return tuple(
        tuple(odds[row * grid.columns : (row + 1) * grid.columns]) for row in range(grid.rows)
    )


def follow_odds(view: View, command: SeatCommand, odds: OddsMap | None) -> SeatCommand:
    """The same, but a single shot where the odds say: a hint must not contradict its map."""
    if odds is None or not isinstance(command, Fire) or len(command.at) != 1:
        return command
    cells = [view.ruleset.grid.cells()[index] for index in bits(open_cells(view))]
    best = max(cells, key=lambda cell: odds[cell.row][cell.col], default=None)
    return command if best is None else Fire((best,))
