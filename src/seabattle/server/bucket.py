"""Token buckets: so many at once, so many a second, and no more."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct


class Pace(Struct, frozen=True):
    """How often something may be done."""

    rate: float
    """In the long run, each second."""
    burst: float
    """At once."""


class Limits(Struct, frozen=True):
    """All the paces of a server."""

    socket: Pace = Pace(10, 20)
    """Messages of one socket."""
    address: Pace = Pace(50, 200)
    """Requests of one address."""
    openings: Pace = Pace(0.5, 30)
    """Matches opened from one address."""
    checks: Pace = Pace(1, 60)
    """Rule files checked for one address: as many as somebody changes who builds one."""
    visitors: Pace = Pace(0.5, 60)
    """New visitors and tokens from one address."""
    sockets: int = 200
    """Open sockets and streams of one address."""


UNLIMITED = Limits(
    socket=Pace(1e9, 1e9),
    address=Pace(1e9, 1e9),
    openings=Pace(1e9, 1e9),
    checks=Pace(1e9, 1e9),
    visitors=Pace(1e9, 1e9),
    sockets=1_000_000,
)
"""For measurements on one's own machine."""


class Bucket:
    """One bucket. It fills with time, and everything that is done takes one out."""

    __slots__ = ("_at", "_left", "_pace")

    def __init__(self, pace: Pace, now: float) -> None:
        self._pace = pace
        self._left = pace.burst
        self._at = now

    def take(self, now: float) -> float:
        """Take one out, and say how long to wait if there is none; 0 is well done."""
        pace = self._pace
        self._left = min(pace.burst, self._left + max(0.0, now - self._at) * pace.rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / pace.rate
        self._left -= 1
        return 0.0


class Buckets:
    """One bucket for each of many; the one unused for longest makes room."""

    def __init__(self, pace: Pace, clock: Callable[[], float], most: int = 10_000) -> None:
        self._pace = pace
        self._clock = clock
        self._most = most
        self._each: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> float:
        """Take one out of the bucket of that name, and say how long to wait if there is none."""
        now = self._clock()
        bucket = self._each.get(name)
        if bucket is None:
            bucket = self._each[name] = Bucket(self._pace, now)
            if len(self._each) > self._most:
                self._each.popitem(last=False)
        self._each.move_to_end(name)
        return bucket.take(now)
