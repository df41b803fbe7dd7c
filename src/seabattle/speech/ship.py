"""Names of ships: by class, or by their decks or pipes (SB3)."""

from seabattle.rules import Ruleset, ShipClass, ShipNames, shapes_of
from seabattle.speech.catalog import say
from seabattle.speech.printable_text import printable_text

KNOWN_CLASSES = (
    "carrier",
    "battleship",
    "cruiser",
    "submarine",
    "destroyer",
    "torpedo-boat",
)
"""The classes of the rule sheets; other classes are named by their rule file."""


def ship_name(lang: str, ruleset: Ruleset, name: str) -> str:
    """A ship of the class *name*, in the words this table uses."""
    entry = ruleset.ship_class(name)
    way = ruleset.words.ships
    if entry is None:
        return say(lang, f"ship-{name}") if name in KNOWN_CLASSES else printable_text(name)
    if _by_size(entry, way):
        return say(lang, f"ship-{way}", decks=entry.size)
    return ship_class_name(lang, entry)


def ship_count_text(lang: str, ruleset: Ruleset, name: str, count: int) -> str:
    """So many ships of the class *name*, with their number."""
    entry = ruleset.ship_class(name)
    way = ruleset.words.ships
    if entry is not None and _by_size(entry, way):
        return say(lang, f"ships-{way}", decks=entry.size, count=count)
    if name in KNOWN_CLASSES and (entry is None or entry.title is None):
        return say(lang, f"ships-{name}", count=count)
    return say(lang, "ships-own", count=count, name=ship_name(lang, ruleset, name))


def ship_class_name(lang: str, entry: ShipClass) -> str:
    """The name of a class: its own title, the name on the sheets, or its short name."""
    if entry.title is not None:
        return printable_text(entry.title.in_language(lang))
    return say(lang, f"ship-{entry.name}") if entry.name in KNOWN_CLASSES else entry.name


def _by_size(entry: ShipClass, way: ShipNames) -> bool:
    """Whether a class is named by its decks; one with shapes of several sizes is not."""
    sizes = {len(shape.cells) for shape in shapes_of(entry)}
    return way is not ShipNames.CLASSES and len(sizes) == 1
