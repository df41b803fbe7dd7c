"""A sheet to play on paper: the fields, a checklist and the rules, on one page.

The layout tries sizes: text as large as fits, and smaller cells only when even small text
does not fit.
"""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from seabattle.drawing.printed_page import (
    A4,
    Extent,
    PageBlock,
    PrintedPage,
    RuledLine,
    TextLine,
    Trace,
)
from seabattle.drawing.sheet_checklist import Stack, draw_checklist
from seabattle.drawing.sheet_field import draw_field, field_extent
from seabattle.drawing.text_column import (
    BASELINE,
    ColumnLine,
    balance_columns,
    break_lines,
    section_lines,
    set_lines,
)
from seabattle.drawing.typeface import load_typeface
from seabattle.rules import Ruleset
from seabattle.speech import say
from seabattle.speech.pages import Section, short_rules
from seabattle.speech.printable_text import printable_text
from seabattle.trouble import Trouble

MARGIN = 12.0
WIDTH, FOOT = A4[0] - 2 * MARGIN, A4[1] - MARGIN
GAP = 6.0
"""Between things that stand beside or beneath each other."""
TITLE, SMALL_TITLE, ABOUT = 6.0, 4.8, 3.2
LARGEST_CELL = 9.0
LIST = 54.0
"""How wide the list of ships is."""
COLUMNS = 2
NOTE_LINE, FAINT = 8.0, 0.1
CELL_PARTS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How far cells shrink, when they must."""
ROOMY_CELL = 6.0
"""Cells larger than this shrink to allow larger text."""
LARGE = tuple(size / 10 for size in range(34, 26, -1))
"""Sizes of words, from nearly ten points down to eight."""
SMALL = tuple(size / 10 for size in range(26, 20, -1))
"""Down to six points."""
TINY = tuple(size / 10 for size in range(20, 11, -1))
"""Used when cells are at their smallest."""


class Design(Struct, frozen=True):
    """What a sheet is to show, and where its head ends."""

    ruleset: Ruleset
    lang: str
    head: PageBlock
    rules: tuple[Section, ...]

    @property
    def top(self) -> float:
        """Where the fields begin."""
        return self.head.extent.bottom + 4.0


def draw_sheet(ruleset: Ruleset, lang: str) -> PrintedPage:
    """The sheet of a game in one language; raises :class:`Trouble` when it is too full."""
    design = Design(ruleset, lang, _head(ruleset, lang), short_rules(ruleset, lang))
    for cell, size in _sizes(_cell(design)):
        blocks = _blocks(design, cell, size)
        if blocks is not None:
            return PrintedPage(_title(ruleset, lang), lang, (design.head, *blocks))
    raise Trouble("sheet/full", title=_title(ruleset, lang))


def _sizes(largest: float) -> Iterator[tuple[float, float]]:
    """Sides of a cell and sizes of words to try, from the best to the worst."""
    cells = [part * largest for part in CELL_PARTS]
    yield from product((cell for cell in cells if cell in (largest, max(cell, ROOMY_CELL))), LARGE)
    yield from product(cells, SMALL)
    yield from product(cells[-1:], TINY)


def _title(ruleset: Ruleset, lang: str) -> str:
    # A title without printable characters would leave the sheet without a name.
    return printable_text(ruleset.title.in_language(lang)) or ruleset.name


def _head(ruleset: Ruleset, lang: str) -> PageBlock:
    """The title, what the game is about, and room for names."""
    y = MARGIN
    traces: list[Trace] = []
    about = ruleset.about.in_language(lang) if ruleset.about else ""
    title = _title(ruleset, lang)
    for text, size, bold in ((title, _title_size(title), True), (about, ABOUT, False)):
        for line in break_lines(text, size, WIDTH, bold=bold):
            traces.append(TextLine(MARGIN, y + size, line, size, bold=bold))
            y += 1.3 * size
    y += 7.0
    whom = "sheet-opponents" if ruleset.seats > 2 else "sheet-opponent"
    half = (WIDTH - GAP) / 2
    traces += _blank(say(lang, "sheet-name"), MARGIN, y, half)
    traces += _blank(say(lang, whom), MARGIN + half + GAP, y, half)
    return PageBlock("head", Extent(MARGIN, MARGIN, MARGIN + WIDTH, y + 1.0), tuple(traces))


def _title_size(title: str) -> float:
    """A long title is set smaller, before it is broken."""
    return max(SMALL_TITLE, min(TITLE, 0.999 * WIDTH / load_typeface(bold=True).width(title, 1.0)))


def _blank(text: str, x: float, y: float, width: float) -> Iterator[Trace]:
    """A word and a line to write on."""
    yield TextLine(x, y, text, ABOUT)
    begin = x + load_typeface().width(text, ABOUT) + 1.5
    yield RuledLine(begin, y + 0.4, x + width, y + 0.4)


def _captions(design: Design) -> tuple[str, ...]:
    if design.ruleset.sea.shared:
        return (say(design.lang, "sea-shared"),)
    return (say(design.lang, "sheet-own"), say(design.lang, "sheet-foreign"))


def _cell(design: Design) -> float:
    """The side of the largest cell with which the fields fit beside each other."""
    fields = len(_captions(design))
    room = (WIDTH - (fields - 1) * GAP) / fields
    wide, high = field_extent(design.ruleset, 1.0)
    caption = high - design.ruleset.grid.rows - 1
    tall = (FOOT - design.top - caption) / (high - caption)
    return min(LARGEST_CELL, room / wide, tall)


def _blocks(design: Design, cell: float, size: float) -> list[PageBlock] | None:
    """Everything beneath the head, or ``None`` if it does not fit."""
    fields = _fields(design, cell)
    top = fields[0].extent.bottom + GAP
    stack = Stack(MARGIN, top, LIST, size, [])
    draw_checklist(design.ruleset, design.lang, stack)
    if stack.y > FOOT:
        return None
    inventory = PageBlock(
        "inventory", Extent(MARGIN, top, MARGIN + LIST, stack.y), tuple(stack.traces)
    )
    rules = _rules(design, top, size)
    if rules is None:
        return None
    blocks = [*fields, inventory, *rules]
    return [*blocks, *_notes(design, max(block.extent.bottom for block in blocks) + GAP)]


def _notes(design: Design, top: float) -> Iterator[PageBlock]:
    """Lines to write on, where room is left."""
    lines = int((FOOT - top) / NOTE_LINE)
    if lines < 2:
        return
    heading = TextLine(
        MARGIN, top + BASELINE * ABOUT, say(design.lang, "sheet-notes"), ABOUT, bold=True
    )
    rules = (
        RuledLine(MARGIN, top + line * NOTE_LINE, MARGIN + WIDTH, top + line * NOTE_LINE, FAINT)
        for line in range(1, lines + 1)
    )
    extent = Extent(MARGIN, top, MARGIN + WIDTH, top + lines * NOTE_LINE)
    yield PageBlock("notes", extent, (heading, *rules))


def _fields(design: Design, cell: float) -> list[PageBlock]:
    """The fields, spread over the width of the page."""
    captions = _captions(design)
    wide, _ = field_extent(design.ruleset, cell)
    step = (WIDTH + GAP) / len(captions)
    spare = (step - GAP - wide) / 2
    return [
        draw_field(design.ruleset, caption, MARGIN + number * step + spare, design.top, cell)
        for number, caption in enumerate(captions)
    ]


def _rules(design: Design, top: float, size: float) -> list[PageBlock] | None:
    left = MARGIN + LIST + GAP
    width = (MARGIN + WIDTH - left - (COLUMNS - 1) * GAP) / COLUMNS
    lines = section_lines(design.rules, size, width)
    poured = balance_columns(lines, size, FOOT - top, COLUMNS)
    if poured is None:
        return None
    places = (left + number * (width + GAP) for number in range(COLUMNS))
    return [_column(column, x, top, width, size) for column, x in zip(poured, places, strict=False)]


def _column(lines: list[ColumnLine], x: float, top: float, width: float, size: float) -> PageBlock:
    traces = tuple(set_lines(lines, x, top, size))
    bottom = max((words.extent.bottom for words in traces), default=top)
    return PageBlock("rules", Extent(x, top, x + width, bottom), traces)
