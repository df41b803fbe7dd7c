"""The feature ``administration``: commands of the operator: look, ban, close, delete."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.administration.commands import COMMANDS

    return COMMANDS


FEATURE = Feature(name="administration", load_commands=load_commands)
