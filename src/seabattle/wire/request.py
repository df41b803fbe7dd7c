"""What a player asks for, as it comes in.

The requests are those of a live match, as they are: they have their bounds, and whose they
are follows from who asks, so nobody can speak for somebody else.
"""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import SeatCommand
from seabattle.matches.request import PlayerRequest
from seabattle.wire.bound import Count, Ident


class Order(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One request to a match; idempotent by id."""

    id: Ident
    request: PlayerRequest
    made_on: Annotated[
        Count | None,
        Meta(
            description="Optimistic lock: number of messages the client had seen; "
            "the request is refused if something has happened since."
        ),
    ] = None


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether something could be done, without doing it."""

    command: SeatCommand
