"""One line of a game's journal."""

from msgspec import Struct

from seabattle.game import Command, Event


class RecordEntry(Struct, frozen=True, gc=False):
    """A command that was carried out, and what came of it."""

    command: Command
    events: tuple[Event, ...]
