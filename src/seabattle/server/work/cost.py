"""What work costs: classes of it, each with its lane and an estimate in processor seconds.

The estimate is taken from a budget before anything is begun; what the work has really cost
replaces it afterwards. ``docs/hosting-work.md`` has the table for whoever runs a server.
"""

from enum import StrEnum

from msgspec import Struct


class WorkLane(StrEnum):
    """The worker processes for a class of work; no lane waits for another."""

    MOVES = "moves"
    """Our own bots think."""
    QUICK_MOVES = "quick-moves"
    """The same where no thinking is needed: nobody stands still because others think."""
    FLEETS = "fleets"
    """What a player needs to begin, and what takes milliseconds."""
    PLAY = "play"
    """What a player needs to go on, and what takes tenths of a second."""
    REQUESTS = "requests"
    """A visitor waits for an answer that no game depends on."""
    PROOFS = "proofs"
    """The fields of sealed games are proved and checked."""
    PICTURES = "pictures"
    """Somebody looks back at a game."""


FOR_PLAYERS = frozenset({WorkLane.FLEETS, WorkLane.PLAY})
"""Lanes of what a player needs to begin and to play; nothing else is done there."""


class CostClass(Struct, frozen=True):
    """A kind of work."""

    name: str
    lane: WorkLane
    seconds: float
    """Of processor time, as a guess beforehand."""


FLEET = CostClass("fleet", WorkLane.FLEETS, 0.05)
BERTHS = CostClass("berths", WorkLane.FLEETS, 0.05)
PASSKEY = CostClass("passkey", WorkLane.FLEETS, 0.02)
HINT = CostClass("hint", WorkLane.PLAY, 0.2)
TABLE = CostClass("table", WorkLane.PLAY, 0.25)
ODDS = CostClass("odds", WorkLane.REQUESTS, 0.2)
DAILY = CostClass("daily", WorkLane.REQUESTS, 0.05)
RULES = CostClass("rules", WorkLane.REQUESTS, 0.25)
READING = CostClass("reading", WorkLane.REQUESTS, 0.05)
PLACING = CostClass("placing", WorkLane.PROOFS, 2.0)
FIELD = CostClass("field", WorkLane.PROOFS, 1.0)
TEXT = CostClass("text", WorkLane.PICTURES, 0.1)
REPLAY = CostClass("replay", WorkLane.PICTURES, 0.25)
PICTURE = CostClass("picture", WorkLane.PICTURES, 0.5)
ANALYSIS = CostClass("analysis", WorkLane.PICTURES, 0.3)
STATISTICS = CostClass("statistics", WorkLane.PICTURES, 0.5)
EXHIBITION = CostClass("exhibition", WorkLane.PICTURES, 0.1)

OWN_MATCHES = CostClass("own-matches", WorkLane.REQUESTS, 0.03)
"""A list of a visitor's matches, which a reader sorts: a visitor may have had ten thousands.

No worker does it, but the budget of the address pays.
"""

THINKS_AHEAD = {"admiral": 0.3, "surveyor": 0.3}
"""Seconds that whoever opens a table pays for each computer player that reckons odds."""

THINKS_QUICKLY = 0.02

PAIRING = CostClass("pairing", WorkLane.REQUESTS, 0.02)
NEW_WISH = CostClass("new-wish", WorkLane.REQUESTS, 0.2)
"""A look for a table in the lobby, and the first of a visitor who does not wait yet.

No worker does it, but the budget of the address pays.
"""


def thinking_cost(player: str) -> float:
    """What whoever opens a table pays for one computer player there."""
    return THINKS_AHEAD.get(player.partition(":")[0], THINKS_QUICKLY)


COST_CLASSES = (
    FLEET,
    BERTHS,
    PASSKEY,
    HINT,
    TABLE,
    ODDS,
    DAILY,
    RULES,
    READING,
    PLACING,
    FIELD,
    TEXT,
    REPLAY,
    PICTURE,
    ANALYSIS,
    STATISTICS,
    EXHIBITION,
)
"""All of them, in the order of the page that describes them."""
