"""Command words that a player can type instead of cells."""

from enum import StrEnum

from msgspec import Struct

from seabattle.speech.catalog import say


class OrderWord(StrEnum):
    """A command word; each has a translation in every language."""

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
    """A request to the user interface or the match, which is not an order in the game."""

    word: OrderWord
    rest: str = ""
    """The text after the word."""


def spoken_word(lang: str, typed: str) -> OrderWord | None:
    """The word that was typed, in English or in the language of the table."""
    for word in OrderWord:
        if typed.casefold() in (word.value, say(lang, f"order-{word.value}").casefold()):
            return word
    return None
