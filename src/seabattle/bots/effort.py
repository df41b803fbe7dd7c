"""How much thought a decision is worth, in counts: never in seconds."""

from msgspec import Struct


class SamplingEffort(Struct, frozen=True):
    """What a player may spend on one decision."""

    samples: int = 400
    """Fleets, or sets of fleets, drawn from what is believed."""
    candidates: int = 8
    """Cells looked at closely."""
    rollouts: int = 0
    """Games played out in thought for each of them."""
