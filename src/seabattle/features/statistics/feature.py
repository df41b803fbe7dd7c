"""The feature ``statistics``: what all finished games of a visitor come to."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature
from seabattle.features.statistics.tables import FIGURES_SINCE, MATCH_FIGURES

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.statistics.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.statistics.commands import COMMANDS

    return COMMANDS


FEATURE = Feature(
    name="statistics",
    tables=(MATCH_FIGURES, FIGURES_SINCE),
    load_server_part=load_server_part,
    load_commands=load_commands,
)
