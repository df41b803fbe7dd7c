"""Refusals of the feature ``drafts``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal
from seabattle.wire.draft_message import DRAFT_CHANGED


class DraftChanged(ServerRefusal, frozen=True, tag=DRAFT_CHANGED):
    """The fleet laid so far was changed on another screen."""


class TooManyLayouts(ServerRefusal, frozen=True, tag="layout/too-many"):
    """Nobody needs that many layouts."""

    most: int


class LayoutsTooLarge(ServerRefusal, frozen=True, tag="layout/no-room"):
    """Saved layouts take too much room together."""

    most: int
    """In bytes."""


class NoSuchLayout(ServerRefusal, frozen=True, tag="layout/unknown"):
    """There is no layout of that name."""

    status = 404


class StaysHome(ServerRefusal, frozen=True, tag="sealed/stays-home"):
    """At a sealed table a fleet stays with its owner."""


EXAMPLES: Final = (
    RefusalGroup("placement/already-placed", (DraftChanged(),)),
    RefusalGroup(
        "variant/mistakes", (TooManyLayouts(200), LayoutsTooLarge(262_144), NoSuchLayout())
    ),
    RefusalGroup("sealed/not-sealable", (StaysHome(),)),
)
"""One refusal of every code, for the pages of problems."""
