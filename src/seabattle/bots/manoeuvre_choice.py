"""Choice of the ship to move before attacking (BO1).

The enemy fires where a ship may still be: at cells never fired at, at cells beside a
hit, and at old misses the less the fresher they are. A ship is safest where the enemy
has just seen water.
"""

from seabattle.game import MoveShip
from seabattle.grid import Mask, bits
from seabattle.views import Mark, ToldShots, View, moves, read_log

FADING = 0.96
"""How much of a miss is still believed after one more turn."""

HEAT = 3.0
"""How much likelier a shot is beside a hit."""


def choose_manoeuvre(view: View) -> MoveShip | None:
    """The move that lowers the danger most, or ``None`` to stay."""
    if view.ruleset.manoeuvre is None or view.own.moved:
        return None
    danger = _danger(view)
    best, found = 1e-9, None
    for move in moves(view):
        there = view.ruleset.grid.mask(move.to)
        relief = _sum(danger, view.own.masks[move.ship]) - _sum(danger, there)
        if relief > best:
            best, found = relief, move
    return found


def _sum(danger: list[float], ship: Mask) -> float:
    return sum(danger[cell] for cell in bits(ship))


def _danger(view: View) -> list[float]:
    """An estimate of how likely the enemy is to fire at each cell."""
    grid = view.ruleset.grid
    believed = _enemy_belief(view)
    hits = view.home.hit
    hot = grid.beside(hits)
    danger = []
    for cell in range(grid.size):
        base = 1.0 - believed[cell]
        danger.append(base * (1 + HEAT) if hot >> cell & 1 else base)
    return danger


def _enemy_belief(view: View) -> list[float]:
    """How much the enemy still believes in the water he found, cell by cell."""
    believed = [0.0] * view.ruleset.grid.size
    shared = view.ruleset.sea.shared
    for told in read_log(view):
        if isinstance(told, ToldShots) and (shared or told.by != view.seat):
            believed = [trust * FADING for trust in believed]
            for answer in told.answers:
                if answer.mark is Mark.MISS:
                    believed[answer.cell] = 1.0
    return believed
