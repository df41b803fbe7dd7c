"""Sheets to play on paper: everything has its place, in every variant and language."""

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from seabattle.drawing import draw_sheet
from seabattle.drawing.page_export import page_pdf, page_png
from seabattle.drawing.printed_page import (
    A4,
    Extent,
    PageBlock,
    PrintedPage,
    Rectangle,
    TextLine,
    Trace,
)
from seabattle.drawing.sheet import MARGIN
from seabattle.drawing.svg import page_svg
from seabattle.grid import Grid
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    ShipClass,
    Text,
    labels_of,
    load_variant,
    settle,
    variant_names,
)
from seabattle.speech import LANGUAGES, say
from seabattle.speech.pages import short_rules
from seabattle.trouble import Trouble

TABLES = [(name, None) for name in variant_names()] + [("forum", 6), ("forum", 30), ("forum", 64)]
PRINTED = Extent(MARGIN, MARGIN, A4[0] - MARGIN, A4[1] - MARGIN)
SIX_POINTS = 6 * 25.4 / 72

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def table(name: str, seats: int | None = None) -> Ruleset:
    """A preset as it is written, for so many players."""
    return settle(load_variant(name), seats)


@lru_cache
def sheet(name: str, seats: int | None, lang: str) -> PrintedPage:
    """A sheet is a pure function of these three, so one drawing serves all tests."""
    return draw_sheet(table(name, seats), lang)


def words_on(page: PrintedPage) -> list[TextLine]:
    """All lines of words."""
    return [trace for trace in page.traces if isinstance(trace, TextLine)]


def text_of(page: PrintedPage) -> str:
    """All that can be read, in one line."""
    return " ".join(words.text for words in words_on(page))


def blocks_of(page: PrintedPage, name: str) -> list[PageBlock]:
    """The parts of a page that are called so."""
    return [block for block in page.blocks if block.name == name]


SLACK = 0.01
"""Millimetres that come from rounding."""


def lies_within(inner: Extent, outer: Extent) -> bool:
    """Whether one lies inside the other."""
    return (
        inner.left >= outer.left - SLACK
        and inner.top >= outer.top - SLACK
        and inner.right <= outer.right + SLACK
        and inner.bottom <= outer.bottom + SLACK
    )


def overlap(one: Extent, other: Extent) -> bool:
    """Whether the two share more than an edge."""
    return (
        one.left < other.right - SLACK
        and other.left < one.right - SLACK
        and one.top < other.bottom - SLACK
        and other.top < one.bottom - SLACK
    )


def strays(page: PrintedPage) -> Iterator[PageBlock | Trace]:
    """What leaves the printed part of the page, or its own block."""
    for block in page.blocks:
        if not lies_within(block.extent, PRINTED):
            yield block
        yield from (trace for trace in block.traces if not lies_within(trace.extent, block.extent))


def room_on(page: PrintedPage) -> list[Extent]:
    """The room of everything but ruled lines; nothing is written inside a frame."""
    return [trace.extent for trace in page.traces if isinstance(trace, TextLine | Rectangle)]


def clashes(extents: list[Extent]) -> Iterator[tuple[Extent, Extent]]:
    """The pairs that overlap, found from the top downwards."""
    ordered = sorted(extents, key=lambda extent: extent.top)
    for number, extent in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.top >= extent.bottom:
                break
            if overlap(extent, other):
                yield extent, other


@every_language
@every_table
def test_nothing_leaves_the_printed_part_of_the_page(
    name: str, seats: int | None, lang: str
) -> None:
    """What lies in the margin is cut off by half of all printers."""
    assert list(strays(sheet(name, seats, lang))) == []


@every_language
@every_table
def test_no_two_things_overlap(name: str, seats: int | None, lang: str) -> None:
    """Words printed over words or boxes are lost."""
    page = sheet(name, seats, lang)

    assert list(clashes([block.extent for block in page.blocks])) == []
    assert list(clashes(room_on(page))) == []


@every_language
@every_table
def test_the_rules_can_be_read_without_a_glass(name: str, seats: int | None, lang: str) -> None:
    """Six points is what a newspaper dares for its smallest notices."""
    rules = blocks_of(sheet(name, seats, lang), "rules")
    sizes = {trace.size for block in rules for trace in block.traces if isinstance(trace, TextLine)}

    assert sizes
    assert min(sizes) > SIX_POINTS - 0.1


@every_language
@every_table
def test_every_short_rule_is_on_the_sheet(name: str, seats: int | None, lang: str) -> None:
    """A rule left out for lack of room causes a quarrel at the table."""
    page = sheet(name, seats, lang)
    printed = text_of(page)

    for section in short_rules(table(name, seats), lang):
        assert section.heading in printed
        for point in section.points:
            assert point in printed


def test_no_marks_of_markdown_are_printed() -> None:
    """Stars mean bold on a rule page and nothing on paper."""
    assert "**" not in text_of(sheet("battaglia-navale", None, "it"))


def test_paper_is_not_told_what_only_a_program_does() -> None:
    """Refusals of the program, such as an illegal fleet, do not exist on paper."""
    printed = text_of(sheet("classic", None, "en"))

    assert say("en", "rules-placing-refused") not in printed
    assert say("en", "rules-repeat-refused") not in printed
    assert say("en", "rules-touching-corners") in printed
    assert say("en", "rules-again-never", next="other") in printed


@pytest.mark.parametrize(
    ("lang", "own", "foreign", "ship"),
    [
        ("en", "Own field", "Foreign field", "1 carrier"),
        ("it", "Mare proprio", "Mare avversario", "1 portaerei"),
        ("ru", "Своё поле", "Чужое поле", "1 авианосец"),
    ],
)
def test_a_sea_of_ones_own_has_two_fields(lang: str, own: str, foreign: str, ship: str) -> None:
    """One to hide the fleet on, and one to remember the shots on."""
    page = sheet("classic", None, lang)

    assert len(blocks_of(page, "field")) == 2
    assert {own, foreign, ship} <= {words.text for words in words_on(page)}


def test_a_shared_sea_has_one_field() -> None:
    """FO1: all fleets lie on one grid."""
    assert len(blocks_of(sheet("forum", 6, "en"), "field")) == 1


@pytest.mark.parametrize("columns", ["cyrillic", "cyrillic-yo", "СНЕГУРОЧКА"])
def test_columns_are_called_as_the_table_agreed(columns: str) -> None:
    """SB2: half of Russia plays with РЕСПУБЛИКА, and a sheet with ABC is of no use to it."""
    ruleset = settle(load_variant("sea-battle"), labels=LabelSchemes(columns, "numbers", ""))
    fields = blocks_of(draw_sheet(ruleset, "ru"), "field")
    labels = labels_of(ruleset)

    for field in fields:
        written = [trace.text for trace in field.traces if isinstance(trace, TextLine)]
        assert written[1:] == [*labels.columns, *labels.rows]


def test_every_form_of_a_bent_ship_is_drawn() -> None:
    """SB5: four forms of four decks, two of three, one of two, and a single cell."""
    inventory = blocks_of(sheet("sea-battle-bent", None, "ru"), "inventory")[0]
    decks = [trace for trace in inventory.traces if isinstance(trace, Rectangle) and trace.shade]

    assert len(decks) == 4 * 4 + 2 * 3 + 2 + 1


@pytest.mark.parametrize(
    ("name", "key"), [("classic", "shapes-straight"), ("sea-battle-bent", "shape-turned-mirrored")]
)
def test_the_sheet_says_how_ships_may_be_turned(name: str, key: str) -> None:
    """A drawn form leaves open whether its mirror image is allowed."""
    said = say("en", f"rules-{key}", ship="Battleship")

    assert said in text_of(sheet(name, None, "en"))


def test_there_is_a_box_for_every_ship_and_every_special_action() -> None:
    """Fifteen ships, three wide shots, one air raid and three radars are ticked off."""
    inventory = blocks_of(sheet("battaglia-navale", None, "it"), "inventory")[0]
    boxes = [
        trace for trace in inventory.traces if isinstance(trace, Rectangle) and not trace.shade
    ]

    assert len(boxes) == 15 + 3 + 1 + 3
    assert "bombardamento aereo (dal turno 11)" in {
        trace.text for trace in inventory.traces if isinstance(trace, TextLine)
    }


BATTAGLIA, FORUM = table("battaglia-navale"), table("forum", 6)


@pytest.mark.parametrize(
    "ruleset",
    [
        replace(BATTAGLIA, grid=Grid(4, 60)),
        replace(BATTAGLIA, grid=Grid(60, 4)),
        replace(BATTAGLIA, grid=Grid(2, 2)),
        replace(FORUM, grid=Grid(64, 5)),
        replace(FORUM, grid=Grid(64, 64)),
        replace(BATTAGLIA, fleet=(ShipClass("yawl", 60, ("#" * 64,)),)),
        replace(BATTAGLIA, fleet=(ShipClass("yawl", 1, (("#",) * 64,)),)),
        replace(BATTAGLIA, fleet=(ShipClass("yawl", 3, ("##",), title=Text("Ж" * 60)),)),
        replace(BATTAGLIA, title=Text("W" * 1000), about=Text("word " * 199)),
        replace(BATTAGLIA, title=Text("\u200b"), about=None),
        replace(BATTAGLIA, arsenal=tuple(replace(arm, count=60) for arm in BATTAGLIA.arsenal)),
    ],
)
def test_rules_of_ones_own_keep_to_the_page_as_well(ruleset: Ruleset) -> None:
    """Rule files may ask for the narrowest seas and the longest ships."""
    page = draw_sheet(ruleset, "it")

    assert list(strays(page)) == []
    assert list(clashes(room_on(page))) == []


def test_signs_that_xml_forbids_do_not_spoil_the_file() -> None:
    """A file that no program opens is worse than a missing character."""
    ruleset = replace(BATTAGLIA, title=Text('<&> "Q"'), about=Text("one\ufffetwo"))

    root = ET.fromstring(page_svg(draw_sheet(ruleset, "en")))

    assert root.get("aria-label") == '<&> "Q"'
    assert "onetwo" in {node.text for node in root.iter()}


def test_a_fleet_beyond_all_measure_is_refused_rather_than_cut_off() -> None:
    """A sheet without its last ships would change the game."""
    with pytest.raises(Trouble):
        draw_sheet(replace(BATTAGLIA, fleet=BATTAGLIA.fleet * 20), "en")


def test_the_svg_is_a_page_of_a4_with_all_its_words() -> None:
    """It is the source of the other two, and printed as it is by browsers."""
    page = sheet("sea-battle", None, "ru")
    root = ET.fromstring(page_svg(page))

    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == [words.text for words in words_on(page)]


def test_a_line_keeps_its_room_in_another_typeface() -> None:
    """A viewer without the typeface gets another, whose words must not overlap."""
    svg = page_svg(sheet("classic", None, "it"))

    assert svg.count("<text ") == svg.count("textLength=")


def test_the_pdf_is_one_page_with_its_typeface_inside() -> None:
    """A printer in a copy shop has no Cyrillic of its own."""
    data = page_pdf(sheet("sea-battle", None, "ru"))

    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", data)) == 1
    assert data.count(b"/FontFile2") == 2
    assert page_pdf(sheet("sea-battle", None, "ru")) == data


def test_the_png_is_a_page_at_two_hundred_dots_an_inch() -> None:
    """Fewer would blur the labels of a forum grid."""
    data = page_png(sheet("classic", None, "en"))

    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
    assert (width, height) == (1654, 2339)
