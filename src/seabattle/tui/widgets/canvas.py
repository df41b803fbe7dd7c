"""One line of the screen, before Textual has it."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Canvas:
    """One line of the screen, sign by sign."""

    def __init__(self, width: int, style: Style) -> None:
        self._signs = [" "] * width
        self._styles = [style] * width

    def write(self, x: int, text: str, style: Style) -> None:
        """Write over what is there; what does not fit is left out."""
        for at, sign in enumerate(text, x):
            if 0 <= at < len(self._signs):
                self._signs[at] = sign
                self._styles[at] = style

    def tint(self, start: int, stop: int, style: Style) -> None:
        """Lay a style over what is there."""
        for at in range(max(0, start), min(stop, len(self._styles))):
            self._styles[at] += style

    def strip(self) -> Strip:
        """The line as Textual takes it."""
        pairs = zip(self._signs, self._styles, strict=True)
        segments = [Segment(sign, style) for sign, style in pairs]
        return Strip(Segment.simplify(segments), len(self._signs))
