"""Pauses between the pages of a match on which the game does not go on.

Moves end with the game; sitting down and standing up, offers and what a host does could be
repeated for ever, into a log that is read again and again. So each of them uses up some of
an allowance of time, the more the more there were. It is folded from the log, so that every
process counts the same.
"""

from collections.abc import Sequence

from msgspec import Struct

from seabattle.matches.event import (
    DeadlineSet,
    MatchEvent,
    PauseOffered,
    PauseRefused,
    RoundExtended,
    SeatGivenUp,
    SeatHanded,
    SeatTaken,
    StopOffered,
    StopRefused,
)
from seabattle.matches.port import Milliseconds, PlayerId

SPAN: Milliseconds = 30_000
"""The cost of one page in an allowance, for the first three hundred pages."""

GROWTH: Milliseconds = 100
"""The cost that each earlier page adds to that, from the three hundredth on."""

ALLOWANCE = 100 * SPAN
"""The allowance of one visitor at one table: all that a host of 64 seats does at once."""

SITTING = 10
"""Taking a seat uses up as much as so many other pages: ten times at once, then a pause."""

SITTINGS = 60
"""How often seats of one table can be taken at once, beside once for each seat."""

MOST_CHANGES = 100
"""How often a seat can change its order in one round."""


class Pace(Struct, frozen=True, gc=False):
    """A used-up allowance: how much was done, and until when that is paid for."""

    count: int = 0
    until: Milliseconds = 0

    def after(self, at: Milliseconds, weight: int = 1) -> "Pace":
        """The same after something more at a moment."""
        span = max(SPAN, self.count * GROWTH)
        return Pace(self.count + weight, max(self.until, at) + weight * span)

    def wait(self, now: Milliseconds, allowance: Milliseconds) -> Milliseconds:
        """Return how long to wait before something more may be done; 0 for not at all."""
        return max(0, self.until - now - allowance)


class Asides(Struct, frozen=True, gc=False):
    """The record of all that happened at a table beside the game, for rate limits."""

    by: dict[PlayerId, Pace] = {}
    sittings: Pace = Pace()
    """The allowance of all visitors together: one stranger can come under many ids."""

    def after(
        self,
        events: Sequence[MatchEvent],
        at: Milliseconds,
        players: Sequence[PlayerId | None],
        host: PlayerId,
    ) -> "Asides":
        """The same after one more page."""
        by, sittings = self.by, self.sittings
        for event in events:
            player = actor_of(event, players, host)
            if player is None:
                continue
            sits = isinstance(event, SeatTaken)
            by = by | {player: by.get(player, Pace()).after(at, SITTING if sits else 1)}
            sittings = sittings.after(at) if sits else sittings
        return self if by is self.by else Asides(by, sittings)

    def wait(self, player: PlayerId, now: Milliseconds) -> Milliseconds:
        """Return how long a player has to wait before doing something more beside the game."""
        return self.by.get(player, Pace()).wait(now, ALLOWANCE)

    def wait_to_sit(self, seats: int, now: Milliseconds, *, invited: bool) -> Milliseconds:
        """Return how long all visitors have to wait before a seat can be taken again.

        Strangers who come and go use up half of the allowance, and leave the rest to visitors who
        have a link.
        """
        allowance = (SITTINGS + seats) * SPAN
        return self.sittings.wait(now, 2 * allowance if invited else allowance)


def actor_of(
    event: MatchEvent, players: Sequence[PlayerId | None], host: PlayerId
) -> PlayerId | None:
    """Return the player who did something beside the game that could be repeated for ever."""
    match event:
        case SeatTaken():
            return event.player
        case StopOffered() | StopRefused() | PauseOffered() | PauseRefused():
            return players[event.seat]
        case SeatHanded() | DeadlineSet() | RoundExtended():
            return host
        case SeatGivenUp(key=key) if key is not None:
            return host
        case _:
            return None
