"""Check that a fleet is legal."""

from collections import Counter
from itertools import combinations

from seabattle_verifier.fault import Illegal, Json
from seabattle_verifier.value import is_whole

Cell = tuple[int, int]
"""Row and column, from 0."""

Ship = tuple[str, tuple[Cell, ...]]
"""A class, and the cells in reading order."""


def cells_of(said: object) -> tuple[Cell, ...]:
    """Cells as a record writes them: pairs of row and column."""
    if not isinstance(said, list):
        raise Illegal("cells are a list")
    return tuple(cell_of(one) for one in said)


def cell_of(said: object) -> Cell:
    """One cell, which is two whole numbers."""
    match said:
        case [row, col] if is_whole(row) and is_whole(col):
            return row, col
    raise Illegal("this is no cell")


def check_fleet(rules: Json, said: object) -> list[Ship]:
    """The ships of a legal fleet in the order of the fleet list; raises :class:`Illegal`."""
    if not isinstance(said, list):
        raise Illegal("a fleet is a list of ships")
    places = {entry["name"]: number for number, entry in enumerate(rules["fleet"])}
    ships = [check_ship(rules, ship) for ship in said]
    counts = Counter(name for name, _ in ships)
    for entry in rules["fleet"]:
        if counts[entry["name"]] != entry["count"]:
            raise Illegal(f"{counts[entry['name']]} of {entry['count']} {entry['name']}")
    for one, other in combinations(ships, 2):
        check_distance(rules, one, other)
    return sorted(ships, key=lambda ship: (places[ship[0]], ship[1]))


def check_ship(rules: Json, said: Json) -> Ship:
    """One ship, if it has a shape of its class and lies on the grid."""
    name, cells = said.get("ship_class"), cells_of(said.get("cells"))
    entry = next((entry for entry in rules["fleet"] if entry["name"] == name), None)
    if entry is None:
        raise Illegal(f"there is no {name} in this fleet")
    rows, cols = rules["grid"]["rows"], rules["grid"]["cols"]
    if not all(0 <= row < rows and 0 <= col < cols for row, col in cells):
        raise Illegal(f"the {name} lies outside the grid")
    if not cells or len(set(cells)) != len(cells) or _form(set(cells)) not in class_forms(entry):
        raise Illegal(f"this is not the shape of a {name}")
    return entry["name"], tuple(sorted(cells))


def check_distance(rules: Json, one: Ship, other: Ship) -> None:
    """Check the distance between two ships of a fleet."""
    rule = rules["sea"]["touching"]
    for row, col in one[1]:
        for its_row, its_col in other[1]:
            down, across = abs(row - its_row), abs(col - its_col)
            if down == across == 0:
                raise Illegal(f"{one[0]} and {other[0]} overlap")
            if rule != "freely" and down + across == 1:
                raise Illegal(f"{one[0]} and {other[0]} touch by side")
            if rule == "never" and down == across == 1:
                raise Illegal(f"{one[0]} and {other[0]} touch by corner")


def _form(cells: set[Cell]) -> frozenset[Cell]:
    """The cells moved to the corner of the grid."""
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return frozenset((row - top, col - left) for row, col in cells)


def class_forms(entry: Json) -> set[frozenset[Cell]]:
    """Every way in which a ship of the class may lie."""
    found = set()
    for drawing in entry["shapes"]:
        lines = [drawing] if isinstance(drawing, str) else drawing
        decks = {
            (row, col)
            for row, line in enumerate(lines)
            for col, sign in enumerate(line)
            if sign == "#"
        }
        sides = [decks]
        if entry.get("mirrored", True):
            sides.append({(row, -col) for row, col in decks})
        for side in sides:
            for _ in range(4 if entry.get("turned", True) else 1):
                found.add(_form(side))
                side = {(col, -row) for row, col in side}  # noqa: PLW2901 – a quarter turn
    return found
