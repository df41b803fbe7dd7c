"""Firing at a sea that all fleets share.

The best cell is the one where most sound enemy decks are expected, more where a shot
sinks a ship or sends a seat away, less where others are likely to fire anyway. Own
ships are spared wherever there is a choice.
"""

from seabattle.bots.broadside import Aim, broadside, may_fire
from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.effort import Effort
from seabattle.bots.flight import flight
from seabattle.bots.prospect import Prospect, prospect
from seabattle.bots.shoal import Adrift
from seabattle.bots.tidings import Tidings, tidings
from seabattle.game import DeclareVictory, EndTurn, Phase, PlaceFleet, SeatCommand
from seabattle.grid import bits
from seabattle.rules import random_fleet
from seabattle.views import View, open_cells, why_not_seen

SINKING = 0.5
"""What sinking a ship is worth, in decks."""

SENDING_AWAY = 1.0
"""What taking a seat's last ship is worth beside that."""

CROWDING = 0.6
"""How much of a cell's worth is lost when another shot is expected there, too."""

SURE = 0.6
"""How often all must be down among the truths before victory is declared."""


def shared_move(view: View, seed: int, effort: Effort) -> SeatCommand:
    """What to do now on a shared sea."""
    seat = view.seat
    assert seat is not None
    dice = dice_for(view, seed)
    if view.table.phase is Phase.PLACING:
        return PlaceFleet(seat, random_fleet(view.ruleset, dice))
    move = flight(view)
    if move is not None:
        return move
    if not may_fire(view):
        return EndTurn(seat)
    told = tidings(view)
    hope = _hope(view, told, effort, dice)
    declaration = DeclareVictory(seat)
    if hope.done >= SURE and why_not_seen(view, declaration) is None:
        return declaration
    return broadside(view, Aim(_worth(view, told, hope), hope.decks), dice)


def _hope(view: View, told: Tidings, effort: Effort, dice: BotDice) -> Prospect:
    try:
        return prospect(view.ruleset, told, effort.samples, dice)
    except Adrift:
        size = view.ruleset.grid.size
        sound = view.ruleset.grid.everywhere & ~told.clear & ~told.pegs
        decks = [float(sound >> cell & 1) for cell in range(size)]
        return Prospect(decks, [0.0] * size, [0.0] * size, 1.0, 0.0 if sound else 1.0)


def _worth(view: View, told: Tidings, hope: Prospect) -> list[float]:
    """What a shot at each cell is worth, in decks; own decks count against it."""
    crowd = _crowd(view, told, hope)
    spared = 0 if view.ruleset.sea.spares_own else view.own.fleet & ~view.own.hits
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    worth = []
    for cell, decks in enumerate(hope.decks):
        gain = decks + SINKING * hope.sinks[cell] + SENDING_AWAY * hope.outs[cell]
        gain *= 1 - CROWDING * crowd[cell]
        worth.append(gain - (spared >> cell & 1) * 2 * (1 + rivals))
    return worth


def _crowd(view: View, told: Tidings, hope: Prospect) -> list[float]:
    """How likely it is that somebody else fires at a cell in the same round."""
    size = view.ruleset.grid.size
    if not view.ruleset.turn.in_rounds:
        return [0.0] * size
    free = open_cells(view)
    wounded = view.ruleset.grid.beside(told.pegs) & free
    tempting = sum(hope.decks[cell] for cell in bits(wounded))
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    crowd = [0.0] * size
    for cell in bits(wounded):
        shots = rivals * hope.decks[cell] / tempting if tempting else 0.0
        crowd[cell] = 1 - 2.718281828 ** -min(shots, 30.0)
    return crowd
