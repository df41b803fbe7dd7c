"""The feature ``blocks``: visitors who do not want to meet, and reports to the operator."""

from typing import TYPE_CHECKING

from seabattle.features.blocks.tables import BLOCKS, REPORTS
from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.blocks.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.blocks.report_commands import COMMANDS

    return COMMANDS


FEATURE = Feature(
    name="blocks",
    tables=(BLOCKS, REPORTS),
    load_server_part=load_server_part,
    load_commands=load_commands,
)
