"""Families of fleets: the placing habits of people.

A family is made of sets of class regions that look the same when the grid is turned or
mirrored, or that differ in which classes follow the habit. Every family is built
on the grid as it lies and on the grid seen from its side, so none of them needs the
grid to be square.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from seabattle.bots.placement.class_regions import ClassRegions, unrestricted_regions
from seabattle.grid import Grid, Mask, bits
from seabattle.rules import Ruleset, Touching

MANY_CLASSES = 5
"""With more classes than this, only the largest ones are sent to the border together."""

RegionRule = Callable[[Grid], Mask]


class Family(Struct, frozen=True):
    """A placing habit, with all its class regions."""

    name: str
    class_regions: tuple[ClassRegions, ...]
    """All equally likely."""


@lru_cache(maxsize=64)
def families(ruleset: Ruleset) -> tuple[Family, ...]:
    """Every family there is for a ruleset; some may hold no fleet at all."""
    large = tuple(entry.size > 1 for entry in ruleset.fleet)
    found = [Family("uniform", (unrestricted_regions(ruleset),))]
    found += [
        Family(name, _keeping(ruleset, large, images(ruleset.grid, region)))
        for name, region in _gatherings(ruleset).items()
    ]
    return (*found, *_bordering(ruleset))


def _gatherings(ruleset: Ruleset) -> dict[str, RegionRule]:
    """Where people gather their large ships, in order to scatter the small ones."""
    step = 1 if ruleset.sea.touching is Touching.FREELY else 2

    def lines(grid: Grid) -> Mask:
        return _rows(*range(0, step * _needed_lines(ruleset, grid), step))(grid)

    def band(grid: Grid) -> Mask:
        return _rows(*range(step * _needed_lines(ruleset, grid) - step + 1))(grid)

    def sides(grid: Grid) -> Mask:
        needed = _needed_lines(ruleset, grid)
        above = range(0, step * ((needed + 1) // 2), step)
        below = range(-1, -1 - step * (needed // 2), -step)
        return _rows(*above, *below)(grid)

    return {
        "lines": lines,
        "band": band,
        "sides": sides,
        "angle": lambda grid: lines(grid) | _columns(grid, 0),
        "horseshoe": lambda grid: _rows(0, -1)(grid) | _columns(grid, 0),
        "trident": _rows(0, step, -1),
        "half": lambda grid: _rows(*range((grid.rows + 1) // 2))(grid),
        "corner": _corner,
        "inland": lambda grid: grid.everywhere & ~border(grid),
    }


def _needed_lines(ruleset: Ruleset, grid: Grid) -> int:
    """How many rows take all large ships, one behind the other; two at least."""
    gap = 0 if ruleset.sea.touching is Touching.FREELY else 1
    length = sum(entry.count * (entry.size + gap) for entry in ruleset.fleet if entry.size > 1)
    return max(2, -(-length // (grid.columns + gap)))


def border(grid: Grid) -> Mask:
    """The outermost cells."""
    return _rows(0, -1)(grid) | _columns(grid, 0, grid.columns - 1)


def images(grid: Grid, region: RegionRule) -> tuple[Mask, ...]:
    """A region and what becomes of it when the grid is mirrored or seen from its side."""
    aside = _transpose_mask(Grid(grid.columns, grid.rows), region(Grid(grid.columns, grid.rows)))
    found = set()
    for seen in (region(grid), aside):
        for turned in (seen, _flip_mask(grid, seen)):
            found |= {turned, _mirror_mask(grid, turned)}
    return tuple(sorted(found))


def _keeping(
    ruleset: Ruleset, chosen: Iterable[bool], regions: Iterable[Mask]
) -> tuple[ClassRegions, ...]:
    """The chosen classes keep to one of the regions, the others lie anywhere."""
    everywhere = ruleset.grid.everywhere
    chosen = tuple(chosen)
    return tuple(
        ClassRegions(tuple(region if keeps else everywhere for keeps in chosen))
        for region in regions
    )


def _bordering(ruleset: Ruleset) -> list[Family]:
    """Families with a given number of classes wholly on the border, in any combination."""
    classes = range(len(ruleset.fleet))
    ring = (border(ruleset.grid),)
    return [
        Family(
            f"border-{number}",
            tuple(
                class_regions
                for chosen in _choices(ruleset, number)
                for class_regions in _keeping(ruleset, (kind in chosen for kind in classes), ring)
            ),
        )
        for number in range(1, len(ruleset.fleet) + 1)
    ]


def _choices(ruleset: Ruleset, number: int) -> Iterable[tuple[int, ...]]:
    classes = sorted(range(len(ruleset.fleet)), key=lambda kind: -ruleset.fleet[kind].size)
    if len(classes) > MANY_CLASSES:
        return [tuple(classes[:number])]
    return combinations(classes, number)


def _corner(grid: Grid) -> Mask:
    """The cells of a corner, three fifths of the grid high and wide."""
    return _rows(*range(-(-grid.rows * 3 // 5)))(grid) & _columns(
        grid, *range(-(-grid.columns * 3 // 5))
    )


def _rows(*numbers: int) -> RegionRule:
    """Whole rows; negative numbers count from the bottom."""

    def region(grid: Grid) -> Mask:
        row = (1 << grid.columns) - 1
        mask = 0
        for number in numbers:
            if -grid.rows <= number < grid.rows:
                mask |= row << (number % grid.rows * grid.columns)
        return mask

    return region


def _columns(grid: Grid, *numbers: int) -> Mask:
    mask = 0
    for number in numbers:
        for row in range(grid.rows):
            mask |= 1 << (row * grid.columns + number)
    return mask


def _mirror_mask(grid: Grid, mask: Mask) -> Mask:
    return _move_cells(mask, grid, lambda row, col: row * grid.columns + grid.columns - 1 - col)


def _flip_mask(grid: Grid, mask: Mask) -> Mask:
    return _move_cells(mask, grid, lambda row, col: (grid.rows - 1 - row) * grid.columns + col)


def _transpose_mask(grid: Grid, mask: Mask) -> Mask:
    return _move_cells(mask, grid, lambda row, col: col * grid.rows + row)


def _move_cells(mask: Mask, grid: Grid, to: Callable[[int, int], int]) -> Mask:
    moved = 0
    for index in bits(mask):
        moved |= 1 << to(*divmod(index, grid.columns))
    return moved
