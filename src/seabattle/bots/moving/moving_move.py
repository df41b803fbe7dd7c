"""Hunting ships that move, on seas of one's own.

A damaged ship stays where it is, so a sure hit runs away from nobody. Where a hit earns
a second shot it is the best first shot, and the second one looks for the others.
"""

from seabattle.bots.choose_attack import CellWorth, choose_attack, may_fire
from seabattle.bots.dice import dice_for
from seabattle.bots.manoeuvre_choice import choose_manoeuvre
from seabattle.bots.moving.moving_log import read_moving_log
from seabattle.bots.moving.moving_odds import compute_moving_odds
from seabattle.bots.moving.moving_sampler import MovingEstimate, MovingSampler
from seabattle.bots.skill import SamplingEffort
from seabattle.game import DeclareVictory, EndTurn, Phase, PlaceFleet, SeatCommand, Step
from seabattle.rules import random_fleet
from seabattle.views import View, why_not_in_view

CERTAIN = 0.95
"""From which chance on a hit counts as sure."""

FRESH = 0.1
"""What hitting an undamaged ship is worth beside the deck: it is found, and stays."""

RESERVE = 0.02
"""What a sure hit is worth while it had better be kept for a later turn."""

SURE = 0.5
"""From which chance on victory is declared."""


def choose_moving_move(view: View, seed: int, effort: SamplingEffort) -> SeatCommand:
    """What to do now where the enemy's ships may move."""
    dice = dice_for(view, seed)
    if view.table.phase is Phase.PLACING:
        return PlaceFleet(random_fleet(view.ruleset, dice))
    move = choose_manoeuvre(view)
    if move is not None:
        return move
    if not may_fire(view):
        return EndTurn()
    odds = compute_moving_odds(view.ruleset, read_moving_log(view))
    estimate = MovingSampler(view.ruleset, odds).estimate(max(8, effort.samples // 2), dice)
    declaration = DeclareVictory()
    if estimate.done >= SURE and why_not_in_view(view, declaration) is None:
        return declaration
    return choose_attack(view, _cell_worth(view, estimate), dice)


def _cell_worth(view: View, estimate: MovingEstimate) -> CellWorth:
    odds = [hurt + fine for hurt, fine in zip(estimate.wounded, estimate.sound, strict=True)]
    worth = [chance + FRESH * fine for chance, fine in zip(odds, estimate.sound, strict=True)]
    if _keeps_sure_hits(view):
        worth = [
            RESERVE if chance >= CERTAIN else value
            for chance, value in zip(odds, worth, strict=True)
        ]
    return CellWorth(worth, odds)


def _keeps_sure_hits(view: View) -> bool:
    """Whether a sure hit had better wait: it earns nothing now, and may earn a shot later."""
    rule = view.ruleset.turn.second_shot
    if rule is None:
        return False
    return view.table.step is Step.SECOND or view.own.undamaged <= rule.undamaged_above
