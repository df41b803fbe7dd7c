"""A page to read: rules, help, the whole log."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.widgets.page_key import PageKey, bindings


class TextPage(TerminalPage[None]):
    """Words to scroll through; Markdown headings are made bold, nothing else is changed."""

    KEYS: ClassVar = (
        PageKey("escape", "Esc", "close", "tui-key-back"),
        PageKey("up,down", "↑ ↓", "scroll", "tui-key-scroll", listed=False),
        PageKey(
            "pageup,pagedown", "PgUp PgDn", "scroll", "tui-key-leaf", footer=False, listed=False
        ),
    )
    BINDINGS: ClassVar = [*bindings(KEYS[:1]), *bindings((PageKey("q", "Q", "close", ""),))]

    DEFAULT_CSS = """
    TextPage VerticalScroll { padding: 0 1; background: $background; }
    """

    def __init__(self, title: str, text: str, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._at_end = at_end
        self._scroll = VerticalScroll()

    def heading(self) -> str:
        """The title of the text."""
        return self._title

    def content(self) -> ComposeResult:
        """The words."""
        with self._scroll:
            yield Static(format_markdown(self._text), markup=False)

    def focus_first(self) -> None:
        """Focus the text, so that the arrows scroll it."""
        self._scroll.focus()
        if self._at_end:
            self._scroll.scroll_end(animate=False)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)

    def action_scroll(self) -> None:
        """The arrows scroll by themselves; a click on the key need not."""


def format_markdown(text: str) -> Content:
    """Markdown as it is read on a terminal: headings bold, stars gone."""
    lines = []
    for line in text.replace("**", "").splitlines():
        bare = line.lstrip("#").strip()
        lines.append(Content.styled(bare, "bold") if line.startswith("#") else Content(line))
    return Content("\n").join(lines)


class HelpPage(TextPage):
    """Explains the page it was called from."""

    def __init__(self, about: TerminalPage[Any]) -> None:
        say, label = about.say, about.program.key_label
        keys = [(label(key.label), say(key.message)) for key in about.keys_now()]
        always = [
            ("F1", say("tui-key-help")),
            ("Ctrl+P", say("tui-palette")),
            ("Ctrl+Q", say("tui-key-quit")),
        ]
        keys += [key for key in always if key not in keys]
        wide = max(len(name) for name, _ in keys)
        parts = [say(about.EXPLAINED)] if about.EXPLAINED else []
        parts.append("# " + say("tui-keys"))
        parts.append("\n".join(f"  {name.ljust(wide)}  {does}" for name, does in keys))
        parts += about.more_help()
        super().__init__(say("tui-key-help"), "\n\n".join(parts))
