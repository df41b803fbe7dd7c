"""The words of one table: its players, cells, ships and answers in one language."""

from collections.abc import Iterable

from msgspec import Struct

from seabattle.game import Seat
from seabattle.grid import Cell
from seabattle.rules import TRAITS, Ruleset, labels_of
from seabattle.speech.catalog import Fact, say
from seabattle.speech.gender import Gender
from seabattle.speech.printable_text import printable_text
from seabattle.speech.ship import ship_count_text, ship_name
from seabattle.views import Answer, Hit, Mark, Miss

KNOWN_WEAPONS = frozenset(traits.usual_name for traits in TRAITS.values())
"""The special actions of the Italian sheet; others are named by their short name."""


DELETED_NAME = "—"
"""The name of a deleted player; no player can choose it, as a name needs a letter."""


def weapon_name(lang: str, name: str) -> str:
    """The localized name of the special action *name*."""
    return say(lang, f"weapon-{name}") if name in KNOWN_WEAPONS else printable_text(name)


class Voice(Struct, frozen=True):
    """Formatter for the parts of sentences about one game: names, cells, ships, answers."""

    lang: str
    ruleset: Ruleset
    names: tuple[str, ...] = ()
    """The players in the order of their seats; a player without a name gets a number."""
    genders: tuple[Gender, ...] = ()

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message in the language of this voice."""
        return say(self.lang, key, **facts)

    def name(self, seat: Seat) -> str:
        """The display name of the player on *seat*."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if name == DELETED_NAME:
            return self.say("deleted-player")
        return printable_text(name) or self.say("player", number=seat + 1)

    def players(self, seats: Iterable[Seat]) -> str:
        """Several players, one after the other."""
        return ", ".join(self.name(seat) for seat in seats)

    def gender(self, seat: Seat) -> Gender:
        """The gender of the player on *seat*."""
        return self.genders[seat] if 0 <= seat < len(self.genders) else Gender.UNKNOWN

    def cell(self, cell: Cell) -> str:
        """The label of *cell* at this table."""
        return labels_of(self.ruleset).name(cell)

    def cells(self, cells: Iterable[Cell]) -> str:
        """Several cells, one after the other."""
        return ", ".join(self.cell(cell) for cell in cells)

    def ship(self, ship_class: str) -> str:
        """A ship of the class, by the ruleset's words: its class, its decks or its pipes."""
        return ship_name(self.lang, self.ruleset, ship_class)

    def ships(self, ship_class: str, count: int) -> str:
        """So many ships of the class, with the number."""
        return ship_count_text(self.lang, self.ruleset, ship_class, count)

    def weapon(self, name: str) -> str:
        """The name of a special action."""
        return weapon_name(self.lang, name)

    def mark(self, mark: Mark) -> str:
        """Return the meaning of a mark on a chart."""
        return self.say(f"mark-{mark}")

    def answer(self, answer: Answer, by: Seat) -> str:
        """The bare answer, as the defender calls it out to the shooter."""
        return self.say(f"answer-{self._word(answer)}", gender=self.gender(by))

    def list_answer(self, answer: Answer, by: Seat) -> str:
        """A cell with its answer, as it stands in a list (BN6)."""
        word = self.say(f"listed-{self._word(answer)}", gender=self.gender(by))
        return f"{self.cell(answer.at)} {word}"

    def _word(self, answer: Answer) -> str:
        words = self.ruleset.words
        if isinstance(answer, Miss):
            return words.miss
        return words.hit if isinstance(answer, Hit) else words.sunk
