"""Everything that a viewer can get out of a real server about one match, as bytes.

The whole application runs, without a network: what it sends is taken from its hands,
headers and all. Time stands still and visible chance is seeded, so that two worlds that
were told alike must give the same bytes, in the same number and order.

One function is blinded: the salted hash of a field differs between two worlds by design, so
here it is taken over seat and salt alone. Nothing else is, so that what stands beside a hash,
or is made of a field in any other way, is seen as ever.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from kit.secrecy.two_worlds import commands_to_try
from kit.stores.closed_store import closed_store
from kit.stores.memory_logbook import BellHub, ManualWatch, MemoryLogbook
from seabattle.features.blocks.state import BLOCKS
from seabattle.features.blocks.store import Block, BlockList, Report
from seabattle.features.drafts.kept_draft import KeptDraft
from seabattle.features.drafts.state import FLEET_DRAFTS
from seabattle.features.drafts.store import FleetDrafts
from seabattle.features.hosting.posts.post_hook_store import PostHook, PostMark
from seabattle.features.hosting.posts.post_sender import next_post, prepare_post
from seabattle.features.notifications.notification import notifications_of
from seabattle.game import GivenCommand, Seat
from seabattle.game.codec import encode_json
from seabattle.matches import Match
from seabattle.matches import state as match_state
from seabattle.matches.event import Chair, GameWentOn, MatchOpened, PageBody, SeatTaken, SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import MatchId, Page, PlayerId
from seabattle.matches.service import Service
from seabattle.matches.state import card_of
from seabattle.rules import Ship
from seabattle.server.api import matches
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.context import ServerContext, ServerSettings
from seabattle.server.http.rate_limit import UNLIMITED
from seabattle.server.http.session import COOKIE, SignedSession
from seabattle.server.http.visitor import Visitor
from seabattle.server.live.listener import Listener
from seabattle.server.live.stream import Resume, first_messages, next_messages
from seabattle.server.run.asgi_app import make_app, server_parts
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.server.work.worker_process import Finished
from seabattle.store import Store
from seabattle.store.administration.administration import Administration
from seabattle.store.administration.session_list import DAY, Session
from seabattle.store.pending_page import ChainedPage, chain_page, new_tip, prepare_page
from seabattle.store.people import People, Player, Token
from seabattle.store.record_key import RecordKeys
from seabattle.views import Viewer, why_not_in_view

MATCH = MatchId("0123456789abcdef")
AT = 1_000_000
SESSION = "5" * 32
SEED = sha256(b"the seed of every match here").digest()


def player_at(seat: int) -> PlayerId:
    """Who sits on a seat; the same word is their token."""
    return PlayerId(f"seat-{seat}")


class SmallOffice(Administration):
    """An administration without a database: every visitor has one session."""

    def __init__(self) -> None:
        """No match was deleted."""
        self.deleted: set[MatchId] = set()

    async def sessions_of(self, player: PlayerId) -> list[Session]:
        """The session of a player."""
        return [Session(SESSION, player, AT, "Firefox, Linux")]

    async def hidden_matches(
        self, player: PlayerId, matches: Sequence[MatchId]
    ) -> frozenset[MatchId]:
        """No player has hidden a match."""
        return frozenset()

    async def is_deleted(self, match: MatchId) -> bool:
        """Whether a match was there, and was deleted."""
        return match in self.deleted


class SmallBlocks(BlockList):
    """Every player has blocked the one on the second seat, who has blocked no player."""

    def __init__(self) -> None:
        """There is no database."""

    async def blocks_of(self, player: PlayerId) -> list[Block]:
        """Whom a player has blocked."""
        other = player_at(1)
        return [] if player == other else [Block(player, other, "b" * 32, "Player 1", AT)]

    async def block(self, player: PlayerId, other: PlayerId, name: str) -> Block:
        """Do nothing: the blocks of this class are fixed."""
        return Block(player, other, "b" * 32, name, AT)

    async def blocked_around(self, player: PlayerId) -> frozenset[PlayerId]:
        """The players whom a player must not meet."""
        return frozenset(each.other for each in await self.blocks_of(player))

    async def report(self, report: Report) -> bool:
        """Drop the report: the tests do not read it."""
        return True


class TokenPeople(People):
    """Players who are known by their token alone: it is their name."""

    def __init__(self) -> None:
        """There is nothing behind them."""

    async def player(self, player: PlayerId) -> Player | None:
        """The player with an id."""
        return Player(player, f"Player {player}", AT)

    async def new_visitor(self, name: str, device: str) -> tuple[Player, Session]:
        """A new visitor, always with the same id."""
        player = PlayerId("newcomer")
        return Player(player, "Newcomer", AT), Session(SESSION, player, AT, device)

    async def record_keys(self) -> RecordKeys:
        """The same key for every world."""
        return RecordKeys(bytes(32), ())

    async def token_owner(self, text: str) -> Token | None:
        """The token behind what a bot shows."""
        return Token("0" * 64, PlayerId(text), ("play", "read"), AT)


class MemoryDrafts(FleetDrafts):
    """Drafts of fleets in memory."""

    def __init__(self) -> None:
        """There is nothing behind them."""
        self.drafts: dict[tuple[MatchId, PlayerId], KeptDraft] = {}

    async def draft_of(self, match: MatchId, player: PlayerId) -> KeptDraft | None:
        """The ships that a player has laid so far."""
        return self.drafts.get((match, player))

    async def save_draft(
        self, match: MatchId, player: PlayerId, ships: bytes, made_on: int
    ) -> KeptDraft | None:
        """Keep a draft, whichever was there."""
        kept = KeptDraft(match, player, made_on + 1, ships)
        self.drafts[match, player] = kept
        return kept

    async def drop_drafts(self, match: MatchId, player: PlayerId | None = None) -> bool:
        """Throw a draft away."""
        return self.drafts.pop((match, player or player_at(0)), None) is not None


class SmallStore(Store, frozen=True):
    """A store without a database: players are known by their tokens."""

    @property
    def people(self) -> People:
        """Players who are known by their token alone."""
        return TokenPeople()

    @property
    def administration(self) -> Administration:
        """One session for each visitor."""
        return SmallOffice()


class InlinePools(WorkerPools):
    """Work that is done on the spot, where a leak that was planted is within reach."""

    def pool(self, lane: WorkLane) -> Any:
        """The same for all."""
        return InlinePool()


class InlinePool:
    """A pool without processes."""

    def check_room(self, owner: str) -> None:
        """There is always room."""

    async def run_prepared(self, owner: str, make: Any, settle: Any = None) -> Finished[Any]:
        """Do it now."""
        try:
            return Finished(0.0, make(0.0)())
        except Exception as error:  # noqa: BLE001 -- As a worker process does it.
            return Finished(0.0, error=error)


@lru_cache(maxsize=1)
def _context() -> tuple[ServerContext, Any]:
    """A house whose matches are exchanged from question to question."""
    service = Service(MemoryLogbook(), BellHub().bell(), ManualWatch(AT), secret=b"x")
    context = ServerContext(
        service,
        closed_store(service.logbook, service.watch, SmallStore),
        key=b"x",
        workers=InlinePools(),
        settings=ServerSettings(limits=UNLIMITED),
        parts=server_parts(),
        clock=lambda: 0.0,
    )
    BLOCKS.put(context, SmallBlocks())
    FLEET_DRAFTS.put(context, MemoryDrafts())
    # Streams end after what there is to say.
    context.closing.set()
    return context, make_app(context)


async def _open_context() -> tuple[ServerContext, Any]:
    """The same house; its first stone is laid where an event loop runs."""
    return _context()


def _logbook(match: Match) -> MemoryLogbook:
    """The log of a live match in which just this has happened."""
    ruleset = match.ruleset
    chairs = (Chair(),) * ruleset.seats
    opened = MatchOpened(
        ruleset, ruleset.name, player_at(0), chairs, listed=True, hints=True, seed=SEED.hex()
    )
    seated = [
        SeatTaken(Seat(seat), player_at(seat), f"Player {seat}", SitterKind.BOT)
        for seat in range(ruleset.seats)
    ]
    bodies = [PageBody((opened, *seated))]
    bodies += [
        PageBody((GameWentOn(GivenCommand(each.seat, each.command), each.events),))
        for each in match.journal
    ]
    pages = [Page(seq, f"page {seq}", AT, encode_json(body)) for seq, body in enumerate(bodies, 1)]
    live = LiveMatch(MATCH, pages[0])
    for page in pages[1:]:
        live.apply_page(page)
    logbook = MemoryLogbook()
    logbook.kept[MATCH] = pages
    logbook.index[MATCH] = card_of(MATCH, AT, live.state)
    return logbook


def letters_to(logbook: MemoryLogbook, viewer: Viewer) -> list[object]:
    """What the outbox would hold for a viewer, page by page; an id is drawn, and left out."""
    first, *pages = logbook.kept[MATCH]
    live, tip = LiveMatch(MATCH, first), new_tip(MATCH)
    found: list[object] = []
    for page in (first, *pages):
        if page is not first:
            live.apply_page(page)
        card = card_of(MATCH, AT, live.state)
        entry = chain_page(prepare_page(MATCH, page, card), tip, None)
        assert isinstance(entry, ChainedPage)
        tip = entry.tip
        found += [
            (letter.match, letter.kind, letter.body, len(letter.id), at)
            for letter, at, _ in notifications_of([entry])
            if viewer is not None and letter.player == player_at(viewer)
        ]
    return found


def obtain_everything(
    match: Match, viewer: Viewer, drafts: Sequence[tuple[Ship, ...]] = ()
) -> Iterable[object]:
    """All that a viewer can obtain, channel after channel.

    Before that the first seat has saved these *drafts* of its fleet, one after the other.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_state, "commit_field", blind_hash)
        return _obtain_everything(match, viewer, drafts)


COMPANY: tuple[dict[str, Any], ...] = (
    {"type": "say-phrase", "phrase": "ouch"},
    {"type": "say-phrase", "phrase": "thanks"},
    {"type": "offer-pause", "days": 7},
    {"type": "refuse-pause"},
    {"type": "seat-computer", "bot": "scatter"},
)
"""What people ask of each other: what comes of it must not depend on what a seat may not know."""


def blind_hash(seat: Seat, salt: bytes, _ships: Iterable[Ship]) -> str:
    """The hash of a field that says nothing of it."""
    return sha256(b"blind" + bytes([seat]) + salt).hexdigest()


def _obtain_everything(
    match: Match, viewer: Viewer, drafts: Sequence[tuple[Ship, ...]]
) -> Iterable[object]:
    context, app = asyncio.run(_open_context())
    context.service = Service(
        _logbook(match), BellHub().bell(), ManualWatch(AT), secret=b"x", chance=Random(1)
    )
    context.metrics = Metrics()
    changes = asyncio.run(_follow_changes(context, viewer))
    posts = asyncio.run(_obtain_letters(context))
    drafts_kept = FLEET_DRAFTS.of(context)
    assert isinstance(drafts_kept, MemoryDrafts)
    drafts_kept.drafts.clear()
    asyncio.run(_save_drafts(app, drafts))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "SYSTEM", Random(1))
        found = asyncio.run(_obtain_all(app, match, viewer))
        found += asyncio.run(_obtain_with_session(context, app, viewer))
    # The operator may play on the server, too.
    letters = letters_to(_logbook(match), viewer)
    return [*found, *changes, *letters, *posts, without_times(context.metrics.render())]


async def _save_drafts(app: Any, drafts: Sequence[tuple[Ship, ...]]) -> None:
    headers = {"authorization": f"Bearer {player_at(0)}"}
    path = f"/api/matches/{MATCH}/fleet-draft"
    # A player who asks counts as present; so does one who saves nothing.
    await ask_server(app, "GET", path, headers)
    for version, ships in enumerate(drafts):
        body = {"ships": to_builtins(ships), "version": version}
        status, _, answer = await ask_server(app, "PUT", path, headers, body)
        assert status == 200, answer


async def _follow_changes(context: ServerContext, viewer: Viewer) -> list[bytes]:
    """All messages of a socket to a viewer who was there from the beginning and wants changes."""
    logbook = context.service.logbook
    assert isinstance(logbook, MemoryLogbook)
    first, *pages = logbook.kept[MATCH]
    live = LiveMatch(MATCH, first)
    visitor = None if viewer is None else Visitor(player_at(viewer), SitterKind.BOT)
    resume = Resume(None, views=True, lang="ru")
    listener = Listener(context, live, visitor, resume.lang)
    said = first_messages(listener, resume)
    for page in pages:
        live.apply_page(page)
        said += next_messages(listener, resume, changes=True)
    return [encode_json(each) for each in said]


async def _obtain_all(app: Any, match: Match, viewer: Viewer) -> list[object]:
    headers = {} if viewer is None else {"authorization": f"Bearer {player_at(viewer)}"}
    here = f"/api/matches/{MATCH}"
    paths = [
        *("/api/matches?phase=playing", "/api/matches?phase=placing", "/api/matches/mine"),
        "/api/sessions",
        *(here, f"{here}/view", f"{here}/stream?after=0", f"{here}/stream", f"{here}/links"),
        *(f"{here}/random-fleet", f"{here}/record", f"{here}/socket", f"{here}/hint"),
        *(f"{here}/view?lang=en", f"{here}/log?lang=it", f"{here}/stream?after=0&lang=ru"),
        *(f"{here}/rules?lang=en", f"{here}/replay?lang=it", f"{here}/picture.svg?lang=ru"),
        *(f"{here}/post?lang=en", f"{here}/fleet-draft", f"{here}/chart?lang=ru"),
        *(f"{here}/round.svg?lang=it", f"{here}/post?format=html&lang=it&links=true"),
        f"{here}/presence",
        *(f"{here}/post?format=bbcode&lang=ru", f"{here}/post?round=2&deadline=soon"),
    ]
    found: list[object] = [await ask_server(app, "GET", path, headers) for path in paths]
    berth = {"ship_class": match.ruleset.fleet[0].name}
    found.append(await ask_server(app, "POST", f"{here}/berths?lang=ru", headers, berth))
    refused = list(_wishes(match, viewer))
    for wish, harmless in refused[:20]:
        question = {"command": wish}
        found.append(await ask_server(app, "POST", f"{here}/why-not", headers, question))
        if not harmless:
            order = {"id": f"w{len(found)}", "request": {"type": "act", "command": wish}}
            found.append(await ask_server(app, "POST", f"{here}/commands", headers, order))
    unfit = [wish for wish, fine in refused if not fine]
    found += await _talk(app, f"{here}/socket", headers, unfit)
    found += await _talk(app, f"{here}/socket?after=0&views=true&lang=it", headers, unfit)
    for number, request in enumerate(COMPANY):
        order = {"id": f"c{number}", "request": request}
        found.append(await ask_server(app, "POST", f"{here}/commands", headers, order))
    pages = ("/readyz", "/version", here, f"{here}/log?lang=en", f"/match/{MATCH}")
    found += [await ask_server(app, "GET", path, {}) for path in pages]
    return found


async def _obtain_letters(context: ServerContext) -> list[object]:
    """Every post that a host's hook is sent, and how many there are."""
    live = await context.service.load_match(MATCH)
    assert live is not None
    await live.prepare_view(None)
    mark, found = PostMark(MATCH, PlayerId("host")), list[object]()
    with suppress(Denied):
        while (step := await next_post(live, mark)) is not None:
            mark, news = step
            found.append((mark.posted, mark.ended))
            for body in ("standard", "discord"):
                hook = PostHook(mark.host, "", body, "bbcode", "https://sea.example")
                found.append(prepare_post(live, news, hook, "ru")())
    return found


async def _obtain_with_session(context: ServerContext, app: Any, viewer: Viewer) -> list[object]:
    """What takes a session, and what is left of a match when an operator has deleted it."""
    headers = {"sec-fetch-site": "same-origin"}
    if viewer is not None:
        shown = SignedSession(player_at(viewer), SESSION, context.service.watch.now() // DAY)
        signed = context.session_signer.sign_session(shown)
        headers["cookie"] = f"{COOKIE}={signed}"
    here = f"/api/matches/{MATCH}"
    found: list[object] = [
        await ask_server(app, "GET", path, headers)
        for path in ("/api/sessions", "/api/blocks", f"{here}/blocked-seats")
    ]
    for seat in range(2):
        somebody = {"match": MATCH, "seat": seat}
        found.append(await ask_server(app, "POST", "/api/blocks", headers, somebody))
        report = somebody | {"reason": "cheating"}
        found.append(await ask_server(app, "POST", "/api/reports", headers, report))
    found.append(await ask_server(app, "DELETE", here, headers))
    office, logbook = context.administration, context.service.logbook
    assert isinstance(office, SmallOffice)
    assert isinstance(logbook, MemoryLogbook)
    del logbook.kept[MATCH], logbook.index[MATCH]
    office.deleted.add(MATCH)
    context.service.forget_match(MATCH)
    try:
        found += [await ask_server(app, "GET", path, headers) for path in _after_deletion(here)]
        order = {"id": "late", "request": {"type": "act", "command": {"type": "resign"}}}
        found.append(await ask_server(app, "POST", f"{here}/commands", headers, order))
        found.append(await ask_server(app, "DELETE", here, headers))
        found += await _talk(app, f"{here}/socket?after=0", headers, [])
    finally:
        office.deleted.clear()
    return found


def _after_deletion(here: str) -> list[str]:
    about = ("", "/view", "/log?lang=en", "/record", "/replay?lang=it", "/picture.svg?lang=ru")
    lists = ("/api/matches?phase=playing", "/api/matches/mine")
    return [*(f"{here}{path}" for path in about), f"{here}/stream?after=0", *lists]


def _wishes(match: Match, viewer: Viewer) -> Iterable[tuple[dict[str, Any], bool]]:
    """Commands of all kinds, and whether they would be carried out."""
    for command in commands_to_try(match, viewer):
        said: dict[str, Any] = to_builtins(command)
        yield said, why_not_in_view(match.view(viewer), command) is None


def without_times(page: bytes) -> list[bytes]:
    """The metrics without those of time, which have no secrets but are never the same."""
    times = (b"_created", b"_sum", b"_processor_seconds", b"_loop_lag_seconds")
    return [line for line in page.splitlines() if not any(word in line for word in times)]


async def ask_server(
    app: Any, method: str, path: str, headers: dict[str, str], body: Any = None
) -> tuple[int, list[Any], bytes]:
    """Status, headers and body of an answer."""
    raw = b"" if body is None else json.dumps(body).encode()
    scope = _scope("http", path, headers | {"content-type": "application/json"})
    scope["method"] = method
    messages: list[Any] = []
    waiting = [{"type": "http.request", "body": raw, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        messages.append(message)

    await app(scope, receive, send)
    # A failing operation tells a viewer nothing, and so would hide what it leaks.
    assert messages[0]["status"] != 500, path
    whole = b"".join(each.get("body", b"") for each in messages[1:])
    return messages[0]["status"], sorted(messages[0]["headers"]), whole


def _scope(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }


async def _talk(
    app: Any, path: str, headers: dict[str, str], wishes: list[dict[str, Any]]
) -> list[object]:
    """All that a socket says, to some commands that are refused."""
    texts = ["rubbish", "{}"]
    texts += [
        json.dumps({"id": f"s{number}", "request": {"type": "act", "command": wish}})
        for number, wish in enumerate(wishes[:5])
    ]
    waiting: list[Any] = [{"type": "websocket.connect"}]
    waiting += [{"type": "websocket.receive", "text": text} for text in texts]
    waiting.append({"type": "websocket.disconnect", "code": 1000})
    heard: list[object] = []

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        heard.append(sorted(message.items(), key=str))

    await app(_scope("websocket", path, headers), receive, send)
    return heard
