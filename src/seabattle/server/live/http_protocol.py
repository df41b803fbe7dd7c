"""An HTTP protocol for uvicorn with limits, so that no proxy is needed to stay up.

uvicorn takes a header of any size for any time, from any number of connections. Ours counts
the bytes of each head before they are parsed, gives head and body their time, counts
connections by address, and reads nothing more for a while from whoever asks too often.
"""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from seabattle.server.http.connection_limit import ConnectionGate
from seabattle.server.http.middleware import BRAKE
from seabattle.server.live.websocket import BufferedProtocol

PIECE = 4096
"""Bytes that are parsed at once: a head can be larger than allowed by so much at most."""

SLOWEST = 10_000
"""Bytes of an answer that a reader has to take each second, in the long run."""


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's own way with HTTP, within limits."""

    def __init__(self, *, gate: ConnectionGate, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._gate = gate
        self.timeout_keep_alive = gate.limits.idle_seconds
        self._host = ""
        self._left = False
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0
        self._braked = False
        self._slow_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or send it away at once."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        reason = self._gate.enter(self._host)
        if reason is not None:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, reason)
            return
        self._give(self._gate.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._disarm()
        self._forget_reader()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Give the place at the gate back, once."""
        if not self._left:
            self._left = True
            self._gate.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Read on, a piece at a time, as long as the head is not too large."""
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.parser is None:
                return
            piece = data[begin : begin + PIECE] if len(data) > PIECE else data
            if self._timer is None and not self._is_ours_to_move():
                self._give(self._gate.limits.header_seconds)
            super().data_received(piece)
            if self._handed_over():
                return
            if self._in_head:
                self._head_bytes += len(piece)
                if self._head_bytes > self._gate.limits.header_bytes:
                    self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "header")

    def _handed_over(self) -> bool:
        """Whether the connection has become a socket, and is no more ours to read."""
        return self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head, self._head_bytes = True, 0
        super().on_message_begin()
        if not self._gate.trusts(self._host):
            extensions: dict[str, Any] = {BRAKE: self._brake}
            self.scope["extensions"] = extensions

    def on_headers_complete(self) -> None:
        """The head is read, and its body is given time."""
        self._in_head = False
        self._disarm()
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._give(self._gate.limits.body_seconds)

    def on_message_complete(self) -> None:
        """All of a request is read; what comes next takes as long as we do."""
        self._disarm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a socket, with its place at the gate."""
        self._disarm()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, BufferedProtocol):
            protocol.on_lost = self.leave

    def on_response_complete(self) -> None:
        """Go on with the next request; a while later for whoever asks too often."""
        if not self._braked or self.transport.is_closing():
            super().on_response_complete()
            return
        self._braked = False
        self.flow.pause_reading()
        self.loop.call_later(self._gate.limits.brake_seconds, super().on_response_complete)

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
        """Whether we keep the other side waiting, so that nothing can be held against it."""
        cycle: RequestResponseCycle | None = self.cycle
        at_work = cycle is not None and not cycle.response_complete and not cycle.more_body
        return at_work or self.flow.read_paused

    def _refuse(self, status: HTTPStatus, reason: str) -> None:
        """Close, with a word where one can still be said."""
        self._disarm()
        self._gate.drop(reason)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or not cycle.response_started or cycle.response_complete:
            self.transport.write(_bare_answer(status))
        self.transport.close()


def _bare_answer(status: HTTPStatus) -> bytes:
    """An answer without a page: whoever gets it sends nothing that a page could be made for."""
    after = "retry-after: 10\r\n" if status is HTTPStatus.TOO_MANY_REQUESTS else ""
    first = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
    return f"{first}{after}content-length: 0\r\nconnection: close\r\n\r\n".encode()
