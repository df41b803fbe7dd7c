"""The messages that leave the process, and those that come in.

Everything here is a plain value with its bounds. The description of the API and the
types of the browser are made from these classes.
"""

from seabattle.wire.bound import MOST_BYTES, SMALL_FRAME
from seabattle.wire.match_info import Clocks, MatchInfo, clocks_of, match_info_of
from seabattle.wire.message import (
    Done,
    HurryMessage,
    Problem,
    Refused,
    TableLog,
    ToldMessage,
    hurry_message,
    log_line,
)
from seabattle.wire.request import (
    MOST_FRAME,
    Order,
    OrderId,
    Question,
    largest_message,
    largest_order,
)
from seabattle.wire.screen.choice_cache import ChoiceCache, obstacle_of
from seabattle.wire.screen.obstacle_numbers import ObstacleNumbers
from seabattle.wire.screen.view import VERSION, ViewMessage, view_message, whole_view
from seabattle.wire.screen.view_changes import ViewChanges, changes_between
from seabattle.wire.screen.view_parts import ViewParts, view_parts_of

__all__ = [
    "MOST_BYTES",
    "MOST_FRAME",
    "SMALL_FRAME",
    "VERSION",
    "ChoiceCache",
    "Clocks",
    "Done",
    "HurryMessage",
    "MatchInfo",
    "ObstacleNumbers",
    "Order",
    "OrderId",
    "Problem",
    "Question",
    "Refused",
    "TableLog",
    "ToldMessage",
    "ViewChanges",
    "ViewMessage",
    "ViewParts",
    "changes_between",
    "clocks_of",
    "hurry_message",
    "largest_message",
    "largest_order",
    "log_line",
    "match_info_of",
    "obstacle_of",
    "view_message",
    "view_parts_of",
    "whole_view",
]
