"""Fields to be cleared: drawn by a published generator, or read from a file.

The fields of a seed are ``Belief(problem_of(ruleset)).sample(n, seed)``: every legal
fleet is equally likely, and a longer list begins with the fields of a shorter one. Where
that takes too many states, ships are placed one by one, which is not quite uniform.

A file has one field a line: rows parted by ``/``, ``.`` for water, and for the ships
the signs of :data:`SIGNS` in the order of the fleet list.
"""

from collections.abc import Iterable, Iterator
from string import ascii_uppercase, digits

from seabattle.arena.seed import seed_for
from seabattle.beliefs import BUDGET, Belief, ProblemTooLarge, problem_of
from seabattle.bots.dice import BotDice
from seabattle.game import placement_faults
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ruleset, Ship, random_fleet, ship_at
from seabattle.trouble import Trouble

Field = tuple[Ship, ...]

WATER, BREAK = ".", "/"
SHIP_SIGNS = ascii_uppercase + ascii_uppercase.lower() + digits
"""One sign per ship; a rule file has at most sixty."""


def budget_for(ruleset: Ruleset) -> int:
    """State limit for the uniform draw: fewer on a larger grid, where each costs more."""
    return min(BUDGET, BUDGET * 100**2 // ruleset.grid.size**2)


class FieldSource:
    """A sequence of random fields of any length, numbered and determined by a seed."""

    def __init__(self, ruleset: Ruleset, seed: int, budget: int | None = None) -> None:
        self._ruleset = ruleset
        self._seed = seed
        self._problem = problem_of(ruleset)
        self._belief: Belief | None
        try:
            self._belief = Belief(self._problem, budget_for(ruleset) if budget is None else budget)
        except ProblemTooLarge:
            self._belief = None

    @property
    def even(self) -> bool:
        """Whether every legal fleet is equally likely."""
        return self._belief is not None

    def draw_fields(self, number: int) -> list[Field]:
        """The first *number* fields."""
        if self._belief is None:
            dice = (BotDice(seed_for(self._seed, "field", each)) for each in range(number))
            return [random_fleet(self._ruleset, each) for each in dice]
        return [self._ships(places) for places in self._belief.sample(number, self._seed)]

    def _ships(self, places: tuple[tuple[int, ...], ...]) -> Field:
        return tuple(
            ship_at(self._ruleset.grid, entry, candidates.placements[place].cells)
            for entry, candidates, lying in zip(
                self._ruleset.fleet, self._problem.classes, places, strict=True
            )
            for place in lying
        )


def field_line(ruleset: Ruleset, field: Field) -> str:
    """A field as a line of a file."""
    rows = [[WATER] * ruleset.grid.columns for _ in range(ruleset.grid.rows)]
    for sign, ship in zip(SHIP_SIGNS, field, strict=False):
        for cell in ship.cells:
            rows[cell.row][cell.col] = sign
    return BREAK.join("".join(row) for row in rows)


def read_fields(ruleset: Ruleset, lines: Iterable[str]) -> Iterator[Field]:
    """The fields of a file; empty lines and lines that begin with ``//`` are skipped.

    Raises :class:`Trouble` at the first line that is not a legal field.
    """
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("//"):
            yield _read_field(ruleset, text, number)


def _read_field(ruleset: Ruleset, text: str, line: int) -> Field:
    rows, grid = text.split(BREAK), ruleset.grid
    if len(rows) != grid.rows or any(len(row) != grid.columns for row in rows):
        raise Trouble("field/size", line=line, rows=grid.rows, columns=grid.columns)
    cells: dict[str, list[Cell]] = {}
    for row, signs in enumerate(rows):
        for col, sign in enumerate(signs):
            if sign != WATER:
                cells.setdefault(sign, []).append(Cell(Row(row), Col(col)))
    slots = [entry.name for entry in ruleset.fleet for _ in range(entry.count)]
    signs = SHIP_SIGNS[: len(slots)]
    if set(cells) != set(signs):
        raise Trouble("field/ships", line=line, first=signs[0], last=signs[-1])
    field = tuple(Ship(name, tuple(cells[sign])) for sign, name in zip(signs, slots, strict=True))
    fault = next(placement_faults(ruleset, field), None)
    if fault is not None:
        raise Trouble("field/illegal", line=line, reason=fault.code)
    return field
