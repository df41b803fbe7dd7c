"""When and where a hunter takes a special action (BN6–BN8)."""

from collections.abc import Iterator
from functools import lru_cache

from seabattle.bots.dice import BotDice
from seabattle.bots.players.known_enemy import KnownEnemy
from seabattle.game import Centre, Step, Target, UseWeapon, WholeColumn, WholeRow
from seabattle.grid import Col, Grid, Mask, Row, block, whole_column, whole_row
from seabattle.rules import Weapon, WeaponKind
from seabattle.views import View, shots_now, why_not_in_view

DEAR = 4
"""So many open cells make up for one deck of one's own that is struck."""

_ORDER = (WeaponKind.LINE, WeaponKind.AREA, WeaponKind.RADAR)


def choose_special(view: View, enemy: KnownEnemy, dice: BotDice) -> UseWeapon | None:
    """The special action to take now, if one is worth it."""
    for weapon in sorted(view.ruleset.arsenal, key=lambda weapon: _ORDER.index(weapon.kind)):
        if _is_ready(view, weapon, enemy):
            used = _aim_weapon(view, weapon, enemy, dice)
            if used is not None and why_not_in_view(view, used) is None:
                return used
    return None


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
    return weapon.kind is not WeaponKind.RADAR or not (enemy.wounded | enemy.sighted)


def _aim_weapon(view: View, weapon: Weapon, enemy: KnownEnemy, dice: BotDice) -> UseWeapon | None:
    """At the target with most open cells, unless too few are open anywhere."""
    known = enemy.hit | enemy.empty | enemy.sighted | enemy.spared
    unknown = enemy.grid.everywhere & ~known
    harmed = 0 if weapon.kind is WeaponKind.RADAR else enemy.spared
    targets = reaches(enemy.grid, weapon.kind, weapon.radius or 0)
    worth = [
        (reach & unknown).bit_count() - DEAR * (reach & harmed).bit_count() for _, reach in targets
    ]
    most = max(worth)
    largest = max(reach.bit_count() for _, reach in targets)
    needed = max(shots_now(view), largest // 2) if weapon.takes_turn else 0
    if most <= needed:
        return None
    best = [
        target for (target, _), open_cells in zip(targets, worth, strict=True) if open_cells == most
    ]
    return UseWeapon(weapon.name, dice.choice(best))


@lru_cache(maxsize=64)
def reaches(grid: Grid, kind: WeaponKind, radius: int) -> tuple[tuple[Target, Mask], ...]:
    """Every target of a special action, with the cells it reaches."""
    return tuple(_lines(grid) if kind is WeaponKind.LINE else _blocks(grid, radius))


def _lines(grid: Grid) -> Iterator[tuple[Target, Mask]]:
    for row in range(grid.rows):
        yield WholeRow(Row(row)), grid.mask(whole_row(grid, Row(row)))
    for col in range(grid.columns):
        yield WholeColumn(Col(col)), grid.mask(whole_column(grid, Col(col)))


def _blocks(grid: Grid, radius: int) -> Iterator[tuple[Target, Mask]]:
    for cell in grid.cells():
        yield Centre(cell), grid.mask(block(grid, cell, radius))
