"""The words of a transcript: short, English, and the same for every reader.

These are not the words of the table, which :mod:`seabattle.speech` knows in three
languages; they are a notation, in which everything a viewer was told can be written.
"""

from collections.abc import Iterable
from typing import get_args

from msgspec import Struct
from msgspec.structs import fields

from seabattle.game import Refusal, Seat
from seabattle.game.event import Echo
from seabattle.grid import Cell, Labels
from seabattle.views import Answer, Hit, Miss, Named, Sunk


class TranscriptWording(Struct, frozen=True):
    """How cells, seats and answers are called at one table."""

    labels: Labels
    names: tuple[str, ...]

    def cells(self, cells: Iterable[Cell]) -> str:
        """Several cells."""
        return " ".join(self.labels.name(cell) for cell in cells)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def ship(self, ship: Named) -> str:
        """A ship, with as much as was said of it."""
        words = [ship.ship_class] if ship.ship_class else []
        if ship.owner is not None:
            words.append(f"of {self.names[ship.owner]}")
        if ship.cells is not None:
            words.append(f"at {self.cells(ship.cells)}")
        return " ".join(words)

    def answer(self, answer: Answer) -> str:
        """The answer of one cell, without the cell."""
        if isinstance(answer, Miss):
            return "miss"
        word = "hit"
        if isinstance(answer, Sunk):
            word = "sunk again" if answer.again else "sunk"
        ships = " and ".join(self.ship(ship) for ship in answer.ships)
        return f"{word} {ships}".rstrip()

    def answers(self, answers: Iterable[Answer]) -> str:
        """The answers of several cells."""
        return ", ".join(f"{self.labels.name(each.at)} {self.answer(each)}" for each in answers)

    def echoes(self, echoes: Iterable[Echo]) -> str:
        """What a radar saw."""
        return ", ".join(
            f"{self.labels.name(echo.at)} {'ship' if echo.ship else 'empty'}" for echo in echoes
        )

    def peg(self, hit: Hit) -> str:
        """A red peg of a shared sea."""
        ships = " and ".join(self.ship(ship) for ship in hit.ships)
        return f"{self.labels.name(hit.at)} {ships}".rstrip()

    def refusal(self, refusal: Refusal) -> str:
        """An obstacle with its facts."""
        facts = ", ".join(
            f"{field.name} {self._fact(field.type, getattr(refusal, field.name))}"
            for field in fields(refusal)
        )
        return f"refused {refusal.code} ({facts})" if facts else f"refused {refusal.code}"

    def _fact(self, kind: object, fact: object) -> str:
        if isinstance(fact, Cell):
            return self.labels.name(fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, tuple):
            return " ".join(self._fact(get_args(kind)[0], part) for part in fact) or "none"
        if kind is Seat and isinstance(fact, int) and 0 <= fact < len(self.names):
            return self.names[fact]
        return str(fact)
