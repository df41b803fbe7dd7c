"""The lines of the start page, as far as the chosen game needs them."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.widgets import Static

from seabattle.rules import Variant, language_of
from seabattle.speech import LANGUAGES, say
from seabattle.tui.model.agreement import alphabet, chosen_variant, schemes_for, seats_of, variants
from seabattle.tui.model.theme import THEMES
from seabattle.tui.widgets.form import FormAction, Selector

if TYPE_CHECKING:
    from seabattle.tui.program import Program

LEVELS = 10
OPPONENTS = ("computer", "people", "server")


def form_lines(program: "Program") -> ComposeResult:
    """All lines of the form: what is played, what else can be done, and how it looks."""
    yield FormAction(say(program.lang, "tui-play"), id="play")
    yield from _game_lines(program)
    yield Static(classes="gap")
    yield FormAction(say(program.lang, "tui-resume"), id="resume")
    yield FormAction(say(program.lang, "tui-server"), id="server")
    yield FormAction(say(program.lang, "tui-replay"), id="replay")
    yield Static(classes="gap")
    speaking = [(lang, language_of(lang).title) for lang in LANGUAGES]
    yield _selector(program, "lang", speaking, program.lang)
    themes = [(theme.name, say(program.lang, f"tui-theme-{theme.name}")) for theme in THEMES]
    yield _selector(program, "theme", themes, program.theme)
    yield FormAction(say(program.lang, "tui-key-quit"), id="quit")


def _game_lines(program: "Program") -> ComposeResult:
    settings, lang = program.settings, program.lang
    variant = chosen_variant(settings)
    games = [(each.name, each.title.in_language(lang)) for each in variants()]
    yield _selector(program, "variant", games, variant.name)
    if variant.seats.most > variant.seats.least:
        counts = range(variant.seats.least, variant.seats.most + 1)
        yield _selector(program, "seats", _number_choices(counts), str(seats_of(settings)))
    opponents = [(word, say(program.lang, f"tui-against-{word}")) for word in OPPONENTS]
    yield _selector(program, "against", opponents, settings.against)
    if settings.against == "computer":
        yield _selector(
            program, "level", _number_choices(range(1, LEVELS + 1)), str(settings.level)
        )
    if settings.against == "people" and seats_of(settings) > 2:
        counts = range(2, seats_of(settings) + 1)
        yield _selector(program, "people", _number_choices(counts), str(settings.people))
    yield from _table_lines(program, variant)


def _table_lines(program: "Program", variant: Variant) -> ComposeResult:
    settings = program.settings
    schemes = schemes_for(variant, seats_of(settings))
    letters = [
        ("", say(program.lang, "tui-labels-usual")),
        *((each, alphabet(each)) for each in schemes),
    ]
    yield _selector(program, "labels", letters, settings.labels)
    hints = [("yes", say(program.lang, "tui-yes")), ("no", say(program.lang, "tui-no"))]
    yield _selector(program, "hints", hints, "yes" if settings.hints else "no")
    yield FormAction(_names_line(program), id="names")


def _names_line(program: "Program") -> str:
    names = program.settings.name or say(program.lang, "tui-names-none")
    return f"{say(program.lang, 'tui-choose-names'):<13}   {names}"


def _selector(program: "Program", name: str, values: list[tuple[str, str]], value: str) -> Selector:
    arrows = ("<", ">") if program.ascii else ("◂", "▸")
    label = say(program.lang, f"tui-choose-{name}")
    return Selector(label, values, value, id=name, arrows=arrows)


def _number_choices(numbers: range) -> list[tuple[str, str]]:
    return [(str(number), str(number)) for number in numbers]
