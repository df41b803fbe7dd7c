"""What a feature declares of itself; the kernel walks over these declarations."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.store.page_companion import PageCompanion
from seabattle.store.stored_table import StoredTable

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart
    from seabattle.terminal.command_entry import Command, CommandGroup


class Feature(Struct, frozen=True, kw_only=True):
    """One feature: everything that a site has with it and lacks without it."""

    name: str
    """That of its folder; ``--without`` takes it."""
    tables: tuple[StoredTable, ...] = ()
    """Always there, also while the feature is switched off."""
    page_companion: PageCompanion | None = None
    """What it writes beside pages; always called, as its tables are always there."""
    settings: tuple[str, ...] = ()
    """The sections of the settings file that it declares."""
    load_server_part: "Callable[[], ServerPart] | None" = None
    """Imports its endpoints and tasks; only a server does."""
    load_commands: "Callable[[], tuple[Command | CommandGroup, ...]] | None" = None
    """Imports its commands; only the command line does."""
    register_client: Callable[[], None] | None = None
    """Registers what a client plays with; the command line and the program call it."""
