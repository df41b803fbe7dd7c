"""The feature ``analysis``: luck and skill of finished games, move by move."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.analysis.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.analysis.commands import COMMANDS

    return COMMANDS


FEATURE = Feature(name="analysis", load_server_part=load_server_part, load_commands=load_commands)
