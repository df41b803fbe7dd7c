"""The public state of one seat of a sealed game."""

from dataclasses import dataclass, field

from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import Cell
from seabattle_verifier.sealed.field import Sealed


@dataclass
class Sea:
    """A seat: its keys, its shots, and the answers for its sea."""

    number: int
    uses: dict[str, int]
    """How often each special action can still be used."""
    key: bytes = b""
    nonce: bytes = b""
    lot: bytes = b""
    lot_nonce: bytes = b""
    placing: bytes = b""
    sealed: Sealed | None = None
    told: dict[Cell, Json] = field(default_factory=dict)
    """The answer for each cell of its sea."""
    hits: set[Cell] = field(default_factory=set)
    sinkings: int = 0
    known: set[Cell] = field(default_factory=set)
    """Foreign cells whose answer the seat has heard."""
    turns: int = 0
    shots: int = 0
    """Shots left in this turn."""
