"""The feature ``devices``: the same visitor on another device: links, QR codes, passkeys."""

from typing import TYPE_CHECKING

from seabattle.features.devices.tables import PASSKEYS, SINGLE_USE_CODES
from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.devices.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.devices.commands import COMMANDS

    return COMMANDS


FEATURE = Feature(
    name="devices",
    tables=(SINGLE_USE_CODES, PASSKEYS),
    load_server_part=load_server_part,
    load_commands=load_commands,
)
