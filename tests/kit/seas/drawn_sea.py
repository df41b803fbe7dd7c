"""Seas drawn with a letter per ship, because the eye checks a drawing faster than numbers."""

from seabattle.grid import Cell, Col, Grid, Mask, Row, shape_of
from seabattle.rules import Ruleset, Ship, Touching, clear_water, shapes_of

WATER = "."


class Sea:
    """A drawn sea: its grid, and the cells under each letter."""

    def __init__(self, grid: Grid, cells: dict[str, tuple[Cell, ...]]) -> None:
        self.grid = grid
        self.cells = cells

    def __getitem__(self, letter: str) -> Mask:
        return self.grid.mask(self.cells[letter])


def sea(drawing: str) -> Sea:
    """Read a drawing: one sign per cell, dots for water, spaces as you like."""
    rows = [line.replace(" ", "") for line in drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1, "all rows are equally long"
    cells: dict[str, tuple[Cell, ...]] = {}
    for row, line in enumerate(rows):
        for col, sign in enumerate(line):
            if sign != WATER:
                cells[sign] = (*cells.get(sign, ()), Cell(Row(row), Col(col)))
    return Sea(Grid(len(rows), len(rows[0])), cells)


def fleet(ruleset: Ruleset, drawing: str) -> tuple[Ship, ...]:
    """The ships of a drawing; each takes the first class of its shape that is not complete."""
    drawn = sea(drawing)
    assert drawn.grid == ruleset.grid, f"draw {ruleset.grid}"
    left = {entry.name: entry.count for entry in ruleset.fleet}
    ships = []
    for letter in sorted(drawn.cells):
        cells = drawn.cells[letter]
        name = next(
            entry.name
            for entry in ruleset.fleet
            if left[entry.name] and shape_of(cells) in shapes_of(entry)
        )
        left[name] -= 1
        ships.append(Ship(name, cells))
    return tuple(ships)


def too_close(grid: Grid, one: Mask, other: Mask, touching: Touching) -> bool:
    """Whether two ships lie closer than *touching* allows, without overlapping."""
    return bool(clear_water(grid, one, touching) & other)


def cell(name: str) -> Cell:
    """A cell by its plainest name: a Latin letter for the column, a number for the row."""
    return Cell(Row(int(name[1:]) - 1), Col(ord(name[0]) - ord("A")))


def cells(names: str) -> tuple[Cell, ...]:
    """Several cells, with spaces between their names."""
    return tuple(cell(name) for name in names.split())
