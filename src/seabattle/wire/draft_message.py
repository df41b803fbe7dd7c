"""A fleet that is laid so far, as it is sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.rules import MOST_SHIPS, Ship

Version = Annotated[
    int,
    Meta(
        ge=0,
        le=2**53 - 1,
        description="Version of the draft; 0 where none is kept. It only grows.",
    ),
]


DRAFT_CHANGED = "placement/draft-changed"
"""The code of the refusal where another version is kept than the one that is named."""


class DraftWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be kept, in place of which version."""

    ships: Annotated[tuple[Ship, ...], Meta(max_length=MOST_SHIPS)]
    version: Version = 0


class DraftMessage(Struct, frozen=True):
    """What is kept."""

    ships: tuple[Ship, ...]
    version: Version
