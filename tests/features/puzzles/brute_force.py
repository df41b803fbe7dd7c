"""A second proof of puzzles that shares no code with the package or its native kernel.

It reads the rule file and the chart by itself, lists the fleets ship by ship, and tries every
cell against all of them to the end. It prunes only cells that no fleet lies on: a shot there
gives no information and is never better.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

Spot = tuple[int, int]
Hull = frozenset[Spot]
VARIANTS = Path(__file__).parents[3] / "src" / "seabattle" / "variants"

SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def solve(variant: str, chart: str) -> tuple[int, dict[Spot, tuple[int, int]]]:
    """The number of fleets; for each occupied cell how many lie there, and their total shots."""
    fleets = list_fleets(variant, chart)
    hit = {spot for spot, sign in read_signs(chart).items() if sign == "x"}
    return len(fleets), weigh_cells(fleets, frozenset(hit))


def read_signs(chart: str) -> dict[Spot, str]:
    """The sign on each cell of a chart."""
    rows = re.sub(r"\d+", lambda run: "." * int(run[0]), chart).split("/")
    return {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}


def list_fleets(variant: str, chart: str) -> list[frozenset[Hull]]:
    """All fleets of ships afloat that agree with the chart."""
    rules = tomllib.loads((VARIANTS / f"{variant}.toml").read_text(encoding="utf-8"))
    signs = read_signs(chart)
    reach = SIDES + (CORNERS if rules["sea"]["touching"] == "never" else [])
    forms = [forms_of(entry) for entry in rules["fleet"] for _ in range(entry["count"])]
    sunk = {spot for spot, sign in signs.items() if sign == "k"}
    for ship in _parts(sunk):
        forms.remove(next(form for form in forms if _normal(ship) in form))
    water = {spot for spot, sign in signs.items() if sign == "o"} | _around(sunk, reach)
    hit = frozenset(spot for spot, sign in signs.items() if sign == "x")
    free = set(signs) - sunk - water
    found = {fleet for fleet in _lay(forms, free, hit, reach) if hit <= frozenset().union(*fleet)}
    return sorted(found, key=lambda fleet: sorted(map(sorted, fleet)))


def forms_of(entry: dict[str, object]) -> frozenset[Hull]:
    """All orientations of a ship, each moved into the corner."""
    assert set(entry) <= {"name", "count", "shapes", "title"}, entry
    drawn = entry["shapes"]
    assert isinstance(drawn, list)
    found = set()
    for shape in drawn:
        rows = [shape] if isinstance(shape, str) else shape
        cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
        for _ in range(4):
            cells = {(c, -r) for r, c in cells}
            found |= {_normal(cells), _normal({(r, -c) for r, c in cells})}
    return frozenset(found)


def _normal(cells: set[Spot] | Hull) -> Hull:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def _parts(cells: set[Spot]) -> Iterator[Hull]:
    """Groups of cells connected by their sides."""
    left = set(cells)
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = _around(edge, SIDES) & left
            left -= edge
        yield frozenset(part)


def _around(cells: set[Spot] | Hull, reach: list[Spot]) -> set[Spot]:
    return {(r + dr, c + dc) for r, c in cells for dr, dc in reach}


def _lay(
    forms: list[frozenset[Hull]], free: set[Spot], hit: Hull, reach: list[Spot]
) -> Iterator[frozenset[Hull]]:
    if not forms:
        yield frozenset()
        return
    for form in forms[0]:
        for top, left in free | {(r - dr, c - dc) for r, c in free for dr, dc in form}:
            hull = frozenset((top + r, left + c) for r, c in form)
            # A ship with all cells hit would be sunk.
            if hull <= free and not hull <= hit:
                for rest in _lay(forms[1:], free - hull - _around(hull, reach), hit, reach):
                    yield rest | {hull}


def weigh_cells(fleets: list[frozenset[Hull]], hit: Hull) -> dict[Spot, tuple[int, int]]:
    """For every cell the fleets that lie there, and the total of shots if it is fired at first."""
    decks = [frozenset().union(*fleet) for fleet in fleets]

    def answer(number: int, spot: Spot, struck: Hull) -> object:
        hull = next((hull for hull in fleets[number] if spot in hull), None)
        if hull is None:
            return "miss"
        return hull if hull <= struck | {spot} else "hit"

    def shots_with(numbers: tuple[int, ...], struck: Hull, spot: Spot) -> int:
        groups: dict[object, list[int]] = {}
        for number in numbers:
            groups.setdefault(answer(number, spot, struck), []).append(number)
        now = struck | {spot}
        return len(numbers) + sum(
            least(tuple(group), struck if told == "miss" else now) for told, group in groups.items()
        )

    @cache
    def least(numbers: tuple[int, ...], struck: Hull) -> int:
        """The least total of shots to sink these fleets; a sunk fleet takes no more."""
        left = tuple(number for number in numbers if not decks[number] <= struck)
        spots = frozenset().union(*(decks[number] for number in left)) - struck
        return min((shots_with(left, struck, spot) for spot in spots), default=0)

    everyone = tuple(range(len(fleets)))
    lying = Counter(spot for cells in decks for spot in cells - hit)
    return {spot: (n, shots_with(everyone, hit, spot)) for spot, n in lying.items()}
