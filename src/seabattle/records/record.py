"""A record: a whole game as rules, names, commands and events."""

from itertools import chain

from msgspec import Struct

from seabattle.game import Command, Event, Seat
from seabattle.game.event import GameEnded
from seabattle.records.evidence import Evidence
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble


class RecordEntry(Struct, frozen=True, gc=False):
    """A command that was carried out, and what came of it."""

    seat: Seat | None
    """The seat that gave it; ``None`` where chance, the clock or the host did."""
    command: Command
    events: tuple[Event, ...]
    stand_in: str | None = None
    """The computer player that chose it, where that is not the one at the seat."""
    heard: int | None = None
    """How many reports that player had heard when it chose."""
    version: str | None = None
    """The release whose player that was, where it is not the one of the record."""
    nonce: str | None = None
    """What a seat has sent beside its fleet, to be mixed into the lots."""
    by_host: bool = False
    """Whether the host gave it, for a player who sends orders in writing."""

    @property
    def actor(self) -> Seat | None:
        """The seat it is about: it gave the command, or chance, the clock or the host named it."""
        named: Seat | None = getattr(self.command, "seat", None)
        return self.seat if self.seat is not None else named


class Record(Struct, frozen=True):
    """All that is needed to play a game again: the rules, who sat where, what happened."""

    ruleset: Ruleset
    names: tuple[str, ...]
    """What the players are called, in the order of their seats."""
    entries: tuple[RecordEntry, ...]
    evidence: Evidence | None = None
    """Evidence that nothing was changed; games older than the commitments have none."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, first to last."""
        return tuple(chain.from_iterable(entry.events for entry in self.entries))

    @property
    def over(self) -> bool:
        """Whether the game had ended when it was written down."""
        return any(isinstance(event, GameEnded) for event in self.events)

    def require_over(self) -> None:
        """Raise :class:`Trouble` for a game that is not over.

        Code that shows the truth, or what one seat knew, calls this first: players may still play.
        """
        if not self.over:
            raise Trouble("record/running")
