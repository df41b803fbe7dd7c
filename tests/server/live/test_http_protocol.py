"""The HTTP protocol holds a few queued requests of a connection, and counts every byte."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from http import HTTPStatus
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from kit.servers.memory_transport import MemoryTransport
from seabattle.server.http.connection_limit import ConnectionGate, ConnectionLimits
from seabattle.server.live.http_protocol import LARGEST_BODY, LARGEST_CHUNKED, LimitedProtocol
from seabattle.server.live.websocket import BufferedProtocol
from seabattle.server.run.asgi_app import OPERATIONS

SHORTEST = b"GET / HTTP/1.1\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MOST_QUEUED = 8


class Application:
    """An application that answers when it is told to, and keeps what it was asked."""

    def __init__(self, *, listens: bool = False, reads: bool = True) -> None:
        self.may_answer = asyncio.Event()
        self.asked: list[Any] = []
        self.received: list[Any] = []
        self._listens = listens
        self._reads = reads

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request with an empty text, after reading all of it."""
        self.asked.append(scope)
        message = {"more_body": self._reads}
        while message.get("more_body"):
            message = await receive()
            self.received.append(message)
        if self._listens:
            self.received.append(await receive())
            return
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def connect(app: Application) -> tuple[LimitedProtocol, MemoryTransport]:
    """A connection to an application, by the server's own protocol class."""
    gate = ConnectionGate(ConnectionLimits(), time.monotonic)
    socket: Any = partial(BufferedProtocol, gate=gate)
    config = uvicorn.Config(app, ws=socket, log_config=None, access_log=False)
    protocol = LimitedProtocol(config=config, server_state=ServerState(), app_state={}, gate=gate)
    transport = MemoryTransport()
    transport.protocol = protocol
    protocol.connection_made(transport)
    return protocol, transport


async def _turns(count: int = 20) -> None:
    """Let the loop turn a few times."""
    for _ in range(count):
        await asyncio.sleep(0)


Check = Callable[[Application, LimitedProtocol, MemoryTransport], Awaitable[None]]


def run(check: Check, **options: bool) -> None:
    """Check something on a new connection."""

    async def play() -> None:
        app = Application(**options)
        protocol, transport = connect(app)
        try:
            await check(app, protocol, transport)
        finally:
            protocol.connection_lost(None)
            app.may_answer.set()
            await _turns()

    _run(play())


def _run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def test_only_a_few_pipelined_requests_are_queued_and_all_are_answered() -> None:
    """12 MB of pipelined requests once took 630 MB, because reading went on after each answer."""
    count = 500

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(SHORTEST * count)
        await _turns()
        assert len(app.asked) == 1
        assert not wire.is_reading()
        most = 0
        app.may_answer.set()
        while len(app.asked) < count:
            most = max(most, len(protocol.pipeline))
            await asyncio.sleep(0)
        await _turns()
        assert 1 <= most <= MOST_QUEUED
        assert wire.is_reading()
        assert wire.sent.count(b" 204 ") == count

    run(check)


def test_a_request_that_listens_does_not_read_on_while_others_are_queued() -> None:
    """A stream waits for its client to hang up, and uvicorn reads on for it."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(SHORTEST)
        await _turns()
        for _ in range(10):
            if wire.is_reading():
                protocol.data_received(SHORTEST * 100)
            await _turns()
        assert len(app.asked) == 1
        assert 1 <= len(protocol.pipeline) <= MOST_QUEUED
        assert not wire.is_reading()

    run(check, listens=True)


def test_a_stream_ends_with_its_connection_although_another_request_is_queued() -> None:
    """The last request alone was told, and a stream in front of it would go on for ever."""

    async def check(app: Application, protocol: LimitedProtocol, _: MemoryTransport) -> None:
        protocol.data_received(SHORTEST * 2)
        await _turns()
        assert len(app.received) == 1
        protocol.connection_lost(ConnectionResetError())
        await _turns()
        assert app.received[1:] == [{"type": "http.disconnect"}]

    run(check, listens=True)


@pytest.mark.parametrize("how", ["lost", "refused", "cut"])
def test_an_answer_to_a_client_that_is_gone_is_no_fault(
    caplog: pytest.LogCaptureFixture, how: str
) -> None:
    """It was logged with a traceback, as an internal error of the server."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(SHORTEST * 2)
        await _turns()
        if how == "lost":
            protocol.connection_lost(None)
        elif how == "refused":
            protocol._refuse(HTTPStatus.REQUEST_TIMEOUT, "late")
        else:
            protocol._check_reader(0)
        assert wire.is_closing()
        app.may_answer.set()
        await _turns()
        assert [record.getMessage() for record in caplog.records] == []

    run(check)


def test_no_socket_is_opened_behind_a_request_that_is_being_answered() -> None:
    """Two would write to one connection, and the request would never learn of its end."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(SHORTEST + UPGRADE)
        await _turns()
        assert wire.is_closing()
        assert wire.protocol is protocol
        assert len(app.asked) == 1

    run(check)


def test_trailers_of_a_chunked_body_are_dropped() -> None:
    """They were added to the headers that the application is given, without a limit."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(CHUNKED + b"2;kind=x\r\nhi\r\n0\r\nCookie: sailor\r\n\r\n")
        app.may_answer.set()
        await _turns()
        assert [name for name, _ in app.asked[0]["headers"]] == [b"transfer-encoding"]
        assert b"".join(message["body"] for message in app.received) == b"hi"
        assert b" 204 " in wire.sent

    run(check)


@pytest.mark.parametrize(
    "framing",
    [
        b"0\r\n" + b"a: b\r\n" * 4_000,
        b"0\r\na: " + b"b" * 20_000,
        b"2;" + b"x" * 20_000,
        b"1\r\nx\r\n" * 4_000,
    ],
    ids=["trailers", "one trailer", "chunk extension", "tiny chunks"],
)
def test_what_frames_a_body_is_counted(framing: bytes) -> None:
    """25 MB of trailers once took 490 MB."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(CHUNKED)
        protocol.data_received(framing)
        await _turns()
        assert wire.is_closing()
        assert wire.sent.startswith(b"HTTP/1.1 431 ")

    run(check)


@pytest.mark.parametrize(
    ("head", "most"),
    [
        (b"GET / HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n", LARGEST_BODY),
        (CHUNKED + b"fffffff\r\n", LARGEST_CHUNKED),
    ],
    ids=["known length", "chunked"],
)
def test_a_body_that_is_not_read_has_an_end(head: bytes, most: int) -> None:
    """An endpoint without a body answers at once, and the rest of the request is dropped."""

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        protocol.data_received(head)
        app.may_answer.set()
        await _turns()
        assert b" 204 " in wire.sent
        for _ in range(most // 100_000):
            protocol.data_received(b"x" * 100_000)
        assert not wire.is_closing()
        protocol.data_received(b"x" * 5_000)
        assert wire.is_closing()

    run(check, reads=False)


def test_requests_behind_a_body_of_known_length_are_queued_one_piece_at_a_time() -> None:
    """A body is parsed in larger pieces, up to its end and not beyond."""

    async def check(app: Application, protocol: LimitedProtocol, _: MemoryTransport) -> None:
        body = b"x" * 4_097
        head = b"POST / HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(body)
        protocol.data_received(head + body + SHORTEST * 300)
        await _turns()
        assert b"".join(message["body"] for message in app.received) == body
        assert 1 <= len(protocol.pipeline) <= MOST_QUEUED

    run(check)


def test_the_largest_body_is_taken_in_chunks() -> None:
    """Limits on raw bytes leave room for every body that an endpoint takes."""
    largest = max(operation.most_bytes for operation in OPERATIONS)
    assert largest <= LARGEST_CHUNKED

    async def check(app: Application, protocol: LimitedProtocol, wire: MemoryTransport) -> None:
        app.may_answer.set()
        parts = [b"x" * 1024] * (largest // 1024)
        data = CHUNKED + b"".join(b"400\r\n%b\r\n" % part for part in parts) + b"0\r\n\r\n"
        for begin in range(0, len(data), 60_000):
            await _turns(100)
            assert wire.is_reading()
            protocol.data_received(data[begin : begin + 60_000])
        await _turns(100)
        assert sum(len(message["body"]) for message in app.received) == 1024 * len(parts)
        assert b" 204 " in wire.sent

    run(check)
