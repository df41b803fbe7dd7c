"""Lines of a form: one of several values, or something to do."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class FormAction(Static, can_focus=True):
    """Something to do, with Enter or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]

    DEFAULT_CSS = """
    FormAction { height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    FormAction:focus { background: $accent; color: $background; text-style: bold; }
    FormAction:nocolor:focus { text-style: reverse bold; }
    """

    class Pressed(Message):
        """It shall be done."""

        def __init__(self, form_action: "FormAction") -> None:
            super().__init__()
            self.form_action = form_action

        @property
        def control(self) -> "FormAction":
            """The action that was chosen."""
            return self.form_action

    def __init__(self, text: str, *, id: str) -> None:  # noqa: A002 -- As Textual has it.
        super().__init__(Content(text), id=id)

    def say(self, text: str) -> None:
        """Change the label."""
        self.update(Content(text))

    def action_press(self) -> None:
        """Do it."""
        self.post_message(self.Pressed(self))

    def on_click(self, _event: events.Click) -> None:
        """Do it."""
        self.action_press()


class Selector(FormAction):
    """One of several values: left and right change it, Enter shows all."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    class Changed(Message):
        """Another value is chosen."""

        def __init__(self, selector: "Selector", value: str) -> None:
            super().__init__()
            self.selector = selector
            self.value = value

        @property
        def control(self) -> "Selector":
            """The selector in which the value was chosen."""
            return self.selector

    def __init__(self, *, id: str) -> None:  # noqa: A002 -- As Textual has it.
        super().__init__("", id=id)
        self.arrows = ("◂", "▸")
        """The signs around a value where there are others."""
        self.label = ""
        self.values: tuple[tuple[str, str], ...] = ()
        self.value = ""

    def offer(self, label: str, values: Sequence[tuple[str, str]], value: str) -> None:
        """Offer these values, pairs of a word and its text; *value* is chosen."""
        self.label = label
        self.values = tuple(values)
        known = [word for word, _ in self.values]
        self.value = value if value in known else known[0]
        self._show()

    def on_resize(self) -> None:
        """Cut a long value where the room ends."""
        self._show()

    def _show(self) -> None:
        before, after = self.arrows if len(self.values) > 1 else ("", "")
        text = dict(self.values).get(self.value, "")
        # The arrow behind it shows that there is more to choose, so the value gives way.
        spare = self.content_size.width - len(f"{self.label:<13} {before}  {after}")
        if 0 < spare < len(text):
            text = text[: spare - 1].rstrip() + "…"
        self.update(Content(f"{self.label:<13} {before} {text} {after}".rstrip()))

    def action_turn(self, step: int) -> None:
        """Take the next value, or the one before."""
        words = [word for word, _ in self.values]
        if words:
            self.choose(words[(words.index(self.value) + step) % len(words)])

    def choose(self, value: str) -> None:
        """Take a value; one that is offered no more is passed over."""
        if value != self.value and value in dict(self.values):
            self.value = value
            self._show()
            self.post_message(self.Changed(self, value))
