"""The lines of the start page, as far as the chosen game needs them."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from seabattle.rules import language_of
from seabattle.speech import LANGUAGES, say
from seabattle.tui.model.agreement import alphabet, chosen_variant, schemes_for, seats_of, variants
from seabattle.tui.model.theme import THEMES
from seabattle.tui.widgets.form import FormAction, Selector

if TYPE_CHECKING:
    from seabattle.tui.program import Program

LEVELS = 10
OPPONENTS = ("computer", "people", "server")

GAME_LINES = ("variant", "seats", "against", "level", "people", "labels", "hints")
LOOK_LINES = ("lang", "theme")
ACTIONS = {
    "play": "tui-play",
    "resume": "tui-resume",
    "server": "tui-server",
    "replay": "tui-replay",
    "quit": "tui-key-quit",
}
"""Lines without a value, with their messages; each is an action of the page."""

Choices = list[tuple[str, str]]


class StartForm(Vertical):
    """All lines of the form: what is played, what else can be done, and how it looks.

    A line that the chosen game does not need is hidden; none comes or goes.
    """

    DEFAULT_CSS = """
    StartForm {
        width: 46; padding: 1 0 0 0;
        .gap { height: 1; }
    }
    """

    def __init__(self) -> None:
        super().__init__(id="form")
        self._actions = {name: FormAction("", id=name) for name in ACTIONS}
        self._names = FormAction("", id="names")
        self._selectors = {name: Selector(id=name) for name in (*GAME_LINES, *LOOK_LINES)}

    @property
    def first(self) -> FormAction:
        """The default action, which most players want."""
        return self._actions["play"]

    def compose(self) -> ComposeResult:
        """The lines in three groups."""
        yield self._actions["play"]
        yield from (self._selectors[name] for name in GAME_LINES)
        yield self._names
        yield Static(classes="gap")
        yield from (self._actions[name] for name in ("resume", "server", "replay"))
        yield Static(classes="gap")
        yield from (self._selectors[name] for name in LOOK_LINES)
        yield self._actions["quit"]

    def offer(self, program: "Program") -> None:
        """Say what there is to choose, in the language of the program."""
        for name, message in ACTIONS.items():
            self._actions[name].say(say(program.lang, message))
        self._names.say(_names_line(program))
        choices = _game_choices(program) | _look_choices(program)
        for name, selector in self._selectors.items():
            values, value = choices.get(name, ([], ""))
            selector.display = bool(values)
            if values:
                selector.arrows = ("<", ">") if program.ascii else ("◂", "▸")
                selector.offer(say(program.lang, f"tui-choose-{name}"), values, value)


def _game_choices(program: "Program") -> dict[str, tuple[Choices, str]]:
    """Return the choices of the game, each with its current value; the rest does not matter now."""
    settings, lang = program.settings, program.lang
    variant, seats = chosen_variant(settings), seats_of(settings)
    games = [(each.name, each.title.in_language(lang)) for each in variants()]
    opponents = [(word, say(lang, f"tui-against-{word}")) for word in OPPONENTS]
    schemes = [(each, alphabet(each)) for each in schemes_for(variant, seats)]
    hints = [("yes", say(lang, "tui-yes")), ("no", say(lang, "tui-no"))]
    found = {
        "variant": (games, variant.name),
        "against": (opponents, settings.against),
        "labels": ([("", say(lang, "tui-labels-usual")), *schemes], settings.labels),
        "hints": (hints, "yes" if settings.hints else "no"),
    }
    if variant.seats.most > variant.seats.least:
        found["seats"] = (_number_choices(variant.seats.least, variant.seats.most), str(seats))
    if settings.against == "computer":
        found["level"] = (_number_choices(1, LEVELS), str(settings.level))
    if settings.against == "people" and seats > 2:
        found["people"] = (_number_choices(2, seats), str(settings.people))
    return found


def _look_choices(program: "Program") -> dict[str, tuple[Choices, str]]:
    themes = [(theme.name, say(program.lang, f"tui-theme-{theme.name}")) for theme in THEMES]
    return {
        "lang": ([(lang, language_of(lang).title) for lang in LANGUAGES], program.lang),
        "theme": (themes, program.theme),
    }


def _names_line(program: "Program") -> str:
    names = program.settings.name or say(program.lang, "tui-names-none")
    return f"{say(program.lang, 'tui-choose-names'):<13}   {names}"


def _number_choices(least: int, most: int) -> Choices:
    return [(str(number), str(number)) for number in range(least, most + 1)]
