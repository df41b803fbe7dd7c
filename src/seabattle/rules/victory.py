"""Victory rules of a variant: how the game is won."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct


class Won(StrEnum):
    """What ends the game."""

    AUTOMATIC = "automatic"
    """The last enemy ship goes down."""

    DECLARED = "declared"
    """A player says so before attacking, and is right (BO4)."""


class Tie(StrEnum):
    """What happens when the last ones go down together."""

    LOT = "lot"
    DRAW = "draw"


class Victory(Struct, frozen=True):
    """How the game is won."""

    won: Annotated[Won, Meta(description="By itself, or by a right declaration.")] = Won.AUTOMATIC
    tie: Annotated[Tie, Meta(description="A fair draw by lot, or a drawn game.")] = Tie.LOT

    @property
    def declared(self) -> bool:
        """Whether victory must be declared."""
        return self.won is Won.DECLARED
