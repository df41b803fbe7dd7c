"""The signs boards are drawn with. They differ by shape, so that colour is never needed."""

from enum import StrEnum

from msgspec import Struct

from seabattle.views import Mark


class BoardSign(StrEnum):
    """What a cell of a drawn board shows: a mark of a chart, or a ship of the viewer."""

    UNKNOWN = Mark.UNKNOWN
    MISS = Mark.MISS
    HIT = Mark.HIT
    SUNK = Mark.SUNK
    RADAR_EMPTY = Mark.RADAR_EMPTY
    RADAR_SHIP = Mark.RADAR_SHIP
    SHIP = "ship"
    """A sound deck."""
    OWN_HIT = "own-hit"
    """A hit deck of the viewer, on a sea that other fleets share."""
    NEW_HIT = "new-hit"
    """A hit of the last round."""


class Pen(Struct, frozen=True):
    """A set of signs."""

    signs: dict[BoardSign, str]
    old: str
    """Stands behind a sign that may be out of date (BO1)."""
    chosen: str
    """Stands on a cell that is named for a salvo and not fired at yet."""
    rule: str
    """What lines are ruled with."""

    def sign(self, sign: BoardSign) -> str:
        """How *sign* is drawn."""
        return self.signs[sign]


UNICODE = Pen(
    {
        BoardSign.UNKNOWN: "·",
        BoardSign.MISS: "•",
        BoardSign.HIT: "×",
        BoardSign.SUNK: "▣",
        BoardSign.RADAR_EMPTY: "◇",
        BoardSign.RADAR_SHIP: "◆",
        BoardSign.SHIP: "■",
        BoardSign.OWN_HIT: "⊠",
        BoardSign.NEW_HIT: "✱",
    },
    old="'",
    chosen="◎",
    rule="─",
)

ASCII = Pen(
    {
        BoardSign.UNKNOWN: ".",
        BoardSign.MISS: "o",
        BoardSign.HIT: "x",
        BoardSign.SUNK: "#",
        BoardSign.RADAR_EMPTY: "-",
        BoardSign.RADAR_SHIP: "+",
        BoardSign.SHIP: "S",
        BoardSign.OWN_HIT: "%",
        BoardSign.NEW_HIT: "*",
    },
    old="'",
    chosen="@",
    rule="-",
)


def pen_for(*, ascii: bool) -> Pen:  # noqa: A002 -- The option is called so everywhere.
    """The pen for a terminal that knows all signs, or only the plain ones."""
    return ASCII if ascii else UNICODE
