"""An HTTP protocol for uvicorn with limits, so that no proxy is needed to stay up.

uvicorn takes a header of any size for any time, from any number of connections, and queues
pipelined requests without end. This protocol counts the raw bytes of each request before they are
parsed, parses nothing while a request is queued, gives head and body their time, counts
connections by address, and reads nothing more for a while from a client that asks too often.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from seabattle.server.http.connection_limit import ConnectionGate
from seabattle.server.http.middleware import BRAKE
from seabattle.server.live.websocket import BufferedProtocol

PIECE = 128
"""Bytes that are parsed at once.

The shortest request has 18 bytes, so a piece holds seven at most. Parsing stops after the piece
in which a second request begins before the first is answered, so no more than these wait.
"""

BODY_PIECE = 4096
"""Bytes of a body of known length that are parsed at once: no other request is among them."""

LARGEST_CHUNKED, LARGEST_BODY = 600_000, 8_000_000
"""Bytes of a body without and with a known length, even if no endpoint reads it.

Each endpoint takes much less. What is beyond that is parsed and dropped, so that the client
has sent everything when it reads the answer, and a body of known length is parsed for little.
"""

SLOWEST = 10_000
"""Bytes of an answer that a reader has to take each second, in the long run."""


class _Flow(FlowControl):
    """Flow control that leaves it to the protocol when reading is resumed."""

    def __init__(self, transport: asyncio.Transport, read_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._read_on = read_on

    def resume_reading(self) -> None:
        """Ask the protocol to read on: uvicorn asks although requests are queued."""
        if self.read_paused:
            self._read_on()


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's own way with HTTP, within limits."""

    def __init__(self, *, gate: ConnectionGate, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._gate = gate
        self.timeout_keep_alive = gate.limits.idle_seconds
        self._host = ""
        self._left = False
        self._timer: asyncio.TimerHandle | None = None
        self._in_body = False
        self._raw_bytes = 0
        """Bytes of the present head, or of what frames the body: chunk sizes and trailers."""
        self._body_bytes = 0
        self._announced = 0
        """Bytes of the body by its ``Content-Length``."""
        self._unparsed = memoryview(b"")
        """Bytes received while reading is paused; the system hands over up to 256 kB at once."""
        self._parsing_later = False
        self._running: RequestResponseCycle | None = None
        """The request that is being answered; ``cycle`` is the last that was parsed."""
        self._braked = False
        self._resting = False
        self._slow_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or send it away at once."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self._read_on)
        self._host = self.client[0] if self.client else ""
        reason = self._gate.enter(self._host)
        if reason is not None:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, reason)
            return
        self._give(self._gate.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less, and let the application know whose request is being answered."""
        self._disarm()
        self._forget_reader()
        self.leave()
        self._unparsed = memoryview(b"")
        self.pipeline.clear()
        self._tell_gone()
        super().connection_lost(exc)

    def _tell_gone(self) -> None:
        """Tell the application that the client is gone: writing would fail."""
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def leave(self) -> None:
        """Give the place at the gate back, once."""
        if not self._left:
            self._left = True
            self._gate.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, or keep it until reading is resumed."""
        self._unparsed = memoryview(b"".join((self._unparsed, data)) if self._unparsed else data)
        if not self.flow.read_paused:
            self._parse()

    def _parse(self) -> None:
        """Parse a piece at a time, until reading is paused."""
        data, self._unparsed = self._unparsed, memoryview(b"")
        begin = 0
        while begin < len(data):
            if self.transport.is_closing() or self.parser is None:
                return
            if self.flow.read_paused:
                self._unparsed = data[begin:]
                return
            end = begin + max(PIECE, min(self._announced - self._body_bytes, BODY_PIECE))
            self._parse_piece(bytes(data[begin:end]))
            if self._handed_over():
                return
            begin = end

    def _parse_piece(self, piece: bytes) -> None:
        if self._timer is None and not self._is_ours_to_move():
            self._give(self._gate.limits.header_seconds)
        self._raw_bytes += len(piece)
        super().data_received(piece)
        if self._body_bytes > (LARGEST_BODY if self._announced else LARGEST_CHUNKED):
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body")
        elif self._raw_bytes > self._gate.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "header")

    def _read_on(self) -> None:
        """Go on reading in the next turn of the loop, so that other connections have theirs."""
        if not self._parsing_later:
            self._parsing_later = True
            self.loop.call_soon(self._parse_rest)

    def _parse_rest(self) -> None:
        """Parse what was kept, and receive again where all of it is parsed."""
        self._parsing_later = False
        if self.pipeline or self._resting or self._handed_over():
            return
        self.flow.read_paused = False
        self._parse()
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _handed_over(self) -> bool:
        """Whether the connection has become a WebSocket, which this protocol must not read."""
        return self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self._gate.trusts(self._host):
            extensions: dict[str, Any] = {BRAKE: self._brake}
            self.scope["extensions"] = extensions

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; what is sent behind a body (a trailer) is dropped."""
        if self._in_body:
            return
        super().on_header(name, value)
        if name.lower() == b"content-length" and value.isdigit():
            self._announced = int(value)

    def on_headers_complete(self) -> None:
        """The head is read, and its body is given time."""
        self._in_body, self._raw_bytes, self._body_bytes = True, 0, 0
        self._disarm()
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._give(self._gate.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, and count it as such."""
        self._raw_bytes -= len(body)
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timeout: the request is read, and the answer takes as long as it needs."""
        self._in_body, self._raw_bytes, self._body_bytes, self._announced = False, 0, 0, 0
        self._disarm()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a socket, with its place at the gate."""
        self._disarm()
        if self._running is not None and not self._running.response_complete:
            # Two writers on one connection, and a request that never learns of its end.
            self._refuse(HTTPStatus.BAD_REQUEST, "upgrade")
            return
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, BufferedProtocol):
            protocol.on_lost = self.leave

    def on_response_complete(self) -> None:
        """Go on with the next request; a client that asks too often waits a while (throttling)."""
        if not self._braked or self.transport.is_closing():
            super().on_response_complete()
            return
        self._braked = False
        self._resting = True
        self.flow.pause_reading()
        self.loop.call_later(self._gate.limits.brake_seconds, self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Give a reader time who does not take what is sent."""
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._forget_reader()

    def _watch_reader(self, unsent: int) -> None:
        self._slow_timer = self.loop.call_later(
            self._gate.limits.idle_seconds, self._check_reader, unsent
        )

    def _forget_reader(self) -> None:
        if self._slow_timer is not None:
            self._slow_timer.cancel()
            self._slow_timer = None

    def _check_reader(self, before: int) -> None:
        """Cut the connection of a reader who takes an answer too slowly: it waits in memory."""
        unsent = self.transport.get_write_buffer_size()
        if before - unsent >= SLOWEST * self._gate.limits.idle_seconds:
            self._watch_reader(unsent)
            return
        self._slow_timer = None
        self._gate.drop("slow")
        self._tell_gone()
        self.transport.abort()

    def _brake(self) -> None:
        self._braked = True

    def _give(self, seconds: float) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self._late, seconds)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self, seconds: float) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._is_ours_to_move():
            self._give(seconds)
            return
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "late")

    def _is_ours_to_move(self) -> bool:
        """Whether the server keeps the client waiting, so that no timeout of the client runs."""
        cycle: RequestResponseCycle | None = self.cycle
        at_work = cycle is not None and not cycle.response_complete and not cycle.more_body
        return at_work or self.flow.read_paused

    def _refuse(self, status: HTTPStatus, reason: str) -> None:
        """Close, with a word where one can still be said."""
        self._disarm()
        self._gate.drop(reason)
        cycle = self._running
        if cycle is None or not cycle.response_started or cycle.response_complete:
            self.transport.write(_bare_answer(status))
        self._tell_gone()
        self.transport.close()


def _bare_answer(status: HTTPStatus) -> bytes:
    """Return an answer without a page, for clients whose request is too broken to render one."""
    after = "retry-after: 10\r\n" if status is HTTPStatus.TOO_MANY_REQUESTS else ""
    first = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
    return f"{first}{after}content-length: 0\r\nconnection: close\r\n\r\n".encode()
