"""Word choices of a variant: which of the sheet's own words are used at the table."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct


class ShipNames(StrEnum):
    """How ships are called (SB3)."""

    CLASSES = "classes"
    """Battleship, cruiser; линкор, крейсер."""

    DECKS = "decks"
    """Four-deck; четырёхпалубный."""

    PIPES = "pipes"
    """Four-pipe; четырёхтрубный."""


class MissWord(StrEnum):
    """«Mancato» or «acqua»."""

    MISS = "miss"
    WATER = "water"


class HitWord(StrEnum):
    """«Ранил!» or «Попал!»."""

    WOUNDED = "wounded"
    HIT = "hit"


class SunkWord(StrEnum):
    """«Убил!» or «Потопил!»."""

    KILLED = "killed"
    SUNK = "sunk"


class Words(Struct, frozen=True):
    """Which of the sheet's own words are used at the table."""

    ships: Annotated[ShipNames, Meta(description="How ships are called.")] = ShipNames.CLASSES
    miss: Annotated[MissWord, Meta(description="The word for a miss.")] = MissWord.MISS
    hit: Annotated[HitWord, Meta(description="The word for a hit.")] = HitWord.HIT
    sunk: Annotated[SunkWord, Meta(description="The word for a sinking.")] = SunkWord.SUNK
