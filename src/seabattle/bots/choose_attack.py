"""Choice of an attack by the worth of each cell: the best salvo, or a special action."""

from collections.abc import Sequence

from msgspec import Struct

from seabattle.bots.dice import BotDice
from seabattle.bots.weapon_reach import reaches_of, sum_worth
from seabattle.game import (
    Fire,
    SeatCommand,
    Step,
    UseWeapon,
)
from seabattle.grid import bits
from seabattle.rules import Weapon
from seabattle.views import View, open_cells, shots_now, why_not_in_view

_LOOKING = 0.35
"""The worth of seeing the most uncertain cell, relative to a hit."""


class CellWorth(Struct, frozen=True):
    """The estimates for every cell, by its index."""

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
    """The best salvo, or a special action with a higher worth; the dice break ties."""
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
        reaches = reaches_of(view.ruleset.grid, weapon)
        if why_not_in_view(view, UseWeapon(weapon.name, reaches[0].target)) is not None:
            continue
        worth, odds = _worths(view, weapon, aim), _deck_odds(view, aim)
        for reach in reaches:
            gain = sum_worth(weapon, reach, worth, odds) - (salvo if weapon.takes_turn else 0.0)
            if gain > 1e-9 and (best is None or gain > best[0]):
                best = gain, UseWeapon(weapon.name, reach.target)
    return best[1] if best else None


def _worths(view: View, weapon: Weapon, aim: CellWorth) -> list[float]:
    """The worth of each cell for a weapon; known cells are worth nothing."""
    unknown = open_cells(view)
    if weapon.harms:
        return [aim.worth[cell] if unknown >> cell & 1 else 0.0 for cell in range(len(aim.worth))]
    chart = view.foreign
    hidden = unknown & ~((chart.radar_empty | chart.radar_ship) & ~chart.old)
    chances = [min(1.0, chance) for chance in aim.odds]
    return [
        4 * _LOOKING * chance * (1 - chance) if hidden >> cell & 1 else 0.0
        for cell, chance in enumerate(chances)
    ]


def _deck_odds(view: View, aim: CellWorth) -> list[float]:
    """The probability of a deck on each cell; a hit deck is certain."""
    decks = view.foreign.hit
    return [1.0 if decks >> cell & 1 else chance for cell, chance in enumerate(aim.odds)]
