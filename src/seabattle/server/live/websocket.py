"""A WebSocket protocol for uvicorn with write coalescing and a limit on incoming frames.

What is said in one turn of the event loop is sent at once. A move is several messages to each
side of the table, and every write is a call to the system, which costs more than making the
message.

Every incoming frame is counted, also one without a message in it (a ping, an empty part of a
message). A client that sends too many is read from later; what was received by then is parsed
a few frames in each turn of the loop.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from struct import pack
from typing import Any, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from seabattle.server.http.connection_limit import ConnectionGate
from seabattle.server.http.rate_limit import TokenBucket

EXTENSION = "seabattle.channel"
"""The key of the channel in the scope of a socket."""

WHOLE_TEXT = 0x81
"""The first byte of the frame of a text that is not sent in parts."""

PIECE = 512
"""Bytes that are parsed at once: the shortest frame of a client has six."""

FRAMES_A_TURN = 16
"""Frames after which other connections have a turn of the loop."""

MOST_PARTS = 64
"""Frames that one message may be sent in."""

SHORT_HEADS = tuple(pack("!BB", WHOLE_TEXT, size) for size in range(126))


class SocketChannel(Protocol):
    """A way to say something on a socket at once, as long as the other side keeps up."""

    @property
    def open(self) -> bool:
        """Whether something can be said without waiting."""

    def say(self, texts: Iterable[bytes]) -> None:
        """Say some texts, each as a message of its own; only while the channel is open."""


def channel_of(scope: Mapping[str, Any]) -> SocketChannel | None:
    """The channel of a socket, if its server has such a thing."""
    found: SocketChannel | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


class BufferedTransport:
    """A transport whose writes wait until the loop has nothing else to do at the moment.

    When reading is paused and resumed is up to the protocol: uvicorn pauses for each message.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        read_on: Callable[[], None],
    ) -> None:
        self.inner = transport
        self._loop = loop
        self._read_on = read_on
        self._waiting: list[bytes] = []

    def pause_reading(self) -> None:
        """Do nothing: what is received meanwhile is kept unparsed."""

    def resume_reading(self) -> None:
        """Ask the protocol to read on."""
        self._read_on()

    def write(self, data: bytes) -> None:
        """Send something soon, after what was to be sent before."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """Close, after what is still to be sent."""
        self._send()
        self.inner.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self.inner.is_closing():
            self.inner.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        """Everything else is as the transport has it."""
        return getattr(self.inner, name)


class BufferedProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own way with sockets, over such a transport and within limits.

    It is a :class:`SocketChannel` besides: what is told goes straight into frames, without a task,
    a time limit and a wait for each message. Slow clients are left to uvicorn.
    """

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def __init__(self, *, gate: ConnectionGate, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._gate = gate
        self._bucket = TokenBucket(gate.limits.frames, gate.clock())
        self._frames_parsed = 0
        self._unparsed = memoryview(b"")
        self._later: asyncio.Handle | None = None
        """Parses on, soon or when the bucket allows."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        self._inner = cast("asyncio.Transport", transport)
        made = BufferedTransport(self._inner, self.loop, self._read_on)
        super().connection_made(cast("asyncio.BaseTransport", made))

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the gate, which counts connections."""
        self._unparsed = memoryview(b"")
        if self._later is not None:
            self._later.cancel()
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, unless the client is gone: uvicorn forgets that during a handshake."""
        if self._inner.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # Otherwise uvicorn logs every refused handshake as an error.
            self.handshake_complete = True

    def resume_writing(self) -> None:
        """Go on sending, and reading: a client that takes no answers is not read from."""
        super().resume_writing()
        self._read_on()

    def data_received(self, data: bytes) -> None:
        """Parse what has come, or keep it until it is its turn."""
        self._unparsed = memoryview(b"".join((self._unparsed, data)) if self._unparsed else data)
        if self._later is None:
            self._parse()

    def _read_on(self) -> None:
        """Parse what was kept, in the next turn of the loop."""
        if self._unparsed and self._later is None:
            self._later = self.loop.call_soon(self._parse)

    def _parse(self) -> None:
        """Parse some frames, and leave the rest to later turns of the loop."""
        self._later = None
        self._frames_parsed = begin = 0
        data, self._unparsed = self._unparsed, memoryview(b"")
        while begin < len(data) and self._frames_parsed < FRAMES_A_TURN and not self._is_held():
            super().data_received(bytes(data[begin : begin + PIECE]))
            begin += PIECE
        if self.disconnected or self._inner.is_closing():
            return
        self._unparsed = data[begin:]
        wait = self._charge(self._frames_parsed)
        if wait:
            self._later = self.loop.call_later(wait, self._parse)
        elif not self._is_held():
            self._read_on()
        if self._unparsed or wait:
            self._inner.pause_reading()
        else:
            self._inner.resume_reading()

    def _is_held(self) -> bool:
        """Whether a message waits for the application, or answers wait for the client."""
        return self.read_paused or not self.writable.is_set() or self._inner.is_closing()

    def _charge(self, frames: int) -> float:
        """Take frames out of the bucket; the seconds until it is out of debt."""
        self._bucket.pace = self._gate.limits.frames
        self._bucket.put_back(-frames)
        return self._bucket.take(self._gate.clock(), 0)

    def handle_events(self) -> None:
        """Count frames before they are handled."""
        self._frames_parsed += len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message, unless it has too many."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
            return
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
        self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """Hand the channel on with everything else that the application is given."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    @property
    def open(self) -> bool:
        """Whether the socket is open and accepts more data (no back-pressure)."""
        ended = self.close_sent or self.disconnected or self.conn.state is not OPEN
        return not ended and self.writable.is_set()

    def say(self, texts: Iterable[bytes]) -> None:
        """Send some texts, each in a frame of its own."""
        self.transport.write(b"".join(map(frame_text, texts)))


def frame_text(text: bytes) -> bytes:
    """A text in its frame, as a server sends it: whole, and not masked."""
    size = len(text)
    if size < 126:
        return SHORT_HEADS[size] + text
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, size) + text
    return pack("!BBQ", WHOLE_TEXT, 127, size) + text
