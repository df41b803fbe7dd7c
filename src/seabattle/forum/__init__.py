"""Posts for the host of a round game (FO8)."""

from seabattle.forum.bulletin import POST_SENTENCES, BadPost, Bulletin, bulletin
from seabattle.forum.markup import Format
from seabattle.forum.post import round_post

__all__ = ["POST_SENTENCES", "BadPost", "Bulletin", "Format", "bulletin", "round_post"]
