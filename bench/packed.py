"""Fields of the Russian fleet as many people place it: the large ships along two edges.

The four-decker and two of the two-deckers lie in one line, the three-deckers and the
last two-decker in the opposite one, in any order and with any gaps that the rules
leave; the boats lie anywhere that is left. The whole is turned or mirrored at random.
"""

from random import Random

from seabattle.arena.solo_field import Field
from seabattle.grid import Mask
from seabattle.rules import Ruleset, berths, clear_water, ship_at

LINES = ((4, 2, 2), (3, 3, 2))
"""The lengths in the one line and in the other; they fill ten cells with their gaps."""


def packed_fields(ruleset: Ruleset, number: int, seed: int) -> list[Field]:
    """So many fields; more fields begin with the same ones."""
    return [_field(ruleset, Random(f"{seed} {each}")) for each in range(number)]


def _field(ruleset: Ruleset, dice: Random) -> Field:
    upright = dice.random() < 0.5
    edges = [0, ruleset.grid.rows - 1]
    dice.shuffle(edges)
    lying: list[tuple[int, Mask]] = []
    for edge, lengths in zip(edges, LINES, strict=True):
        lying += _line(ruleset, edge, dice.sample(lengths, len(lengths)), upright=upright)
    _scatter(ruleset, lying, dice)
    classes = {entry.size: entry for entry in ruleset.fleet}
    ships = [ship_at(ruleset.grid, classes[length], cells) for length, cells in lying]
    order = [entry.name for entry in ruleset.fleet]
    return tuple(sorted(ships, key=lambda ship: order.index(ship.ship_class)))


def _line(
    ruleset: Ruleset, edge: int, lengths: list[int], *, upright: bool
) -> list[tuple[int, Mask]]:
    """Ships one after the other along an edge, with one cell of water between them."""
    found, start, cols = [], 0, ruleset.grid.columns
    for length in lengths:
        places = range(start, start + length)
        numbers = [place * cols + edge if upright else edge * cols + place for place in places]
        found.append((length, sum(1 << number for number in numbers)))
        start += length + 1
    return found


def _scatter(ruleset: Ruleset, lying: list[tuple[int, Mask]], dice: Random) -> None:
    boats = next(entry for entry in ruleset.fleet if entry.size == 1)
    for _ in range(boats.count):
        taken = 0
        for _, cells in lying:
            taken |= cells | clear_water(ruleset.grid, cells, ruleset.sea.touching)
        free = [cells for cells in berths(ruleset.grid, boats) if not cells & taken]
        lying.append((1, dice.choice(free)))
