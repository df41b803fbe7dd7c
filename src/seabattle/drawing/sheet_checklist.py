"""Checklist of a printed sheet: boxes for the ships with their forms, and special actions."""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.drawing.printed_page import Rectangle, TextLine, Trace
from seabattle.drawing.text_column import BASELINE, LEADING, break_lines
from seabattle.drawing.typeface import load_typeface
from seabattle.grid import Shape, read_shape
from seabattle.rules import Ruleset, ShipClass, Weapon
from seabattle.rules.fleet import rows_of
from seabattle.speech import Speaker, say, speaker_for

SHADE = "#d8d8d8"
BOX = 0.95
"""A box to tick, in parts of the size of the words."""
BOX_STEP = 1.35
DECK = 1.0
"""A deck of a drawn form, in parts of the size of the words."""


class Stack(Struct):
    """Things set one beneath the other in a column; *y* is where the next one goes."""

    x: float
    y: float
    width: float
    size: float
    traces: list[Trace]


def draw_checklist(ruleset: Ruleset, lang: str, stack: Stack) -> None:
    """Put the fleet list and the special actions on the stack."""
    speaker = speaker_for(lang, ruleset)
    _heading(stack, say(lang, "rules-heading-fleet"))
    for entry in ruleset.fleet:
        _draw_boxed_line(stack, speaker.ships(entry.name, entry.count), entry.count)
        _forms(stack, entry)
    if ruleset.arsenal:
        stack.y += 0.6 * stack.size
        _heading(stack, say(lang, "rules-heading-arsenal"))
        for weapon in ruleset.arsenal:
            _draw_boxed_line(stack, _weapon(speaker, lang, weapon), weapon.count)


def _weapon(speaker: Speaker, lang: str, weapon: Weapon) -> str:
    name = speaker.weapon(weapon.name)
    if weapon.unlock_turn == 1:
        return name
    return say(lang, "sheet-locked", weapon=name, turn=weapon.unlock_turn)


def _heading(stack: Stack, text: str) -> None:
    _lines(stack, break_lines(text, stack.size, stack.width, bold=True), bold=True)


def _lines(stack: Stack, lines: list[str], *, bold: bool = False) -> None:
    for line in lines:
        base = stack.y + BASELINE * stack.size
        stack.traces.append(TextLine(stack.x, base, line, stack.size, bold=bold))
        stack.y += LEADING * stack.size


def _draw_boxed_line(stack: Stack, text: str, count: int) -> None:
    """A line of words with so many boxes behind it, or beneath it where they are many."""
    size = stack.size
    stack.y += 0.3 * size
    lines = break_lines(text, size, stack.width)
    _lines(stack, lines)
    begin = load_typeface().width(lines[-1], size) + 0.6 * size
    if begin + count * BOX_STEP * size > stack.width:
        begin = 0.0
        stack.y += LEADING * size
    for left in _places(stack, begin, count):
        top = stack.y - 1.12 * size
        stack.traces.append(Rectangle(stack.x + left, top, BOX * size, BOX * size))


def _places(stack: Stack, begin: float, count: int) -> Iterator[float]:
    """Where boxes go, line after line; moves the stack down as lines fill."""
    left, step = begin, BOX_STEP * stack.size
    for _ in range(count):
        if left + step > stack.width:
            left = 0.0
            stack.y += BOX_STEP * stack.size
        yield left
        left += step


def _forms(stack: Stack, entry: ShipClass) -> None:
    """The forms of a class in a row, as the rule file draws them."""
    deck = DECK * stack.size
    left, tall = 0.0, 0
    stack.y += 0.15 * stack.size
    for shape in (read_shape(rows_of(drawing)) for drawing in entry.shapes):
        if left and left + shape.columns * deck > stack.width:
            stack.y += (tall + 0.6) * deck
            left, tall = 0.0, 0
        stack.traces += _decks(
            shape, stack.x + left, stack.y, min(deck, stack.width / shape.columns)
        )
        left += (shape.columns + 1) * deck
        tall = max(tall, shape.rows)
    stack.y += (tall + 0.45) * deck


def _decks(shape: Shape, x: float, y: float, deck: float) -> Iterator[Rectangle]:
    for cell in shape.cells:
        yield Rectangle(x + cell.col * deck, y + cell.row * deck, deck, deck, 0.2, SHADE)
