"""The words of a table for its cells, ships, special actions and players, for screens."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import Seat
from seabattle.rules import Ruleset, labels_of
from seabattle.speech.voice import Voice


class CellNames(Struct, frozen=True):
    """The names of all columns and rows; a cell is its column, what stands between, its row."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    between: Annotated[str, Meta(description="Nothing, or a hyphen.", examples=["", "-"])]


class TableWords(Struct, frozen=True):
    """The words of a table in the language that was asked for."""

    ships: Annotated[
        dict[str, str],
        Meta(description="By class.", examples=[{"destroyer": "эсминец"}]),
    ]
    weapons: Annotated[dict[str, str], Meta(description="Special actions by their short name.")]
    players: Annotated[tuple[str, ...], Meta(description="In the order of the seats.")]


def cell_names(ruleset: Ruleset) -> CellNames:
    """Return the names of the rows and columns of a table."""
    labels = labels_of(ruleset)
    return CellNames(labels.columns, labels.rows, labels.between)


def table_words_of(voice: Voice) -> TableWords:
    """The words of a table."""
    ruleset = voice.ruleset
    return TableWords(
        ships={entry.name: voice.ship(entry.name) for entry in ruleset.fleet},
        weapons={weapon.name: voice.weapon(weapon.name) for weapon in ruleset.arsenal},
        players=tuple(voice.name(Seat(seat)) for seat in range(ruleset.seats)),
    )
