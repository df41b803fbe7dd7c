"""Several shots that are answered together.

Each further shot is aimed at what the others leave out: a second hit on a fleet
that is hit already says and does less than a first one.
"""

from collections.abc import Sequence

from seabattle.beliefs.problem import cells_in
from seabattle.bots.dice import BotDice
from seabattle.grid import Mask

HIT_WORTH = (1.0, 0.8, 0.7, 0.6)
"""What the first, second, … hit of a salvo is worth; any more count as the last."""


def choose_salvo(
    fleets: Sequence[tuple[Mask, int]], free: Mask, wanted: int, margin: int, dice: BotDice
) -> list[int]:
    """The cells to fire at, given weighted fleets and the cells of interest."""
    whole = sum(weight for _, weight in fleets)
    hits = [0] * len(fleets)
    chosen: list[int] = []
    for _ in range(wanted):
        worth = _salvo_worth(fleets, hits, free)
        cell = _draw_cell(worth, free, margin * whole / 1000, dice)
        chosen.append(cell)
        free &= ~(1 << cell)
        for number, (fleet, _) in enumerate(fleets):
            hits[number] += fleet >> cell & 1
    return chosen


def _salvo_worth(
    fleets: Sequence[tuple[Mask, int]], hits: list[int], free: Mask
) -> dict[int, float]:
    worth: dict[int, float] = {}
    for (fleet, weight), before in zip(fleets, hits, strict=True):
        gain = weight * HIT_WORTH[min(before, len(HIT_WORTH) - 1)]
        for cell in cells_in(fleet & free):
            worth[cell] = worth.get(cell, 0.0) + gain
    return worth


def _draw_cell(worth: dict[int, float], free: Mask, margin: float, dice: BotDice) -> int:
    """Any of the cells about as good as the best."""
    if not worth:
        return dice.choice(cells_in(free))
    best = max(worth.values())
    return dice.choice(sorted(cell for cell, gain in worth.items() if best - gain <= margin))
