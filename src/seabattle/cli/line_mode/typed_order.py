"""What a person types at the prompt, turned into a command of the game."""

from enum import StrEnum

from msgspec import Struct

from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    Refusal,
    Resign,
    SeatCommand,
    UseWeapon,
)
from seabattle.game.notation import read_cell
from seabattle.game.refusal import CellNotNamed
from seabattle.game.target import AIMS
from seabattle.grid import Cell
from seabattle.rules import Weapon, labels_of
from seabattle.speech import Speaker, say
from seabattle.views import View, moves, must_pass, shots_now


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


class MetaCommand(Struct, frozen=True):
    """Something the person wants to see, or asks of the match; the game does not hear of it."""

    word: OrderWord
    rest: str = ""
    """What was typed behind the word."""


Order = SeatCommand | MetaCommand | Refusal


def read_order(view: View, speaker: Speaker, text: str) -> Order:
    """The order that *text* gives, or why it cannot be understood."""
    typed = text.strip()
    if not typed:
        return EndTurn() if must_pass(view) else CellNotNamed()
    first, _, rest = typed.partition(" ")
    word = spoken_word(speaker.lang, first)
    if word is not None:
        return _read_word(view, word, rest)
    for weapon in view.ruleset.arsenal:
        if first.casefold() in _weapon_names(speaker, weapon):
            return _read_special(view, weapon, rest)
    return _read_shots(view, typed)


def spoken_word(lang: str, typed: str) -> OrderWord | None:
    """The word that was typed, in English or in the language of the table."""
    for word in OrderWord:
        if typed.casefold() in (word.value, say(lang, f"order-{word.value}").casefold()):
            return word
    return None


def _weapon_names(speaker: Speaker, weapon: Weapon) -> tuple[str, ...]:
    """How a special action is called for: by its short name, in either language."""
    return weapon.name, order_name(speaker, weapon).casefold()


def order_name(speaker: Speaker, weapon: Weapon) -> str:
    """The word to type for a special action, without spaces."""
    return speaker.weapon(weapon.name).replace(" ", "-")


def _read_word(view: View, word: OrderWord, rest: str) -> Order:
    if word is OrderWord.RESIGN:
        return Resign()
    if word is OrderWord.PASS:
        return EndTurn()
    if word is OrderWord.DECLARE:
        return DeclareVictory()
    if word is OrderWord.MOVE and rest.strip():
        return _read_move(view, rest.strip())
    return MetaCommand(word, rest.strip())


def _read_move(view: View, number: str) -> Order:
    """A move by its number in the list that ``move`` alone shows."""
    choices = moves(view)
    if number.isascii() and number.isdigit() and 1 <= int(number) <= len(choices):
        return choices[int(number) - 1]
    if choices:
        return MetaCommand(OrderWord.MOVE)
    # Nothing can move: let the game say why.
    return MoveShip(0, ())


def _read_special(view: View, weapon: Weapon, rest: str) -> Order:
    target = AIMS[weapon.aim].read(labels_of(view.ruleset), rest)
    return target if isinstance(target, Refusal) else UseWeapon(weapon.name, target)


def _read_shots(view: View, typed: str) -> Order:
    labels = labels_of(view.ruleset)
    texts = typed.replace(",", " ").split() if shots_now(view) > 1 else [typed]
    cells: list[Cell] = []
    for text in texts:
        cell = read_cell(labels, text)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
    return Fire(tuple(cells))
