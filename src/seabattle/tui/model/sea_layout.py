"""The layout of the seas on the screen: their room, and how they share it."""

from msgspec import Struct

from seabattle.grid import Labels
from seabattle.rules import Ruleset, labels_of

PANEL = 24
"""Columns that the list of fleets needs; with fewer it is left to its key."""

MARGIN = 2
"""Columns beside each sea."""


class SeaLayout(Struct, frozen=True):
    """The arrangement of the seas on the screen."""

    wide: int
    """Columns that a cell takes."""
    both: bool
    """Whether both seas are shown at once."""
    panel: bool
    """Whether there is room for the list of fleets, too."""


def sea_layout_for(ruleset: Ruleset, width: int) -> SeaLayout:
    """Return how much of a game a screen of so many columns can show."""
    count = 1 if ruleset.sea.shared else 2
    roomy = count * (board_width(ruleset, 3) + MARGIN) + PANEL <= width
    wide = 3 if roomy else 2
    each = board_width(ruleset, wide) + MARGIN
    both = count * each <= width
    left = width - (count if both else 1) * each
    return SeaLayout(wide, both, left >= PANEL)


def cell_width(labels: Labels, wide: int) -> int:
    """Return the screen columns of a cell, wide enough to keep the names above apart."""
    return max(wide, 1 + max(len(name) for name in labels.columns))


def board_width(ruleset: Ruleset, wide: int) -> int:
    """Return the screen columns of a whole board."""
    labels = labels_of(ruleset)
    side = max(len(name) for name in labels.rows)
    return side + 1 + ruleset.grid.columns * cell_width(labels, wide)
