"""Limits on connections: the server stays up without a reverse proxy in front of it."""

import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kit.servers.loopback_server import SETTINGS, LoopbackServer, open_loopback_server, seat_pair
from seabattle.server.http.connection_limit import ConnectionGate, ConnectionLimits
from seabattle.server.http.operation import source_of
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit, address_key
from seabattle.server.http.site import GOOD_FOR
from seabattle.server.http.site_bundle import load_bundle
from seabattle.server.live.http_protocol import PIECE
from seabattle.server.run.file_limit import FILES_OF_OURS, PROMISED
from seabattle.speech import LANGUAGES, say

SHORT = ConnectionLimits(header_seconds=0.3, body_seconds=0.3, idle_seconds=1)
"""Limits that a test can wait for."""

BRAKING = ConnectionLimits(brake_seconds=2.0, connections=3)
"""A brake that is not mistaken for a busy machine."""

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


class RawConnection:
    """A raw connection of a client that does not keep to the rules."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        """Send bytes, if the server still reads."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def status(self) -> int:
        """The status of the next answer, whose body is read away; 0 when there is none."""
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        length = [
            int(line.partition(b":")[2])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length:")
        ]
        await self.reader.readexactly(length[0] if length else 0)
        return int(head.split()[1])

    async def closed(self) -> bool:
        """Whether the other side hangs up."""
        try:
            return await self.reader.read(1) == b""
        except ConnectionError:
            return True


Opener = Callable[..., Awaitable[RawConnection]]


@asynccontextmanager
async def besieged(
    folder: Path,
    limits: ConnectionLimits = SHORT,
    rate: RateLimit = UNLIMITED.address,
    proxy: tuple[str, ...] = (),
) -> AsyncIterator[tuple[LoopbackServer, Opener]]:
    """A server within limits, and a way to open connections to it."""
    settings = replace(SETTINGS, connections=limits, limits=replace(UNLIMITED, address=rate))
    opened: list[RawConnection] = []
    async with asyncio.timeout(120), open_loopback_server(folder, settings, 0, proxy) as server:

        async def connect(source: str = "127.0.0.1") -> RawConnection:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", server.number, local_addr=(source, 0)
            )
            opened.append(RawConnection(reader, writer))
            return opened[-1]

        try:
            yield server, connect
        finally:
            for each in opened:
                each.writer.close()


def dropped(server: LoopbackServer, reason: str) -> float:
    """How many connections were closed for a reason."""
    found = server.context.metrics.dropped.labels(reason)._value.get()
    return float(found)


async def _until(look: Callable[[], bool]) -> None:
    """Wait until a condition holds; the deadline of the siege ends a wait that never succeeds."""
    while not look():  # noqa: ASYNC110 -- No event is set for this.
        await asyncio.sleep(0.02)


def test_one_endless_header_is_not_taken(tmp_path: Path) -> None:
    """180 MB of one header were once kept in memory for one visitor."""

    async def attack() -> None:
        async with besieged(tmp_path, ConnectionLimits()) as (server, connect):
            attacker = await connect()
            await attacker.say(b"GET /healthz HTTP/1.1\r\nX: ")
            kilobytes = 0
            while not attacker.writer.transport.is_closing() and kilobytes < 50_000:
                await attacker.say(b"x" * 1024)
                await asyncio.sleep(0)
                kilobytes += 1
            assert kilobytes < 50_000
            assert dropped(server, "header") == 1

    asyncio.run(attack())


@pytest.mark.parametrize("size", [SHORT.header_bytes + 2 * PIECE, 200_000])
def test_a_large_head_is_refused_even_if_it_comes_at_once(tmp_path: Path, size: int) -> None:
    """A single read of the system may bring a whole head that is too large."""

    async def attack() -> None:
        async with besieged(tmp_path, ConnectionLimits()) as (server, connect):
            attacker = await connect()
            many = b"".join(b"X-%d: y\r\n" % number for number in range(size // 8))[:size]
            await attacker.say(b"GET /healthz HTTP/1.1\r\n" + many + b"\r\n\r\n")
            assert await attacker.status() in {431, 0}
            assert dropped(server, "header") == 1
            patient = await connect()
            await patient.say(b"GET /healthz HTTP/1.1\r\nX: " + b"y" * 12_000 + b"\r\n\r\n")
            assert await patient.status() == 200

    asyncio.run(attack())


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: ",
        b"\r\n",
        REQUEST + b"\r\n",
        REQUEST + b"GET /hea",
        b"PATCH /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nContent-Length: 50\r\n\r\n{",
    ],
    ids=["nothing", "head", "empty line", "second line", "second head", "body", "unwanted body"],
)
def test_a_client_that_does_not_finish_its_request_is_disconnected(
    tmp_path: Path, beginning: bytes
) -> None:
    """10,000 half-open connections were once held for ever (slow loris)."""

    async def attack() -> None:
        async with besieged(tmp_path) as (server, connect):
            attacker = await connect()
            started = time.monotonic()
            await attacker.say(beginning)
            dribbling = asyncio.create_task(_dribble(attacker, beginning))
            last = 0
            while status := await attacker.status():
                last = status
            dribbling.cancel()
            assert last == 408
            assert 0.2 < time.monotonic() - started < 25
            assert dropped(server, "late") == 1

    asyncio.run(attack())


async def _dribble(attacker: RawConnection, beginning: bytes) -> None:
    """Go on with one byte now and then, which must not win more time."""
    more = b"\r\n" if beginning in {b"", b"\r\n", REQUEST + b"\r\n"} else b"x"
    if not beginning or b"healthz HTTP/1.1\r\nContent-Length" in beginning:
        return
    while True:
        await asyncio.sleep(0.1)
        await attacker.say(more)


def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    """A client that has been answered and asks nothing more makes room for others."""

    async def wait() -> None:
        async with besieged(tmp_path) as (_, connect):
            idle = await connect()
            await idle.say(REQUEST)
            assert await idle.status() == 200
            started = time.monotonic()
            assert await idle.closed()
            assert 0.5 < time.monotonic() - started < 25

    asyncio.run(wait())


def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    """One visitor cannot use up the connections of others; a closed connection frees its place."""

    async def crowd() -> None:
        async with besieged(tmp_path, ConnectionLimits(connections=3)) as (server, connect):
            held = [await connect("127.0.0.2") for _ in range(3)]
            for each in held:
                await each.say(REQUEST)
                assert await each.status() == 200
            refused = await connect("127.0.0.2")
            assert await refused.status() == 429
            assert await refused.closed()
            assert dropped(server, "address") == 1
            other = await connect("127.0.0.3")
            await other.say(REQUEST)
            assert await other.status() == 200
            held[0].writer.close()
            await _until(lambda: _gate_of(server).total == 3)
            again = await connect("127.0.0.2")
            await again.say(REQUEST)
            assert await again.status() == 200

    asyncio.run(crowd())


def test_connections_opened_too_fast_are_sent_away(tmp_path: Path) -> None:
    """Opening and closing again and again never has many open, and costs all the same."""

    async def hurry() -> None:
        limits = ConnectionLimits(opened=RateLimit(0.01, 5))
        async with besieged(tmp_path, limits) as (_, connect):
            seen = []
            for _ in range(7):
                each = await connect("127.0.0.2")
                await each.say(REQUEST)
                seen.append(await each.status())
                each.writer.close()
            assert seen[:5] == [200] * 5
            assert set(seen[5:]) <= {429, 0}

    asyncio.run(hurry())


def test_there_are_no_more_connections_than_files(tmp_path: Path) -> None:
    """The database needs files, too: the server refuses clients before it runs out of files."""

    async def crowd() -> None:
        async with besieged(tmp_path, ConnectionLimits(total=2)) as (server, connect):
            for number in (2, 3):
                each = await connect(f"127.0.0.{number}")
                await each.say(REQUEST)
                assert await each.status() == 200
            assert await (await connect("127.0.0.4")).status() == 429
            assert dropped(server, "full") == 1

    asyncio.run(crowd())


def test_a_socket_keeps_its_place_and_gives_it_back(tmp_path: Path) -> None:
    """A connection that becomes a socket is still one connection, until it is closed."""

    async def play() -> None:
        limits = ConnectionLimits(connections=40, header_seconds=1.0)
        async with besieged(tmp_path, limits) as (server, _), server.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            gate = _gate_of(server)
            before = gate.total
            async with guests[0].socket(match) as socket:
                await socket.recv()
                assert gate.total == before + 1
                # Time for the head of a request is no time for a game.
                await asyncio.sleep(1.5)
                await socket.ping()
            await _until(lambda: gate.total == before)

    asyncio.run(play())


def _gate_of(server: LoopbackServer) -> ConnectionGate:
    gate = server.host.config.http.keywords["gate"]  # type: ignore[union-attr]
    assert isinstance(gate, ConnectionGate)
    return gate


def test_a_trusted_proxy_is_not_one_visitor(tmp_path: Path) -> None:
    """All visitors come from its address; they are told apart by what it says of them."""

    async def crowd() -> None:
        proxy = ("127.0.0.2",)
        async with besieged(tmp_path, BRAKING, RateLimit(0.01, 2), proxy) as (server, connect):
            held = [await connect("127.0.0.2") for _ in range(6)]
            statuses = []
            for number, each in enumerate(held):
                forwarded = b"X-Forwarded-For: 10.0.0.%d\r\n" % (number // 3)
                await each.say(b"GET /api/variants HTTP/1.1\r\n" + forwarded + b"\r\n")
                statuses.append(await each.status())
            assert statuses == [200, 200, 429, 200, 200, 429]
            assert dropped(server, "address") == 0
            # The connection on which one visitor was told 429 serves the next at once.
            started = time.monotonic()
            await held[-1].say(b"GET /healthz HTTP/1.1\r\nX-Forwarded-For: 10.0.0.9\r\n\r\n")
            assert await held[-1].status() == 200
            assert time.monotonic() - started < BRAKING.brake_seconds

    asyncio.run(crowd())


def test_a_client_that_asks_too_often_is_not_read_from_for_a_while(tmp_path: Path) -> None:
    """A refusal costs nearly as much as an answer, so it is not sent a thousand times a second."""

    async def hurry() -> None:
        async with besieged(tmp_path, BRAKING, RateLimit(0.01, 1)) as (_, connect):
            hasty = await connect()
            await hasty.say(b"GET /api/me HTTP/1.1\r\n\r\n" * 3)
            assert await hasty.status() == 200
            assert await hasty.status() == 429
            started = time.monotonic()
            assert await hasty.status() == 429
            assert time.monotonic() - started > BRAKING.brake_seconds / 2

    asyncio.run(hurry())


UPGRADE = (
    b"\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
    b"\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
)

EVERYWHERE = (
    b"GET /api/variants HTTP/1.1",
    b"GET /api/openapi.json HTTP/1.1",
    b"GET /api/docs HTTP/1.1",
    b"GET /api HTTP/1.1",
    b"GET / HTTP/1.1",
    b"GET /problems/turn/not-yours HTTP/1.1",
    b"GET /healthz HTTP/1.1",
    b"GET /readyz HTTP/1.1",
    b"GET /version HTTP/1.1",
    b"GET /nowhere HTTP/1.1",
    b"POST /nowhere HTTP/1.1\r\nContent-Length: 0",
    b"OPTIONS /api/variants HTTP/1.1",
    b"GET /api/nowhere HTTP/1.1" + UPGRADE,
    b"GET /api/matches/0123456789abcdef/socket HTTP/1.1" + UPGRADE,
)
"""One request for each way in which an answer is made."""


def test_the_rate_limit_holds_for_every_path(tmp_path: Path) -> None:
    """12,684 descriptions of the API were answered in 10 s: only operations were counted."""

    async def hurry() -> None:
        async with besieged(tmp_path, ConnectionLimits(), RateLimit(0.01, 2)) as (_, connect):
            for number, request in enumerate(EVERYWHERE):
                statuses = []
                for _ in range(3):
                    each = await connect(f"127.0.0.{number + 2}")
                    await each.say(request + b"\r\n\r\n")
                    statuses.append(await each.status())
                assert 429 not in statuses[:2], request
                assert statuses[2] == 429, request

    asyncio.run(hurry())


def test_a_file_of_the_page_costs_less_than_a_question(tmp_path: Path) -> None:
    """A page asks for many files at once, and each is only handed over."""
    name = next((path for path in load_bundle() if path.startswith("assets/")), None)
    if name is None:
        pytest.skip("the page was not built")

    async def load() -> None:
        async with besieged(tmp_path, ConnectionLimits(), RateLimit(0.01, 2)) as (_, connect):
            visitor = await connect()
            await visitor.say(b"GET /%b HTTP/1.1\r\n\r\n" % name.encode() * 11)
            assert [await visitor.status() for _ in range(11)] == [200] * 10 + [429]

    asyncio.run(load())


def test_the_database_is_asked_once_a_second_whether_we_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each ``/readyz`` was a read of the database, for any visitor."""

    async def ask() -> None:
        async with besieged(tmp_path, ConnectionLimits()) as (server, connect):
            context, asked = server.context, 0
            now, honest = context.clock(), context.service.logbook.pages

            async def pages(*args: Any, **kwargs: Any) -> Any:
                nonlocal asked
                asked += 1
                return await honest(*args, **kwargs)

            monkeypatch.setattr(context.service.logbook, "pages", pages)
            monkeypatch.setattr(context, "clock", lambda: now)
            visitors = [await connect() for _ in range(3)]
            for _ in range(2):
                for each in visitors:
                    await each.say(b"GET /readyz HTTP/1.1\r\n\r\n" * 2)
                assert [await each.status() for each in visitors for _ in "12"] == [200] * 6
            assert asked == 1
            now += GOOD_FOR
            await visitors[0].say(b"GET /readyz HTTP/1.1\r\n\r\n")
            assert await visitors[0].status() == 200
            assert asked == 2
            context.closing.set()
            await visitors[0].say(b"GET /readyz HTTP/1.1\r\n\r\n")
            assert await visitors[0].status() == 503

    asyncio.run(ask())


def test_a_reader_that_takes_nothing_is_cut(tmp_path: Path) -> None:
    """The server keeps a large answer in memory for the client that asked, but not for ever."""

    async def sleep() -> None:
        async with besieged(tmp_path) as (server, connect):
            sleeper = await connect()
            sleeper.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(30):
                await sleeper.say(b"GET /api/openapi.json HTTP/1.1\r\n\r\n")
            await _until(lambda: dropped(server, "slow") == 1)

    asyncio.run(sleep())


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_visitor_is_counted_by_network(host: str, key: str) -> None:
    """Each IPv6 visitor has 2^64 addresses, and could pose as as many visitors."""
    assert address_key(host) == key


def test_every_limit_of_a_request_counts_by_the_same_key() -> None:
    """Rate limits, budgets and sockets all take the address from here."""
    scope = {"method": "GET", "headers": [], "client": ("2001:db8::5:6", 1)}

    assert source_of(SimpleNamespace(scope=scope)).address == "2001:db8::/64"


def test_two_addresses_of_one_network_share_their_connections() -> None:
    """The gate counts visitors by network."""
    gate = ConnectionGate(ConnectionLimits(connections=2), time.monotonic)
    assert [gate.enter(f"2001:db8::{number}") for number in range(3)] == [None, None, "address"]
    for number in range(3):
        gate.leave(f"2001:db8::{number}")
    assert gate.enter("2001:db8::9") is None


INSIDES: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "on_message_begin",
        "on_header",
        "on_body",
        "on_headers_complete",
        "on_message_complete",
        "on_response_complete",
        "handle_websocket_upgrade",
        "pause_writing",
        "resume_writing",
        "_should_upgrade",
        "_start_asgi_task",
    ),
    FlowControl: ("pause_reading", "resume_reading"),
    WebSocketsSansIOProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "resume_writing",
        "handle_connect",
        "handle_cont",
        "handle_events",
        "handle_parser_exception",
        "send",
    ),
    _TrustedHosts: ("__contains__",),
}
"""The parts of uvicorn that the protocols override or call, none of which is a stable API."""


@pytest.mark.parametrize("owner", INSIDES, ids=lambda owner: owner.__name__)
def test_the_insides_of_uvicorn_are_where_we_expect_them(owner: type) -> None:
    """A renamed method would leave its override uncalled, and a limit would be gone silently."""
    assert [name for name in INSIDES[owner] if name not in vars(owner)] == []


def test_the_state_that_our_protocol_reads_is_there(tmp_path: Path) -> None:
    """Attributes are no promise, either."""

    async def look() -> None:
        async with besieged(tmp_path, ConnectionLimits()) as (server, connect):
            one = await connect()
            await one.say(REQUEST)
            assert await one.status() == 200
            (protocol,) = server.host.server_state.connections
            assert isinstance(protocol, HttpToolsProtocol)
            assert isinstance(protocol.cycle, RequestResponseCycle)
            assert isinstance(protocol.flow, FlowControl)
            assert (protocol.cycle.response_started, protocol.cycle.response_complete) == (
                True,
                True,
            )
            assert (protocol.cycle.more_body, protocol.flow.read_paused) == (False, False)
            assert (protocol.cycle.disconnected, list(protocol.pipeline)) == (False, [])
            assert isinstance(protocol.cycle.message_event, asyncio.Event)
            assert protocol.client is not None
            assert protocol.timeout_keep_alive == ConnectionLimits().idle_seconds
            assert protocol.timeout_keep_alive_task is not None

    asyncio.run(look())


def serve_with_files(folder: Path, soft: int, hard: int) -> tuple[int, str]:
    """The file limit of a server that was started with little, and what it said of it."""
    program = (
        "import resource, seabattle.server.run.server_process as process\n"
        "process.serve = lambda *_: print(resource.getrlimit(resource.RLIMIT_NOFILE)[0]) or 0\n"
        "from seabattle.cli import main\n"
        f"main(['serve', '--port', '0', '--lang', 'it', '--database', {str(folder / 'x.db')!r}])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)),
    )
    return int(found.stdout), found.stderr


def test_a_server_takes_the_files_it_may_have_and_says_if_they_are_too_few(tmp_path: Path) -> None:
    """The usual limit of 1024 files turns players away, and the operator does not know why."""
    wanted = PROMISED + FILES_OF_OURS

    assert serve_with_files(tmp_path, 256, wanted) == (wanted, "")
    limit, said = serve_with_files(tmp_path, 256, 512)
    assert limit == 512
    assert said.strip() == say("it", "serve-few-files", limit=512, wanted=wanted)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_warning_names_both_numbers(lang: str) -> None:
    """An operator has to know how far to go."""
    said = say(lang, "serve-few-files", limit=256, wanted=512)

    assert "256" in said
    assert "512" in said
    assert "LimitNOFILE" in said


def test_the_unit_has_files_for_the_connections_that_are_promised() -> None:
    """Systemd gives a service 1024 unless it is told otherwise."""
    unit = (Path(__file__).parents[3] / "deploy/seabattle.service").read_text("utf-8")
    (line,) = [each for each in unit.splitlines() if each.startswith("LimitNOFILE=")]

    assert int(line.partition("=")[2]) >= PROMISED + FILES_OF_OURS
