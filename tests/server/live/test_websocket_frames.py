"""Every frame on a socket is counted, and parsed when it is its turn."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from struct import pack
from typing import Any

import pytest
import uvicorn
from msgspec.structs import replace
from uvicorn.server import ServerState

from kit.servers.memory_transport import MemoryTransport
from seabattle.server.http.connection_limit import ConnectionGate, ConnectionLimits
from seabattle.server.http.rate_limit import RateLimit
from seabattle.server.live.websocket import FRAMES_A_TURN, MOST_PARTS, PIECE, BufferedProtocol
from seabattle.wire import MOST_FRAME

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CONT, TEXT, PING = 0, 1, 9
MOST_A_TURN = FRAMES_A_TURN + PIECE // 6
LIMITS = ConnectionLimits(frames=RateLimit(0.01, 100))
"""Limits under which a spent bucket stays empty for the time of a test."""


def frame(code: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = len(payload)
    first = code | (0x80 if last else 0)
    head = pack("!BB", first, 0x80 | size) if size < 126 else pack("!BBH", first, 0x80 | 126, size)
    return head + bytes(4) + payload


class Socket:
    """An open socket on a connection without a network, and the application behind it."""

    def __init__(self, limits: ConnectionLimits, app: Any = None) -> None:
        gate = ConnectionGate(limits, time.monotonic)
        config = uvicorn.Config(
            app or self._serve,
            interface="asgi3",
            log_config=None,
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
        )
        self.may_read = asyncio.Event()
        self.received: list[Any] = []
        self.wire = MemoryTransport()
        self.protocol = BufferedProtocol(
            gate=gate, config=config, server_state=ServerState(), app_state={}
        )
        self.protocol.connection_made(self.wire)
        self.protocol.data_received(HANDSHAKE)

    async def _serve(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not self.received or self.received[-1]["type"] == "websocket.receive":
            await self.may_read.wait()
            self.received.append(await receive())

    @property
    def pongs(self) -> int:
        """How many pings were answered."""
        return self.wire.sent.count(b"\x8a\x00")


def check(play: Callable[[Socket], Awaitable[None]], limits: ConnectionLimits = LIMITS) -> None:
    """Check something on a socket that was just opened."""

    async def run() -> None:
        async with asyncio.timeout(30):
            socket = Socket(limits)
            await turns(5)
            assert b" 101 " in socket.wire.sent
            await play(socket)
            socket.protocol.connection_lost(None)
            socket.may_read.set()
            await turns(5)

    asyncio.run(run())


async def turns(count: int) -> None:
    """Let the loop turn a few times."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_pings_beyond_the_limit_are_read_later() -> None:
    """40,000 pings in one read once kept every game waiting for half a second, and were free."""

    async def play(socket: Socket) -> None:
        socket.protocol.data_received(frame(PING) * 40_000)
        assert socket.pongs <= MOST_A_TURN
        await turns(50)
        assert 100 <= socket.pongs <= 100 + MOST_A_TURN
        assert not socket.wire.is_reading()

    check(play)


def test_a_bucket_that_fills_lets_reading_go_on() -> None:
    """A client that was too fast is served at the pace of its limit, and not cut off."""

    async def play(socket: Socket) -> None:
        socket.protocol.data_received(frame(PING) * 800)
        await turns(5)
        assert socket.pongs < 800
        assert not socket.wire.is_reading()
        while socket.pongs < 800:
            assert not socket.wire.is_reading()
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert socket.wire.is_reading()

    check(play, replace(LIMITS, frames=RateLimit(5_000, 100)))


def test_a_message_has_so_many_parts() -> None:
    """Empty parts have no size, so the limit of a message did not count them."""

    async def play(socket: Socket) -> None:
        parts = [frame(TEXT, b"a", last=False)] + [frame(CONT, last=False)] * (MOST_PARTS - 2)
        socket.protocol.data_received(b"".join([*parts, frame(CONT, b"b")]))
        socket.may_read.set()
        await turns(20)
        assert socket.received == [{"type": "websocket.receive", "text": "ab"}]
        assert not socket.wire.is_closing()
        socket.protocol.data_received(b"".join([*parts, *[frame(CONT, last=False)] * 3]))
        await turns(20)
        assert socket.wire.is_closing()
        assert socket.received[1]["code"] == 1009

    check(play, replace(LIMITS, frames=RateLimit(1e9, 1e9)))


def test_messages_wait_unparsed_until_the_application_has_taken_those_before() -> None:
    """One read may bring 40,000 messages, which were all queued."""

    async def play(socket: Socket) -> None:
        socket.protocol.data_received(frame(TEXT) * 2_000)
        await turns(50)
        assert socket.protocol.queue.qsize() <= MOST_A_TURN
        assert not socket.wire.is_reading()
        socket.may_read.set()
        while len(socket.received) < 2_000:
            assert socket.protocol.queue.qsize() <= MOST_A_TURN
            await asyncio.sleep(0)
        await turns(5)
        assert socket.wire.is_reading()

    check(play, replace(LIMITS, frames=RateLimit(1e9, 1e9)))


def test_a_client_that_takes_no_answers_is_not_read_from() -> None:
    """Each ping is answered, and the answers would wait in memory."""

    async def play(socket: Socket) -> None:
        socket.protocol.pause_writing()
        socket.protocol.data_received(frame(PING) * 50)
        await turns(5)
        assert socket.pongs == 0
        assert not socket.wire.is_reading()
        socket.protocol.resume_writing()
        await turns(20)
        assert socket.pongs == 50
        assert socket.wire.is_reading()

    check(play)


def test_a_refused_handshake_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    """Any visitor could write to the log of errors, a line for each handshake."""

    async def refuse(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.http.response.start", "status": 404, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})

    async def play() -> None:
        socket = Socket(LIMITS, refuse)
        await turns(5)
        assert b" 404 " in socket.wire.sent
        assert socket.wire.is_closing()
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []

    asyncio.run(play())


def test_the_largest_message_is_one_piece_of_work() -> None:
    """A large fleet comes in many pieces, and is one frame."""

    async def play(socket: Socket) -> None:
        socket.may_read.set()
        await turns(2)
        socket.protocol.data_received(frame(TEXT, b"x" * MOST_FRAME))
        await turns(5)
        assert socket.received == [{"type": "websocket.receive", "text": "x" * MOST_FRAME}]
        assert socket.wire.is_reading()

    check(play)
