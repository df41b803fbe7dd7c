"""The effort that a bot spends on one shot, in counts and never in seconds."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """Limits of the search for one shot; the same effort gives the same shot on any machine."""

    limit: int = 20_000
    """Fleets are listed when there are no more than this, and drawn otherwise."""

    fleets: int = 4_000
    """How many fleets are drawn, and against how many a game is played out."""

    cells: int = 8
    """How many of the likeliest cells are tried; with one, the likeliest is fired at."""

    solve: int = 32
    """The best play is found when no more fleets than this are left (at most 512)."""

    nodes: int = 20_000
    """States the search for the best play may meet before it is given up."""

    margin: int = 5
    """Cells this many thousandths of a shot apart count as equal; lots are drawn."""

    glance: int = 0
    """Where games are played out: all cells are tried on so many of the fleets first, and
    only the best of them on all. With none, all are tried on all."""

    finalists: int = 3
    """How many cells are tried on all fleets after a first glance."""

    def __post_init__(self) -> None:
        if min(astuple(self)) < 0 or not (self.fleets and self.cells and self.finalists):
            raise ValueError("an effort is given by counts")


GREEDY = Effort(cells=1)
"""Always the likeliest cell."""
