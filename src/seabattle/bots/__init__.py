"""Computer players: a view in, a command out. They never see the truth."""

from seabattle.bots.bot import Bot
from seabattle.bots.scatter import Scatter

__all__ = ["Bot", "Scatter"]
