"""The cost of work: classes of it, each with its lane and an estimate in processor seconds.

The estimate is taken from a budget before anything is begun; what the work has really cost
replaces it afterwards. ``docs/hosting-work.md`` has the table for operators. A feature
declares the classes of its own work in its folder.
"""

from enum import StrEnum

from msgspec import Struct


class WorkLane(StrEnum):
    """The worker processes for a class of work; no lane waits for another."""

    MOVES = "moves"
    """The moves of the server's own bots."""
    QUICK_MOVES = "quick-moves"
    """The same where no thinking is needed: quick players do not queue behind slow ones."""
    FLEETS = "fleets"
    """Work that a player needs to begin, and that takes milliseconds."""
    PLAY = "play"
    """Work that a player needs to go on, and that takes tenths of a second."""
    REQUESTS = "requests"
    """A visitor waits for an answer that no game depends on."""
    PROOFS = "proofs"
    """The fields of sealed games are proved and checked."""
    PICTURES = "pictures"
    """A visitor looks back at a game."""


FOR_PLAYERS = frozenset({WorkLane.FLEETS, WorkLane.PLAY})
"""Lanes of what a player needs to begin and to play; nothing else is done there."""


class CostClass(Struct, frozen=True):
    """A kind of work."""

    name: str
    lane: WorkLane
    seconds: float
    """Processor time, estimated beforehand."""


FLEET = CostClass("fleet", WorkLane.FLEETS, 0.05)
BERTHS = CostClass("berths", WorkLane.FLEETS, 0.05)
HINT = CostClass("hint", WorkLane.PLAY, 0.2)
TABLE = CostClass("table", WorkLane.PLAY, 0.25)
READING = CostClass("reading", WorkLane.REQUESTS, 0.05)
FIELD = CostClass("field", WorkLane.PROOFS, 1.0)
TEXT = CostClass("text", WorkLane.PICTURES, 0.1)
REPLAY = CostClass("replay", WorkLane.PICTURES, 0.25)
PICTURE = CostClass("picture", WorkLane.PICTURES, 0.5)

OWN_MATCHES = CostClass("own-matches", WorkLane.REQUESTS, 0.03)
"""A list of a visitor's matches, which a reader sorts: a visitor may have had ten thousands.

No worker does it, but the budget of the address pays.
"""

THINKS_AHEAD = {"admiral": 0.3, "surveyor": 0.3}
"""Seconds that the host of a table pays for each computer player that reckons odds."""

THINKS_QUICKLY = 0.02


def thinking_cost(player: str) -> float:
    """Return what the host of a table pays for one computer player there."""
    return THINKS_AHEAD.get(player.partition(":")[0], THINKS_QUICKLY)
