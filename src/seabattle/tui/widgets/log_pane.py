"""The log on the page: what was told, the latest in sight."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class LogPane(VerticalScroll, can_focus=True):
    """Lines that scroll; new lines do not pull a reader forward who has scrolled back."""

    DEFAULT_CSS = """
    LogPane { height: 1fr; min-height: 1; padding: 0 1; scrollbar-size-vertical: 1; }
    LogPane:focus { background: $surface; }
    LogPane Static { height: auto; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._lines = Static(markup=False)

    def compose(self) -> ComposeResult:
        """The lines."""
        yield self._lines

    def show(self, lines: Sequence[str], fresh: int = 0) -> None:
        """Show the log; the last *fresh* lines are new and stand out."""
        follow = self.is_vertical_scroll_end or not self.has_focus
        old, new = lines[: len(lines) - fresh], lines[len(lines) - fresh :]
        parts = [Content.styled(line, "dim") for line in old]
        parts += [Content(line) for line in new]
        self._lines.update(Content("\n").join(parts))
        if follow:
            self.scroll_end(animate=False)
