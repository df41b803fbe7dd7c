"""Special actions: the wide shot, the air raid, the radar (BN6–BN10), and the torpedo.

The table ``TRAITS`` has the properties of each kind, and :data:`seabattle.game.target.AIMS` what
can be aimed at. No other code tells kinds apart.
"""

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

    TORPEDO = "torpedo"
    """Runs along a row or column from the edge to the first deck."""


class Aim(StrEnum):
    """What a weapon is aimed at."""

    CELL = "cell"
    """A cell, and what lies around it, as far as the radius goes."""

    LINE = "line"
    """A row or a column."""

    LANE = "lane"
    """A row or a column, and the edge from which the weapon enters it."""


class WeaponTraits(Struct, frozen=True):
    """What a weapon is, by its kind."""

    aim: Aim
    usual_name: str
    """What the rule sheet calls one of these."""
    harms: bool = True
    """Whether it strikes; else it only looks, and what it sees is told."""
    stops: bool = False
    """Whether it ends at the first deck it meets, sound or wrecked."""
    since: int = 1
    """The first version of pages and records whose readers know it."""


TRAITS: dict[WeaponKind, WeaponTraits] = {
    WeaponKind.AREA: WeaponTraits(Aim.CELL, "wide-shot"),
    WeaponKind.LINE: WeaponTraits(Aim.LINE, "air-raid"),
    WeaponKind.RADAR: WeaponTraits(Aim.CELL, "radar", harms=False),
    WeaponKind.TORPEDO: WeaponTraits(Aim.LANE, "torpedo", stops=True, since=2),
}


class Weapon(Struct, frozen=True):
    """One special action and how often it can be used."""

    name: Annotated[str, Meta(pattern=NAME, description="Short name, like wide-shot.")]
    kind: Annotated[WeaponKind, Meta(description="What it does.")]
    count: Annotated[int, Meta(ge=1, le=1000, description="How often each player can use it.")]
    radius: Annotated[
        Annotated[int, Meta(ge=1, le=64)] | None,
        Meta(description="How far area and radar reach from the named cell; not for others."),
    ] = None
    unlock_turn: Annotated[
        int, Meta(ge=1, le=10000, description="The player's own turn from which it is available.")
    ] = 1
    takes_turn: Annotated[
        bool, Meta(description="Whether it is the turn's action, or comes on top of it.")
    ] = True

    @property
    def aim(self) -> Aim:
        """What it is aimed at."""
        return TRAITS[self.kind].aim

    @property
    def stops(self) -> bool:
        """Whether it ends at the first deck it meets."""
        return TRAITS[self.kind].stops

    @property
    def since(self) -> int:
        """The first version of pages and records whose readers know it."""
        return TRAITS[self.kind].since

    @property
    def harms(self) -> bool:
        """Whether it strikes; else it only looks."""
        return TRAITS[self.kind].harms
