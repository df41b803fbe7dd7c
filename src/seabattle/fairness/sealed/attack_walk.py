"""Iteration over the cells of an attack: which need an answer, and which are known.

The table uses it to check the answers, and the defender to give them, so that both expect
answers for the same cells.
"""

from typing import Protocol

from msgspec.structs import replace

from seabattle.game.command import Attack, Fire
from seabattle.game.sealed_event import CellTold, Told
from seabattle.game.sealed_side import SealedSide
from seabattle.game.target import reach
from seabattle.grid import Cell, Mask
from seabattle.rules import Ruleset, Weapon


class Ask(Protocol):
    """Callback that gives the answer for a cell after these hits, to a shot or a radar."""

    def __call__(self, cell: Cell, hits: Mask, *, looks: bool) -> CellTold:
        """The answer for *cell*."""


def walk_attack(
    ruleset: Ruleset, side: SealedSide, attack: Attack, ask: Ask
) -> tuple[CellTold, ...]:
    """The answers for every cell of an attack on *side*, in order.

    A cell that was struck before repeats its answer (BN9) without *ask*; a radar always
    asks. A hit counts for the later cells of the same attack, so that a salvo can sink a
    ship.
    """
    weapon = weapon_used(ruleset, attack)
    looks = weapon is not None and not weapon.harms
    hits, said = side.hits, []
    for cell in _cells(ruleset, attack, weapon):
        bit = ruleset.grid.bit(cell)
        before = None if looks else side.told.get(bit)
        told = replace(before, again=True) if before is not None else ask(cell, hits, looks=looks)
        said.append(told)
        if told.strikes:
            hits |= bit
            if weapon is not None and weapon.stops:
                break
    return tuple(said)


def weapon_used(ruleset: Ruleset, attack: Attack) -> Weapon | None:
    """The special action of an attack, if it is one."""
    return None if isinstance(attack, Fire) else ruleset.weapon(attack.weapon)


def _cells(ruleset: Ruleset, attack: Attack, weapon: Weapon | None) -> tuple[Cell, ...]:
    if isinstance(attack, Fire):
        return attack.at
    assert weapon is not None
    return reach(ruleset, weapon, attack.target)


def is_ship(told: CellTold) -> bool:
    """Whether the radar saw a ship."""
    return told.told is Told.SHIP
