"""How a hunter gets a ship out of the way of enemy fire (BO1)."""

from seabattle.bots.dice import BotDice
from seabattle.game import MoveShip, Step
from seabattle.grid import Mask
from seabattle.views import View, moves


def choose_evasion(view: View, dice: BotDice) -> MoveShip | None:
    """Now and then, the move that leaves most enemy fire behind."""
    if view.ruleset.manoeuvre is None or view.own.moved:
        return None
    if view.table.step not in (Step.ATTACK, Step.SPENT) or not dice.chance(1, 4):
        return None
    fire = view.home.missed | view.home.hit
    gains = [(_evasion_gain(view, move, fire), move) for move in moves(view)]
    most = max((gain for gain, _ in gains), default=0)
    return dice.choice([move for gain, move in gains if gain == most]) if most > 0 else None


def _evasion_gain(view: View, move: MoveShip, fire: Mask) -> int:
    grid = view.ruleset.grid
    here, there = view.own.masks[move.ship], grid.mask(move.to)
    return _shots_near(view, here, fire) - _shots_near(view, there, fire)


def _shots_near(view: View, ship: Mask, fire: Mask) -> int:
    """How many shots have fallen on these cells or around them."""
    return ((ship | view.ruleset.grid.around(ship)) & fire).bit_count()
