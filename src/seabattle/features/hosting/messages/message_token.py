"""Tokenizer for messages from players to the host: words and signs with their meanings.

The words stand in the catalogs ``messages.ftl`` and ``orders.ftl`` and are understood in every
language at once; other words are kept as unknown, so that the reader can ask about them.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from seabattle.game import Refusal
from seabattle.game.notation import read_cell
from seabattle.grid import Cell, Labels
from seabattle.rules import LANGUAGES, Ruleset, labels_of
from seabattle.speech.reading.order_reader import SHIFTS
from seabattle.speech.reading.phrase import phrases, plain_words
from seabattle.speech.ship import KNOWN_CLASSES, ship_class_name, ship_name


class Meaning(StrEnum):
    """What a word can mean."""

    SHIP = "ship"
    CELL = "cell"
    UNTIL = "until"
    """Between the two ends of a ship."""
    WAY = "way"
    """Where a ship goes on from its first cell."""
    NUMBER = "number"
    BREAK = "break"
    """A comma, a full stop, the end of a line."""
    COURTESY = "courtesy"
    """A word without effect: greetings, verbs, articles."""
    PLACING = "placing"
    """A word about a fleet: placed, lies, a ship; in a round it puts the cells in doubt."""
    DOUBT = "doubt"
    """A no, an or, a question: it puts the cells beside it in doubt."""
    UNKNOWN = "unknown"


class MessageToken(Struct, frozen=True):
    """A word or sign, and what it means here."""

    text: str
    meaning: Meaning
    ship_class: str = ""
    """For a ship, its class."""
    cell: Cell | None = None
    fault: Refusal | None = None
    """Why a word that looks like a cell is not one."""
    way: tuple[int, int] = (0, 0)
    """Rows down and columns right."""


class Vocabulary(Struct, frozen=True):
    """The phrases known at one table, with their tokens."""

    phrases: dict[tuple[str, ...], MessageToken]
    longest: int
    """Words of the longest phrase."""


_QUOTED = re.compile(r"(?is)\[quote[^\]]*\].*?\[/quote\]|(?m:^)\s*>[^\n]*")
_STRUCK = re.compile(r"(?i)\[/?s\]|</?(?:s|del|strike)>|~~")
"""Struck-out text is always a doubt."""
_TAGS = "b|i|u|code|size|color|font|center|list|spoiler"
_MARKUP = re.compile(rf"(?i)\[/?(?:{_TAGS}|\*)(?:=[^\]\n]{{0,40}})?\]")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
_LETTERS = r"[^\W\d_]{1,2}"
_CAPITALS = r"[^\W\d_a-zа-яё]{1,2}"
_SIGNS = re.compile(
    rf"(?P<cell>(?<!\w)(?:{_LETTERS}-?\d{{1,3}}|\d{{1,3}}-?{_LETTERS}|{_CAPITALS} \d{{1,2}})(?!\w))"
    r"|(?P<way>[↓→↑←])"
    r"|(?P<until>-+>?|\.{2,}|…)"
    r"|(?P<number>\d+)"
    r"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*)"
    r"|(?P<question>\?)"
    r"|(?P<break>[\n;,.:!/|()\[\]=*#•])"
)
_ARROWS = {"↓": "down", "→": "right", "↑": "up", "←": "left"}


def tokens_of(ruleset: Ruleset, text: str) -> tuple[MessageToken, ...]:
    """The tokens of a message, without quoted text."""
    unquoted = _STRUCK.sub(" ? ", _QUOTED.sub("\n", text))
    bare = _MARKUP.sub(" ", unquoted).translate(_DASHES)
    return tuple(_read_signs(ruleset, list(_SIGNS.finditer(bare))))


def _read_signs(ruleset: Ruleset, found: list[re.Match[str]]) -> Iterator[MessageToken]:
    known, labels = vocabulary(ruleset), labels_of(ruleset)
    at = 0
    while at < len(found):
        phrase, length = _longest_phrase(known, found[at : at + known.longest])
        if phrase is not None:
            yield phrase
        else:
            yield _read_sign(labels, found[at])
        at += length


def _longest_phrase(
    known: Vocabulary, ahead: list[re.Match[str]]
) -> tuple[MessageToken | None, int]:
    words = []
    for each in ahead:
        if each.lastgroup != "word":
            break
        words.append(plain_words(each[0]).replace("’", "'"))
    for length in range(len(words), 0, -1):
        token = known.phrases.get(tuple(words[:length]))
        if token is not None:
            return token, length
    return None, 1


def _read_sign(labels: Labels, sign: re.Match[str]) -> MessageToken:
    text = sign[0]
    match sign.lastgroup:
        case "cell":
            return _read_cell_sign(labels, text)
        case "way":
            return MessageToken(text, Meaning.WAY, way=SHIFTS[_ARROWS[text]])
        case "until":
            return MessageToken(text, Meaning.UNTIL)
        case "number":
            return MessageToken(text, Meaning.NUMBER)
        case "question":
            return MessageToken(text, Meaning.DOUBT)
        case "break":
            return MessageToken(text, Meaning.BREAK)
        case _:
            return MessageToken(text, Meaning.UNKNOWN)


def _read_cell_sign(labels: Labels, text: str) -> MessageToken:
    cell = read_cell(labels, text)
    if isinstance(cell, Refusal):
        return MessageToken(text, Meaning.CELL, fault=cell)
    return MessageToken(text, Meaning.CELL, cell=cell)


_SIMPLE = {
    "until": Meaning.UNTIL,
    "not": Meaning.DOUBT,
    "courtesy": Meaning.COURTESY,
    "placing": Meaning.PLACING,
    "fire": Meaning.COURTESY,
    "at": Meaning.COURTESY,
}


@lru_cache(maxsize=32)
def vocabulary(ruleset: Ruleset) -> Vocabulary:
    """All phrases of a table, in every language."""
    found: dict[tuple[str, ...], MessageToken] = {}
    for key, meaning in _SIMPLE.items():
        for phrase in phrases(key):
            found.setdefault(tuple(phrase.split()), MessageToken(phrase, meaning))
    for key, way in (*SHIFTS.items(), ("across", (0, 1)), ("downwards", (1, 0))):
        for phrase in phrases(key):
            found[tuple(phrase.split())] = MessageToken(phrase, Meaning.WAY, way=way)
    for entry in ruleset.fleet:
        for phrase in _ship_phrases(ruleset, entry.name):
            found[tuple(phrase.split())] = MessageToken(phrase, Meaning.SHIP, entry.name)
    return Vocabulary(found, max(map(len, found)))


def _ship_phrases(ruleset: Ruleset, name: str) -> set[str]:
    entry = ruleset.ship_class(name)
    assert entry is not None
    found = {plain_words(name)}
    for lang in LANGUAGES:
        found |= {
            plain_words(ship_name(lang, ruleset, name)),
            plain_words(ship_class_name(lang, entry)),
        }
    if name in KNOWN_CLASSES:
        found |= set(phrases(f"ship-{name}"))
    # Text other than letters is read character by character, and cannot name a ship.
    return {phrase for phrase in found if phrase.replace(" ", "").replace("'", "").isalpha()}
