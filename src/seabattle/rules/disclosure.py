"""What the rules tell to whom: all that players and spectators may ever learn."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct


class Ears(StrEnum):
    """Who hears of a miss."""

    EVERYONE = "everyone"
    SHOOTER = "shooter"


class Naming(StrEnum):
    """What is said of a ship beside the bare answer."""

    CLASS = "class"
    OWNER = "owner"
    CELLS = "cells"


class Disclosure(Struct, frozen=True):
    """What the answers to a shot say, and who hears them."""

    miss_told_to: Annotated[Ears, Meta(description="Who learns where a shot fell in vain.")] = (
        Ears.EVERYONE
    )
    hit_names: Annotated[
        tuple[Naming, ...], Meta(description="What is said of a ship that is hit, not sunk.")
    ] = ()
    sinking_told: Annotated[
        bool, Meta(description="Whether sinking is announced or sounds like any hit (BO2).")
    ] = True
    sunk_names: Annotated[
        tuple[Naming, ...], Meta(description="What is said of a ship that is sunk.")
    ] = ()
