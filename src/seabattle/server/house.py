"""The house in which the tables stand: everything a request may need, in one place."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from seabattle.matches.live import Live
from seabattle.matches.port import Bell, MatchId, Thinker
from seabattle.matches.refusal import NoSuchMatch
from seabattle.matches.service import Service
from seabattle.server.bearer import Bearers
from seabattle.server.bucket import Buckets, Limits
from seabattle.server.gauge import Gauges
from seabattle.server.passport import PassportOffice
from seabattle.server.refusal import Denied
from seabattle.server.yard import Yard
from seabattle.store.people import People
from seabattle.wire import Company, company_of


class Settings(Struct, frozen=True):
    """What a host may choose."""

    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Origins beside our own whose pages may ask, such as ``https://play.example``."""
    pause: float = 0.3
    """Seconds before each move of a computer player, so that a game can be followed."""
    slow_seconds: float = 30.0
    """How long a reader may leave us waiting before it is sent away."""


class House:
    """One process of a server."""

    def __init__(
        self,
        service: Service,
        people: People,
        *,
        key: bytes,
        thinker: Thinker,
        yard: Yard,
        settings: Settings | None = None,
        bell: Bell | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.service = service
        self.people = people
        self.thinker = thinker
        self.yard = yard
        self.settings = settings or Settings()
        self.office = PassportOffice(key)
        self.clock = clock
        self.closing = asyncio.Event()
        self.gauges = Gauges()
        limits = self.settings.limits
        self.by_address = Buckets(limits.address, clock)
        self.openings = Buckets(limits.openings, clock)
        self.checks = Buckets(limits.checks, clock)
        self.visitors = Buckets(limits.visitors, clock)
        self.listeners: Counter[str] = Counter()
        self.on_close: set[Callable[[], None]] = set()
        self.bearers = Bearers(people, bell)

    async def live(self, match: str) -> Live:
        """The match of that name, or :class:`Denied`."""
        live = await self.service.live(MatchId(match))
        if live is None:
            raise Denied(NoSuchMatch())
        return live

    def company(self, live: Live) -> Company:
        """What everybody may know of a match beside its game."""
        service = self.service
        return company_of(live.match, live.sitting, service.watch.now(), service.spent(live))

    def close(self) -> None:
        """Let every stream end; sockets are closed by the server."""
        self.closing.set()
        for wake in tuple(self.on_close):
            wake()
