"""Sea rules of a variant: where the fleets lie, and how close to each other."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Grid, Mask


class Touching(StrEnum):
    """Whether two ships of one fleet may touch."""

    NEVER = "never"
    """Neither by side nor by corner (SB4, BN3)."""

    CORNERS = "corners"
    """By corner, not by side (CL3)."""

    FREELY = "freely"
    """As they like (FO2)."""


class Whose(StrEnum):
    """Whose sea it is."""

    OWN = "own"
    """Every seat has a sea of its own, and fires at the other's."""

    SHARED = "shared"
    """All fleets lie on one public grid, and may overlap those of other seats (FO1, FO2)."""


_SHARED = Whose.SHARED


class Sea(Struct, frozen=True):
    """The water the game is played on."""

    touching: Annotated[Touching, Meta(description="How close two ships of one fleet may lie.")]
    whose: Annotated[Whose, Meta(description="A sea for each seat, or one for all.")] = Whose.OWN
    friendly_fire: Annotated[
        bool | None,
        Meta(description="On a shared sea: whether a shot strikes the shooter's own ships too."),
    ] = None

    @property
    def shared(self) -> bool:
        """Whether all fleets lie on one grid."""
        return self.whose is _SHARED

    @property
    def spares_own(self) -> bool:
        """Whether a shot leaves the shooter's own ships unharmed."""
        return self.friendly_fire is False and self.shared


def clear_water(grid: Grid, ship: Mask, touching: Touching) -> Mask:
    """The cells around *ship* that no other ship of its fleet may use."""
    if touching is Touching.NEVER:
        return grid.around(ship)
    if touching is Touching.CORNERS:
        return grid.beside(ship)
    return 0
