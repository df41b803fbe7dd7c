"""Forum posts and messages for the host of a round game (FO8)."""

from seabattle.forum.bulletin import Bulletin, RunningSummary, make_bulletin
from seabattle.forum.markup import Format
from seabattle.forum.post import PostExtras, round_post, write_post

__all__ = [
    "Bulletin",
    "Format",
    "PostExtras",
    "RunningSummary",
    "make_bulletin",
    "round_post",
    "write_post",
]
