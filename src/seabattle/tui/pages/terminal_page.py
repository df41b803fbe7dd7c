"""The base of all pages: words, keys, a heading, and a notice when it is too small.

A page is composed once and holds its widgets; from then on it is only filled. So late events (of
a worker, a timer, a key) find them, also while the page opens and when it has been left.
"""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ScreenResultType
from textual.style import Style
from textual.widgets import Static

from seabattle.speech import say
from seabattle.speech.catalog import Fact
from seabattle.tui.widgets.page_key import PageKey
from seabattle.tui.widgets.window import Window

if TYPE_CHECKING:
    from seabattle.tui.program import PaletteCommand, Program

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class KeyLine(Static):
    """The last line: the keys that matter here. They can be clicked, too."""

    DEFAULT_CSS = """
    KeyLine { dock: bottom; height: 1; background: $panel; color: $foreground; text-wrap: nowrap; }
    """

    def show(self, keys: Iterable[tuple[PageKey, str, str]]) -> None:
        """Show keys: each with its name, and with what it does."""
        self._keys = tuple(keys)
        self._draw()

    _keys: tuple[tuple[PageKey, str, str], ...] = ()

    def on_resize(self) -> None:
        """Show as many as there is room for, the important ones first."""
        self._draw()

    def _draw(self) -> None:
        parts: list[Content | str] = []
        room = self.size.width
        for key, name, does in self._keys:
            room -= len(name) + len(does) + 4
            if room < 0:
                break
            click = Style.from_meta({"@click": f"screen.{key.action}"})
            parts.append(Content.styled(f" {name} ", Style(bold=True, reverse=True) + click))
            parts.append(Content.styled(f" {does} ", click))
        self.update(Content.assemble(*parts))


class TerminalPage(Window[ScreenResultType]):
    """A whole screen of the program."""

    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (LEAST_WIDTH, "-roomy")]  # noqa: RUF012 -- As Textual has it.
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LEAST_HEIGHT, "-high")]  # noqa: RUF012 -- As Textual has it.

    KEYS: ClassVar[tuple[PageKey, ...]] = ()
    EXPLAINED: ClassVar[str] = ""
    """The message that explains the page, for the help page."""

    DEFAULT_CSS = """
    TerminalPage {
        background: $background;
        #needs-room { display: none; width: 1fr; height: 1fr; padding: 1 2; }
        #page { height: 1fr; }
        #heading { height: 1; background: $panel; color: $foreground; text-style: bold;
                   padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    }
    TerminalPage.-narrow #page, TerminalPage.-low #page { display: none; }
    TerminalPage.-narrow #needs-room, TerminalPage.-low #needs-room { display: block; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._needs_room = Static(id="needs-room", markup=False)
        self._heading = Static(id="heading", markup=False)
        self._key_line = KeyLine(id="keys")

    def compose(self) -> ComposeResult:
        """The heading, what the page is about, and its keys."""
        yield self._needs_room
        with Vertical(id="page"):
            yield self._heading
            yield from self.content()
            yield self._key_line

    def heading(self) -> str:
        """The line at the top."""
        return self.say("tui-title")

    def content(self) -> ComposeResult:
        """The widgets between heading and keys."""
        yield from ()

    def on_mount(self) -> None:
        """Fill the page."""
        self.fill()
        self.focus_first()

    def fill(self) -> None:
        """Bring everything on the page up to date, in the language of the program."""
        self._needs_room.update(self.say("tui-needs-room", width=LEAST_WIDTH, height=LEAST_HEIGHT))
        self.show_heading()
        self.show_keys()

    def show_heading(self) -> None:
        """Bring the first line up to date."""
        self._heading.update(self.heading())

    def commands(self) -> list["PaletteCommand"]:
        """Return the commands of the palette here: every key of the page."""
        from seabattle.tui.program import PaletteCommand

        return [
            PaletteCommand(self.say(key.message), partial(self._do_soon, key.action))
            for key in self.keys_now()
            if key.listed
        ]

    def keys_now(self) -> tuple[PageKey, ...]:
        """The keys that do something here, now."""
        return self.KEYS

    @work
    async def _do_soon(self, action: str) -> None:
        await self.run_action(action)

    def more_help(self) -> list[str]:
        """Return what the help page adds to the keys."""
        return []

    def show_keys(self) -> None:
        """Bring the last line up to date."""
        label = self.program.key_label
        shown = [
            (key, label(key.label), self.say(key.message)) for key in self.keys_now() if key.footer
        ]
        self._key_line.show(shown)

    def on_screen_resume(self) -> None:
        """Restore the key line and the focus when the user comes back."""
        if self.focused is None:
            self.focus_first()

    def on_resize(self) -> None:
        """A page that was too small for a while has lost its cursor; give it back."""
        self.call_after_refresh(self._refocus)

    def _refocus(self) -> None:
        if self.focused is None and self.is_current:
            self.focus_first()

    def focus_first(self) -> None:
        """Put the cursor where one begins."""
        self.focus_next()

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message in the language of the program."""
        return say(self.program.lang, key, **facts)

    @property
    def program(self) -> "Program":
        """The program this page belongs to."""
        return cast("Program", self.app)
