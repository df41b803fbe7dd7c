"""A screen that is left once, however many keys ask for it."""

from textual.await_complete import AwaitComplete
from textual.screen import Screen, ScreenResultType


class Window(Screen[ScreenResultType]):
    """A whole page, or a small window over one."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Close the page with an answer; a page that is closed already has answered.

        Keys that were on their way when it closed reach it all the same, and Textual would
        close the page on top instead.
        """
        if not self.is_active:
            return AwaitComplete()
        return super().dismiss(result)
