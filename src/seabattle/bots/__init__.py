"""Computer players: a view in, a command out. They never see the truth."""

from seabattle.bots.bot import Bot
from seabattle.bots.conformance import Duty, Finding, UnfitBot, check_bot
from seabattle.bots.hunter import Hunter
from seabattle.bots.roster import BadBot, BotMaker, bot_called, bot_names
from seabattle.bots.scatter import Scatter

__all__ = [
    "BadBot",
    "Bot",
    "BotMaker",
    "Duty",
    "Finding",
    "Hunter",
    "Scatter",
    "UnfitBot",
    "bot_called",
    "bot_names",
    "check_bot",
]
