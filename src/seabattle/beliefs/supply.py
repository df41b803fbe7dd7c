"""How many fleets are drawn beforehand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PoolSize:
    """Batches of fleets; each comes again in every way the sea can be turned."""

    batches: int = 32

    draws: int = 512
    """Fleets drawn for each, a multiple of 64."""

    def __post_init__(self) -> None:
        if self.batches < 1 or self.draws < 1 or self.draws % 64:
            raise ValueError("batches hold fleets by the 64")
