"""A list of manoeuvres; the sea beside it shows where the ship would lie."""

from collections.abc import Callable, Sequence

from textual.widgets import OptionList

from seabattle.tui.dialog import Picker, PickerChoice


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
