"""Between two people at one keyboard: nothing is shown until the next one says so."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from seabattle.tui.key import PageKey, bindings
from seabattle.tui.page import TerminalPage


class HandoverPage(TerminalPage[bool]):
    """Asks for the next person, and covers everything meanwhile."""

    EXPLAINED = "tui-help-handover"
    KEYS: ClassVar = (
        PageKey("enter", "Enter", "take", "tui-key-take"),
        PageKey("escape", "Esc", "leave", "tui-key-leave"),
    )
    BINDINGS: ClassVar = bindings(KEYS)

    DEFAULT_CSS = """
    HandoverPage #to { width: 1fr; height: 1fr; content-align: center middle; text-align: center;
                       padding: 0 4; }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._next_one = name

    def content(self) -> ComposeResult:
        """Who shall sit down."""
        yield Static(self.say("tui-handover", name=self._next_one), id="to", markup=False)

    def action_take(self) -> None:
        """The next one sits here now."""
        self.dismiss(True)  # noqa: FBT003 -- The answer of this page.

    def action_leave(self) -> None:
        """Nobody comes: leave the table."""
        self.dismiss(False)  # noqa: FBT003 -- The answer of this page.
