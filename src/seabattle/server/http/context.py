"""The application context: everything a request may need, in one place."""

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import Bell, LogbookDamaged, MatchId, PlayerId, Presence
from seabattle.matches.refusal import MatchDeleted, NoSuchMatch
from seabattle.matches.service import Service, damage_refusal
from seabattle.rules import Ruleset
from seabattle.server.http.access_control import AccessControl
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.connection_limit import ConnectionLimits
from seabattle.server.http.path_pattern import merge_patterns
from seabattle.server.http.rate_limit import RateLimits, TokenBuckets
from seabattle.server.http.session import SessionSigner
from seabattle.server.http.settings_section import Sections
from seabattle.server.http.tokens import TokenListeners
from seabattle.server.work.cost import thinking_cost
from seabattle.server.work.render_cache import RenderCache
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.store import Store
from seabattle.store.health import DiskUsage, StorageLimits
from seabattle.wire import MatchInfo, match_info_of

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


MeasureCheck = Callable[[Ruleset], bool]
"""Tells whether luck and skill can be measured by some rules; it crosses to a worker process."""


def measure_nothing(_: Ruleset) -> bool:
    """Measure no game: a server without a feature that does."""
    return False


class ServerSettings(Struct, frozen=True):
    """What a host may choose."""

    limits: RateLimits = RateLimits()
    connections: ConnectionLimits = ConnectionLimits()
    storage: StorageLimits = StorageLimits()
    origins: tuple[str, ...] = ()
    """Origins beside our own whose pages may ask, such as ``https://play.example``."""
    pause: float = 0.3
    """Seconds before each move of a computer player, so that a game can be followed."""
    slow_seconds: float = 30.0
    """How long a reader may leave us waiting before it is sent away."""
    names: frozenset[str] | None = None
    """Host names that the server answers to, beside addresses in numbers; nothing for any."""
    lan_url: str | None = None
    """Where others on the same network find us, such as ``http://192.168.1.5:8000``."""
    sections: Sections = {}
    """What is chosen for features; each reads its own by a key (:class:`SettingsSection`)."""


class ServerContext:
    """The application context of one server process."""

    def __init__(
        self,
        service: Service,
        store: Store,
        *,
        key: bytes,
        workers: WorkerPools | None = None,
        settings: ServerSettings | None = None,
        bell: Bell | None = None,
        parts: "Sequence[ServerPart]" = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.service = service
        self.store = store
        self.parts = parts
        """What the features that are switched on add to the server."""
        self.path_patterns = merge_patterns(parts)
        self.people = store.people
        self.administration = store.administration
        self.workers = workers or WorkerPools()
        self.metrics = self.workers.metrics
        service.damaged.count_changed = self.metrics.damaged.set
        self.settings = settings or ServerSettings()
        self.session_signer = SessionSigner(key)
        self.clock = clock
        self.closing = asyncio.Event()
        limits = self.settings.limits
        self.by_address = TokenBuckets(limits.address, clock)
        self.openings = TokenBuckets(limits.openings, clock)
        self.checks = TokenBuckets(limits.checks, clock)
        self.visitors = TokenBuckets(limits.visitors, clock)
        self.mailings = TokenBuckets(limits.mailings, clock)
        self.storage = TokenBuckets(limits.storage, clock)
        self.commands = TokenBuckets(limits.commands, clock)
        self.disk_usage: DiskUsage | None = None
        """What was last measured of the disk that the database is on."""
        self.address_budgets = TokenBuckets(limits.processor, clock)
        self.table_budgets = TokenBuckets(limits.table, clock)
        self.lone_bot_budgets = TokenBuckets(limits.lone_bots, clock)
        self.renderings = RenderCache()
        service.add_observer(self._forget_renderings)
        self.listeners: Counter[str] = Counter()
        self.on_close: set[Callable[[], None]] = set()
        self.token_listeners = TokenListeners(self.people, bell)
        self._key = key
        service.is_deleted = self.administration.is_deleted
        self.access = AccessControl(self.administration, service, self.token_listeners.check_soon)

    @property
    def disk_nearly_full(self) -> bool:
        """Whether only games that have begun should go on."""
        usage = self.disk_usage
        return usage is not None and self.settings.storage.is_exceeded(usage)

    def derive_key(self, label: bytes) -> bytes:
        """A key for one purpose, the same at every node of this server."""
        return hmac.digest(self._key, label, sha256)

    def change_settings(self, settings: ServerSettings) -> None:
        """Go by other settings from now on; nobody who is connected is sent away for it."""
        self.settings = settings
        limits = settings.limits
        self.by_address.change_pace(limits.address)
        self.openings.change_pace(limits.openings)
        self.checks.change_pace(limits.checks)
        self.visitors.change_pace(limits.visitors)
        self.mailings.change_pace(limits.mailings)
        self.storage.change_pace(limits.storage)
        self.commands.change_pace(limits.commands)
        self.address_budgets.change_pace(limits.processor)
        self.table_budgets.change_pace(limits.table)
        self.lone_bot_budgets.change_pace(limits.lone_bots)

    async def load_match(
        self, match: str, player: PlayerId | None = None, address: str | None = None
    ) -> LiveMatch:
        """The match of that name, ready to be shown, or :class:`Denied`.

        *address* is that of a viewer who looks at the match, and at none where this is read for
        the server's own ends.
        """
        try:
            live = await self.service.load_match(MatchId(match))
        except LogbookDamaged as damaged:
            raise Denied(damage_refusal(damaged)) from None
        if live is None:
            deleted = await self.was_deleted(MatchId(match))
            raise Denied(MatchDeleted() if deleted else NoSuchMatch())
        await live.prepare_view(None)
        await live.prepare_view(live.state.seat_of(player))
        if address is not None:
            self.service.note_look(live, address)
        return live

    def charge_lone_bot(self, live: LiveMatch, bot: str) -> float:
        """Charge the last viewer of computers that play alone for a move of one of them.

        Returns how many seconds to wait where the budget of that address is spent. It is another
        budget than that of requests: a player who also watches a game is refused nothing.
        """
        return self.lone_bot_budgets.take(live.audience.address, thinking_cost(bot))

    def note_visitors(self, *players: PlayerId) -> None:
        """Tell the features that visitors have just been seen."""
        for part in self.parts:
            for note in part.visitors_seen:
                note(self, players)

    async def note_planned_match(self, match: MatchId, plan: MatchPlan, host: PlayerId) -> None:
        """Tell the features that a visitor opens a match, before anything happens in it."""
        for part in self.parts:
            for note in part.match_planned:
                await note(self, match, plan, host)

    async def note_order_while_placing(self, live: LiveMatch, player: PlayerId) -> None:
        """Tell the features that an order was carried out at a table where fleets were placed."""
        for part in self.parts:
            for note in part.order_done_while_placing:
                await note(self, live, player)

    async def players_to_avoid(self, player: PlayerId | None) -> frozenset[PlayerId]:
        """All players whom the server must not bring together with a visitor."""
        if player is None:
            return frozenset()
        found = [await find(self, player) for part in self.parts for find in part.avoided_players]
        return frozenset().union(*found)

    def nearest_presence(self, players: Iterable[PlayerId]) -> Presence | None:
        """How near the nearest of some players is; nothing where no feature knows."""
        for part in self.parts:
            if part.nearest_presence is not None:
                return part.nearest_presence(self, players)
        return None

    @property
    def can_prove(self) -> bool:
        """Whether a feature checks and makes the proofs of sealed tables."""
        return any(part.open_prover is not None for part in self.parts)

    @property
    def can_measure(self) -> MeasureCheck:
        """Whether luck and skill can be measured by some rules."""
        found = (part.can_measure for part in self.parts if part.can_measure is not None)
        return next(found, measure_nothing)

    async def was_deleted(self, match: MatchId) -> bool:
        """Whether there was such a match."""
        return await self.administration.is_deleted(match)

    def _forget_renderings(self, live: LiveMatch, _here: bool) -> None:  # noqa: FBT001 -- Called by the service alone.
        if live.deleted:
            self.renderings.forget(live)

    def match_info(self, live: LiveMatch) -> MatchInfo:
        """What everybody may know of a match beside its game."""
        service = self.service
        return match_info_of(
            live.match, live.state, service.watch.now(), service.elapsed_time(live)
        )

    def close(self) -> None:
        """Let every stream end; sockets are closed by the server."""
        self.closing.set()
        for wake in tuple(self.on_close):
            wake()
