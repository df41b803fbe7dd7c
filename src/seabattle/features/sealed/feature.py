"""The feature ``sealed``: games whose fields stay with their owners, played with proofs."""

from typing import TYPE_CHECKING

from seabattle.client.sealed_client import register_sealed_client
from seabattle.features.feature import Feature
from seabattle.features.sealed.tables import PLACINGS

if TYPE_CHECKING:
    from seabattle.client.sealed_client import SealedClient
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.sealed.server_part import SERVER_PART

    return SERVER_PART


def load_commands() -> "tuple[Command | CommandGroup, ...]":
    """Import the commands: a server does without them."""
    from seabattle.features.sealed.commands import COMMANDS

    return COMMANDS


def load_sealed_client() -> "SealedClient":
    """Import what plays at sealed tables: only a client at such a table does."""
    from seabattle.features.sealed.proving_client import ProvingClient

    return ProvingClient()


def register_client() -> None:
    """Let clients of this process play at sealed tables."""
    register_sealed_client(load_sealed_client)


FEATURE = Feature(
    name="sealed",
    tables=(PLACINGS,),
    load_server_part=load_server_part,
    load_commands=load_commands,
    register_client=register_client,
)
