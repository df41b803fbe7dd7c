"""A whole game, written down."""

from itertools import chain

from msgspec import Struct

from seabattle.game import Event
from seabattle.records.entry import RecordEntry
from seabattle.rules import Ruleset


class Record(Struct, frozen=True):
    """All that is needed to play a game again: the rules, who sat where, what happened."""

    ruleset: Ruleset
    names: tuple[str, ...]
    """What the players are called, in the order of their seats."""
    entries: tuple[RecordEntry, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, first to last."""
        return tuple(chain.from_iterable(entry.events for entry in self.entries))
