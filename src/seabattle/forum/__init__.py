"""Posts for the host of a round game (FO8)."""

from seabattle.forum.bulletin import make_bulletin
from seabattle.forum.markup import Format
from seabattle.forum.post import round_post

__all__ = ["Format", "make_bulletin", "round_post"]
