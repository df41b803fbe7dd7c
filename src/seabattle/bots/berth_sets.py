"""The berths of one class, numbered, and sets of them as integers (bitsets).

A *choice* is such a set: bit *n* stands for berth *n*. Which berths cover a cell is
then one integer, and which of them are still possible takes a few ANDs.
"""

from functools import lru_cache

from seabattle.grid import Grid, Mask, bits
from seabattle.rules import ShipClass, Touching, berths, clear_water

BerthSet = int


class BerthSets:
    """The berths of one class, and the cells that each berth blocks."""

    def __init__(self, grid: Grid, ship_class: ShipClass, touching: Touching) -> None:
        self.masks = berths(grid, ship_class)
        self.cells = tuple(tuple(bits(mask)) for mask in self.masks)
        self.every: BerthSet = (1 << len(self.masks)) - 1
        self._grid, self._touching = grid, touching
        self._cover = _covers(grid, self.cells)
        self._water: dict[int, tuple[int, ...]] = {}

    def covering_cell(self, cell: int) -> BerthSet:
        """The berths that cover a cell."""
        return self._cover[cell]

    def covering_any(self, mask: Mask) -> BerthSet:
        """The berths that cover any cell of *mask*."""
        found = 0
        for cell in bits(mask):
            found |= self._cover[cell]
        return found

    def covering_all(self, mask: Mask) -> BerthSet:
        """The berths that cover all of *mask*."""
        found = self.every
        for cell in bits(mask):
            found &= self._cover[cell]
        return found

    def within(self, mask: Mask) -> BerthSet:
        """The berths that lie wholly inside *mask*."""
        if 2 * mask.bit_count() > self._grid.size:
            return self.every & ~self.covering_any(self._grid.everywhere & ~mask)
        found = 0
        for berth in bits(self.covering_any(mask)):
            if not self.masks[berth] & ~mask:
                found |= 1 << berth
        return found

    def room_of(self, berths: BerthSet) -> Mask:
        """The cells that some berth of the set covers."""
        drawn = "".join("1" if over & berths else "0" for over in reversed(self._cover))
        return int(drawn, 2)

    def blocked_cells(self, berth: int) -> tuple[int, ...]:
        """The cells that a ship on the berth blocks for the rest of its fleet."""
        found = self._water.get(berth)
        if found is None:
            mask = self.masks[berth]
            mask |= clear_water(self._grid, mask, self._touching)
            found = self._water[berth] = tuple(bits(mask))
        return found

    def using_any(self, cells: tuple[int, ...]) -> BerthSet:
        """The berths that use any of the cells."""
        cover = self._cover
        found = 0
        for cell in cells:
            found |= cover[cell]
        return found


def _covers(grid: Grid, cells: tuple[tuple[int, ...], ...]) -> list[BerthSet]:
    # Collected as bytes: adding single bits to long integers is slow on a large grid.
    size = (len(cells) + 7) // 8
    rows = [bytearray(size) for _ in range(grid.size)]
    for berth, covered in enumerate(cells):
        for cell in covered:
            rows[cell][berth >> 3] |= 1 << (berth & 7)
    return [int.from_bytes(row, "little") for row in rows]


@lru_cache(maxsize=64)
def berth_sets_of(grid: Grid, ship_class: ShipClass, touching: Touching) -> BerthSets:
    """The berths of a class, numbered."""
    return BerthSets(grid, ship_class, touching)
