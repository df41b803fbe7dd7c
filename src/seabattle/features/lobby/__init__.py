"""Visitors who wait for an opponent, and who is connected to each node.

Other features use what stands here.
"""

from seabattle.features.lobby.presence import PresenceBoard
from seabattle.features.lobby.state import PRESENCE

__all__ = ["PRESENCE", "PresenceBoard"]
