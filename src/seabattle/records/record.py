"""A whole game, written down."""

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
    """Who gave it; nobody, where chance, the clock or the host did."""
    command: Command
    events: tuple[Event, ...]
    stand_in: str | None = None
    """The computer player that has thought of it, where that is not the one at the seat."""
    heard: int | None = None
    """How much that player had heard when it thought of it."""
    version: str | None = None
    """The release whose player that was, where it is not the one of the record."""
    nonce: str | None = None
    """What a seat has sent beside its fleet, to be mixed into the lots."""
    by_host: bool = False
    """Whether the host gave it, for somebody who only writes."""

    @property
    def actor(self) -> Seat | None:
        """Whom it is about: who gave it, or whom chance, the clock or the host has named."""
        named: Seat | None = getattr(self.command, "seat", None)
        return self.seat if self.seat is not None else named


class Record(Struct, frozen=True):
    """All that is needed to play a game again: the rules, who sat where, what happened."""

    ruleset: Ruleset
    names: tuple[str, ...]
    """What the players are called, in the order of their seats."""
    entries: tuple[RecordEntry, ...]
    evidence: Evidence | None = None
    """That nothing was changed; games from before there were commitments have none."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, first to last."""
        return tuple(chain.from_iterable(entry.events for entry in self.entries))

    @property
    def over(self) -> bool:
        """Whether the game had ended when it was written down."""
        return any(isinstance(event, GameEnded) for event in self.events)

    def require_over(self) -> None:
        """Raise :class:`Trouble` for a game that somebody may still be playing.

        Whoever shows the truth, or what one seat knew, asks this first.
        """
        if not self.over:
            raise Trouble("record/running")
