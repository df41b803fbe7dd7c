"""Move choice against ships that move, on separate seas.

A damaged ship stays where it is, so a sure hit can wait. Where a hit earns a second shot it
is the best first shot, and the second one searches for other ships.
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
"""The probability from which a hit counts as sure."""

FRESH = 0.1
"""The extra worth of hitting an undamaged ship: it is found, and cannot move any more."""

RESERVE = 0.02
"""The worth of a sure hit that is better kept for a later turn."""

SURE = 0.5
"""The probability from which victory is declared."""


def choose_moving_move(view: View, seed: int, effort: SamplingEffort) -> SeatCommand:
    """The next command where the enemy's ships may move."""
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
    """Whether a sure hit should wait: it earns nothing now, and may earn a shot later."""
    rule = view.ruleset.turn.second_shot
    if rule is None:
        return False
    return view.table.step is Step.SECOND or view.own.undamaged <= rule.undamaged_above
