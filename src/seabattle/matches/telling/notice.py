"""Notices to each viewer of a live match, numbered for each of them.

The numbers count what a viewer has heard, not what has happened: a gap would tell that
a player has done something in secret.
"""

from typing import get_args

from msgspec import Struct

from seabattle.fairness.sealed.sealed_message import SealedCommand
from seabattle.game import Seat
from seabattle.game.sealed_event import BreachProved
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    ComputerSeated,
    DeadlineSet,
    FieldShown,
    GameWentOn,
    HostEnded,
    MatchEvent,
    MatchOpened,
    MatchPaused,
    PauseOffered,
    PauseRefused,
    PhraseSaid,
    RematchAsked,
    RematchOpened,
    Reminded,
    RoundExtended,
    SealedGameWentOn,
    SeatGivenUp,
    SeatHanded,
    SeatTaken,
    SitterKind,
    SomethingElse,
    StopOffered,
    StopRefused,
)
from seabattle.matches.port import Milliseconds
from seabattle.views import Report, View, hear


class SatDown(Struct, frozen=True, tag="sat-down"):
    """A player has sat down; viewers learn the name and nothing else about the visitor."""

    seat: Seat
    name: str
    kind: SitterKind


class SeatFreed(Struct, frozen=True, tag="seat-given-up"):
    """A player has stood up, or was sent away; the new key of the seat is not told."""

    seat: Seat


class MessageTaken(Struct, frozen=True, tag="sealed-message"):
    """A message of a sealed game was taken, or the table has spoken.

    Every message of a sealed game is public, so all viewers can check the whole game.
    """

    seat: Seat | None
    """The seat that said it; ``None`` for the clock or an agreement."""
    command: SealedCommand


Notice = (
    SatDown
    | SeatFreed
    | SeatHanded
    | DeadlineSet
    | RoundExtended
    | HostEnded
    | StopOffered
    | StopRefused
    | PauseOffered
    | PauseRefused
    | MatchPaused
    | PhraseSaid
    | AbsenceClaimed
    | AbsenceDenied
    | Reminded
    | RematchAsked
    | RematchOpened
    | MessageTaken
    | BreachProved
    | FieldShown
    | SomethingElse
)
"""Public news about the match itself."""

NOTICE_KINDS = frozenset(get_args(Notice))
"""The same as a set, for a quick check at every move whether something is one."""


class LogEntry(Struct, frozen=True, gc=False):
    """One thing that a viewer has been told."""

    number: int
    """1, 2, 3, … for this viewer."""
    at: Milliseconds
    what: Report | Notice


class Hurry(Struct, frozen=True, tag="hurry"):
    """The time of a seat is nearly out.

    It has no number, for it is not part of the match: a viewer who misses it sees the clock.
    """

    seat: Seat
    left: Milliseconds


def notice_of(event: MatchEvent) -> Notice | None:
    """Return the public notice of an event of the match; the game's own events have reports."""
    match event:
        case SeatTaken():
            return SatDown(event.seat, event.name, event.kind)
        case ComputerSeated():
            return SatDown(event.seat, event.bot, SitterKind.COMPUTER)
        case SeatGivenUp():
            return SeatFreed(event.seat)
        case SealedGameWentOn():
            return MessageTaken(event.seat, event.command)
        case MatchOpened() | GameWentOn():
            return None
        case _:
            return event


def hear_told(view: View, what: Report | Notice) -> View:
    """Return a view after one more thing was told; notices are no part of the game."""
    return view if type(what) in NOTICE_KINDS else hear(view, what)  # type: ignore[arg-type]  # A report.
