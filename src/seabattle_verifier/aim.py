"""The cells of a special action, in the order of the report."""

from seabattle_verifier.fault import Illegal, Json
from seabattle_verifier.fleet import Cell, cell_of
from seabattle_verifier.value import is_whole

LOOKS = {"radar"}
"""Kinds that harm nothing."""

STOPS = {"torpedo"}
"""Kinds that end at the first deck they meet."""


def reach(rules: Json, weapon: Json, target: Json) -> list[Cell]:
    """The cells of *target*; column by column where it is an area (BN6)."""
    rows, cols = rules["grid"]["rows"], rules["grid"]["cols"]
    match weapon["kind"], target:
        case "area" | "radar", {"type": "centre", "at": at}:
            row, col = cell_of(at)
            _require(0 <= row < rows and 0 <= col < cols)
            far = weapon["radius"]
            return [
                (down, across)
                for across in range(max(0, col - far), min(cols, col + far + 1))
                for down in range(max(0, row - far), min(rows, row + far + 1))
            ]
        case "line", {"type": "row", "row": row} if is_whole(row):
            _require(0 <= row < rows)
            return [(row, across) for across in range(cols)]
        case "line", {"type": "column", "col": col} if is_whole(col):
            _require(0 <= col < cols)
            return [(down, col) for down in range(rows)]
        case "torpedo", {"type": "lane", "edge": str(edge), "line": line} if is_whole(line):
            return _lane(rows, cols, edge, line)
        case _:
            raise Illegal(f"{weapon['name']} cannot be aimed like this")


def _lane(rows: int, cols: int, edge: str, line: int) -> list[Cell]:
    if edge in ("left", "right"):
        _require(0 <= line < rows)
        cells = [(line, across) for across in range(cols)]
    else:
        _require(edge in ("top", "bottom") and 0 <= line < cols)
        cells = [(down, line) for down in range(rows)]
    return cells if edge in ("left", "top") else cells[::-1]


def _require(on_grid: bool) -> None:  # noqa: FBT001 – the only thing it is told
    if not on_grid:
        raise Illegal("the aim is outside the grid")
