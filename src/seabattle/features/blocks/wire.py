"""Blocks and reports, as they are sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds
from seabattle.matches.request import SeatIndex

MatchName = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]


class BlockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, whom one does not want to meet again."""

    match: MatchName
    seat: SeatIndex


class BlockLine(Struct, frozen=True):
    """Somebody whom the current user has blocked."""

    id: Annotated[str, Meta(description="Use it to lift the block.")]
    name: Annotated[str, Meta(description="What they were called then.")]
    created: Milliseconds


class ReportWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, of whom the operators should know."""

    match: MatchName
    seat: SeatIndex
    reason: Literal["name", "leaving", "cheating", "phrases"]
