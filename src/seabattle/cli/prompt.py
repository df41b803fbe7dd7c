"""Where a person types and reads."""

from collections.abc import Callable

from msgspec import Struct

from seabattle.game import Refusal
from seabattle.speech import Speaker


class Prompt(Struct, frozen=True):
    """A line to type on, lines to read, and a voice that speaks the person's language."""

    speaker: Speaker
    ask: Callable[[str], str]
    tell: Callable[[str], None]

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        self.tell("  " + self.speaker.refusal(refusal))
