"""Section of a rule page about the fleet: numbers, both names and drawn shapes of ships."""

from collections.abc import Iterator
from itertools import zip_longest

from seabattle.rules import ShipClass, ShipNames, shapes_of
from seabattle.rules.fleet import rows_of
from seabattle.speech.pages.edition import Edition, Example, Section, markdown_table
from seabattle.speech.pages.example_sea import attitude_sea
from seabattle.speech.ship import ship_class_name


def fleet_section(edition: Edition) -> Section:
    """The fleet."""
    ruleset = edition.ruleset
    points = (
        _total(edition),
        edition.say(f"called-{ruleset.words.ships}"),
        *_shapes(edition),
    )
    plate = "\n\n".join((_table(edition), _drawings(edition)))
    return Section(edition.say("heading-fleet"), points, plate, tuple(_bent_examples(edition)))


def _bent_examples(edition: Edition) -> Iterator[Example]:
    """Drawings of the orientations of bent ships."""
    for entry in edition.ruleset.fleet:
        if not entry.straight and len(shapes_of(entry)) > 1:
            name = ship_class_name(edition.voice.lang, entry)
            caption = edition.say_sentence("example-attitudes", ship=name)
            yield Example(caption, attitude_sea(entry))


def _total(edition: Edition) -> str:
    entries = edition.ruleset.fleet
    if not all(_of_one_size(entry) for entry in entries):
        return edition.say("fleet-ships", ships=edition.ruleset.ships)
    cells = sum(entry.count * entry.size for entry in entries)
    return edition.say("fleet-total", ships=edition.ruleset.ships, cells=cells)


def _of_one_size(entry: ShipClass) -> bool:
    return len({len(shape.cells) for shape in shapes_of(entry)}) == 1


def _shapes(edition: Edition) -> tuple[str, ...]:
    """Return how ships may lie: one sentence if all are plain lines, or else one for each class."""
    entries = edition.ruleset.fleet
    if all(entry.straight and entry.turned for entry in entries):
        return (edition.say("shapes-straight"),)
    return tuple(
        edition.say_sentence(
            f"shape-{_attitude(entry)}", ship=ship_class_name(edition.voice.lang, entry)
        )
        for entry in entries
        if entry.size > 1
    )


def _attitude(entry: ShipClass) -> str:
    if entry.straight:
        return "line" if entry.turned else "fixed"
    if entry.turned:
        return "turned-mirrored" if entry.mirrored else "turned"
    return "mirrored" if entry.mirrored else "fixed"


def _table(edition: Edition) -> str:
    heads = ("fleet-number", "fleet-ship", "fleet-decks", "fleet-pipes", "fleet-cells")
    rows = [[edition.say(head) for head in heads], ["--:", "---", "---", "---", "--:"]]
    rows += [_row(edition, entry) for entry in edition.ruleset.fleet]
    return markdown_table(rows)


def _row(edition: Edition, entry: ShipClass) -> list[str]:
    lang = edition.voice.lang
    sizes = sorted({len(shape.cells) for shape in shapes_of(entry)})
    by_size = ["—", "—"]
    if len(sizes) == 1:
        ways = (ShipNames.DECKS, ShipNames.PIPES)
        by_size = [edition.voice.say(f"ship-{way}", decks=entry.size) for way in ways]
    cells = ", ".join(map(str, sizes))
    return [str(entry.count), ship_class_name(lang, entry), *by_size, cells]


def _drawings(edition: Edition) -> str:
    lang = edition.voice.lang
    drawn = [
        f"{ship_class_name(lang, entry)}\n{_side_by_side(entry)}" for entry in edition.ruleset.fleet
    ]
    return "\n".join(("```text", "\n\n".join(drawn), "```"))


def _side_by_side(entry: ShipClass) -> str:
    drawings = [rows_of(drawing) for drawing in entry.shapes]
    widths = [max(len(row) for row in rows) for rows in drawings]
    lines = zip_longest(*drawings, fillvalue="")
    return "\n".join(
        "   ".join(part.ljust(width) for part, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
