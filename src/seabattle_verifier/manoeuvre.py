"""Where a ship can get in one move (BO1)."""

from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import Cell


def moves_of(manoeuvre: Json, cells: tuple[Cell, ...]) -> set[tuple[Cell, ...]]:
    """Where a straight ship can get in one move (BO1); a single deck stays."""
    if len(cells) < 2:
        return set()
    (row, col), (end_row, end_col) = cells[0], cells[-1]
    flat, far = row == end_row, range(len(cells))
    found = []
    if manoeuvre.get("shift", True):
        for way in (-1, 1):
            down, right = (0, way) if flat else (way, 0)
            found.append([(r + down, c + right) for r, c in cells])
    if manoeuvre.get("pivot", True):
        found += [
            [(r + way * n, c) if flat else (r, c + way * n) for n in far]
            for r, c in ((row, col), (end_row, end_col))
            for way in (-1, 1)
        ]
    return {tuple(sorted(place)) for place in found}
