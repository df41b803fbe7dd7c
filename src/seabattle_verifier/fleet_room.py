"""Whether a grid has room for a fleet, by bounds that need no search.

A fleet that was placed shows that there is room; these bounds refuse what can never be placed.
"""

from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import Cell, class_forms

MOST_SHIPS = 60
MOST_BERTHS = 100_000

_SHADOWS = {"never": [(1, 1)], "corners": [(1, 0), (0, 1)], "freely": [(0, 0)]}
"""How far the water of a ship reaches down and to the right, by how close ships may lie."""


def has_room(said: Json) -> bool:
    """Whether every ship lies somewhere, and all of them together are not too many."""
    rows: int = said["grid"]["rows"]
    cols: int = said["grid"]["cols"]
    fleet: list[Json] = said["fleet"]
    places = [_berths(entry, rows, cols) for entry in fleet]
    decks: int = sum(entry["count"] * min(map(len, class_forms(entry))) for entry in fleet)
    return (
        sum(entry["count"] for entry in fleet) <= MOST_SHIPS
        and all(places)
        and sum(places) <= MOST_BERTHS
        and decks <= rows * cols
        and not _is_overfull(said)
    )


def _berths(entry: Json, rows: int, cols: int) -> int:
    """The number of places where a ship of a class can lie."""
    sizes = [
        (rows - max(row for row, _ in form), cols - max(col for _, col in form))
        for form in class_forms(entry)
    ]
    return sum(max(0, down) * max(0, across) for down, across in sizes)


def _is_overfull(said: Json) -> bool:
    """Whether the ships with the water that they need cover more than there is.

    Every ship throws a shadow down and to the right; the shadows of ships that may not touch do
    not overlap, on a grid that is as much larger.
    """
    shadows = _SHADOWS[said["sea"]["touching"]]
    grid = said["grid"]
    offered: int = sum((grid["rows"] + down) * (grid["cols"] + right) for down, right in shadows)
    needed: int = sum(
        entry["count"] * min(_covered(form, shadows) for form in class_forms(entry))
        for entry in said["fleet"]
    )
    return needed > offered


def _covered(form: frozenset[Cell], shadows: list[tuple[int, int]]) -> int:
    return sum(
        len({(row + by, col + far) for row, col in form for by in {0, down} for far in {0, right}})
        for down, right in shadows
    )
