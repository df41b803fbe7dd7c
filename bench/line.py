"""A socket as cheap as a client can be, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

UNMASKED = bytes(4)
"""Clients must mask; a mask of zeros is one, and changes nothing."""


class Line(asyncio.Protocol):
    """One open socket: texts go out, and *heard* is called with each that comes in."""

    def __init__(
        self,
        path: str,
        heard: Callable[["Line", bytes], None],
        token: str | None = None,
        protocols: str | None = None,
    ) -> None:
        self._path = path
        self._token = token
        self._protocols = protocols
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.received = 0
        """Bytes that have come in, frames and all."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        # uvloop's transports are not asyncio's, and have the same methods.
        self._transport = cast("asyncio.Transport", transport)
        words = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *([f"Authorization: Bearer {self._token}"] if self._token else []),
            *([f"Sec-WebSocket-Protocol: {self._protocols}"] if self._protocols else []),
        ]
        self._transport.write("\r\n".join([*words, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take what has come apart."""
        self._rest += data
        self.received += len(data)
        if not self.open.done() and not self._shaken():
            return
        while (found := _frame(self._rest)) is not None:
            code, payload, self._rest = found
            if code == TEXT:
                self._heard(self, payload)
            elif code == PING:
                self._send(PONG, payload)
            elif code == CLOSE:
                self.lost = True

    def connection_lost(self, _error: Exception | None) -> None:
        """Remember that the other end is gone."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the handshake was not answered"))

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _shaken(self) -> bool:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.open.set_exception(ConnectionError(self._rest.decode("latin-1")))
            return False
        self._rest = rest
        self.open.set_result(None)
        return True

    def _send(self, code: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = pack("!BB", 0x80 | code, 0x80 | size) if size < 126 else None
        head = head or pack("!BBH", 0x80 | code, 0x80 | 126, size)
        self._transport.write(head + UNMASKED + payload)


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first whole frame: its code, what it carries, and what comes after it."""
    if len(data) < 2:
        return None
    size, begin = data[1] & 0x7F, 2
    if size == 126 and len(data) >= 4:
        size, begin = unpack_from("!H", data, 2)[0], 4
    elif size == 127 and len(data) >= 10:
        size, begin = unpack_from("!Q", data, 2)[0], 10
    elif size >= 126:
        return None
    end = begin + size
    return (data[0] & 0x0F, data[begin:end], data[end:]) if len(data) >= end else None


async def opened(
    number: int,
    path: str,
    heard: Callable[["Line", bytes], None],
    *,
    token: str | None = None,
    protocols: str | None = None,
    source: str = "127.0.0.1",
) -> Line:
    """A socket to a server on this machine, from an address of this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(path, heard, token, protocols), "127.0.0.1", number, local_addr=(source, 0)
    )
    await line.open
    return line
