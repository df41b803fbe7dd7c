"""How much the rules let the answer to a shot say of a ship."""

from dataclasses import dataclass
from enum import IntEnum


class Sinking(IntEnum):
    """How much is said when a ship sinks."""

    SILENT = 0
    """It sounds like any hit."""

    BARE = 1
    """A ship sank."""

    CLASS = 2
    """A ship of this class sank."""

    CELLS = 3
    """This ship sank; its cells are marked."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What the rules let a shooter hear."""

    sinking: Sinking = Sinking.CLASS

    hit_names_class: bool = False
    """A hit that sinks nothing says which class was struck."""
