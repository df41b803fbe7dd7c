"""Placement of a fleet on a shared sea, away from the other fleets.

Ships of opponents are densest in the middle, and a player who hunts one of them fires all
around it. So of several random fleets the bot takes the one in the emptiest places, with
its own ships apart from each other.
"""

from functools import lru_cache

from seabattle.bots.berth_sets import berth_sets_of
from seabattle.bots.dice import BotDice
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset, Ship, random_fleet

FLEETS = 24
"""The number of fleets drawn; more would make the choice predictable."""

CLOSENESS = 0.5
"""The cost of a deck beside another own ship, in decks of opponents."""


def draw_hidden_fleet(ruleset: Ruleset, dice: BotDice) -> tuple[Ship, ...]:
    """A legal fleet that is rarely struck by chance."""
    drawn = [random_fleet(ruleset, dice) for _ in range(FLEETS)]
    return min(drawn, key=lambda fleet: _exposure(ruleset, fleet))


def _exposure(ruleset: Ruleset, fleet: tuple[Ship, ...]) -> float:
    grid, traffic = ruleset.grid, _traffic(ruleset)
    masks = [grid.mask(ship.cells) for ship in fleet]
    exposed = sum(traffic[cell] for mask in masks for cell in bits(mask))
    return exposed + CLOSENESS * sum(_touches(ruleset, mask, masks) for mask in masks)


def _touches(ruleset: Ruleset, ship: Mask, fleet: list[Mask]) -> int:
    near = ruleset.grid.around(ship)
    return sum((near & other).bit_count() for other in fleet if other != ship)


@lru_cache(maxsize=16)
def _traffic(ruleset: Ruleset) -> tuple[float, ...]:
    """How many decks of another seat are expected on each cell and beside it."""
    grid = ruleset.grid
    decks = [0.0] * grid.size
    for entry in ruleset.fleet:
        places = berth_sets_of(grid, entry, ruleset.sea.touching)
        for cell in range(grid.size):
            decks[cell] += entry.count * places.covering_cell(cell).bit_count() / len(places.masks)
    return tuple(
        decks[cell] + sum(decks[near] for near in bits(grid.beside(1 << cell))) / 2
        for cell in range(grid.size)
    )
