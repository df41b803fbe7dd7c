"""Parser for typed orders, used by the page, the terminal and plain mode.

It accepts the phrases of the rule sheets in every language: "fire B7", "bombardamento aereo
A", "colonna A", «Б7», "C3 down". It returns a question for ambiguous text and never guesses;
the game decides whether an order is legal.
"""

import re
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    Refusal,
    Resign,
    SeatCommand,
    Target,
    UseWeapon,
)
from seabattle.game.command import Edge, Lane, WholeColumn, WholeRow
from seabattle.game.notation import read_cell, read_line
from seabattle.game.refusal import CellNotNamed, CellTooLong, CellUnreadable, OtherAlphabet
from seabattle.game.target import AIMS
from seabattle.grid import Cell, Labels
from seabattle.rules import LANGUAGES, Aim, Weapon, labels_of
from seabattle.speech.log_lines import aim_words
from seabattle.speech.reading.order_word import MetaCommand, OrderWord, spoken_word
from seabattle.speech.reading.phrase import (
    after_phrase,
    drop_end,
    drop_start,
    phrases,
    plain_words,
)
from seabattle.speech.voice import Voice, weapon_name
from seabattle.views import View, moves, must_pass, shots_now

LONGEST = 400
"""The longest order in characters; a salvo of many cells is long."""

SHIFTS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""For each direction, the rows down and columns right."""

_QUOTES = " \t\r\n\"'«»“”„!?."


class OrderQuestion(Struct, frozen=True):
    """Ambiguous text, with the possible orders for the player to choose from."""

    text: str
    choices: tuple[SeatCommand, ...]


Order = SeatCommand | MetaCommand | OrderQuestion | Refusal


def read_order(view: View, lang: str, text: str, armed: str | None = None) -> Order:
    """Parse an order, or return why it cannot be understood.

    *armed* is the selected special action: cells, rows and columns are then its target.
    """
    typed = text.strip(_QUOTES)
    if not typed:
        return EndTurn() if must_pass(view) else CellNotNamed()
    if len(typed) > LONGEST:
        return CellTooLong(len(typed))
    first, _, rest = typed.partition(" ")
    word = spoken_word(lang, first)
    if word is not None and word not in _VERBS:
        return MetaCommand(word, rest.strip())
    # Before the verbs: "colpo a largo raggio" begins with one.
    weapon = _named_weapon(view, typed)
    if weapon is not None:
        return _use(view, *weapon)
    for key, read in _SENTENCES.items():
        behind = drop_start(typed, key)
        if behind is not None:
            return read(view, behind)
    hand = None if armed is None else view.ruleset.weapon(armed)
    return _read_bare(view, typed, hand)


def _read_bare(view: View, typed: str, hand: Weapon | None) -> Order:
    """An order without a verb: a ship and a direction, a row or column, or cells."""
    moved = _read_shift(view, typed)
    if moved is not None:
        return moved
    if hand is not None:
        return _use(view, hand, typed)
    line = _read_line(view, typed)
    return _read_shots(view, typed) if line is None else line


def _simple(command: SeatCommand) -> Callable[[View, str], Order]:
    """A parser for an order without arguments; further text makes it unreadable."""
    return lambda view, rest: command if not rest else not_an_order(view, rest)


def not_an_order(view: View, text: str) -> CellUnreadable:
    """A refusal of text that is not an order, with an example of one."""
    labels = labels_of(view.ruleset)
    row = labels.rows[1 % len(labels.rows)]
    return CellUnreadable(text[:32], f"{labels.columns[0]}{labels.between}{row}")


# Moving.


def _read_move(view: View, rest: str) -> Order:
    """A move by its number in the list that the word alone shows, or by a cell of the ship."""
    if not rest:
        return MetaCommand(OrderWord.MOVE)
    choices = moves(view)
    if rest.isascii() and rest.isdigit():
        if 1 <= int(rest) <= len(choices):
            return choices[int(rest) - 1]
        # No ship can move: the game gives the reason.
        return MetaCommand(OrderWord.MOVE) if choices else MoveShip(0, ())
    shifted = _read_shift(view, rest)
    if shifted is not None:
        return shifted
    cell = read_cell(labels_of(view.ruleset), rest)
    return cell if isinstance(cell, Refusal) else _move_of(view, rest, cell, lambda _move: True)


def _read_turn(view: View, rest: str) -> Order:
    cell = read_cell(labels_of(view.ruleset), rest)
    if isinstance(cell, Refusal):
        return cell
    return _move_of(view, rest, cell, lambda move: cell in move.to and not _is_shift(view, move))


def _read_shift(view: View, typed: str) -> Order | None:
    """A ship by one of its cells, and where it goes: "C3 down"."""
    if view.ruleset.manoeuvre is None:
        return None
    for key, by in SHIFTS.items():
        where = drop_end(typed, key)
        if where:
            cell = read_cell(labels_of(view.ruleset), where)
            if isinstance(cell, Refusal):
                return cell
            return _move_of(view, typed, cell, partial(_goes, view, by))
    where = drop_end(typed, "turn")
    return _read_turn(view, where) if where else None


def _shift_of(view: View, move: MoveShip) -> tuple[int, int] | None:
    """The rows and columns by which a move shifts a ship; ``None`` where it turns."""
    old = sorted(view.own.ships[move.ship].cells)
    found = {
        (new.row - had.row, new.col - had.col)
        for had, new in zip(old, sorted(move.to), strict=True)
    }
    return next(iter(found)) if len(found) == 1 else None


def _goes(view: View, by: tuple[int, int], move: MoveShip) -> bool:
    return _shift_of(view, move) == by


def _is_shift(view: View, move: MoveShip) -> bool:
    return _shift_of(view, move) is not None


def _move_of(view: View, text: str, cell: Cell, meant: Callable[[MoveShip], bool]) -> Order:
    """The intended move of the ship on a cell; if there is none, the game gives the reason."""
    ships = enumerate(view.own.ships)
    index = next((at for at, ship in ships if cell in ship.cells), len(view.own.ships))
    found = tuple(move for move in moves(view) if move.ship == index and meant(move))
    if len(found) > 1:
        return OrderQuestion(text, found)
    if found:
        return found[0]
    lying = view.own.ships[index].cells if index < len(view.own.ships) else ()
    return MoveShip(index, lying)


# Special actions.


def weapon_phrase(lang: str, weapon: Weapon) -> str:
    """The word to type for a special action, without spaces."""
    return weapon_name(lang, weapon.name).replace(" ", "-")


def _named_weapon(view: View, typed: str) -> tuple[Weapon, str] | None:
    """The special action that the text begins with, in any language, and what is behind it."""
    for weapon in view.ruleset.arsenal:
        names = {plain_words(weapon.name)}
        names |= {plain_words(weapon_name(lang, weapon.name)) for lang in LANGUAGES}
        for name in names:
            rest = after_phrase(typed, name)
            if rest is not None:
                return weapon, rest
    return None


def _use(view: View, weapon: Weapon, rest: str) -> Order:
    target = _read_target(labels_of(view.ruleset), weapon, rest)
    return target if isinstance(target, Refusal) else UseWeapon(weapon.name, target)


def _read_target(labels: Labels, weapon: Weapon, text: str) -> Target | Refusal:
    """Parse the target of a special action, with or without the words around it."""
    if weapon.aim is not Aim.CELL:
        line = _spoken_line(labels, weapon, text)
        if line is not None:
            return line
    found = AIMS[weapon.aim].read(labels, text)
    bare = drop_start(text, "at")
    if isinstance(found, Refusal) and bare:
        return _read_target(labels, weapon, bare)
    return found


def _spoken_line(labels: Labels, weapon: Weapon, text: str) -> Target | Refusal | None:
    """A row or column that is called one: "column A", "riga 5 da destra"."""
    for sort, edges in (("row", (Edge.LEFT, Edge.RIGHT)), ("column", (Edge.TOP, Edge.BOTTOM))):
        rest = drop_start(text, sort)
        if rest is None:
            continue
        edge = edges[0]
        for each in edges:
            named = drop_end(rest, f"from-{each}")
            if named is not None:
                rest, edge = named, each
        line = _line_named(labels, sort, rest)
        if isinstance(line, Refusal) or weapon.aim is Aim.LINE:
            return line
        return Lane(edge, line.row if isinstance(line, WholeRow) else line.col)
    return None


def _line_named(labels: Labels, sort: str, text: str) -> WholeRow | WholeColumn | Refusal:
    """The row or column of that name; *sort* decides where both have the same name."""
    series = labels.rows if sort == "row" else labels.columns
    known = Labels(series, (), "") if sort == "column" else Labels((), series, "")
    found = read_line(known, text)
    if isinstance(found, WholeRow | WholeColumn | CellNotNamed | CellTooLong):
        return found
    # A column letter may be from another alphabet, and then the refusal says so.
    if sort == "column" and isinstance(found, OtherAlphabet):
        return found
    return CellUnreadable(text, series[0])


def _read_line(view: View, typed: str) -> Order | None:
    """A row or column alone, for the special actions that aim at one."""
    if drop_start(typed, "row") is None and drop_start(typed, "column") is None:
        return None
    fitting = [weapon for weapon in view.ruleset.arsenal if weapon.aim is not Aim.CELL]
    orders = [_use(view, weapon, typed) for weapon in fitting]
    commands = tuple(order for order in orders if isinstance(order, UseWeapon))
    if len(commands) > 1:
        return OrderQuestion(typed, commands)
    return orders[0] if orders else not_an_order(view, typed)


# Shots.


def _read_shots(view: View, typed: str) -> Order:
    """The cells that are fired at, behind a verb or alone."""
    found = _read_cells(view, typed)
    bare = drop_start(typed, "at")
    if not bare or not isinstance(found, Refusal):
        return found
    return _read_cells(view, bare)


def _read_cells(view: View, typed: str) -> Fire | Refusal:
    labels = labels_of(view.ruleset)
    whole = read_cell(labels, typed)
    if not isinstance(whole, Refusal):
        return Fire((whole,))
    if shots_now(view) < 2 or not typed.strip():
        return whole
    return _read_salvo(labels, re.split(r"[\s,;]+", typed.strip(" ,;")))


def _read_salvo(labels: Labels, parts: list[str]) -> Fire | Refusal:
    """A list of cells; a letter and a number separated by a blank are one cell."""
    cells: list[Cell] = []
    while parts:
        cell, taken = read_cell(labels, parts[0]), 1
        if isinstance(cell, Refusal) and len(parts) > 1:
            pair = read_cell(labels, f"{parts[0]} {parts[1]}")
            cell, taken = (cell, 1) if isinstance(pair, Refusal) else (pair, 2)
        if isinstance(cell, Refusal):
            return cell
        cells.append(cell)
        parts = parts[taken:]
    return Fire(tuple(cells))


_VERBS = frozenset({OrderWord.MOVE, OrderWord.DECLARE, OrderWord.PASS, OrderWord.RESIGN})
"""Words that are orders in the game, with parsers of their own."""

_SENTENCES: dict[str, Callable[[View, str], Order]] = {
    "resign": _simple(Resign()),
    "pass": _simple(EndTurn()),
    "declare": _simple(DeclareVictory()),
    "move": _read_move,
    "turn": _read_turn,
    "fire": _read_shots,
}
"""The parser for the rest of an order, by its first words."""

HEARD = (*_SENTENCES, *SHIFTS, "row", "column", *(f"from-{edge}" for edge in Edge), "at")
"""All keys with phrases in the catalogs."""


def say_order(voice: Voice, view: View, command: SeatCommand) -> str:
    """The text that confirms how an order was understood."""
    match command:
        case Fire():
            return voice.say("reading-fire", cells=voice.cells(command.at))
        case UseWeapon():
            weapon, target = voice.weapon(command.weapon), aim_words(voice, command.target)
            text = voice.say("reading-weapon", weapon=weapon, target=target)
            return text[:1].upper() + text[1:]
        case MoveShip() if command.ship < len(view.own.ships):
            ship = view.own.ships[command.ship]
            return voice.say(
                "reading-move", ship=voice.ship(ship.ship_class), to=voice.cells(command.to)
            )
    tag = str(command.__struct_config__.tag)
    return voice.say(f"reading-{tag}")


def ask_which(voice: Voice, view: View, unclear: OrderQuestion) -> str:
    """The question which of several orders is meant."""
    readings = " ".join(say_order(voice, view, each) for each in unclear.choices)
    return voice.say("order-unclear", text=unclear.text, readings=readings)


def all_phrases() -> dict[str, list[str]]:
    """The meanings of every phrase, for the test that no phrase has two."""
    found: dict[str, list[str]] = {}
    for key in HEARD:
        for phrase in phrases(key):
            found.setdefault(phrase, []).append(key)
    return found
