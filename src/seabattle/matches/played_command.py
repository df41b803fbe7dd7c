"""Plays a command of the game at a live match, with the lots that it calls for."""

from msgspec import Struct

from seabattle.game import (
    RefereeCommand,
    Refusal,
    Seat,
)
from seabattle.matches.event import MatchEvent
from seabattle.matches.lots import Draw
from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.matches.request import NewSitter
from seabattle.matches.state import MatchState

RequestOutcome = tuple[MatchEvent, ...] | Refusal


class Circumstances(Struct, frozen=True, gc=False):
    """The player who asks, and what the service knows at that moment."""

    by: PlayerId | None
    """The player who asks; ``None`` when the service itself asks."""
    spent: Milliseconds = 0
    """How long the running clocks have run since the last page."""
    away: tuple[Milliseconds | None, ...] = ()
    """For each seat how long its player has been away, ``None`` while the player is present."""
    claimed: Milliseconds = 0
    """How long a claim of absence has stood."""
    reminded: Milliseconds | None = None
    """How long ago the host last sent a reminder."""
    sitter: NewSitter | None = None
    """The name of the player who sits down."""
    seat: Seat | None = None
    """The seat of one of the server's own bots, when that asks."""
    stand_in: str | None = None
    """The player that has thought of it in that bot's place."""
    heard: int | None = None
    """How much that bot had heard when it thought."""
    now: Milliseconds = 0
    """The service time."""
    date: Milliseconds = 0
    """The time by the calendar."""
    late: bool = False
    """Whether the round is past its deadline."""
    secrets: str = ""
    """The secrets of a sealed game that the bot must not lose."""
    next_key: str | None = None
    """The hash of the next key of a seat that is to be sent away from."""


def apply_ruling(state: MatchState, command: RefereeCommand, draw: Draw) -> RequestOutcome:
    """Apply a decision of chance, the clock or the host to the game."""
    return state.game.rule(command, draw)
