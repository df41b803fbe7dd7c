"""Reads and draws a sea as text, with letters, dots and crosses, as people draw it.

One sign per cell, with or without spaces between, with or without column names above
and row numbers at the side::

        A B C D E
      1 A A A . o
      2 . . . . .
      3 # . x # .

- ``.``, ``~`` and ``·`` are water.
- A letter is a ship, and all cells with that letter belong to it. Capital and small
  letters are different ships. O and X are no letters of ships, see below.
- ``#``, ``■`` and ``X`` are decks; those that share a side make a ship.
- ``x`` (or ``×``) is a deck that was hit. It belongs to the ship it shares a side with.
- ``o`` (or ``O``, ``*``) is water that was shot at.

Cyrillic letters that look like Latin ones mean the same. Reading (which cells belong
together) and naming (which class that is) are two steps, because a judge must be able
to read a fleet that breaks the rules.
"""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from seabattle.grid import Cell, Col, Grid, Labels, Mask, Row, shape_of
from seabattle.grid.labels import SERIES, label_letters
from seabattle.rules import Ruleset, Ship, ShipClass, labels_of, shapes_of
from seabattle.trouble import Trouble

WATER = ".~·"
MISSES = "oO*"
STRUCK = "x×"
DECKS = "#■X"
BETWEEN = " \t|"
LATIN = "ABCDEFGHIJKLMNPQRSTUVWYZ"
CYRILLIC = "БГДЖЗИЛПФЦЧШЩЭЮЯ"
LETTERS = LATIN + LATIN.lower() + CYRILLIC + CYRILLIC.lower() + "ΓΔΘΛΞΠΣΦΨΩ"
"""The letters ships are drawn with, in this order."""

_LOOK_ALIKES = str.maketrans("АВЕЁКМНОРСТУХаеёорсух", "ABEEKMHOPCTYXaeeopcyx")
_ROW_NUMBER = re.compile(r"\A\s*(\d{1,6})\s*[|:)]?")
_LAST_NUMBER = re.compile(r"(\d{1,6})\s*\Z")


class Group(Struct, frozen=True):
    """Cells that were drawn as one ship."""

    sign: str
    """Its letter, or ``#`` when it was drawn without one."""
    cells: tuple[Cell, ...]


class Sketch(Struct, frozen=True):
    """What was drawn, not yet checked against the rules."""

    groups: tuple[Group, ...]
    """Ships with letters in the order of their letters, then the others from the top left."""
    struck: Mask = 0
    """Decks with a cross."""
    missed: Mask = 0
    """Water with a mark."""


def read_ships(ruleset: Ruleset, lines: Sequence[str], first_line: int = 1) -> tuple[Ship, ...]:
    """The ships drawn in *lines*, named by their shapes."""
    return name_ships(ruleset, read_sketch(ruleset, lines, first_line))


def read_sketch(ruleset: Ruleset, lines: Sequence[str], first_line: int = 1) -> Sketch:
    """What is drawn in *lines*; empty lines at both ends do not count.

    Raises :class:`Trouble`; its line numbers begin with *first_line*.
    """
    numbered = _trim_lines(list(enumerate(lines, first_line)))
    labels = labels_of(ruleset)
    if _has_header(labels, [line for _, line in numbered]):
        numbered = numbered[1:]
    rows = len(labels.rows)
    if len(numbered) != rows:
        where = numbered[-1][0] if numbered else first_line
        raise Trouble("sketch/rows", line=where, found=len(numbered), wanted=rows)
    signs = [_signs(labels, row, line, number) for row, (number, line) in enumerate(numbered)]
    return _group_cells(ruleset.grid, signs, [number for number, _ in numbered])


def name_ships(ruleset: Ruleset, sketch: Sketch) -> tuple[Ship, ...]:
    """The ships of *sketch* with their classes, found by shape.

    Where classes share a shape, ships take them in the order of the fleet. A shape
    that no class has makes a ship of the class ``""``, which no fleet has.
    """
    matched = _match_classes(ruleset, sketch.groups)
    return tuple(
        Ship(name, group.cells) for name, group in zip(matched, sketch.groups, strict=True)
    )


def draw_sketch(ruleset: Ruleset, ships: Iterable[Ship]) -> str:
    """The sea with these ships, a letter for each, columns and rows named.

    Letters follow the order of the fleet, so that :func:`read_ships` finds the same classes.
    """
    place = {entry.name: index for index, entry in enumerate(ruleset.fleet)}
    ordered = sorted(ships, key=lambda ship: (place.get(ship.ship_class, len(place)), ship.cells))
    if len(ordered) > len(LETTERS):
        raise ValueError(f"{len(ordered)} ships, but only {len(LETTERS)} letters to draw them with")
    letters = {
        cell: letter for letter, ship in zip(LETTERS, ordered, strict=False) for cell in ship.cells
    }
    return draw_signs(ruleset, letters)


def draw_signs(ruleset: Ruleset, signs: dict[Cell, str]) -> str:
    """A sea with a sign on some of its cells and water elsewhere, columns and rows named."""
    grid, labels = ruleset.grid, labels_of(ruleset)
    wide = max(map(len, (*labels.columns, *signs.values())))
    side = max(len(name) for name in labels.rows)
    head = " ".join(name.rjust(wide) for name in labels.columns)
    lines = [f"{'':{side}} {head}".rstrip()]
    for row, name in enumerate(labels.rows):
        cells = (Cell(Row(row), Col(col)) for col in range(grid.columns))
        drawn = " ".join(signs.get(cell, ".").rjust(wide) for cell in cells)
        lines.append(f"{name.rjust(side)} {drawn}")
    return "\n".join(lines)


def _trim_lines(numbered: list[tuple[int, str]]) -> list[tuple[int, str]]:
    while numbered and not numbered[0][1].strip():
        numbered.pop(0)
    while numbered and not numbered[-1][1].strip():
        numbered.pop()
    return numbered


def _has_header(labels: Labels, lines: list[str]) -> bool:
    """Whether the first line names the columns, in the table's letters or other known ones."""
    if not lines or (len(lines) == len(labels.rows) and not _ROW_NUMBER.match(lines[-1])):
        return False
    written = label_letters(_bare(lines[0]))
    known = (named(len(labels.columns)) for named in SERIES.values())
    return any("".join(names) == written for names in (labels.columns, *known))


def _bare(line: str) -> str:
    return "".join(sign for sign in line if sign not in BETWEEN)


def _signs(labels: Labels, row: int, line: str, number: int) -> str:
    """The signs of one row, without its number and what stands between them."""
    wanted = len(labels.columns)
    bare = _strip_label(labels.rows[row], line, number, wanted)
    for sign in bare:
        if not (sign.isalpha() or sign in WATER + MISSES + STRUCK + DECKS):
            raise Trouble("sketch/sign", line=number, sign=repr(sign))
    if len(bare) != wanted:
        shown = line.strip() if len(line) < 200 else f"{line.strip()[:60]}…"
        raise Trouble("sketch/columns", line=number, found=len(bare), wanted=wanted, text=shown)
    return bare


def _strip_label(label: str, line: str, number: int, wanted: int) -> str:
    """The row without its name, which may stand on either side or on both."""
    for pattern in (_ROW_NUMBER, _LAST_NUMBER):
        edge = pattern.search(line)
        if edge is not None:
            if edge[1] != label:
                raise Trouble("sketch/row-number", line=number, found=int(edge[1]), wanted=label)
            line = line[: edge.start()] + line[edge.end() :]
    bare = _bare(line)
    if len(bare) == wanted + len(label) and label_letters(bare).startswith(label):
        bare = bare[len(label) :]
    return bare.translate(_LOOK_ALIKES)


def _group_cells(grid: Grid, signs: list[str], numbers: list[int]) -> Sketch:
    lettered: dict[str, Mask] = {}
    loose = struck = missed = 0
    for cell in grid.cells():
        sign, bit = signs[cell.row][cell.col], grid.bit(cell)
        if sign in STRUCK:
            struck |= bit
        elif sign in DECKS:
            loose |= bit
        elif sign in MISSES:
            missed |= bit
        elif sign not in WATER:
            lettered[sign] = lettered.get(sign, 0) | bit
    unlettered = []
    for piece in _pieces(grid, loose | struck):
        near = [letter for letter, mask in lettered.items() if grid.beside(piece) & mask]
        if not near or piece & loose:
            unlettered.append(piece)
        elif len(near) == 1:
            lettered[near[0]] |= piece
        else:
            first = grid.cells(piece)[0]
            raise Trouble("sketch/cross-between", line=numbers[first.row], column=first.col + 1)
    letters = sorted(lettered, key=_place)
    groups = [Group(letter, grid.cells(lettered[letter])) for letter in letters]
    groups += [Group("#", grid.cells(piece)) for piece in unlettered]
    return Sketch(tuple(groups), struck, missed)


def _place(letter: str) -> tuple[bool, int, str]:
    """Where a letter stands among all letters; those not used for drawing come last."""
    return letter not in LETTERS, LETTERS.find(letter), letter


def _pieces(grid: Grid, mask: Mask) -> list[Mask]:
    """The parts of *mask* that hang together by their sides, from the top left."""
    found = []
    while mask:
        piece = mask & -mask
        while (grown := piece | grid.beside(piece) & mask) != piece:
            piece = grown
        found.append(piece)
        mask ^= piece
    return found


def _match_classes(ruleset: Ruleset, groups: tuple[Group, ...]) -> list[str]:
    """A class for each group, so that as many as possible find room in the fleet.

    A bipartite matching by augmenting paths.
    """
    fitting = [_fitting_classes(ruleset, group) for group in groups]
    crews: dict[str, list[int]] = {entry.name: [] for entry in ruleset.fleet}
    for index in range(len(groups)):
        _seat_ship(fitting, crews, index, set())
    name_of = {index: name for name, crew in crews.items() for index in crew}
    # A surplus ship keeps the class it looks like, so that the count is reported as wrong.
    return [
        name_of.get(index) or (fits[0].name if fits else "") for index, fits in enumerate(fitting)
    ]


def _fitting_classes(ruleset: Ruleset, group: Group) -> list[ShipClass]:
    shape = shape_of(group.cells)
    return [entry for entry in ruleset.fleet if shape in shapes_of(entry)]


def _seat_ship(
    fitting: list[list[ShipClass]], crews: dict[str, list[int]], index: int, tried: set[str]
) -> bool:
    """Find room for one more ship: a free place first, else by moving another aside."""
    for entry in fitting[index]:
        if entry.name not in tried and len(crews[entry.name]) < entry.count:
            crews[entry.name].append(index)
            return True
    for entry in fitting[index]:
        if entry.name in tried:
            continue
        tried.add(entry.name)
        for other in crews[entry.name]:
            if _seat_ship(fitting, crews, other, tried):
                crews[entry.name].remove(other)
                crews[entry.name].append(index)
                return True
    return False
