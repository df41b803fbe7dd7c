"""The hunter's choice of special actions and targets (BN6–BN8)."""

from seabattle.bots.dice import BotDice
from seabattle.bots.players.known_enemy import KnownEnemy
from seabattle.bots.weapon_reach import reaches_of, sure_cells
from seabattle.game import Step, UseWeapon
from seabattle.rules import Aim, Weapon
from seabattle.views import View, shots_now, why_not_in_view

DEAR = 4
"""The number of open cells that make up for one own deck hit."""


def choose_special(view: View, enemy: KnownEnemy, dice: BotDice) -> UseWeapon | None:
    """The special action to take now, if one is worth it."""
    for weapon in sorted(view.ruleset.arsenal, key=_eagerness):
        if _is_ready(view, weapon, enemy):
            used = _aim_weapon(view, weapon, enemy, dice)
            if used is not None and why_not_in_view(view, used) is None:
                return used
    return None


def _eagerness(weapon: Weapon) -> tuple[bool, bool]:
    """The widest first, and the radar last."""
    return not weapon.harms, weapon.aim is Aim.CELL


def _is_ready(view: View, weapon: Weapon, enemy: KnownEnemy) -> bool:
    """Whether it can be used, and whether this is the time for it."""
    own = view.own
    if not own.stores[view.ruleset.arsenal.index(weapon)] or own.turns < weapon.unlock_turn:
        return False
    if not weapon.takes_turn:
        return True
    # In the middle of a turn it would cost the shots that are left.
    if view.table.step is not Step.ATTACK:
        return False
    return weapon.harms or not (enemy.wounded | enemy.sighted)


def _aim_weapon(view: View, weapon: Weapon, enemy: KnownEnemy, dice: BotDice) -> UseWeapon | None:
    """At the target with most open cells, unless too few are open anywhere."""
    known = enemy.hit | enemy.empty | enemy.sighted | enemy.spared
    unknown = enemy.grid.everywhere & ~known
    harmed = enemy.spared if weapon.harms else 0
    reaches = reaches_of(enemy.grid, weapon)
    sure = [sure_cells(weapon, reach, enemy.hit) for reach in reaches]
    worth = [(cells & unknown).bit_count() - DEAR * (cells & harmed).bit_count() for cells in sure]
    most = max(worth)
    largest = max(len(reach.cells) for reach in reaches)
    needed = max(shots_now(view), largest // 2) if weapon.takes_turn else 0
    if most <= needed:
        return None
    best = [reach.target for reach, found in zip(reaches, worth, strict=True) if found == most]
    return UseWeapon(weapon.name, dice.choice(best))
