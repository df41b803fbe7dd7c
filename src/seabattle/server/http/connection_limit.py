"""Limits at the edge, without a proxy: how a connection may behave, and how many there may be.

Whoever opens a connection has said nothing yet, so everything here is counted by address;
what is asked on a connection has rate limits of its own.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from uvicorn.middleware.proxy_headers import _TrustedHosts

from seabattle.server.http.rate_limit import Amount, Count, RateLimit, TokenBuckets, address_key


class ConnectionLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one connection may take of us, and one address."""

    header_bytes: Count = 16_384
    """The request line and all headers of one request."""
    header_seconds: Amount = 10.0
    """From the opening of a connection, or the first byte of a request, to the end of its head."""
    body_seconds: Amount = 20.0
    """From there to the end of the body."""
    idle_seconds: Count = 30
    """Between an answer and the next request."""
    brake_seconds: Amount = 1.0
    """Nothing more is read from a connection for so long once it was told 429 or 503."""
    connections: Count = 300
    """Open at once from one address."""
    opened: RateLimit = RateLimit(50, 300)
    """Connections opened from one address."""
    frames: RateLimit = RateLimit(20, 100)
    """WebSocket frames of one socket, of any kind: a message is one frame, or several."""
    total: Count = 1_000_000
    """Open at once from everywhere; a process lowers it to what the system lets it have."""


UNCOUNTED = ConnectionLimits(
    connections=1_000_000, opened=RateLimit(1e9, 1e9), frames=RateLimit(1e9, 1e9)
)
"""For measurements on one's own machine: how a connection may behave stays as it is."""


class ConnectionGate:
    """Everybody who is connected to one process, counted by address.

    A trusted proxy stands for all its visitors, so it may have as many as it likes; its
    visitors are counted by what they ask (rate limits, sockets).
    """

    def __init__(
        self,
        limits: ConnectionLimits,
        clock: Callable[[], float],
        proxy: tuple[str, ...] = (),
        on_drop: Callable[[str], None] | None = None,
    ) -> None:
        self.limits = limits
        self.clock = clock
        # The one judge of whose X-Forwarded-For is believed: uvicorn's own.
        self._trusted: Any = _TrustedHosts(list(proxy))
        self._open: Counter[str] = Counter()
        self._opened = TokenBuckets(limits.opened, clock)
        self._on_drop = on_drop
        self.total = 0

    def change_limits(self, limits: ConnectionLimits) -> None:
        """Count by other limits from now on; whoever is connected stays."""
        self.limits = limits
        self._opened.change_pace(limits.opened)

    def trusts(self, host: str) -> bool:
        """Whether a proxy of ours has that address."""
        return host in self._trusted

    def enter(self, host: str) -> str | None:
        """Count one more connection; why it cannot stay, if so. It is counted until it leaves."""
        self.total += 1
        name = address_key(host)
        self._open[name] += 1
        if self.total > self.limits.total:
            return "full"
        if self.trusts(host):
            return None
        if self._open[name] > self.limits.connections or self._opened.take(name):
            return "address"
        return None

    def leave(self, host: str) -> None:
        """Count one connection less."""
        self.total -= 1
        name = address_key(host)
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]

    def drop(self, reason: str) -> None:
        """Note that a connection was closed by us."""
        if self._on_drop is not None:
            self._on_drop(reason)
