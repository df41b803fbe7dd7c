"""Small windows over a page: a list to choose from, a line to type."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from seabattle.speech import say
from seabattle.speech.catalog import Fact
from seabattle.tui.widgets.choice_list import ChoiceList
from seabattle.tui.widgets.window import Window

if TYPE_CHECKING:
    from seabattle.tui.program import Program


class PickerChoice(Struct, frozen=True):
    """A line of a list."""

    id: str
    text: str
    obstacle: str = ""
    """The reason why it cannot be chosen now."""


class Dialog(Window[str | None], ModalScreen[str | None]):
    """A window that is answered with a word, or closed with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    DEFAULT_CSS = """
    Dialog {
        align: center middle;
        background: $background 60%;
        #box { width: 64; max-width: 90%; height: auto; max-height: 90%; padding: 0 1;
               border: round $accent; background: $surface; }
        #title { text-style: bold; width: 1fr; height: auto; }
        #about { width: 1fr; height: auto; color: $text-muted; }
        OptionList { height: auto; max-height: 16; border: none; padding: 0;
                     background: $surface; }
        OptionList:focus { border: none; }
        Input, Input:focus { border: none; height: 1; padding: 0; margin: 1 0 0 0;
                             background: $panel; }
    }
    """

    def __init__(self, title: str, about: str = "") -> None:
        super().__init__()
        self._title = title
        self._about = about
        self._box = Vertical(id="box")

    def compose(self) -> ComposeResult:
        """The box with its title."""
        with self._box:
            yield Static(self._title, id="title", markup=False)
            if self._about:
                yield Static(self._about, id="about", markup=False)
            yield from self.content()

    def content(self) -> ComposeResult:
        """The widgets in the box."""
        yield from ()

    def on_mount(self) -> None:
        """Draw the frame with what the terminal has."""
        if self.program.ascii:
            self._box.styles.border = ("ascii", self._box.styles.border.top[1])

    def action_close(self) -> None:
        """Answer nothing."""
        self.dismiss(None)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message in the language of the program."""
        return say(self.program.lang, key, **facts)

    @property
    def program(self) -> "Program":
        """The program this window belongs to."""
        return cast("Program", self.app)


class Picker(Dialog):
    """A list to choose from; with *searched*, typing makes it shorter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        choices: Sequence[PickerChoice],
        *,
        about: str = "",
        searched: bool = False,
        chosen: str | None = None,
    ) -> None:
        super().__init__(title, about)
        self._choices = tuple(choices)
        self._searched = searched
        self._chosen = chosen
        self._list = ChoiceList(*self._options(""), markup=False)

    def content(self) -> ComposeResult:
        """A line to search with, and the list."""
        if self._searched:
            yield Input(placeholder=self.say("tui-search"))
        yield self._list

    def on_mount(self) -> None:
        """Point at what is chosen already."""
        super().on_mount()
        self._point()

    def _options(self, wanted: str) -> list[Option]:
        words = wanted.casefold().split()
        return [
            Option(_choice_line(choice), id=choice.id, disabled=bool(choice.obstacle))
            for choice in self._choices
            if all(word in choice.text.casefold() for word in words)
        ]

    def _point(self) -> None:
        shown = self._list
        ids = [option.id for option in shown.options]
        if self._chosen in ids:
            shown.highlighted = ids.index(self._chosen)
        elif shown.highlighted is None:
            shown.action_first()

    def action_move(self, step: int) -> None:
        """Point at the next line, also from the line that is searched with."""
        if step > 0:
            self._list.action_cursor_down()
        else:
            self._list.action_cursor_up()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show only what was searched for."""
        self._list.clear_options()
        self._list.add_options(self._options(event.value))
        self._list.action_first()

    def on_input_submitted(self) -> None:
        """Choose what is pointed at."""
        self._list.action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with what was chosen."""
        self.dismiss(event.option.id)


def _choice_line(choice: PickerChoice) -> Content:
    if not choice.obstacle:
        return Content(choice.text)
    return Content(f"{choice.text}\n  {choice.obstacle}")


class LineDialog(Dialog):
    """A line to type."""

    def __init__(self, title: str, text: str = "", *, about: str = "", most: int = 300) -> None:
        super().__init__(title, about)
        self._text = text
        self._most = most

    def content(self) -> ComposeResult:
        """The line."""
        yield Input(self._text, max_length=self._most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.dismiss(event.value.strip() or None)


class MovePicker(Picker):
    """Manoeuvres to choose from."""

    DEFAULT_CSS = """
    MovePicker { align: right middle; background: $background 0%; }
    MovePicker #box { width: 36; }
    """

    def __init__(
        self, title: str, choices: Sequence[PickerChoice], show: Callable[[int | None], None]
    ) -> None:
        """*show* is called with the number of the move that is pointed at, at last with none."""
        super().__init__(title, choices)
        self._show = show

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show where the ship would lie."""
        self._show(int(event.option.id or 0))

    def on_unmount(self) -> None:
        """Show nothing more."""
        self._show(None)
