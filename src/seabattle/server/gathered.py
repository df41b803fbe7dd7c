"""Sockets that send what is said in one turn of the loop at once.

A move is several messages to each side of the table, and every write is a call to the
system, which costs more than making the message.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringTransport:
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


class GatheringProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own way with sockets, over such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        made = GatheringTransport(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.BaseTransport", made))
