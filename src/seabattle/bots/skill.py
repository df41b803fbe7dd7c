"""Skill of bots: limits of their search as counts, never as seconds."""

from msgspec import Struct

from seabattle.beliefs import Effort


class SamplingEffort(Struct, frozen=True):
    """The sampling limit for one decision."""

    samples: int = 400
    """Fleets, or sets of fleets, to draw."""


class Skill(Struct, frozen=True):
    """The limits and options of a bot that chooses a shot."""

    fleets: int = 12_000
    """Enemy fleets to sample at a time."""

    listed: int = 20_000
    """The most fleets to list completely instead of sampling."""

    cells: int = 12
    """Cells to compare by playing on; with one, it fires at the likeliest."""

    solved: int = 32
    """The most fleets for which it searches the optimal play."""

    keeps: int = 0
    """The most fleets to list and then keep from shot to shot; zero keeps nothing."""

    margin: int = 5
    """Thousandths by which a cell may be worse than the best and still be chosen."""

    memory: int | None = None
    """The number of latest misses that it uses; ``None`` for all."""

    suspects: bool = False
    """Whether it expects placing habits of people, or all fleets equally."""

    seen: tuple[tuple[str, float], ...] = ()
    """For each habit, the number of this opponent's fleets that followed it in earlier games."""

    special: bool = True
    """Whether it uses special actions when they are better than a shot."""

    glance: int = 3000
    """Fleets for the first comparison of those cells, before the best are compared on all."""

    @property
    def effort(self) -> Effort:
        """The effort for the beliefs."""
        return Effort(
            limit=self.listed,
            fleets=self.fleets,
            cells=self.cells,
            solve=self.solved,
            margin=self.margin,
            glance=self.glance,
        )

    @property
    def kept(self) -> Effort:
        """The effort for fleets kept from shot to shot."""
        return Effort(limit=self.keeps, fleets=self.fleets, cells=1, margin=self.margin)


SURVEYOR = Skill(fleets=1000, listed=2000, cells=1, keeps=10_000)
ADMIRAL = Skill(suspects=True)
