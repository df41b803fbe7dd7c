"""The cells of an attack, one after the other: which of them are asked, and which known.

The table walks through an attack to check the answers, and the defender to give them, so
that the two always ask the same.
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
    """Says of a cell what there is to say after these hits, to a shot or to a radar."""

    def __call__(self, cell: Cell, hits: Mask, *, looks: bool) -> CellTold:
        """What is said of *cell*."""


def walk_attack(
    ruleset: Ruleset, side: SealedSide, attack: Attack, ask: Ask
) -> tuple[CellTold, ...]:
    """What is said of every cell of an attack on *side*, in order.

    A cell that was struck before repeats its answer (BN9), and nobody is asked; a radar
    asks always. Hits count from the cell on at which they were told, so that a salvo can
    sink a ship.
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
