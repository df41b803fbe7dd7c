"""Computer players: a view in, a command out. They never see the truth."""

from seabattle.bots.bot import Bot
from seabattle.bots.players.hunter import Hunter
from seabattle.bots.players.scatter import Scatter
from seabattle.bots.roster import BadBot, BotMaker, bot_names, find_bot
from seabattle.testing.conformance import BotDuty, BotFinding, UnfitBot, check_bot

__all__ = [
    "BadBot",
    "Bot",
    "BotDuty",
    "BotFinding",
    "BotMaker",
    "Hunter",
    "Scatter",
    "UnfitBot",
    "bot_names",
    "check_bot",
    "find_bot",
]
