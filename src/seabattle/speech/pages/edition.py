"""What a rule page is made from: one game, in one language."""

from collections.abc import Iterable

from msgspec import Struct

from seabattle.rules import Ruleset, Seats, Variant, settle
from seabattle.speech.catalog import Fact
from seabattle.speech.voice import Voice


class Section(Struct, frozen=True):
    """A part of a page under its own heading."""

    heading: str
    points: tuple[str, ...]
    """Sentences, each a line of a list."""
    figure: str = ""
    """A table or drawing beneath them."""


class Edition(Struct, frozen=True):
    """A game whose rules are to be written down in one language."""

    voice: Voice
    seats: Seats
    sized_by_seats: bool
    """Whether the grid is larger the more people play."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules, settled for the fewest players."""
        return self.voice.ruleset

    @property
    def for_two(self) -> bool:
        """Whether never more than two play."""
        return self.seats.most == 2

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message of the rule pages."""
        return self.voice.say(f"rules-{key}", **facts)


def markdown_table(rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown: the heads, the line beneath them, and the rows."""
    lines = (" | ".join(cell.replace("|", "\\|") for cell in row) for row in rows)
    return "\n".join(f"| {line} |" for line in lines)


def make_edition(game: Ruleset | Variant, lang: str) -> Edition:
    """The edition of a ruleset, or of a variant for any number of players it allows."""
    if isinstance(game, Ruleset):
        return Edition(Voice(lang, game), Seats(game.seats, game.seats), sized_by_seats=False)
    varies = game.grid.by_seats and game.seats.least != game.seats.most
    return Edition(Voice(lang, settle(game)), game.seats, varies)
