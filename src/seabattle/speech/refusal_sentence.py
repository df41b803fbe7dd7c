"""Refusals as sentences, made from their facts alone."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from seabattle.game import Refusal
from seabattle.game.refusal import NotYourTurn, UnknownShip
from seabattle.speech.catalog import Fact, say
from seabattle.speech.printable_text import printable_text
from seabattle.speech.voice import Voice

Word = Callable[[Voice, Any], Fact]
"""Formatter for one kind of fact."""

_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def refusal_sentence(voice: Voice, refusal: Refusal) -> str:
    """The sentence of a refusal."""
    words = _OWN_WORDS.get(type(refusal), {})
    facts = {
        name: _say_fact(voice, words.get(name) or _WORDS.get(name), fact)
        for name, fact in asdict(refusal).items()
    }
    seconds = facts.get("seconds")
    if isinstance(seconds, int):
        facts["wait"] = wait_text(voice, seconds)
    return voice.say(refusal_key(refusal.code), **facts)


def wait_text(voice: Voice, seconds: int) -> str:
    """A waiting time, rounded up, in the largest unit with a count of at least two."""
    for unit, length in _UNITS:
        if seconds >= 2 * length:
            return voice.say(f"wait-{unit}", count=-(-seconds // length))
    return voice.say("wait-seconds", count=seconds)


def refusal_title(lang: str, code: str) -> str:
    """The title of a refusal code, without facts."""
    return say(lang, "title-" + code.replace("/", "-"))


def refusal_key(code: str) -> str:
    """The message that belongs to a code: ``turn/not-yours`` is ``refusal-turn-not-yours``."""
    return "refusal-" + code.replace("/", "-")


def _say_fact(voice: Voice, word: Word | None, fact: Any) -> Fact:
    """A fact in the words of the table; plain numbers and booleans stay as they are."""
    if word is not None:
        return word(voice, fact)
    return printable_text(fact) if isinstance(fact, str) else fact


_WORDS: dict[str, Word] = {
    "seat": lambda voice, seat: voice.name(seat),
    "waiting": lambda voice, seats: voice.players(seats) or "none",
    "at": lambda voice, cell: voice.cell(cell),
    "cells": lambda voice, cells: voice.cells(cells) or "none",
    "ship_class": lambda voice, ship_class: voice.ship(ship_class) or "none",
    "other": lambda voice, ship_class: voice.ship(ship_class),
    "weapon": lambda voice, weapon: voice.weapon(weapon),
    "meant": lambda _voice, cell: printable_text(cell) or "none",
    "readings": lambda _voice, readings: ", ".join(map(printable_text, readings)),
}
"""Formatters of facts, by the name of their field."""

_OWN_WORDS: dict[type[Refusal], dict[str, Word]] = {
    NotYourTurn: {"turn": lambda voice, seat: voice.name(seat)},
    # People count their ships from one.
    UnknownShip: {"ship": lambda _voice, ship: ship + 1},
}
