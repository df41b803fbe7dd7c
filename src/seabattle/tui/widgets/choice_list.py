"""A list to choose from, which takes any key at any time."""

from textual.widgets import OptionList


class ChoiceList(OptionList):
    """A list whose page keys do nothing until it has its place on the screen.

    Before that Textual knows no line of it, and fails.
    """

    def action_page_up(self) -> None:
        """Move up by a page."""
        if self.scrollable_content_region:
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Move down by a page."""
        if self.scrollable_content_region:
            super().action_page_down()  # type: ignore[no-untyped-call]
