"""The messages that leave the process, and those that come in.

Everything here is a plain value with its bounds. The description of the API and the
types of the browser are made from these classes.
"""

from seabattle.wire.bound import MOST_BYTES, MOST_FRAME, Lang
from seabattle.wire.chart import DrawnChart, drawn
from seabattle.wire.company import Clocks, Company, clocks_of, company_of
from seabattle.wire.order import Order, Question, command_of, request_of
from seabattle.wire.told import (
    Done,
    HurryMessage,
    Problem,
    Refused,
    TableLog,
    ToldMessage,
    hurry_message,
    log_line,
    told_message,
)
from seabattle.wire.view import VERSION, Obstacle, ViewMessage, obstacle, view_message

__all__ = [
    "MOST_BYTES",
    "MOST_FRAME",
    "VERSION",
    "Clocks",
    "Company",
    "Done",
    "DrawnChart",
    "HurryMessage",
    "Lang",
    "Obstacle",
    "Order",
    "Problem",
    "Question",
    "Refused",
    "TableLog",
    "ToldMessage",
    "ViewMessage",
    "clocks_of",
    "command_of",
    "company_of",
    "drawn",
    "hurry_message",
    "log_line",
    "obstacle",
    "request_of",
    "told_message",
    "view_message",
]
