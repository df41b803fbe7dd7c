"""How many legal fleets there are, exactly.

The sweep goes over the cells in order. All it remembers of the ships begun so far
is which cells ahead they take, water included, and how many of each kind are used;
fleets that agree in this are counted together.
"""

from math import prod

from msgspec import Struct

from seabattle.grid import Grid, Mask
from seabattle.rules.berth import berths
from seabattle.rules.fleet import ShipClass, shapes_of
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.sea import clear_water

STATES = 2_000_000
"""How many states plain Python visits in a few seconds. ``classic`` needs 12 million."""

States = dict[int, int]
"""How many ways lead to a state. A state is one number: cells taken ahead, and kinds used."""


class TooMany(ValueError):  # noqa: N818 -- It states the obstacle, as refusals do.
    """More states than the budget allows."""

    def __str__(self) -> str:
        return (
            "There are too many fleets to count within the budget. "
            "Allow more states, or take a smaller grid or fleet."
        )


class Alike(Struct, frozen=True):
    """Ships that look alike: of one class, or of classes that share their shapes."""

    ship_class: ShipClass
    count: int
    weight: int
    """The numbers used of all kinds are the digits of one number; this is the kind's place."""


class Start(Struct, frozen=True):
    """A ship that begins at the cell the sweep has reached; masks are counted from there."""

    kind: Alike
    cells: Mask
    takes: Mask
    """Its cells and its clear water."""


def count_fleets(ruleset: Ruleset, budget: int = STATES) -> int:
    """The number of legal fleets of one seat; ships that look alike are not told apart.

    A cruiser and a submarine of three decks each look alike on the grid, so a
    fleet does not count twice when they change places.

    Raises :class:`TooMany` when more than *budget* states would have to be visited.
    """
    kinds = _kinds(ruleset.fleet)
    whole = prod(kind.count + 1 for kind in kinds)
    states: States = {0: 1}
    for starts in _starts(ruleset, kinds):
        states = _swept(states, starts, whole, budget)
        budget -= len(states)
    return states.get(whole - 1, 0)


def _kinds(fleet: tuple[ShipClass, ...]) -> tuple[Alike, ...]:
    alike: dict[object, list[ShipClass]] = {}
    for entry in fleet:
        alike.setdefault(shapes_of(entry), []).append(entry)
    kinds: list[Alike] = []
    weight = 1
    for entries in alike.values():
        count = sum(entry.count for entry in entries)
        kinds.append(Alike(entries[0], count, weight))
        weight *= count + 1
    return tuple(kinds)


def _starts(ruleset: Ruleset, kinds: tuple[Alike, ...]) -> list[list[Start]]:
    """The ships that can begin at each cell, swept along the shorter side."""
    lying = ruleset.grid
    upright = Grid(max(lying.rows, lying.cols), min(lying.rows, lying.cols))
    starts: list[list[Start]] = [[] for _ in range(upright.size)]
    for kind in kinds:
        for berth in berths(lying, kind.ship_class):
            cells = berth if upright == lying else _flipped(lying, berth)
            first = (cells & -cells).bit_length() - 1
            takes = cells | clear_water(upright, cells, ruleset.sea.touching)
            starts[first].append(Start(kind, cells >> first, takes >> first))
    return starts


def _flipped(grid: Grid, mask: Mask) -> Mask:
    """The mask with rows and columns exchanged."""
    return sum(1 << (cell.col * grid.rows + cell.row) for cell in grid.cells(mask))


def _swept(states: States, starts: list[Start], whole: int, budget: int) -> States:
    """The states one cell further on: nothing begins at this cell, or one ship does."""
    after: States = {}
    for state, ways in states.items():
        if len(after) > budget:
            raise TooMany
        taken, used = divmod(state, whole)
        further = (taken >> 1) * whole + used
        after[further] = after.get(further, 0) + ways
        if taken & 1:
            continue
        for start in starts:
            kind = start.kind
            if start.cells & taken or used // kind.weight % (kind.count + 1) == kind.count:
                continue
            further = ((taken | start.takes) >> 1) * whole + used + kind.weight
            after[further] = after.get(further, 0) + ways
    return after
