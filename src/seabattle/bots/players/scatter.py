"""Scatter: any legal action, drawn at random."""

from seabattle.bots.dice import BotDice, dice_for
from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    Phase,
    PlaceFleet,
    SeatCommand,
    Step,
    UseWeapon,
)
from seabattle.game.target import AIMS
from seabattle.grid import Mask, bits
from seabattle.rules import random_fleet
from seabattle.views import View, moves, open_cells, options, shots_now

_TRIES = 8


class Scatter:
    """Plays every variant with random legal actions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> SeatCommand:
        """Place any fleet; then do anything that is allowed, and mostly fire."""
        dice = dice_for(view, self._seed)
        if view.table.phase is Phase.PLACING:
            return PlaceFleet(random_fleet(view.ruleset, dice))
        ruleset = view.ruleset
        if ruleset.arsenal or ruleset.manoeuvre or ruleset.victory.declared:
            return _anything(view, dice)
        if view.table.step is Step.SECOND:
            # A hit has been scored, but a damaged fleet may not have the second shot.
            return _anything(view, dice)
        return _shot(view, dice)


def _shot(view: View, dice: BotDice) -> Fire:
    grid, free, wanted = view.ruleset.grid, open_cells(view), shots_now(view)
    if wanted == 1:
        return Fire((grid.cells()[_one_of(free, grid.size, dice)],))
    found = dice.sample(list(bits(free)), wanted)
    return Fire(tuple(grid.cells()[index] for index in found))


def _one_of(free: Mask, size: int, dice: BotDice) -> int:
    """Any of the free cells; trying at random is quickest while many are free."""
    for _ in range(_TRIES):
        index = dice.below(size)
        if free >> index & 1:
            return index
    return dice.choice(list(bits(free)))


def _anything(view: View, dice: BotDice) -> SeatCommand:
    allowed = [option for option in options(view) if option.refusal is None]
    kinds = {option.action for option in allowed}
    if "move-ship" in kinds and dice.chance(1, 4):
        return dice.choice(moves(view))
    if "declare-victory" in kinds and dice.chance(1, 20):
        return DeclareVictory()
    weapons = [option.weapon for option in allowed if option.weapon is not None]
    if weapons and dice.chance(1, 10):
        return _special(view, dice.choice(weapons), dice)
    if "fire" in kinds:
        return _shot(view, dice)
    return EndTurn() if "end-turn" in kinds else DeclareVictory()


def _special(view: View, name: str, dice: BotDice) -> UseWeapon:
    weapon = view.ruleset.weapon(name)
    assert weapon is not None
    choices = AIMS[weapon.aim].through(dice.choice(view.ruleset.grid.cells()))
    return UseWeapon(name, choices[0] if len(choices) == 1 else dice.choice(choices))
