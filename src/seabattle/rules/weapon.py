"""Special actions: the wide shot, the air raid, the radar (BN6–BN10)."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.rules.text import NAME


class WeaponKind(StrEnum):
    """What a weapon does."""

    AREA = "area"
    """Strikes the cells around the named one."""

    LINE = "line"
    """Strikes a whole row or column."""

    RADAR = "radar"
    """Looks at the cells around the named one and harms nothing."""


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """One special action and how often it can be used."""

    name: Annotated[str, Meta(pattern=NAME, description="Short name, like wide-shot.")]
    kind: Annotated[WeaponKind, Meta(description="What it does.")]
    count: Annotated[int, Meta(ge=1, le=1000, description="How often each player can use it.")]
    radius: Annotated[
        Annotated[int, Meta(ge=1, le=64)] | None,
        Meta(description="How far area and radar reach from the named cell; not for a line."),
    ] = None
    unlock_turn: Annotated[
        int, Meta(ge=1, le=10000, description="The player's own turn from which it is available.")
    ] = 1
    takes_turn: Annotated[
        bool, Meta(description="Whether it is the turn's action, or comes on top of it.")
    ] = True
