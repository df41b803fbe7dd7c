"""The source of a rule page: one game, in one language."""

from collections.abc import Iterable

from msgspec import Struct

from seabattle.rules import Ruleset, Seats, Variant, settle, with_local_letters
from seabattle.speech.catalog import Fact
from seabattle.speech.pages.example_sea import Rows
from seabattle.speech.voice import Voice


class Example(Struct, frozen=True):
    """A small drawn sea as an illustration, with a caption."""

    caption: str
    rows: Rows


class Section(Struct, frozen=True):
    """A part of a page under its own heading."""

    heading: str
    points: tuple[str, ...]
    """Sentences, each a line of a list."""
    figure: str = ""
    """A table or drawing beneath them."""
    examples: tuple[Example, ...] = ()


class Edition(Struct, frozen=True):
    """A game whose rules are to be written down in one language."""

    voice: Voice
    seats: Seats
    sized_by_seats: bool
    """Whether the grid grows with the number of players."""
    counted: bool = False
    """Whether the page is for one table, with a known number of players."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules, settled for the fewest players."""
        return self.voice.ruleset

    @property
    def for_two(self) -> bool:
        """Whether never more than two play."""
        return self.seats.most == 2

    @property
    def played_on_paper(self) -> bool:
        """Whether each of two players has a sheet, and answers for it."""
        return not self.ruleset.sea.shared and not self.ruleset.turn.in_rounds

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message of the rule pages."""
        return self.voice.say(f"rules-{key}", **facts)

    def say_sentence(self, key: str, /, **facts: Fact) -> str:
        """A message that begins with the name of a ship or an action, as a sentence begins."""
        text = self.say(key, **facts)
        return text[:1].upper() + text[1:]


def markdown_table(rows: Iterable[Iterable[str]]) -> str:
    """Rows of a Markdown table; the caller includes the heading and the line below it."""
    lines = (" | ".join(cell.replace("|", "\\|") for cell in row) for row in rows)
    return "\n".join(f"| {line} |" for line in lines)


def make_edition(game: Ruleset | Variant, lang: str) -> Edition:
    """The edition of a ruleset, or of a variant for any number of players it allows.

    A table has the column labels it agreed on; a variant has the letters of *lang* (SB2).
    """
    if isinstance(game, Ruleset):
        seats = Seats(game.seats, game.seats)
        return Edition(Voice(lang, game), seats, sized_by_seats=False, counted=True)
    varies = game.grid.by_seats and game.seats.least != game.seats.most
    ruleset = with_local_letters(settle(game), lang)
    return Edition(Voice(lang, ruleset), game.seats, varies)
