"""A live match: seats, chance, and the order in which things happen."""

from seabattle.matches.lots import SYSTEM
from seabattle.matches.match import Match

__all__ = ["SYSTEM", "Match"]
