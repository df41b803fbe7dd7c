"""The structure of a rule file: choices from a closed vocabulary, never a program."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from seabattle.rules.disclosure import Disclosure
from seabattle.rules.fleet import ShipClass
from seabattle.rules.manoeuvre import Manoeuvre
from seabattle.rules.sea import Sea
from seabattle.rules.size import GridSize, Seats
from seabattle.rules.text import NAME, Text
from seabattle.rules.turn import Rounds, Turn
from seabattle.rules.victory import Victory
from seabattle.rules.weapon import Weapon
from seabattle.rules.words import Words


class LabelSchemes(Struct, frozen=True):
    """How columns and rows are called (SB2)."""

    columns: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=64,
            description='"latin", "cyrillic" (no Ё), "cyrillic-yo", "numbers", or a word.',
        ),
    ] = "latin"
    rows: Annotated[
        str, Meta(min_length=1, max_length=64, description="The same choices as for columns.")
    ] = "numbers"
    between: Annotated[
        Literal["", "-"], Meta(description='What stands between them: nothing, or "-" as in A-1.')
    ] = ""


class Variant(Struct, frozen=True):
    """A game as its file describes it."""

    name: Annotated[str, Meta(pattern=NAME, description="Short name, like sea-battle.")]
    title: Annotated[Text, Meta(description="The game's name, by language.")]
    grid: Annotated[GridSize, Meta(description="How large the grid is.")]
    fleet: Annotated[
        tuple[ShipClass, ...],
        Meta(min_length=1, max_length=30, description="The ships every player has, by class."),
    ]
    sea: Annotated[Sea, Meta(description="Where the fleets lie, and how close to each other.")]
    seats: Annotated[Seats, Meta(description="How many can play.")] = Seats()
    labels: Annotated[LabelSchemes, Meta(description="How columns and rows are called.")] = (
        LabelSchemes()
    )
    turn: Annotated[Turn, Meta(description="Who acts when, and how often.")] = Turn()
    rounds: Annotated[
        Rounds | None, Meta(description="What is peculiar to rounds, where all fire together.")
    ] = None
    arsenal: Annotated[
        tuple[Weapon, ...], Meta(max_length=10, description="Special actions, if there are any.")
    ] = ()
    manoeuvre: Annotated[
        Manoeuvre | None, Meta(description="How ships may move during the game, if they may.")
    ] = None
    disclosure: Annotated[Disclosure, Meta(description="What is told to whom.")] = Disclosure()
    victory: Annotated[Victory, Meta(description="How the game is won.")] = Victory()
    words: Annotated[Words, Meta(description="Which words are used at the table.")] = Words()
    about: Annotated[
        Text | None, Meta(description="A sentence or two about the game, by language.")
    ] = None


def with_counts(variant: Variant, counts: Mapping[str, int]) -> Variant:
    """The same game with so many ships of each class, as a table has agreed.

    A class that is not named keeps its count; a class whose count is zero is left out.
    """
    fleet = tuple(
        replace(entry, count=count)
        for entry in variant.fleet
        if (count := counts.get(entry.name, entry.count))
    )
    return replace(variant, fleet=fleet)
