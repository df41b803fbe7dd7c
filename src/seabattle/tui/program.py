"""The program on the terminal: its settings, its pages, and the room in which games are kept."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor
from textual.scrollbar import ScrollBar, ScrollBarRender

from seabattle.drawing import Pen, pen_for
from seabattle.speech import LANGUAGES, say
from seabattle.tui.page import Page
from seabattle.tui.settings import Settings, read_settings, write_settings
from seabattle.tui.theme import NIGHT, THEMES

if TYPE_CHECKING:
    from seabattle.client.parlour import Parlour
    from seabattle.client.passbook import Passbook

INTERRUPTED = 130

WARM_UP = 0.1
"""Seconds after the first page until the room is opened behind it."""

_SPOKEN = {"Enter": "tui-label-enter", "Space": "tui-label-space"}
"""Keys that are called by a word; the rest have the same sign everywhere."""

_ARROWS = str.maketrans({"↑": "Up", "↓": "Down", "←": "Left", "→": "Right"})
"""Keys whose usual sign is no letter, for terminals that have none."""


class PlainBar(ScrollBarRender):
    """A scroll bar without half blocks, for terminals that have none."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


class Outfit(Struct, frozen=True):
    """What the program is started with."""

    lang: str | None = None
    """The language that was asked for; else the one chosen last, else the system's."""
    ascii: bool = False
    database: Path | None = None
    """Where games are kept; by default in the user's data folder."""
    match: str | None = None
    """A game to go on with at once."""
    pause: float = 0.4
    """Seconds that the computer waits before it moves, so that one can follow."""
    tongue: str = "en"
    """The language of the system."""


class Command(Struct, frozen=True):
    """A line of the command palette."""

    text: str
    call: Callable[[], object]


class Program(App[int]):
    """Sea battle on the terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False, priority=True),
        Binding("ctrl+p", "palette", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, outfit: Outfit, settings_file: Path | None = None) -> None:
        # Textual takes an empty NO_COLOR for a wish; by the custom it is none.
        if os.environ.get("NO_COLOR") == "":
            del os.environ["NO_COLOR"]
        super().__init__()
        self.outfit = outfit
        self._settings_file = settings_file or _settings_file(outfit)
        self.settings: Settings = read_settings(self._settings_file)
        chosen = self.settings.lang if self.settings.lang in LANGUAGES else outfit.tongue
        self.lang = outfit.lang or chosen
        self._parlour: asyncio.Future[Parlour] | None = None
        self._leaving = asyncio.Event()
        self._plain_colours()
        ScrollBar.renderer = PlainBar if outfit.ascii else ScrollBarRender
        for theme in THEMES:
            self.register_theme(theme)
        known = {theme.name for theme in THEMES}
        self.theme = self.settings.theme if self.settings.theme in known else NIGHT.name

    def _plain_colours(self) -> None:
        """NO_COLOR means no colours, not grey ones."""
        if self.no_color:
            kept = [each for each in self._filters if not isinstance(each, Monochrome)]
            self._filters[:] = [*kept, NoColor()]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of the sea, for themes that know of none."""
        return dict(NIGHT.variables)

    @property
    def passbook(self) -> "Passbook":
        """Who we are on which server; kept beside the games."""
        from seabattle.client.passbook import Passbook

        return Passbook(self._settings_file.with_name("servers.json"))

    @property
    def ascii(self) -> bool:
        """Whether the terminal has only plain signs."""
        return self.outfit.ascii

    @property
    def pen(self) -> Pen:
        """The signs that boards are drawn with."""
        return pen_for(ascii=self.ascii)

    def key_label(self, label: str) -> str:
        """The name of a key as the language has it, in the signs that the terminal has."""
        spoken = self._say(_SPOKEN[label]) if label in _SPOKEN else label
        return spoken.translate(_ARROWS) if self.ascii else spoken

    def on_mount(self) -> None:
        """Open the start page, or the game that was asked for."""
        from seabattle.tui.start import StartPage

        start = StartPage()
        self.push_screen(start)
        if self.outfit.match is not None:
            start.resume(self.outfit.match)
        self.set_timer(WARM_UP, self._open_early)

    @work(exit_on_error=False)
    async def _open_early(self) -> None:
        """Open the room while somebody still looks at the start page."""
        await asyncio.to_thread(import_module, "seabattle.client.parlour")
        # If it cannot be opened, whoever wants to play is told why.
        with suppress(Exception):
            await self.parlour()

    async def parlour(self) -> "Parlour":
        """The room in which games are kept; opened when it is first wanted.

        Raises what :func:`seabattle.client.parlour.open_parlour` raises.
        """
        if self._parlour is None or (self._parlour.done() and self._parlour.exception()):
            self._parlour = asyncio.get_running_loop().create_future()
            self._keep_parlour(self._parlour)
        return await asyncio.shield(self._parlour)

    @work(exit_on_error=False)
    async def _keep_parlour(self, opened: "asyncio.Future[Parlour]") -> None:
        from seabattle.client.parlour import open_parlour

        try:
            place = self.outfit.database
            async with open_parlour(self.lang, place, pause=self.outfit.pause) as room:
                opened.set_result(room)
                await self._leaving.wait()
        except Exception as error:
            if opened.done():
                raise
            opened.set_exception(error)

    async def speak(self, lang: str) -> None:
        """Say everything in another language from now on."""
        self.lang = lang
        self.settings.lang = lang
        if self._parlour is not None and self._parlour.done():
            (await self._parlour).lang = lang
        self.keep_settings()
        for page in self.screen_stack:
            if isinstance(page, Page):
                await page.relabel()

    def _speak_soon(self, lang: str) -> None:
        self.run_worker(self.speak(lang))

    def dress(self, theme: str) -> None:
        """Take other colours."""
        self.theme = theme
        self.settings.theme = theme
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write down what was chosen."""
        write_settings(self._settings_file, self.settings)

    def action_help(self) -> None:
        """Explain the page that is shown."""
        from seabattle.tui.help import HelpPage

        page = self.screen
        if isinstance(page, Page) and not isinstance(page, HelpPage):
            self.push_screen(HelpPage(page))

    def action_palette(self) -> None:
        """Find a command by typing a part of it."""
        from seabattle.tui.dialog import Choice, Dialog, Picker

        if isinstance(self.screen, Dialog):
            return
        commands = self.commands()
        choices = [Choice(str(number), command.text) for number, command in enumerate(commands)]

        def chosen(number: str | None) -> None:
            if number is not None:
                commands[int(number)].call()

        title = say(self.lang, "tui-palette")
        self.push_screen(Picker(title, choices, searched=True), chosen)

    def commands(self) -> list[Command]:
        """All that can be done now, for the palette."""
        page = self.screen
        here = page.commands() if isinstance(page, Page) else []
        return [
            *here,
            Command(self._say("tui-key-help"), self.action_help),
            *(
                Command(self._chosen("lang", f"speak-{lang}"), partial(self._speak_soon, lang))
                for lang in LANGUAGES
            ),
            *(
                Command(self._chosen("theme", f"theme-{name}"), partial(self.dress, name))
                for name in (theme.name for theme in THEMES)
            ),
            Command(self._say("tui-key-quit"), self.action_leave),
        ]

    def _say(self, key: str) -> str:
        return say(self.lang, key)

    def _chosen(self, what: str, value: str) -> str:
        return f"{self._say(f'tui-choose-{what}')}: {self._say(f'tui-{value}')}"

    def action_leave(self) -> None:
        """End the program; games are kept."""
        self._leaving.set()
        self.exit(0)

    def action_interrupt(self) -> None:
        """End the program as a shell expects it."""
        self._leaving.set()
        self.exit(INTERRUPTED)


def _settings_file(outfit: Outfit) -> Path:
    from seabattle.store.address import data_folder

    folder = data_folder() if outfit.database is None else outfit.database.parent
    return folder / "terminal.json"
