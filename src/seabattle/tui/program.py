"""The program on the terminal: its settings, its pages, and the room in which games are kept."""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct
from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor
from textual.screen import Screen, ScreenResultType
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.widgets import Input
from textual.worker import WorkerFailed

from seabattle.drawing import Pen, pen_for
from seabattle.rules import language_of
from seabattle.speech import LANGUAGES, say
from seabattle.tui.model.settings import TerminalSettings, read_settings, write_settings
from seabattle.tui.model.theme import NIGHT, THEMES
from seabattle.tui.pages.terminal_page import TerminalPage

if TYPE_CHECKING:
    from seabattle.client.local_matches import LocalMatches
    from seabattle.client.match_table import MatchTable
    from seabattle.client.sessions import SessionFile

INTERRUPTED = 130

LAST_KEYS = 50
"""Number of keys that are remembered for the report of a fault."""

TYPED = "."
"""Stands for a character that the user typed into a line."""

PRELOAD_DELAY = 0.1
"""Seconds after the first page until the room is opened behind it."""

_KEY_MESSAGES = {"Enter": "tui-label-enter", "Space": "tui-label-space"}
"""Keys that are called by a word; the rest have the same sign everywhere."""

_ARROWS = str.maketrans({"↑": "Up", "↓": "Down", "←": "Left", "→": "Right"})
"""Keys whose usual sign is no letter, for terminals that have none."""


class PlainBar(ScrollBarRender):
    """A scroll bar without half blocks, for terminals that have none."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


class ProgramOptions(Struct, frozen=True):
    """The options with which the program is started."""

    lang: str | None = None
    """The language that was asked for; else the one chosen last, else the system's."""
    ascii: bool = False
    database: Path | None = None
    """The file of the games; by default in the user's data folder."""
    match: str | None = None
    """A game to go on with at once."""
    pause: float = 0.4
    """Seconds that the computer waits before it moves, so that one can follow."""
    system_language: str = "en"
    """The language of the system."""


class ProgramCrashed(Exception):  # noqa: N818 -- It says what is the case.
    """The program has ended by a fault of its own, which is the cause of this."""

    def __init__(self, lang: str, pages: tuple[str, ...], keys: tuple[str, ...]) -> None:
        super().__init__()
        self.lang = lang
        self.pages = pages
        """The pages that were open, the one on top last."""
        self.keys = keys
        """The last keys; a sign that was typed into a line is a dot."""


class PaletteCommand(Struct, frozen=True):
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

    def __init__(self, options: ProgramOptions, settings_file: Path | None = None) -> None:
        # Textual takes an empty NO_COLOR for a wish; by the custom it is none.
        if os.environ.get("NO_COLOR") == "":
            del os.environ["NO_COLOR"]
        super().__init__()
        self.program_options = options
        self._settings_file = settings_file or _settings_file(options)
        self.settings: TerminalSettings = read_settings(self._settings_file)
        chosen = self.settings.lang if self.settings.lang in LANGUAGES else options.system_language
        self.lang = options.lang or chosen
        self._local_matches: asyncio.Future[LocalMatches] | None = None
        self._leaving = asyncio.Event()
        self._last_keys: deque[str] = deque(maxlen=LAST_KEYS)
        self.crash: ProgramCrashed | None = None
        """By which fault of its own the program ends."""
        self._disable_colours()
        ScrollBar.renderer = PlainBar if options.ascii else ScrollBarRender
        for theme in THEMES:
            self.register_theme(theme)
        known = {theme.name for theme in THEMES}
        self.theme = self.settings.theme if self.settings.theme in known else NIGHT.name

    def _disable_colours(self) -> None:
        """NO_COLOR means no colours, not grey ones."""
        if self.no_color:
            kept = [each for each in self._filters if not isinstance(each, Monochrome)]
            self._filters[:] = [*kept, NoColor()]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of the sea, for themes that know of none."""
        return dict(NIGHT.variables)

    @property
    def server_sessions(self) -> "SessionFile":
        """The sessions of the player on each server; kept beside the games."""
        from seabattle.client.sessions import SessionFile

        return SessionFile(self._settings_file.with_name("servers.json"))

    @property
    def ascii(self) -> bool:
        """Whether the terminal has only plain signs."""
        return self.program_options.ascii

    @property
    def pen(self) -> Pen:
        """The signs that boards are drawn with."""
        return pen_for(ascii=self.ascii)

    def key_label(self, label: str) -> str:
        """The name of a key as the language has it, in the signs that the terminal has."""
        spoken = self._say(_KEY_MESSAGES[label]) if label in _KEY_MESSAGES else label
        return spoken.translate(_ARROWS) if self.ascii else spoken

    async def on_event(self, event: events.Event) -> None:
        """Remember the keys, for the report of a fault."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            self._last_keys.append(self._name_key(event))
        await super().on_event(event)

    def _name_key(self, event: events.Key) -> str:
        """Return the name of a pressed key; characters only of commands, not of typed text."""
        top = self.screen_stack[-1] if self.screen_stack else None
        command = isinstance(top, TerminalPage) and not isinstance(top.focused, Input)
        return event.key if command or not event.is_printable else TYPED

    def _handle_exception(self, error: Exception) -> None:
        """End by a fault; the caller that has started the program reports it.

        Textual would print all that the functions held at the time, the other's fleet too.
        """
        self.note_crash(error.error if isinstance(error, WorkerFailed) else error)
        super()._handle_exception(error)
        self._exit_renderables.clear()

    def note_crash(self, cause: BaseException) -> None:
        """Remember by which fault the program ends: the first one."""
        if self.crash is None:
            pages = tuple(type(page).__name__ for page in self._screen_stack)
            self.crash = ProgramCrashed(self.lang, pages, tuple(self._last_keys))
            self.crash.__cause__ = cause

    async def push_screen_wait(
        self, screen: Screen[ScreenResultType] | str, *, mode: str | None = None
    ) -> ScreenResultType | Any:
        """Open a window from a worker, and wait for its answer.

        Textual closes what lies above first, in the worker. Were that cancelled with it, the
        closing would be cancelled for the program too, which takes it for its own end.
        """
        await asyncio.shield(self._flush_next_callbacks())
        return await asyncio.shield(self.push_screen(screen, wait_for_dismiss=True, mode=mode))

    def on_mount(self) -> None:
        """Open the start page, or the game that was asked for."""
        from seabattle.tui.pages.start_page import StartPage

        start = StartPage()
        self.push_screen(start)
        if self.program_options.match is not None:
            start.resume(self.program_options.match)
        self.set_timer(PRELOAD_DELAY, self._preload_local_matches)

    @work(exit_on_error=False)
    async def _preload_local_matches(self) -> None:
        """Preload the local matches in the background, while the user looks at the start page."""
        await asyncio.to_thread(import_module, "seabattle.client.local_matches")
        # If it cannot be opened, the user is told why on starting a game.
        with suppress(Exception):
            await self.local_matches()

    async def local_matches(self) -> "LocalMatches":
        """The matches of this machine: opened lazily and cached; retried after a failure.

        Raises what :func:`seabattle.client.local_matches.open_local_matches` raises.
        """
        if self._local_matches is None or (
            self._local_matches.done() and self._local_matches.exception()
        ):
            self._local_matches = asyncio.get_running_loop().create_future()
            self._hold_local_matches(self._local_matches)
        return await asyncio.shield(self._local_matches)

    @work(exit_on_error=False)
    async def _hold_local_matches(self, opened: "asyncio.Future[LocalMatches]") -> None:
        from seabattle.client.local_matches import open_local_matches

        try:
            place = self.program_options.database
            async with open_local_matches(
                self.lang, place, pause=self.program_options.pause
            ) as room:
                opened.set_result(room)
                await self._leaving.wait()
        except Exception as error:
            if opened.done():
                raise
            opened.set_exception(error)

    @work(exit_on_error=False)
    async def close_table(self, table: "MatchTable") -> None:
        """Get up from a table whose page may be gone by then."""
        await table.close()

    def change_language(self, lang: str) -> None:
        """Say everything in another language from now on."""
        self.lang = lang
        self.settings.lang = lang
        opened = self._local_matches
        if opened is not None and opened.done() and opened.exception() is None:
            opened.result().lang = lang
        self.keep_settings()
        for page in self.screen_stack:
            if isinstance(page, TerminalPage):
                page.fill()

    def change_theme(self, theme: str) -> None:
        """Take other colours."""
        self.theme = theme
        self.settings.theme = theme
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write down what was chosen."""
        write_settings(self._settings_file, self.settings)

    def action_help(self) -> None:
        """Explain the page that is shown."""
        from seabattle.tui.pages.text_page import HelpPage

        page = self.screen
        if isinstance(page, TerminalPage) and not isinstance(page, HelpPage):
            self.push_screen(HelpPage(page))

    def action_palette(self) -> None:
        """Find a command by typing a part of it."""
        from seabattle.tui.widgets.dialog import Dialog, Picker, PickerChoice

        if isinstance(self.screen, Dialog):
            return
        commands = self.commands()
        choices = [
            PickerChoice(str(number), command.text) for number, command in enumerate(commands)
        ]

        def run_chosen(number: str | None) -> None:
            if number is not None:
                commands[int(number)].call()

        title = say(self.lang, "tui-palette")
        self.push_screen(Picker(title, choices, searched=True), run_chosen)

    def commands(self) -> list[PaletteCommand]:
        """All that can be done now, for the palette."""
        page = self.screen
        here = page.commands() if isinstance(page, TerminalPage) else []
        return [
            *here,
            PaletteCommand(self._say("tui-key-help"), self.action_help),
            *(
                PaletteCommand(
                    self._choice_text("lang", language_of(lang).title),
                    partial(self.change_language, lang),
                )
                for lang in LANGUAGES
            ),
            *(
                PaletteCommand(
                    self._choice_text("theme", self._say(f"tui-theme-{name}")),
                    partial(self.change_theme, name),
                )
                for name in (theme.name for theme in THEMES)
            ),
            PaletteCommand(self._say("tui-key-quit"), self.action_leave),
        ]

    def _say(self, key: str) -> str:
        return say(self.lang, key)

    def _choice_text(self, what: str, value: str) -> str:
        return f"{self._say(f'tui-choose-{what}')}: {value}"

    def action_leave(self) -> None:
        """End the program; games are kept."""
        self._leaving.set()
        self.exit(0)

    def action_interrupt(self) -> None:
        """End the program as a shell expects it."""
        self._leaving.set()
        self.exit(INTERRUPTED)


def _settings_file(options: ProgramOptions) -> Path:
    from seabattle.store.address import data_folder

    folder = data_folder() if options.database is None else options.database.parent
    return folder / "terminal.json"
