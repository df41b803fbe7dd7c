"""The clocks on the screen: how much time is left, and to whom."""

from seabattle.game import Seat
from seabattle.speech import Speaker
from seabattle.views import View
from seabattle.wire.company import Clocks

MINUTE, HOUR, DAY = 60, 3600, 86400

FEW = 2
"""Players whose clocks are all shown; of more, everybody sees their own."""


def clock_face(speaker: Speaker, clock: Clocks, now: int, view: View) -> str:
    """What the clocks show at the moment *now*, in milliseconds like theirs.

    A round ends for everybody at the same time, so that is all that is said of it.
    """
    if view.ruleset.turn.in_rounds and clock.rule.move:
        return _round_text(speaker, clock, now)
    seats = [Seat(seat) for seat in range(len(clock.left))]
    if len(seats) > FEW:
        seats = [seat for seat in seats if seat == view.seat]
    return "  ".join(_seat_text(speaker, clock, now, seat) for seat in seats)


def _round_text(speaker: Speaker, clock: Clocks, now: int) -> str:
    if not clock.running:
        return ""
    left = max(_seconds_left(clock, now, seat) for seat in clock.running)
    return speaker.say("tui-round-closes", left=_time_text(speaker, left))


def _seat_text(speaker: Speaker, clock: Clocks, now: int, seat: Seat) -> str:
    star = "*" if seat in clock.running else ""
    return f"{speaker.name(seat)} {_time_text(speaker, _seconds_left(clock, now, seat))}{star}"


def _seconds_left(clock: Clocks, now: int, seat: Seat) -> int:
    gone = now - clock.at if seat in clock.running else 0
    return max(0, clock.left[seat] - gone) // 1000


def _time_text(speaker: Speaker, seconds: int) -> str:
    if seconds >= DAY:
        return speaker.say("tui-time-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
    if seconds >= HOUR:
        return f"{seconds // HOUR}:{seconds % HOUR // MINUTE:02}:{seconds % MINUTE:02}"
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
