"""What is wrong with a rule file: where, which mistake, and what to write instead.

A mistake is a code and its facts. The sentences here are English, so that the
checker can be used alone; other languages say the same from the same facts.
"""

from msgspec import Struct

SENTENCES: dict[str, str] = {
    # The file itself.
    "file/missing": "There is no file {file}. Check the spelling of its path.",
    "file/folder": "{file} is a folder. Name one of the rule files in it.",
    "file/unreadable": "{file} cannot be read: {reason}.",
    "file/not-text": "This is not a text in UTF-8. Save the file as plain UTF-8 text.",
    "file/too-big": "The file has more than {most} bytes. A rule file needs a few thousand.",
    "file/too-deep": (
        "Tables or lists are nested more than {most} deep. No rule is written that deep."
    ),
    "file/unknown-variant": "There is no variant {name}.{hint} Ready-made are: {choices}.",
    "file/syntax": "This is not TOML: {reason}.",
    # Words that are not in the vocabulary.
    "file/unknown-key": "{key} means nothing here.{hint} Possible are: {choices}.",
    "file/missing-key": "{key} is missing. Add it: {about}",
    "file/wrong-type": "Here stands {found}. Write {wanted}.",
    "file/not-a-choice": "{value} is not a choice.{hint} Write one of: {choices}.",
    "file/too-small": "{value} is too small. Write {least} or more.",
    "file/too-large": "{value} is too large. Write {most} or less.",
    "file/too-short": "The length is {found}. It must be {least} or more.",
    "file/too-long": "The length is {found}. It must be {most} or less.",
    "file/not-a-name": (
        "{value} is not a name. Write small Latin letters, digits and hyphens, a letter first, "
        "41 signs at most."
    ),
    "file/not-plain": "The text contains control characters. Write letters and line breaks only.",
    "file/refused": "The file cannot be used: {reason}.",
    # What kind of value was found, and what kind is wanted instead.
    "type/number": "a whole number",
    "type/fraction": "a number with a fraction",
    "type/text": 'a text in quotes, "…"',
    "type/list": "a list in brackets, […], or tables with [[…]]",
    "type/table": "a table, […] with keys beneath it",
    "type/switch": "true or false",
    "type/date": "a date or time",
    # Labels.
    "labels/not-letters": (
        "{word} is neither a word nor a known series. Write letters only, or one of: {choices}."
    ),
    "labels/repeated-letter": (
        "The letter {letter} occurs twice in {word}, so two lines would have one name. "
        "Choose a word of different letters."
    ),
    "labels/too-few-letters": (
        "{word} has {letters} letters, but the grid needs {needed}. "
        "Choose a longer word or a series: {choices}."
    ),
    "labels/ambiguous": (
        "{name} would be the name of two cells. "
        'Write between = "-", or letters for one and numbers for the other.'
    ),
    # Ships.
    "fleet/unknown-sign": (
        'The drawing contains {sign}. Draw with "#" for a deck and "." for a gap.'
    ),
    "fleet/no-deck": 'The drawing has no deck. Draw at least one "#".',
    "fleet/not-connected": (
        "The decks of this drawing do not all hang together by their sides. Draw one piece."
    ),
    "fleet/same-name": "There is a class {name} already. Give each class a name of its own.",
    "fleet/fits-nowhere": (
        "No shape of {name} fits on a grid of {rows} rows and {columns} columns. "
        "Draw it smaller or make the grid larger."
    ),
    "fleet/too-many-ships": "The fleet has {ships} ships. Have {most} at most.",
    "fleet/too-many-berths": (
        "There are {berths} ways to lay single ships on this grid. "
        "Have {most} at most: fewer classes or shapes, or a smaller grid."
    ),
    "fleet/more-decks-than-cells": (
        "The fleet has {decks} decks, but the grid has only {cells} cells. "
        "Have fewer ships or a larger grid."
    ),
    "fleet/no-room": (
        "The fleet cannot be placed: there is no way to lay all ships on {rows} rows and "
        "{columns} columns when touching is {touching}. Have fewer ships, a larger grid, "
        "or let ships touch."
    ),
    "fleet/too-tight": (
        "The fleet is too tight to be placed: a long search on {rows} rows and {columns} columns "
        "found no way with touching {touching}. Have fewer ships, a larger grid, "
        "or let ships touch."
    ),
    # Special actions.
    "arsenal/same-name": "There is a weapon {name} already. Give each a name of its own.",
    "arsenal/radius-missing": (
        "{name} strikes around a cell, but nothing says how far. Add radius = 1 or more."
    ),
    "arsenal/radius-needless": "{name} strikes a whole line and has no radius. Take it out.",
    "arsenal/free-in-rounds": (
        "In rounds everybody gives one order, so {name} cannot come on top of a shot. "
        "Take takes_turn = false out."
    ),
    # Choices that contradict each other.
    "variant/own-sea-for-two": (
        "Where every seat has its own sea there are exactly two seats; with more, a shot would "
        'have to say whose sea it is fired at. Write whose = "shared" or seats for 2.'
    ),
    "variant/seats-reversed": (
        "The fewest players are {least}, but the most are {most}. Exchange the two."
    ),
    "variant/seats-refused": "{seats} cannot play this. Have {least} to {most} players.",
    "variant/grid-unsized": ("The grid has no size. Write rows and columns, or by_seats = true."),
    "variant/grid-sized-twice": (
        "The grid has a size and also takes it from the seats. "
        "Keep rows and columns, or by_seats = true."
    ),
    "variant/rounds-and-again": (
        "In rounds all fire together and hear the answers afterwards, so nothing can earn another "
        'shot. Write again_after = "never".'
    ),
    "variant/rounds-and-second-shot": (
        "In rounds all fire together and hear the answers afterwards, so there is no second shot. "
        "Take second_shot out."
    ),
    "variant/rounds-and-manoeuvre": (
        "In rounds nobody acts before the others, so no ship can move before an attack. "
        "Take manoeuvre out."
    ),
    "variant/rounds-and-declaration": (
        'In rounds nobody has a turn in which to declare victory. Write won = "automatic".'
    ),
    "variant/rounds-and-beginner": 'In rounds nobody begins. Take begins out, or write "lot".',
    "variant/rounds-without-rounds": (
        "The table rounds says what happens in rounds, but turns alternate. "
        'Take it out, or write order = "together".'
    ),
    "variant/secret-miss-on-own-sea": (
        "The player fired at sees every shot on the own sea, so a miss cannot be kept from him. "
        'Write miss_told_to = "everyone", or whose = "shared".'
    ),
    "variant/friendly-fire-on-own-sea": (
        "Nobody fires at the own sea, so there is no friendly fire. "
        'Take friendly_fire out, or write whose = "shared".'
    ),
    "variant/owner-on-own-sea": (
        'Whose ship it is goes without saying on an own sea. Take "owner" out of {key}.'
    ),
    "variant/silent-sinking-named": (
        "A silent sinking says nothing of the ship. Take sunk_names out, "
        "or write sinking_told = true."
    ),
    "variant/silent-sinking-and-again": (
        "Another shot after a sinking would give the silent sinking away. "
        'Write again_after = "never" or "hit", or sinking_told = true.'
    ),
    "variant/silent-sinking-and-salvo": (
        "A salvo that grows smaller with every ship lost gives the silent sinking away. "
        "Write a number of shots, or sinking_told = true."
    ),
    "variant/hit-names-cells": (
        "The cells of a ship that is only hit would show all of it at once. "
        'Take "cells" out of hit_names.'
    ),
    "variant/second-shot-and-shots": (
        "The second shot follows one shot a turn. Write shots = 1, or take second_shot out."
    ),
    "variant/second-shot-and-again": (
        "A hit cannot earn both another shot and the one second shot. "
        'Write again_after = "never", or take second_shot out.'
    ),
    "variant/again-and-shots": (
        "Another shot is earned by one shot, not by a salvo. "
        'Write shots = 1, or again_after = "never".'
    ),
    "variant/manoeuvre-and-bent": (
        "{name} can be bent, and a bent ship has no axis to move along and no ends to turn about. "
        "Draw it straight, or take manoeuvre out."
    ),
    "variant/manoeuvre-without-moves": (
        "Ships may neither shift nor pivot, so nothing can move. "
        "Allow one of them, or take manoeuvre out."
    ),
}
"""Every mistake there is. The names in braces are the facts that come with it.

``hint`` is made of the fact ``near``, the choice that was probably meant, or nothing.
"""


class Mistake(Struct, frozen=True):
    """One thing that is wrong with a rule file."""

    path: str
    """Which entry, like ``fleet[2].count``; counted from 0. Empty for the file as a whole."""

    code: str
    facts: dict[str, str] = {}
    line: int | None = None
    """Counted from 1; ``None`` when there is no line to point at."""

    @property
    def sentence(self) -> str:
        """The mistake in English, with what to write instead."""
        facts = dict(self.facts)
        facts["hint"] = f" Did you mean {near}?" if (near := facts.get("near")) else ""
        for fact in ("found", "wanted"):
            facts[fact] = " or ".join(map(_type_words, facts.get(fact, "").split(" | ")))
        return SENTENCES[self.code].format_map(facts)


def _type_words(word: str) -> str:
    return SENTENCES.get(f"type/{word}", word)


class BadVariant(ValueError):  # noqa: N818 -- It says what is bad, as refusals do.
    """A rule file that cannot be played."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes

    def __str__(self) -> str:
        return "\n".join(mistake.sentence for mistake in self.mistakes)
