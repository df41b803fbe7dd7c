"""Refusals of the feature ``sealed``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class TooManyPlacings(ServerRefusal, frozen=True, tag="sealed/too-many-placings"):
    """A seat has sent too many proofs of its field."""

    most: int


EXAMPLES: Final = (RefusalGroup("sealed/wrong-size", (TooManyPlacings(4),)),)
"""One refusal of every code, for the pages of problems."""
