"""What a rule file can say: a choice from a closed vocabulary, never a program."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.rules.arsenal import Weapon
from seabattle.rules.disclosure import Disclosure
from seabattle.rules.fleet import ShipClass
from seabattle.rules.manoeuvre import Manoeuvre
from seabattle.rules.sea import Sea
from seabattle.rules.size import GridSize, Seats
from seabattle.rules.text import Text
from seabattle.rules.turn import Rounds, Turn
from seabattle.rules.victory import Victory
from seabattle.rules.words import Words


class LabelSchemes(Struct, frozen=True, forbid_unknown_fields=True):
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
        str, Meta(max_length=1, pattern="^[-]?$", description='Nothing, or "-" as in A-1.')
    ] = ""


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as its file describes it."""

    name: Annotated[
        str, Meta(pattern="^[a-z][a-z0-9-]{0,40}$", description="Short name, like sea-battle.")
    ]
    title: Annotated[Text, Meta(description="The game's name, by language.")]
    grid: GridSize
    fleet: Annotated[tuple[ShipClass, ...], Meta(min_length=1, max_length=30)]
    sea: Sea
    seats: Seats = Seats()
    labels: LabelSchemes = LabelSchemes()
    turn: Turn = Turn()
    rounds: Rounds | None = None
    arsenal: Annotated[tuple[Weapon, ...], Meta(max_length=10)] = ()
    manoeuvre: Manoeuvre | None = None
    disclosure: Disclosure = Disclosure()
    victory: Victory = Victory()
    words: Words = Words()
    about: Annotated[
        Text | None, Meta(description="A sentence or two about the game, by language.")
    ] = None
