"""Grammatical gender of a player: Russian says «ранил» or «ранила»."""

from enum import StrEnum


class Gender(StrEnum):
    """The grammatical gender in which a player wants to be addressed."""

    MASCULINE = "masculine"
    FEMININE = "feminine"
    UNKNOWN = "unknown"
    """Not stated; then Russian uses «Ранил!», as players call it out at every table."""
