"""The parser for typed orders, compared with a table of phrases."""

from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from kit.games.fixed_fleet import deal
from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, rules
from kit.seas.drawn_sea import cells
from seabattle.game import EndTurn, Fire, PlaceFleet, Refusal, Seat
from seabattle.matches import Match
from seabattle.rules import (
    LANGUAGES,
    Ruleset,
    SecondShot,
    Ship,
    ShipClass,
    Turn,
    Weapon,
    WeaponKind,
    with_local_letters,
)
from seabattle.speech import speaker_for
from seabattle.speech.reading.order_reader import (
    OrderQuestion,
    all_phrases,
    ask_which,
    read_order,
    say_order,
)
from seabattle.speech.reading.order_word import MetaCommand, OrderWord
from seabattle.speech.reading.ship_reader import read_ship
from seabattle.views import View
from seabattle.views.option import must_pass

PHRASES = [
    tuple(part.strip() for part in line.split("|"))
    for line in (Path(__file__).parent / "orders.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]

CORNER = "AA..\n....\n...B"

LINES = (
    Weapon("air-raid", WeaponKind.LINE, 1),
    Weapon("torpedo", WeaponKind.TORPEDO, 1),
)


def _ruleset(name: str, lang: str) -> Ruleset:
    ruleset = rules(arsenal=LINES) if name == "two-lines" else preset(name)
    return with_local_letters(ruleset, lang)


@lru_cache(maxsize=32)
def _view(name: str, lang: str) -> View:
    """The view of the player who begins, with the same fleets every time."""
    ruleset = _ruleset(name, lang)
    game = Match(ruleset, chance=Random(0))
    for seat in range(ruleset.seats):
        play(game, by(Seat(seat), PlaceFleet(deal(ruleset, seat + 1))))
    return game.view(SEAT_0)


def _heard(name: str, lang: str, text: str) -> str:
    view = _view(name, lang)
    speaker = speaker_for(lang, view.ruleset)
    order = read_order(view, lang, text)
    if isinstance(order, Refusal):
        return f"! {order.code}"
    if isinstance(order, OrderQuestion):
        assert text.endswith(order.text), "it is asked in the words that were typed"
        assert order.text in ask_which(speaker, view, order)
        return "? " + " ".join(say_order(speaker, view, each) for each in order.choices)
    assert not isinstance(order, MetaCommand), order
    return say_order(speaker, view, order)


@pytest.mark.parametrize(("name", "lang", "text", "wanted"), PHRASES)
def test_orders_are_read_in_the_phrases_of_the_sheets(
    name: str, lang: str, text: str, wanted: str
) -> None:
    """A player can type what players say at a table; unclear text gets a question."""
    assert _heard(name, lang, text) == wanted


def test_no_phrase_means_two_things() -> None:
    """All languages are understood at once, so a word must not mean two things."""
    assert {phrase for phrase, keys in all_phrases().items() if len(keys) > 1} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_words_are_commands_of_the_prompt(lang: str) -> None:
    """Help, rules and the list of moves are no orders in the game."""
    view = _view("classic-bonus", lang)

    assert read_order(view, lang, "help me") == MetaCommand(OrderWord.HELP, "me")
    assert read_order(view, lang, "move") == MetaCommand(OrderWord.MOVE)


def test_an_empty_line_passes_where_nothing_else_is_left() -> None:
    """And never otherwise: a key pressed by accident must not give a turn away."""
    view = _view("classic-bonus", "en")

    assert not must_pass(view)
    assert isinstance(read_order(view, "en", "  "), Refusal)
    assert read_order(view, "en", "pass") == EndTurn(), "whether it is legal, the game says"

    game = match(rules(turn=Turn(second_shot=SecondShot(1))), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A3"))), by(SEAT_1, Fire(cells("A1"))))
    play(game, by(SEAT_1, EndTurn()), by(SEAT_0, Fire(cells("D3"))))
    assert must_pass(game.view(SEAT_0)), "a hit, and one ship too few for a second shot"
    assert read_order(game.view(SEAT_0), "en", "  ") == EndTurn()


@pytest.mark.parametrize("text", ["C3 down", "C3 C5", "c3, c4 c5", "C3 giù", "C3 вниз", "C5 up"])
def test_a_ship_is_laid_by_its_ends_or_by_a_direction(text: str) -> None:
    """Three decks from C3 down, in several phrasings."""
    ruleset = preset("classic")
    cruiser = next(entry for entry in ruleset.fleet if entry.name == "cruiser")
    assert isinstance(cruiser, ShipClass)

    ship = read_ship(ruleset, cruiser, text)

    assert isinstance(ship, Ship)
    assert [(cell.row, cell.col) for cell in ship.cells] == [(2, 2), (3, 2), (4, 2)]
