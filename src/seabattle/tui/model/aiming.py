"""The player's aim: where the cursor stands, with which weapon, and which cells it takes in.

An aim holds no rule. It makes the command that the player means, and the game is asked
whether that command can be.
"""

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game import Fire, Refusal, Target, UseWeapon
from seabattle.game.target import AIMS, reach
from seabattle.grid import Cell, Col, Grid, Mask, Row
from seabattle.rules import Weapon
from seabattle.views import View, open_cells, options, shots_now, why_not_in_view


class CursorAim(Struct, frozen=True):
    """A cursor on the sea, and what Enter would do there."""

    at: Cell = Cell(Row(0), Col(0))
    weapon: str | None = None
    """The special action that is chosen; ``None`` is an ordinary shot."""
    turn: int = 0
    """Number of turns of a target that can be turned; first a line is a row, then a column."""
    chosen: tuple[Cell, ...] = ()
    """Cells named already for a salvo, in the order they were named."""


def aim_at_centre(grid: Grid) -> CursorAim:
    """An aim from where every cell is near."""
    return CursorAim(Cell(Row((grid.rows - 1) // 2), Col((grid.columns - 1) // 2)))


def may_fire(view: View) -> bool:
    """Whether any shot at all can be fired now."""
    return any(each.action == "fire" and each.refusal is None for each in options(view))


def move_aim(aim: CursorAim, at: Cell) -> CursorAim:
    """The same aim at another cell."""
    return replace(aim, at=at)


def turn_aim(aim: CursorAim) -> CursorAim:
    """The next of the targets that the cell can stand for."""
    return replace(aim, turn=aim.turn + 1)


def arm_aim(aim: CursorAim, weapon: str | None) -> CursorAim:
    """The same cell with a special action, or with an ordinary shot."""
    return replace(aim, weapon=weapon, chosen=())


def arm_next_weapon(aim: CursorAim, view: View) -> CursorAim:
    """The aim with the next special action of the arsenal; after the last, an ordinary shot."""
    names = (None, *(weapon.name for weapon in view.ruleset.arsenal))
    return arm_aim(aim, names[(names.index(aim.weapon) + 1) % len(names)])


def toggle_cell(aim: CursorAim) -> CursorAim:
    """The cell under the cursor named for the salvo, or taken back."""
    if aim.at in aim.chosen:
        return replace(aim, chosen=tuple(cell for cell in aim.chosen if cell != aim.at))
    return replace(aim, chosen=(*aim.chosen, aim.at))


def clear_aim(aim: CursorAim) -> CursorAim:
    """The aim with nothing named, and nothing but an ordinary shot."""
    return CursorAim(aim.at)


def command_of(aim: CursorAim, view: View) -> Fire | UseWeapon:
    """Return the command of Enter: the special action, or the named shots and the aimed one."""
    weapon = weapon_of(aim, view)
    if weapon is not None:
        return UseWeapon(weapon.name, _target(aim, weapon))
    if len(aim.chosen) >= shots_now(view) or aim.at in aim.chosen:
        return Fire(aim.chosen)
    return Fire((*aim.chosen, aim.at))


def weapon_of(aim: CursorAim, view: View) -> Weapon | None:
    """The special action that is chosen, if one is."""
    return None if aim.weapon is None else view.ruleset.weapon(aim.weapon)


def can_turn(aim: CursorAim, view: View) -> bool:
    """Whether the cell stands for several targets, such as its row and its column."""
    weapon = weapon_of(aim, view)
    return weapon is not None and len(AIMS[weapon.aim].through(aim.at)) > 1


def _target(aim: CursorAim, weapon: Weapon) -> Target:
    choices = AIMS[weapon.aim].through(aim.at)
    return choices[aim.turn % len(choices)]


def aim_at_target(aim: CursorAim, view: View, weapon: Weapon, target: Target) -> CursorAim:
    """The aim with that weapon at that target, with the cursor as near as can be."""
    sort = AIMS[weapon.aim]
    cells = sort.cells(view.ruleset.grid, target, 0)
    at = min(cells, key=lambda cell: abs(cell.row - aim.at.row) + abs(cell.col - aim.at.col))
    return CursorAim(at, weapon.name, sort.through(at).index(target))


def preview(aim: CursorAim, view: View) -> Mask:
    """The cells that Enter would strike or look at."""
    weapon = weapon_of(aim, view)
    if weapon is None:
        return view.ruleset.grid.bit(aim.at)
    return view.ruleset.grid.mask(reach(view.ruleset, weapon, _target(aim, weapon)))


def wants_more(aim: CursorAim, view: View) -> bool:
    """Whether Enter names one more cell of a salvo and does not fire yet."""
    if aim.weapon is not None or aim.at in aim.chosen:
        return False
    return len(aim.chosen) + 1 < shots_now(view)


def is_named(aim: CursorAim, view: View) -> bool:
    """Whether the cursor stands on a cell that is named already, and others are to be named."""
    return aim.weapon is None and aim.at in aim.chosen and len(aim.chosen) < shots_now(view)


def obstacle(aim: CursorAim, view: View) -> Refusal | None:
    """Return the obstacle to this aim.

    While a salvo is incomplete that it is incomplete is no obstacle: the cell under the
    cursor is tried on its own behalf, as the last of as many as are wanted.
    """
    if not wants_more(aim, view):
        return why_not_in_view(view, command_of(aim, view))
    return why_not_in_view(view, Fire(_fill_salvo(aim, view)))


def _fill_salvo(aim: CursorAim, view: View) -> tuple[Cell, ...]:
    """The cells named, the one under the cursor, and any others that make the salvo whole."""
    named = (*aim.chosen, aim.at)
    others = (cell for cell in view.ruleset.grid.cells(open_cells(view)) if cell not in named)
    missing = shots_now(view) - len(named)
    return (*named, *(cell for _, cell in zip(range(missing), others, strict=False)))


def aim_of_order(aim: CursorAim, view: View, order: Fire | UseWeapon) -> CursorAim:
    """The aim that a typed order means, beside the cells that were named before it."""
    if isinstance(order, UseWeapon):
        weapon = view.ruleset.weapon(order.weapon)
        return aim if weapon is None else aim_at_target(aim, view, weapon, order.target)
    bare = replace(aim, weapon=None, at=order.at[-1])
    if shots_now(view) < 2:
        return bare
    named = (*aim.chosen, *(cell for cell in order.at[:-1] if cell not in aim.chosen))
    return replace(bare, chosen=named)
