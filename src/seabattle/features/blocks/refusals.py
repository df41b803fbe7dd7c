"""Refusals of the feature ``blocks``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class NobodyToBlock(ServerRefusal, frozen=True, tag="visitor/nobody-there"):
    """Nobody sits there who could be blocked or reported."""


class TooManyBlocks(ServerRefusal, frozen=True, tag="visitor/too-many-blocks"):
    """Nobody needs to mind that many."""

    most: int


class NoSuchBlock(ServerRefusal, frozen=True, tag="visitor/unknown-block"):
    """There is no such block to lift."""

    status = 404


EXAMPLES: Final = (
    RefusalGroup("visitor/too-many-sessions", (NobodyToBlock(), TooManyBlocks(200), NoSuchBlock())),
)
"""One refusal of every code, for the pages of problems."""
