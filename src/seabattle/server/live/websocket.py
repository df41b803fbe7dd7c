"""A WebSocket protocol for uvicorn with write coalescing.

What is said in one turn of the event loop is sent at once.

A move is several messages to each side of the table, and every write is a call to the
system, which costs more than making the message.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from struct import pack
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "seabattle.channel"
"""Where the scope of a socket holds its channel."""

WHOLE_TEXT = 0x81
"""How the frame of a text begins that is not sent in parts."""

SHORT_HEADS = tuple(pack("!BB", WHOLE_TEXT, size) for size in range(126))


class Channel(Protocol):
    """A way to say something on a socket at once, as long as the other side keeps up."""

    @property
    def open(self) -> bool:
        """Whether something can be said without waiting."""

    def say(self, texts: Iterable[bytes]) -> None:
        """Say some texts, each as a message of its own; only while the channel is open."""


def channel_of(scope: Mapping[str, Any]) -> Channel | None:
    """The channel of a socket, if its server has such a thing."""
    found: Channel | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


class BufferedTransport:
    """A transport whose writes wait until the loop has nothing else to do at the moment."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send something soon, after what was to be sent before."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """Close, after what is still to be sent."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        """Everything else is as the transport has it."""
        return getattr(self._transport, name)


class BufferedProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own way with sockets, over such a transport.

    It is a :class:`Channel` besides: what is told goes straight into frames, without a task,
    a time limit and a wait for each message. Whoever does not keep up is left to uvicorn.
    """

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        made = BufferedTransport(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.BaseTransport", made))

    def connection_lost(self, exc: Exception | None) -> None:
        """Let whoever counts connections know."""
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Hand the channel on with everything else that the application is given."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    @property
    def open(self) -> bool:
        """Whether the socket is open and what was sent before is out of our hands."""
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
