"""Whether Russian says «ранил» or «ранила» to a player."""

from enum import StrEnum


class Gender(StrEnum):
    """How a player wants to be spoken of."""

    MASCULINE = "masculine"
    FEMININE = "feminine"
    UNKNOWN = "unknown"
    """Nobody has said; then it is «Ранил!», as it is called out at every table."""
