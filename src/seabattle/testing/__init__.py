"""Test kit for authors of bots and for this package: bouts, conformance checks, small seas."""

from seabattle.testing.bout import Bout
from seabattle.testing.conformance import BotDuty, BotFinding, UnfitBot, check_bot
from seabattle.testing.proving_ground import proving_grounds

__all__ = ["BotDuty", "BotFinding", "Bout", "UnfitBot", "check_bot", "proving_grounds"]
