"""Turn rules of a variant: who acts when, and how often."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

Shots = Annotated[int, Meta(ge=1, le=100)] | Literal["ships-afloat"]


class TurnOrder(StrEnum):
    """How turns follow each other."""

    ALTERNATE = "alternate"
    """One seat after the other."""

    TOGETHER = "together"
    """In rounds: every seat gives a secret order, then all are carried out (FO3)."""


class Begins(StrEnum):
    """Who has the first turn (SB9)."""

    LOT = "lot"
    FIRST = "first"
    SECOND = "second"


class Answers(StrEnum):
    """When several shots of one turn are answered."""

    EACH = "each"
    """Every shot at once, before the next is named."""

    TOGETHER = "together"
    """After the whole salvo has been named."""


class AgainAfter(StrEnum):
    """What earns another shot in the same turn."""

    NEVER = "never"
    HIT = "hit"
    SUNK = "sunk"


_IN_ROUNDS = TurnOrder.TOGETHER
_IN_SALVOS = Answers.TOGETHER


class SecondShot(Struct, frozen=True):
    """The conditional second shot (BO3)."""

    undamaged_above: Annotated[
        int, Meta(ge=0, le=60, description="The shooter needs more undamaged ships than this.")
    ] = 1


class Turn(Struct, frozen=True):
    """Who acts when, and how often."""

    order: Annotated[
        TurnOrder, Meta(description="One after the other, or all together in rounds.")
    ] = TurnOrder.ALTERNATE
    begins: Annotated[Begins, Meta(description="Who has the first turn.")] = Begins.LOT
    shots: Annotated[
        Shots, Meta(description='Shots in a turn: a number, or "ships-afloat" for a salvo.')
    ] = 1
    answers: Annotated[
        Answers, Meta(description="Whether each shot is answered at once or the salvo as a whole.")
    ] = Answers.EACH
    again_after: Annotated[
        AgainAfter, Meta(description="What earns the shooter another shot in the same turn.")
    ] = AgainAfter.NEVER
    second_shot: Annotated[
        SecondShot | None, Meta(description="One second shot after a hit, for a sound fleet.")
    ] = None

    @property
    def in_rounds(self) -> bool:
        """Whether all seats fire at the same time."""
        return self.order is _IN_ROUNDS

    @property
    def in_salvos(self) -> bool:
        """Whether all shots of a turn are named before any is answered."""
        return self.answers is _IN_SALVOS or self.order is _IN_ROUNDS


class MissedShot(StrEnum):
    """What happens to the shot of a seat that gave no order in a round."""

    NOT_FIRED = "not-fired"
    RANDOM = "random"


class Rounds(Struct, frozen=True):
    """What is peculiar to rounds (FO3)."""

    missed: Annotated[
        MissedShot, Meta(description="A seat that gave no order fires nothing, or at random.")
    ] = MissedShot.NOT_FIRED
    drop_after: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None,
        Meta(description="Rounds missed in a row after which the host may drop a seat."),
    ] = None
