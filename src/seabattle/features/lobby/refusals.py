"""Refusals of the feature ``lobby``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class NoOpenSeat(ServerRefusal, frozen=True, tag="table/no-open-seat"):
    """There is no seat for whoever comes, beside that of the one who waits."""


EXAMPLES: Final = (RefusalGroup("table/no-person", (NoOpenSeat(),)),)
"""One refusal of every code, for the pages of problems."""
