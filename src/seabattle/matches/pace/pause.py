"""A pause that the table agrees on: holidays, in a game of days for each move.

No clock runs while it lasts. Players may move all the same: the clock of the next player to move
runs from the end of the pause. The pause ends early when all players agree to that, as they did to
the pause. A player who has left already cannot agree, and loses nothing.
"""

from msgspec import Struct

from seabattle.game import Phase, Refusal, Seat, SeatMask
from seabattle.game.refusal import GameIsOver
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import MatchEvent, MatchPaused, PauseOffered, PauseRefused
from seabattle.matches.port import Milliseconds
from seabattle.matches.refusal import NoPause, NoPauseOffered

DAY: Milliseconds = 24 * 3600 * 1000


class PauseOffer(Struct, frozen=True):
    """An offer of a pause: its length, and the seats that want it."""

    days: int
    seats: SeatMask


def has_day_clock(rule: ClockRule) -> bool:
    """Whether a table plays by days: where a move has minutes, a pause would be a way out."""
    return rule.move >= DAY


def offer_pause(
    offer: PauseOffer | None,
    wanted: PauseOffered,
    asked: SeatMask,
    *,
    rule: ClockRule,
    phase: Phase,
    paused: bool = False,
) -> tuple[MatchEvent, ...] | Refusal:
    """An offer, another one in its place, or the last consent; *asked* are all who have a say."""
    if phase is Phase.OVER:
        return GameIsOver()
    if not has_day_clock(rule) or phase is not Phase.PLAYING:
        return NoPause()
    if not wanted.days and not paused:
        return NoPauseOffered()
    agreed = add_to_offer(offer, wanted)
    if asked & ~agreed.seats:
        return () if agreed == offer else (wanted,)
    return (wanted, MatchPaused(wanted.days))


def refuse_pause(offer: PauseOffer | None, seat: Seat) -> tuple[MatchEvent, ...] | Refusal:
    """Refuse an offer of a pause, also that of the same seat."""
    return NoPauseOffered() if offer is None else (PauseRefused(seat),)


def add_to_offer(offer: PauseOffer | None, event: PauseOffered) -> PauseOffer:
    """The offer after one more seat has made it its own."""
    seats = offer.seats if offer is not None and offer.days == event.days else 0
    return PauseOffer(event.days, seats | 1 << event.seat)
