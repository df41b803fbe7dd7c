"""Answers to an attack on a sealed sea: which cells need one, and which repeat theirs.

The table uses it to check the answers, and the defender to give them, so that both expect
answers for the same cells.
"""

from typing import Protocol

from msgspec.structs import replace

from seabattle.game.command import Attack
from seabattle.game.flow import walk_attack, weapon_used
from seabattle.game.sealed_event import CellTold, Told
from seabattle.game.sealed_side import SealedSide
from seabattle.grid import Cell, Mask
from seabattle.rules import Ruleset


class Ask(Protocol):
    """Callback that gives the answer for a cell after these hits, to a shot or a radar."""

    def __call__(self, cell: Cell, hits: Mask, *, looks: bool) -> CellTold:
        """The answer for *cell*."""


def answer_attack(
    ruleset: Ruleset, side: SealedSide, attack: Attack, ask: Ask
) -> tuple[CellTold, ...]:
    """The answers for every cell of an attack on *side*, in order.

    A cell that was struck before repeats its answer (BN9) without *ask*; a radar always
    asks. A hit counts for the later cells of the same attack, so that a salvo can sink a
    ship.
    """
    weapon = weapon_used(ruleset, attack)
    looks = weapon is not None and not weapon.harms
    hits = side.hits

    def answer(cell: Cell) -> CellTold:
        nonlocal hits
        bit = ruleset.grid.bit(cell)
        before = None if looks else side.told.get(bit)
        told = replace(before, again=True) if before is not None else ask(cell, hits, looks=looks)
        hits |= bit if told.strikes else 0
        return told

    return walk_attack(ruleset, attack, answer)


def is_ship(told: CellTold) -> bool:
    """Whether the radar saw a ship."""
    return told.told is Told.SHIP
