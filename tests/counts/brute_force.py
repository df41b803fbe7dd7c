"""A brute-force count of legal fleets.

Slow on purpose: it shares no code with the program that is tested against it.
"""

from itertools import combinations

from counts.known import Known

Place = tuple[int, int]
Ship = frozenset[Place]


def brute_force(line: Known) -> int:
    """The number of legal fleets of *line*."""
    alike: dict[frozenset[Ship], int] = {}
    for count, drawings in line.ships():
        ways = frozenset(
            ship for drawing in drawings for ship in _berths(drawing, line.rows, line.columns)
        )
        alike[ways] = alike.get(ways, 0) + count
    return _fleets(line.touching, list(alike.items()), frozenset())


def _fleets(touching: str, todo: list[tuple[frozenset[Ship], int]], taken: Ship) -> int:
    if not todo:
        return 1
    (ways, count), *rest = todo
    return sum(
        _fleets(touching, rest, taken.union(*(_water(ship, touching) for ship in chosen)))
        for chosen in combinations([ship for ship in ways if not ship & taken], count)
        if all(not one & _water(other, touching) for one, other in combinations(chosen, 2))
    )


def _berths(drawing: list[str], rows: int, columns: int) -> set[Ship]:
    decks = {(r, c) for r, line in enumerate(drawing) for c, sign in enumerate(line) if sign == "#"}
    found = set()
    for _ in range(2):
        decks = {(r, -c) for r, c in decks}
        for _ in range(4):
            decks = {(c, -r) for r, c in decks}
            for down in range(-9, rows + 9):
                for right in range(-9, columns + 9):
                    ship = frozenset((r + down, c + right) for r, c in decks)
                    if all(0 <= r < rows and 0 <= c < columns for r, c in ship):
                        found.add(ship)
    return found


def _water(ship: Ship, touching: str) -> Ship:
    reach = {"never": 2, "corners": 1, "freely": 0}[touching]
    return frozenset(
        (row + down, col + right)
        for row, col in ship
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if abs(down) + abs(right) <= reach
    )
