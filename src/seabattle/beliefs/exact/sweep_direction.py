"""The direction in which a region is swept: by rows or by columns, from either end.

The work differs by a factor of two or three; it is estimated from the number of
ships that may be in sight at once.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from seabattle.beliefs.exact.sweep_region import SweepLane
from seabattle.beliefs.fleet_problem import cells_in

FEW = 60
"""A region with fewer placements is swept at once; choosing would take longer."""


def orient_region(lanes: list[SweepLane], rows: int, columns: int) -> list[SweepLane]:
    """Turn a region so that sweeping it is likely to meet few states."""
    if len(lanes) < FEW:
        return lanes
    back = partial(reverse_cells, size=rows * columns)
    across = partial(transpose_cells, rows=rows, columns=columns)
    turned = _transform_lanes(across, lanes)
    return min(
        lanes,
        turned,
        _transform_lanes(back, lanes),
        _transform_lanes(back, turned),
        key=estimate_work,
    )


def estimate_work(lanes: Sequence[SweepLane]) -> int:
    """Guess the work: at every stop, how many ships begun earlier may still be in sight."""
    firsts = [(lane.cells & -lane.cells).bit_length() - 1 for lane in lanes]
    stops = sorted(set(firsts))
    number = {cell: stop for stop, cell in enumerate(stops)}
    changes = [[0] * (len(stops) + 1) for _ in range(1 + max(lane.kin for lane in lanes))]
    for lane, first in zip(lanes, firsts, strict=True):
        changes[lane.kin][number[first] + 1] += 1
        changes[lane.kin][bisect_right(stops, lane.cells.bit_length() - 1)] -= 1
    guess = 0
    in_sight = [0] * len(changes)
    for stop in range(len(stops)):
        ways = 1
        for kin, change in enumerate(changes):
            in_sight[kin] += change[stop]
            ways *= 1 + in_sight[kin]
        guess += ways
    return guess


def _transform_lanes(way: Callable[[int], int], lanes: Sequence[SweepLane]) -> list[SweepLane]:
    return [
        replace(lane, cells=way(lane.cells), blocked=way(lane.blocked), wanted=way(lane.wanted))
        for lane in lanes
    ]


@lru_cache(maxsize=1 << 16)
def transpose_cells(mask: int, rows: int, columns: int) -> int:
    """Exchange rows and columns of *mask*."""
    turned = 0
    for cell in cells_in(mask):
        row, column = divmod(cell, columns)
        turned |= 1 << (column * rows + row)
    return turned


@lru_cache(maxsize=1 << 16)
def reverse_cells(mask: int, size: int) -> int:
    """Count the cells of *mask* from the other end of the grid."""
    return int(f"{mask:0{size}b}"[::-1], 2)
