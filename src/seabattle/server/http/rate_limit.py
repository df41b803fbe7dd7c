"""Rate limits by token bucket: so many at once (burst), so many a second (rate).

The least recently used buckets are evicted.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated

from msgspec import Meta, Struct

IPV6_PREFIX = 64
"""Bits of an IPv6 address that tell one household from another; the rest is theirs to choose."""


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), IPV6_PREFIX), strict=False))


Amount = Annotated[float, Meta(gt=0, le=1e9)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
"""What a host may choose as a limit."""


class RateLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """How often something may be done."""

    rate: Amount
    """In the long run, each second."""
    burst: Amount
    """At once."""


class RateLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """All the paces of a server."""

    socket: RateLimit = RateLimit(10, 20)
    """Messages of one socket."""
    address: RateLimit = RateLimit(50, 200)
    """Requests of one address."""
    openings: RateLimit = RateLimit(0.5, 30)
    """Matches opened from one address."""
    checks: RateLimit = RateLimit(1, 60)
    """Rule files checked for one address: as many as somebody changes who builds one."""
    visitors: RateLimit = RateLimit(0.5, 60)
    """New visitors, sessions, links to another device and tokens from one address."""
    mailings: RateLimit = RateLimit(0.001, 10)
    """Links to mailboxes that are asked for from one address."""
    storage: RateLimit = RateLimit(4_000, 4_000_000)
    """Bytes that are stored for one address, beside moves."""
    commands: RateLimit = RateLimit(100, 2_000)
    """Commands to matches from one address, over sockets or not."""
    sockets: Count = 200
    """Open sockets and streams of one address."""
    processor: RateLimit = RateLimit(0.5, 20)
    """Processor seconds that are worked for one address."""
    table: RateLimit = RateLimit(2, 80)
    """Processor seconds that are worked for all who ask about one table."""
    lone_bots: RateLimit = RateLimit(0.2, 2)
    """Processor seconds of bots that play among computers alone, for one address that looks."""


UNLIMITED = RateLimits(
    socket=RateLimit(1e9, 1e9),
    address=RateLimit(1e9, 1e9),
    openings=RateLimit(1e9, 1e9),
    checks=RateLimit(1e9, 1e9),
    visitors=RateLimit(1e9, 1e9),
    mailings=RateLimit(1e9, 1e9),
    storage=RateLimit(1e9, 1e9),
    commands=RateLimit(1e9, 1e9),
    sockets=1_000_000,
    processor=RateLimit(1e9, 1e9),
    table=RateLimit(1e9, 1e9),
    lone_bots=RateLimit(1e9, 1e9),
)
"""For measurements on one's own machine."""


class TokenBucket:
    """One bucket. It fills with time, and everything that is done takes one out."""

    __slots__ = ("_at", "_left", "pace")

    def __init__(self, pace: RateLimit, now: float) -> None:
        self.pace = pace
        """Whoever changes it changes nothing of what was taken out."""
        self._left = pace.burst
        self._at = now

    def take(self, now: float, count: float = 1) -> float:
        """Take some out, and say how long to wait if there are too few; 0 is well done."""
        pace = self.pace
        count = min(count, pace.burst)
        self._left = min(pace.burst, self._left + max(0.0, now - self._at) * pace.rate)
        self._at = now
        if self._left < count:
            return (count - self._left) / pace.rate
        self._left -= count
        return 0.0

    def put_back(self, amount: float) -> None:
        """Put back what was not needed; less than nothing, where more was (a debt)."""
        self._left = min(self.pace.burst, self._left + amount)


class TokenBuckets:
    """One bucket for each of many; the one unused for longest makes room."""

    def __init__(self, pace: RateLimit, clock: Callable[[], float], most: int = 10_000) -> None:
        self._pace = pace
        self._clock = clock
        self._most = most
        self._each: OrderedDict[str, TokenBucket] = OrderedDict()

    def change_pace(self, pace: RateLimit) -> None:
        """Count at another pace from now on; whoever has used up much has still done so."""
        self._pace = pace
        for bucket in self._each.values():
            bucket.pace = pace

    def take(self, name: str, amount: float = 1) -> float:
        """Take out of the bucket of that name, and say how long to wait if there is too little."""
        now = self._clock()
        bucket = self._each.get(name)
        if bucket is None:
            bucket = self._each[name] = TokenBucket(self._pace, now)
            if len(self._each) > self._most:
                self._each.popitem(last=False)
        self._each.move_to_end(name)
        return bucket.take(now, amount)

    def put_back(self, name: str, amount: float) -> None:
        """Put back into the bucket of that name what was not needed, or take what was missing."""
        bucket = self._each.get(name)
        if bucket is not None:
            bucket.put_back(amount)
