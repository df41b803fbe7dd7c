"""The words that can be typed beside cells, and what is asked in one of them."""

from enum import StrEnum

from msgspec import Struct

from seabattle.speech.catalog import say


class OrderWord(StrEnum):
    """What can be typed beside cells; each has its word in every language."""

    HELP = "help"
    RULES = "rules"
    BOARD = "board"
    LOG = "log"
    MOVE = "move"
    DECLARE = "declare"
    PASS = "pass"  # noqa: S105 -- The word a player says, no secret.
    RESIGN = "resign"
    QUIT = "quit"
    HINT = "hint"
    ODDS = "odds"
    SHIPS = "ships"
    CHART = "chart"
    STOP = "stop"
    CONTINUE = "continue"
    CLAIM = "claim"
    CLOSE = "close"
    DISMISS = "dismiss"
    PROOFS = "proofs"


class MetaCommand(Struct, frozen=True):
    """Something the person wants to see, or asks of the match; the game does not hear of it."""

    word: OrderWord
    rest: str = ""
    """What was typed behind the word."""


def spoken_word(lang: str, typed: str) -> OrderWord | None:
    """The word that was typed, in English or in the language of the table."""
    for word in OrderWord:
        if typed.casefold() in (word.value, say(lang, f"order-{word.value}").casefold()):
            return word
    return None
