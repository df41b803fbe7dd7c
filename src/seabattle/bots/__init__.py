"""Bots (computer players): a view in, a command out. They never see the truth."""

from seabattle.bots.bot import Bot
from seabattle.bots.players.hunter import Hunter
from seabattle.bots.players.scatter import Scatter
from seabattle.bots.roster import BotMaker, bot_names, find_bot

__all__ = [
    "Bot",
    "BotMaker",
    "Hunter",
    "Scatter",
    "bot_names",
    "find_bot",
]
