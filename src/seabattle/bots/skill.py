"""How well a player thinks, in counts: never in seconds."""

from msgspec import Struct

from seabattle.beliefs import Effort


class SamplingEffort(Struct, frozen=True):
    """What a player may spend on one decision."""

    samples: int = 400
    """Fleets, or sets of fleets, drawn from what is believed."""


class Skill(Struct, frozen=True):
    """What a player has in mind when it chooses a shot."""

    fleets: int = 12_000
    """Enemy fleets it can imagine at a time."""

    listed: int = 20_000
    """It thinks of every fleet there is when there are no more than this."""

    cells: int = 12
    """Cells it compares by playing on in thought; with one, the likeliest is fired at."""

    solved: int = 32
    """It finds the very best play when no more fleets than this are left."""

    keeps: int = 0
    """As many fleets it can list and then keep from shot to shot; with none, it keeps nothing."""

    margin: int = 5
    """Thousandths by which a cell may be worse than the best and still be chosen."""

    memory: int | None = None
    """How many misses it remembers; the last ones, or all."""

    suspects: bool = False
    """Whether it expects the habits of people who place ships, or any fleet alike."""

    seen: tuple[tuple[str, float], ...] = ()
    """For each habit, how many fleets of this opponent's were placed by it in earlier games."""

    special: bool = True
    """Whether it uses special actions when they promise more than a shot."""

    glance: int = 3000
    """Fleets on which it compares all those cells, before it compares the best on all."""

    @property
    def effort(self) -> Effort:
        """The same, as the beliefs understand it."""
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
        """The same for fleets kept from shot to shot."""
        return Effort(limit=self.keeps, fleets=self.fleets, cells=1, margin=self.margin)


SURVEYOR = Skill(fleets=1000, listed=2000, cells=1, keeps=10_000)
ADMIRAL = Skill(suspects=True)
