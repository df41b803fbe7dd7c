"""From what each cell is worth to a command: the best salvo, or a special action."""

from collections.abc import Sequence

from msgspec import Struct

from seabattle.bots.dice import BotDice
from seabattle.game import (
    Fire,
    SeatCommand,
    Step,
    UseWeapon,
)
from seabattle.game.target import all_reaches
from seabattle.grid import Mask, bits
from seabattle.rules import Weapon
from seabattle.views import View, open_cells, shots_now, why_not_in_view

_LOOKING = 0.35
"""What seeing a cell is worth beside hitting it, at its most uncertain."""


class CellWorth(Struct, frozen=True):
    """What is thought of every cell, by its index."""

    worth: Sequence[float]
    """What a shot there is worth, in decks."""
    odds: Sequence[float]
    """How likely a shot there hits."""


def may_fire(view: View) -> bool:
    """Whether there is a shot to fire; a damaged fleet may have no second one (BO3)."""
    if view.table.step is Step.SPENT:
        return False
    rule = view.ruleset.turn.second_shot
    if view.table.step is Step.SECOND and rule is not None:
        return view.own.undamaged > rule.undamaged_above
    return bool(open_cells(view))


def choose_attack(view: View, aim: CellWorth, dice: BotDice) -> SeatCommand:
    """The best salvo, or a special action that promises more; ties fall by the dice."""
    free = list(bits(open_cells(view)))
    dice.shuffle(free)
    free.sort(key=lambda cell: -aim.worth[cell])
    salvo = free[: shots_now(view)]
    special = _best_special(view, aim, sum(aim.worth[cell] for cell in salvo))
    if special is not None:
        return special
    cells = view.ruleset.grid.cells()
    return Fire(tuple(cells[cell] for cell in salvo))


def _best_special(view: View, aim: CellWorth, salvo: float) -> UseWeapon | None:
    best: tuple[float, UseWeapon] | None = None
    for weapon in view.ruleset.arsenal:
        for target, _, area in all_reaches(view.ruleset.grid, weapon.aim, weapon.radius or 0):
            use = UseWeapon(weapon.name, target)
            if why_not_in_view(view, use) is not None:
                break
            gain = _gain(view, weapon, area, aim) - (salvo if weapon.takes_turn else 0.0)
            if gain > 1e-9 and (best is None or gain > best[0]):
                best = gain, use
    return best[1] if best else None


def _gain(view: View, weapon: Weapon, area: Mask, aim: CellWorth) -> float:
    unknown = open_cells(view) & area
    if not weapon.harms:
        chart = view.foreign
        seen = (chart.radar_empty | chart.radar_ship) & ~chart.old
        hidden = [min(1.0, aim.odds[cell]) for cell in bits(unknown & ~seen)]
        return sum(4 * _LOOKING * chance * (1 - chance) for chance in hidden)
    return sum(aim.worth[cell] for cell in bits(unknown))
