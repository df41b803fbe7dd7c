"""Choice of a special action and its target, by the turns it saves (BN6–BN8).

A player must fire at every cell with a ship, and will fire at many without: a special action
that settles several cells in one turn saves the other turns. A plain shot settles one. A
radar harms nothing, so it saves only the misses.
"""

from collections.abc import Sequence

from seabattle.bots.dice import BotDice
from seabattle.bots.weapon_reach import reaches_of, sum_worth
from seabattle.game import UseWeapon
from seabattle.grid import bits
from seabattle.rules import AgainAfter, Weapon
from seabattle.views import View, open_cells, why_not_in_view

IN_VAIN = 0.55
"""The probability that an empty cell is fired at before the last ship is found."""

TINY = 1e-9

CERTAIN = 0.001
"""A cell is known when its odds are no further from sure than this."""


def best_special_action(view: View, odds: Sequence[float], dice: BotDice) -> UseWeapon | None:
    """The special action that saves most turns, if one saves more than a shot."""
    best: list[UseWeapon] = []
    most = 0.0
    for weapon in view.ruleset.arsenal:
        reaches = reaches_of(view.ruleset.grid, weapon)
        if why_not_in_view(view, UseWeapon(weapon.name, reaches[0].target)) is not None:
            continue
        worth = _worths(view, weapon, odds)
        price = 1.0 if weapon.takes_turn else 0.0
        for reach in reaches:
            saved = sum_worth(weapon, reach, worth, odds) - price
            if saved > most + TINY:
                best, most = [], saved
            if saved > TINY and saved >= most - TINY:
                best.append(UseWeapon(weapon.name, reach.target))
    return dice.choice(best) if best else None


def _worths(view: View, weapon: Weapon, odds: Sequence[float]) -> list[float]:
    """The turns saved by an answer for each cell."""
    free = open_cells(view)
    costs_turn = view.ruleset.turn.again_after is not AgainAfter.HIT
    hit = 1.0 if costs_turn and weapon.harms else 0.0
    worth = [0.0] * len(odds)
    for cell in bits(free):
        chance = odds[cell]
        if chance > CERTAIN and (hit or chance < 1 - CERTAIN):
            worth[cell] = chance * hit + (1 - chance) * IN_VAIN
    return worth
