"""Whether the labels of a file give every cell a name of its own."""

from collections.abc import Iterator

from msgspec.structs import replace

from seabattle.grid import Grid, labels_for
from seabattle.grid.labels import SERIES
from seabattle.rules.checking.spelling import quote_value
from seabattle.rules.language import language_of
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.variant import LabelSchemes
from seabattle.trouble import Trouble


def label_mistakes(labels: LabelSchemes, grid: Grid) -> tuple[Trouble, ...]:
    """What is wrong with the labels of *grid*."""
    lines = (("columns", labels.columns, grid.columns), ("rows", labels.rows, grid.rows))
    found = tuple(
        mistake
        for key, scheme, needed in lines
        if scheme not in SERIES
        for mistake in _word_mistakes(f"labels.{key}", scheme.upper(), needed)
    )
    return found or tuple(_ambiguity(labels, grid))


def with_local_letters(ruleset: Ruleset, lang: str) -> Ruleset:
    """The same rules with the column letters of *lang* (SB2), where nothing but Latin was asked."""
    labels = replace(ruleset.labels, columns=language_of(lang).letters)
    if ruleset.labels.columns != "latin" or label_mistakes(labels, ruleset.grid):
        return ruleset
    return replace(ruleset, labels=labels)


def _word_mistakes(path: str, word: str, needed: int) -> Iterator[Trouble]:
    shown, choices = quote_value(word), ", ".join(SERIES)
    if not word.isalpha():
        yield Trouble("labels/not-letters", path=path, word=shown, choices=choices)
        return
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


def _ambiguity(labels: LabelSchemes, grid: Grid) -> Iterator[Trouble]:
    """The first name that two cells would share, as 1-11 and 11-1 do without the hyphen."""
    named = labels_for(grid, labels.columns, labels.rows, labels.between)
    seen: set[str] = set()
    for cell in grid.cells():
        name = named.name(cell)
        if name in seen:
            yield Trouble("labels/ambiguous", path="labels", name=name)
            return
        seen.add(name)
