"""The feature ``hosting``: forum games with sign-ups, messages, posts and webhooks."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature
from seabattle.features.hosting.tables import POST_HOOKS, POST_MARKS, SIGN_UP_ENTRIES, SIGN_UPS

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.hosting.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.hosting.commands import COMMANDS

    return COMMANDS


FEATURE = Feature(
    name="hosting",
    tables=(SIGN_UPS, SIGN_UP_ENTRIES, POST_HOOKS, POST_MARKS),
    load_server_part=load_server_part,
    load_commands=load_commands,
)
