"""Checks that the labels of a rule file give every cell a name of its own."""

from collections.abc import Iterator
from unicodedata import normalize

from msgspec.structs import replace

from seabattle.grid import Grid, labels_for
from seabattle.grid.labels import SERIES, label_letters
from seabattle.rules.checking.spelling import quote_value
from seabattle.rules.language import language_of
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.variant import LabelSchemes
from seabattle.trouble import Trouble

_DRAWN_AS = str.maketrans(
    "АВСЕНІЈКМОРЅТХУ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABCEHIJKMOPSTXY" + "ABEZHIKMNOPTYX",
)
"""Cyrillic and Greek capitals that look like Latin ones."""


def label_mistakes(labels: LabelSchemes, grid: Grid) -> tuple[Trouble, ...]:
    """What is wrong with the labels of *grid*."""
    lines = (("columns", labels.columns, grid.columns), ("rows", labels.rows, grid.rows))
    found = tuple(
        mistake
        for key, scheme, needed in lines
        if scheme not in SERIES
        for mistake in _word_mistakes(f"labels.{key}", label_letters(scheme), needed)
    )
    return found or tuple(_ambiguity(labels, grid))


def with_local_letters(ruleset: Ruleset, lang: str) -> Ruleset:
    """The same rules with the column letters of *lang* (SB2), if they have plain Latin ones."""
    labels = replace(ruleset.labels, columns=language_of(lang).letters)
    if ruleset.labels.columns != "latin" or label_mistakes(labels, ruleset.grid):
        return ruleset
    return replace(ruleset, labels=labels)


def _word_mistakes(path: str, word: str, needed: int) -> Iterator[Trouble]:
    shown, choices = quote_value(word), ", ".join(SERIES)
    if not word.isalpha():
        yield Trouble("labels/not-letters", path=path, word=shown, choices=choices)
        return
    alike = look_alikes(word)
    if alike is not None:
        yield Trouble(
            "labels/look-alike",
            path=path,
            word=shown,
            first=_code_point(alike[0]),
            second=_code_point(alike[1]),
        )
    twice = [letter for letter in word if word.count(letter) > 1]
    if twice:
        yield Trouble("labels/repeated-letter", path=path, word=shown, letter=twice[0])
    if len(word) < needed:
        yield Trouble(
            "labels/too-few-letters",
            path=path,
            word=shown,
            letters=str(len(word)),
            needed=str(needed),
            choices=choices,
        )


def look_alikes(word: str) -> tuple[str, str] | None:
    """Two different letters of *word* that look the same, if there are any."""
    drawn: dict[str, str] = {}
    for letter in word:
        known = drawn.setdefault(normalize("NFKC", letter).translate(_DRAWN_AS), letter)
        if known != letter:
            return known, letter
    return None


def _code_point(letter: str) -> str:
    """A letter with its code point, to tell it from a look-alike: «А» (U+0410)."""
    return f"{letter} (U+{ord(letter):04X})"


def _ambiguity(labels: LabelSchemes, grid: Grid) -> Iterator[Trouble]:
    """The first name that two cells would share, as 1-11 and 11-1 do without the hyphen.

    Two numbers written together are refused even where only one reading is on the grid (1010):
    a player cannot see where the second begins.
    """
    if labels.columns == labels.rows == "numbers" and not labels.between:
        yield Trouble("labels/run-together", path="labels", name=f"{grid.columns}{grid.rows}")
        return
    named = labels_for(grid, labels.columns, labels.rows, labels.between)
    seen: set[str] = set()
    for cell in grid.cells():
        name = named.name(cell)
        if name in seen:
            yield Trouble("labels/ambiguous", path="labels", name=name)
            return
        seen.add(name)
