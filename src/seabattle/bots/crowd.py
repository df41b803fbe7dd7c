"""Where the others will fire, on a sea where all fire at once.

Everybody sees the same hits. Most players finish what is wounded, along the line with
the most hits, so their shots fall together; whoever fires there, too, wastes a shot.
"""

from collections import Counter
from math import exp

from seabattle.bots.moorings import moorings
from seabattle.bots.tidings import Tidings
from seabattle.grid import Mask, bits
from seabattle.views import View, open_cells

WAVERING = 0.7
"""How much less likely the next best cell is than the best."""


def crowd(view: View, told: Tidings) -> list[float]:
    """How likely it is that somebody else fires at each cell in this round."""
    chances = [0.0] * view.ruleset.grid.size
    if not view.ruleset.turn.in_rounds:
        return chances
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    shots = rivals * (1 - WAVERING)
    for cell in _tempting(view, told):
        chances[cell] = 1 - exp(-shots)
        shots *= WAVERING
    return chances


def _tempting(view: View, told: Tidings) -> list[int]:
    """The cells beside wounded ships, those first that lie along most hits."""
    grid = view.ruleset.grid
    wrecks = _wrecks(view, told)
    wounded = told.pegs & ~wrecks
    closed = wrecks | told.clear
    along: dict[int, list[Mask]] = {}
    for entry in view.ruleset.fleet:
        places = moorings(grid, entry, view.ruleset.sea.touching)
        for berth in bits(places.touching(wounded) & ~places.touching(closed)):
            hull = places.masks[berth]
            if hull & ~told.pegs:
                along.setdefault((hull & wounded).bit_count(), []).append(hull)
    counts: Counter[int] = Counter()
    for hull in along[max(along)] if along else ():
        counts.update(bits(hull & grid.beside(hull & wounded) & open_cells(view)))
    return sorted(counts, key=lambda cell: (-counts[cell], cell))


def _wrecks(view: View, told: Tidings) -> Mask:
    """The cells of ships that everybody takes for sunk: the first berth that fits each."""
    sound = view.own.fleet & ~view.own.hits
    wrecks = sum(mask for mask in view.own.masks if not mask & sound)
    for foe in told.foes:
        for loss in foe.losses:
            entry = view.ruleset.ship_class(loss.ship_class)
            if entry is not None:
                places = moorings(view.ruleset.grid, entry, view.ruleset.sea.touching)
                fits = places.within(loss.within) & places.touching(loss.last)
                apart = fits & ~places.touching(wrecks) or fits
                wrecks |= places.masks[(apart & -apart).bit_length() - 1] if apart else 0
    return wrecks
