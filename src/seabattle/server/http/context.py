"""The application context: everything a request may need, in one place."""

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

from msgspec import Struct

from seabattle.features.blocks.store import BlockList
from seabattle.features.daily.store import DailySeas
from seabattle.features.devices.store import VisitorKeys
from seabattle.features.exhibition.exhibition_game import Exhibitions
from seabattle.features.hosting.post_hook_store import PostHooks
from seabattle.features.hosting.sign_up_store import SignUps
from seabattle.features.lobby.presence import PresenceBoard
from seabattle.features.lobby.waiting_room import WaitingRoom
from seabattle.features.notifications.mail import MailBox, MailSettings
from seabattle.features.notifications.outbox import Outbox
from seabattle.features.notifications.push import PushSender, PushSettings
from seabattle.features.statistics.store import MatchFigures
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import Bell, LogbookDamaged, MatchId, PlayerId
from seabattle.matches.refusal import MatchDeleted, NoSuchMatch
from seabattle.matches.service import Service, damage_refusal
from seabattle.server.http.access_control import AccessControl
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.connection_limit import ConnectionLimits
from seabattle.server.http.rate_limit import RateLimits, TokenBuckets
from seabattle.server.http.session import SessionSigner
from seabattle.server.http.tokens import TokenListeners
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.cost import thinking_cost
from seabattle.server.work.render_cache import RenderCache
from seabattle.server.work.text_cache import TextCache
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.store.administration.administration import Administration
from seabattle.store.health import DiskUsage, StorageLimits, StoreHealth
from seabattle.store.people import People
from seabattle.wire import MatchInfo, match_info_of


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
    private_hooks: bool = False
    """Whether letters may go to addresses in private networks, and without encryption."""
    mail: MailSettings | None = None
    """The mail server that people are told by, where they want that."""
    push: PushSettings | None = None
    """How push hosts are told who we are, where browsers may be told of a turn."""
    exhibition: bool = True
    """Whether two computer players can be watched."""
    names: frozenset[str] | None = None
    """Host names that the server answers to, beside addresses in numbers; nothing for any."""
    lan_url: str | None = None
    """Where others on the same network find us, such as ``http://192.168.1.5:8000``."""


class ServerContext:
    """The application context of one server process."""

    def __init__(
        self,
        service: Service,
        people: People,
        *,
        key: bytes,
        workers: WorkerPools | None = None,
        metrics: Metrics | None = None,
        settings: ServerSettings | None = None,
        bell: Bell | None = None,
        health: StoreHealth | None = None,
        administration: Administration | None = None,
        daily: DailySeas | None = None,
        waiting_room: WaitingRoom | None = None,
        presence: PresenceBoard | None = None,
        outbox: Outbox | None = None,
        keys: VisitorKeys | None = None,
        blocks: BlockList | None = None,
        sign_ups: SignUps | None = None,
        post_hooks: PostHooks | None = None,
        figures: MatchFigures | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.service = service
        self.people = people
        self.metrics = metrics or Metrics()
        service.damaged.count_changed = self.metrics.damaged.set
        self.workers = workers or WorkerPools(self.metrics)
        self.settings = settings or ServerSettings()
        self.session_signer = SessionSigner(key)
        self.clock = clock
        self.closing = asyncio.Event()
        self.health = health or StoreHealth()
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
        self.analyses = TextCache()
        self.exhibitions = Exhibitions()
        service.add_observer(self._forget_renderings)
        self.listeners: Counter[str] = Counter()
        self.on_close: set[Callable[[], None]] = set()
        self.token_listeners = TokenListeners(people, bell)
        self.daily = daily
        self.administration = administration
        self.waiting_room = waiting_room
        self.outbox = outbox
        self._mail_key = hmac.digest(key, b"mail", sha256)
        self._push_seed = hmac.digest(key, b"push", sha256)
        self.push_sender = self._new_push_sender()
        self.presence = presence or PresenceBoard(None, service.watch.now)
        self.keys = keys
        self.blocks = blocks
        self.sign_ups = sign_ups
        self.post_hooks = post_hooks
        self.figures = figures
        if administration is not None:
            service.is_deleted = administration.is_deleted
        self.access = AccessControl(administration, service, self.token_listeners.check_soon)

    @property
    def disk_nearly_full(self) -> bool:
        """Whether only games that have begun should go on."""
        usage = self.disk_usage
        return usage is not None and self.settings.storage.is_exceeded(usage)

    @property
    def mail_box(self) -> MailBox | None:
        """The way by which e-mail is sent, where the operator has named a mail server."""
        mail = self.settings.mail
        return None if mail is None else MailBox(mail, self._mail_key)

    def _new_push_sender(self) -> PushSender | None:
        """The way by which browsers are told, where the operator has named a contact."""
        push = self.settings.push
        return None if push is None else PushSender(push, self._push_seed)

    def change_settings(self, settings: ServerSettings) -> None:
        """Go by other settings from now on; nobody who is connected is sent away for it."""
        self.settings = settings
        self.push_sender = self._new_push_sender()
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

    async def blocked_around(self, player: PlayerId | None) -> frozenset[PlayerId]:
        """Everybody with whom somebody must not be brought together."""
        if player is None or self.blocks is None:
            return frozenset()
        return await self.blocks.blocked_around(player)

    async def was_deleted(self, match: MatchId) -> bool:
        """Whether there was such a match."""
        return self.administration is not None and await self.administration.is_deleted(match)

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
