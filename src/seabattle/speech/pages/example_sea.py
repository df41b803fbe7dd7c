"""Example drawings for rule pages: small seas made from the ruleset, as text.

Decks of one ship share a capital letter, a small one where they were hit. ``Z`` marks a
forbidden place; a star is a miss; ``+`` and ``-`` are radar marks of a ship and of water; a
dot is water, and a blank separates two seas.
"""

from collections.abc import Iterable, Iterator

from seabattle.game.target import AIMS
from seabattle.grid import Cell, Cells, Col, Grid, Row, Shape
from seabattle.rules import Ruleset, ShipClass, Weapon, random_fleet, shapes_of
from seabattle.rules.fitting.dice import Dice
from seabattle.rules.sea import clear_water

Rows = tuple[str, ...]
"""A drawn sea, row by row."""

MISS, NOTHING, FOUND, BARRED = "*", "-", "+", "Z"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
MOST_ATTITUDES = 8
MISSES = 14
"""An example game has one miss per so many cells."""


class _Slate:
    """A sea that is being drawn."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.signs: dict[Cell, str] = {}

    def lay(self, cells: Iterable[Cell], letter: str) -> None:
        self.signs.update(dict.fromkeys(cells, letter))

    def strike(self, cell: Cell) -> bool:
        """Strike a cell, and return whether there was a deck."""
        letter = self.signs.get(cell, "")
        self.signs[cell] = letter.lower() or MISS
        return letter.isalpha()

    def look(self, cell: Cell) -> bool:
        """Look at a cell by radar, which no ship stops."""
        self.signs[cell] = FOUND if self.signs.get(cell, ".").isalpha() else NOTHING
        return False

    def rows(self) -> Rows:
        return tuple(
            "".join(
                self.signs.get(Cell(Row(row), Col(col)), ".") for col in range(self.grid.columns)
            )
            for row in range(self.grid.rows)
        )


def game_sea(ruleset: Ruleset, dice: Dice) -> Rows:
    """A position of a game: random fleets, one ship hit and one sunk, and some misses."""
    slate = _Slate(ruleset.grid)
    letters = iter(LETTERS)
    fleets = ruleset.seats if ruleset.sea.shared else 1
    for _ in range(fleets):
        for ship in random_fleet(ruleset, dice):
            if not slate.signs.keys() & set(ship.cells):
                slate.lay(ship.cells, next(letters, BARRED))
    _look_somewhere(ruleset, slate)
    ships = sorted({each for each in slate.signs.values() if each.isalpha()})
    decks = [[cell for cell, sign in slate.signs.items() if sign == each] for each in ships]
    decks.sort(key=len)
    struck = [*decks[len(decks) // 2], *decks[-1][1:3]]
    water = [cell for cell in ruleset.grid.cells() if cell not in slate.signs]
    dice.shuffle(water)
    for cell in (*struck, *water[: ruleset.grid.size // MISSES]):
        slate.strike(cell)
    return slate.rows()


def _look_somewhere(ruleset: Ruleset, slate: _Slate) -> None:
    """Show what a radar has seen, where the rules have one."""
    for weapon in ruleset.arsenal:
        if not weapon.harms:
            reach = weapon.radius or 0
            far = min(ruleset.grid.rows, ruleset.grid.columns) - 1 - reach
            _use(slate, weapon, Cell(Row(far), Col(far)))


def _use(slate: _Slate, weapon: Weapon, at: Cell) -> None:
    """A special action, cell by cell, to its end."""
    aim = AIMS[weapon.aim]
    for cell in aim.cells(slate.grid, aim.through(at)[0], weapon.radius or 0):
        met = slate.strike(cell) if weapon.harms else slate.look(cell)
        if met and weapon.stops:
            return


def weapon_sea(ruleset: Ruleset, weapon: Weapon) -> Rows:
    """The effect of a special action on two ships, in the smallest drawing."""
    side = max(7, 2 * (weapon.radius or 0) + 5)
    slate = _Slate(Grid(min(side, ruleset.grid.rows), min(side, ruleset.grid.columns)))
    centre = Cell(Row(slate.grid.rows // 2), Col(slate.grid.columns // 2))
    large, small = _two_shapes(ruleset, slate.grid)
    first = next((each for each in _places(slate.grid, large) if centre in each), ())
    slate.lay(first, "A")
    taken = slate.grid.mask(first)
    taken |= slate.grid.around(taken)
    apart = [each for each in _places(slate.grid, small) if not slate.grid.mask(each) & taken]
    if apart:
        slate.lay(apart[len(apart) // 3], "B")
    _use(slate, weapon, centre)
    return slate.rows()


def touching_sea(ruleset: Ruleset) -> Rows:
    """Two ships apart, corner at corner, and side by side; Z where that is against the rules."""
    large, small = _two_shapes(ruleset, Grid(4, 4))
    grid = Grid(large.rows + small.rows + 3, large.columns + small.columns + 3)
    first = tuple(Cell(Row(cell.row + 1), Col(cell.col + 1)) for cell in large.cells)
    forbidden = clear_water(grid, grid.mask(first), ruleset.sea.touching)
    seas = []
    for contact in _contacts(grid, first, small):
        slate = _Slate(grid)
        slate.lay(first, "A")
        slate.lay(contact, BARRED if grid.mask(contact) & forbidden else "B")
        seas.append(slate.rows())
    return _abreast(seas)


def _contacts(grid: Grid, first: Cells, small: Shape) -> Iterator[Cells]:
    """Yield the places of a second ship apart from the first, at its corner, and at its side."""
    mask = grid.mask(first)
    beside = grid.beside(mask)
    corners = grid.around(mask) & ~beside
    inner = [
        each
        for each in _places(grid, small)
        if all(0 < cell.row < grid.rows - 1 and 0 < cell.col < grid.columns - 1 for cell in each)
    ]
    masks = {each: grid.mask(each) for each in inner if not grid.mask(each) & mask}
    yield next(each for each in reversed(masks) if not masks[each] & (beside | corners))
    yield next(
        each for each in reversed(masks) if masks[each] & corners and not masks[each] & beside
    )
    yield next(each for each in masks if masks[each] & beside)


def attitude_sea(entry: ShipClass) -> Rows:
    """All ways in which a ship may lie, side by side."""
    shapes = shapes_of(entry)[:MOST_ATTITUDES]
    high = max(shape.rows for shape in shapes)
    seas = []
    for letter, shape in zip(LETTERS, shapes, strict=False):
        slate = _Slate(Grid(high + 2, shape.columns + 2))
        slate.lay((Cell(Row(cell.row + 1), Col(cell.col + 1)) for cell in shape.cells), letter)
        seas.append(slate.rows())
    return _abreast(seas)


def _two_shapes(ruleset: Ruleset, room: Grid) -> tuple[Shape, Shape]:
    """A large ship of the fleet that has room, a bent one where there are such, and a small one."""
    shapes = [shape for entry in ruleset.fleet for shape in shapes_of(entry)]
    fitting = [each for each in shapes if each.rows <= room.rows and each.columns <= room.columns]
    found = sorted(fitting or shapes, key=lambda each: (each.straight, -len(each.cells), each.rows))
    small = min(found, key=lambda each: (abs(len(each.cells) - 2), each.columns))
    return found[0], small


def _places(grid: Grid, shape: Shape) -> Iterator[Cells]:
    """Everywhere that a shape can lie, row by row."""
    for row in range(grid.rows - shape.rows + 1):
        for col in range(grid.columns - shape.columns + 1):
            yield tuple(Cell(Row(cell.row + row), Col(cell.col + col)) for cell in shape.cells)


def _abreast(seas: Iterable[Rows]) -> Rows:
    """Some seas as one drawing, with a blank between each two."""
    return tuple(" ".join(row) for row in zip(*seas, strict=True))
