"""What a host sends and is told about a player who only writes."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.matches.request import SeatIndex
from seabattle.wire.match import ReadOrder

LONGEST = 8000
"""Signs of a message that is read."""


class MessageText(Struct, frozen=True, forbid_unknown_fields=True):
    """A private message that a player has sent to the host."""

    seat: Annotated[SeatIndex, Meta(description="Whose message it is.")]
    text: Annotated[str, Meta(max_length=LONGEST, examples=["Hi, I fire at B7."])]


class MessageRead(Struct, frozen=True):
    """How a message was read. Nothing is ordered before the host sends it."""

    orders: Annotated[
        tuple[ReadOrder, ...],
        Meta(description="What is meant; several to choose from, or none."),
    ]
    sure: Annotated[
        bool, Meta(description="Whether there is one reading and nothing was left over.")
    ]
    doubts: Annotated[
        tuple[str, ...], Meta(description="Parts that were not understood, as they were written.")
    ]
    faults: Annotated[
        tuple[str, ...], Meta(description="Why there is no order, in words; five at most.")
    ]
    reply: Annotated[str, Meta(description="What to send back to the player.")]
