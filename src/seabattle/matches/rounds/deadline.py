"""Rounds that close at an hour of the day, where the host lives.

The rule is kept with the match; each deadline is worked out once, when its round begins, and
written down, so that a replay needs no table of time zones and a change of one moves nothing
that was announced.
"""

from datetime import UTC, datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds, Watch

HALF_A_DAY = timedelta(hours=12)

GRACE = 600_000
"""How long before a deadline the service must have been up; else the round closes later."""


class DeadlineRule(Struct, frozen=True, omit_defaults=True):
    """At which hour rounds close."""

    zone: Annotated[
        str,
        Meta(
            max_length=64,
            pattern=r"^[A-Za-z][A-Za-z0-9+/_-]*$(?!\n)",
            description="A time zone of the IANA database, such as Europe/Rome.",
        ),
    ]
    hour: Annotated[int, Meta(ge=0, le=23)]
    minute: Annotated[int, Meta(ge=0, le=59)] = 0
    days: Annotated[int, Meta(ge=1, le=30, description="How many days a round lasts.")] = 1

    @property
    def sound(self) -> bool:
        """Whether there is such a time zone."""
        return self.zone in available_timezones()


def next_deadline(rule: DeadlineRule, now: Milliseconds) -> Milliseconds:
    """Return when a round that begins now closes: the next such hour that is not too soon.

    Half a day less than the days of a round is enough, so that one which was closed a little
    late does not lose a day, and one which was closed early does not last a few minutes.
    """
    zone = ZoneInfo(rule.zone)
    begins = datetime.fromtimestamp(now / 1000, zone)
    earliest = begins.astimezone(UTC) + timedelta(days=rule.days) - HALF_A_DAY
    day = begins.date()
    while True:
        # An hour that the change to summer time leaves out is the one behind the gap.
        at = datetime.combine(day, time(rule.hour, rule.minute), zone).astimezone(UTC)
        if at >= earliest:
            return round(at.timestamp() * 1000)
        day += timedelta(days=1)


def time_to_deadline(at: Milliseconds, watch: Watch) -> Milliseconds:
    """Return the time until a round closes; 0 when it is to be closed.

    While the service was down no player could give an order: then there are ten minutes more.
    """
    left = at - watch.date()
    if left > 0:
        return left
    return max(0, GRACE - watch.on_duty(at + watch.ahead() - GRACE, watch.now()))


def utc_text(at: Milliseconds) -> str:
    """A moment in coordinated universal time, as it reads alike in every language."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def local_text(at: Milliseconds, zone: str) -> str:
    """Return the same in the host's time zone, with the distance from UTC on that day."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    shift = f"{local:%z}"
    return f"{local:%Y-%m-%d %H:%M} {zone} (UTC{shift[:3]}:{shift[3:5]})"
