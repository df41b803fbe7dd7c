"""Hints: the surveyor's move for a seat, with the odds of every cell.

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
"""With so many fleets, hardly any probability is off by more than 0.01."""

OddsMap = tuple[tuple[float, ...], ...]
"""For every row and column the probability of a ship."""


DECIMALS = 6
"""The decimals of a probability; fewer would change the percentages that players see."""


def make_hint(view: View) -> tuple[SeatCommand, OddsMap | None]:
    """The surveyor's move, and the odds of every cell where they can be computed."""
    command = ask_bot(Surveyor(SEED), view)
    odds = hint_odds(view)
    return follow_odds(view, command, odds), odds


def hint_odds(view: View, skill: Skill = HINT_SKILL) -> OddsMap | None:
    """The probability of an enemy ship on each cell, for fixed fleets on separate seas.

    On a shared sea, or where ships move, no single number would be true for long.
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
    """The command, with a single shot moved to the best odds, so that it matches the map."""
    if odds is None or not isinstance(command, Fire) or len(command.at) != 1:
        return command
    cells = [view.ruleset.grid.cells()[index] for index in bits(open_cells(view))]
    best = max(cells, key=lambda cell: odds[cell.row][cell.col], default=None)
    return command if best is None else Fire((best,))
