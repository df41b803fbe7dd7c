"""Prediction of the rivals' shots, on a shared sea where all seats fire at once.

All seats see the same hits. Most players finish wounded ships, along the line with the
most hits, so their shots fall together; one more shot there is wasted.
"""

from collections import Counter
from math import exp

from seabattle.bots.berth_sets import berth_sets_of
from seabattle.bots.shared.shared_log import SharedLog
from seabattle.grid import Mask, bits
from seabattle.views import View, open_cells

WAVERING = 0.7
"""How much less likely the next best cell is than the best."""


def rival_fire_odds(view: View, told: SharedLog) -> list[float]:
    """The probability that a rival fires at each cell in this round."""
    chances = [0.0] * view.ruleset.grid.size
    if not view.ruleset.turn.in_rounds:
        return chances
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    shots = rivals * (1 - WAVERING)
    for cell in _tempting_cells(view, told):
        chances[cell] = 1 - exp(-shots)
        shots *= WAVERING
    return chances


def _tempting_cells(view: View, told: SharedLog) -> list[int]:
    """The cells beside wounded ships, those first that lie along most hits."""
    grid = view.ruleset.grid
    wrecks = _assumed_wrecks(view, told)
    wounded = told.hits & ~wrecks
    closed = wrecks | told.clear
    along: dict[int, list[Mask]] = {}
    for entry in view.ruleset.fleet:
        places = berth_sets_of(grid, entry, view.ruleset.sea.touching)
        for berth in bits(places.covering_any(wounded) & ~places.covering_any(closed)):
            hull = places.masks[berth]
            if hull & ~told.hits:
                along.setdefault((hull & wounded).bit_count(), []).append(hull)
    counts: Counter[int] = Counter()
    for hull in along[max(along)] if along else ():
        counts.update(bits(hull & grid.beside(hull & wounded) & open_cells(view)))
    return sorted(counts, key=lambda cell: (-counts[cell], cell))


def _assumed_wrecks(view: View, told: SharedLog) -> Mask:
    """The cells of ships that rivals take for sunk: the first berth that fits each."""
    sound = view.own.fleet & ~view.own.hits
    wrecks = sum(mask for mask in view.own.masks if not mask & sound)
    for opponent in told.opponents:
        for loss in opponent.losses:
            entry = view.ruleset.ship_class(loss.ship_class)
            if entry is not None:
                places = berth_sets_of(view.ruleset.grid, entry, view.ruleset.sea.touching)
                fits = places.within(loss.within) & places.covering_any(loss.last)
                apart = fits & ~places.covering_any(wrecks) or fits
                wrecks |= places.masks[(apart & -apart).bit_length() - 1] if apart else 0
    return wrecks
