"""Fields that stay hidden after the end of a game: that of a daily sea, until its day is over.

All visitors fire at the same field, so a try that was given up must show the next visitor
nothing but its own shots.
"""

from collections.abc import Iterable

from seabattle.bots.roster import STILL_SEAT
from seabattle.game import Event
from seabattle.game.event import GameEnded
from seabattle.matches.event import MatchOpened
from seabattle.matches.port import Milliseconds

DAY: Milliseconds = 24 * 3600 * 1000


def hidden_until(opened: MatchOpened, at: Milliseconds) -> Milliseconds:
    """The moment before which a match that was opened *at* shows no field, though it is over.

    Both by the calendar; 0 where a match hides nothing after its end.
    """
    daily = any(chair.bot == STILL_SEAT for chair in opened.chairs)
    return (at // DAY + 1) * DAY if daily else 0


def without_fleets(events: Iterable[Event]) -> tuple[Event, ...]:
    """The same events, but the end shows no field."""
    return tuple(
        GameEnded(each.winner, each.why, ((),) * len(each.fleets))
        if isinstance(each, GameEnded)
        else each
        for each in events
    )
