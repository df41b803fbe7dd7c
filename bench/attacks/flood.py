"""A flood: the same bytes again and again on many connections from one address."""

import asyncio
import time
from contextlib import suppress

from attacks.plan import Attack

BLOCK = 8_192
"""Bytes that are written at once, about."""


class Flood:
    """Sends bytes until the time is over or enough were sent, and stays connected."""

    def __init__(
        self,
        attack: Attack,
        again: bytes,
        *,
        first: bytes = b"",
        handshake: bytes = b"",
        connections: int = 40,
        most_bytes: int = 10_000_000,
        reads: bool = True,
    ) -> None:
        self._attack = attack
        self._again = again * (BLOCK // len(again) or 1)
        self._first = first
        self._handshake = handshake
        self._connections = connections
        self._left = most_bytes
        self._reads = reads

    async def run(self) -> None:
        """Send on all connections, and open those again that the server has closed."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._connections):
                group.create_task(self._keep_sending())

    async def _keep_sending(self) -> None:
        while self._attack.on:
            with suppress(OSError, TimeoutError, EOFError):
                async with asyncio.timeout(self._attack.until - time.monotonic()):
                    await self._send_on_one()
            self._attack.answers[0] += 1
            await asyncio.sleep(0.1)

    async def _send_on_one(self) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._attack.number, local_addr=(self._attack.source, 0)
        )
        try:
            if self._handshake:
                writer.write(self._handshake)
                self._count(await reader.readuntil(b"\r\n\r\n"))
            reading = asyncio.create_task(self._read_away(reader))
            writer.write(self._first)
            while self._left > 0 and not writer.transport.is_closing():
                writer.write(self._again)
                self._left -= len(self._again)
                await writer.drain()
            await reading
        finally:
            writer.transport.abort()

    async def _read_away(self, reader: asyncio.StreamReader) -> None:
        if not self._reads:
            await asyncio.sleep(self._attack.until - time.monotonic())
        with suppress(OSError):
            while found := await reader.read(65_536):
                self._count(found)

    def _count(self, found: bytes) -> None:
        for status in (101, 200, 413, 429, 431):
            count = found.count(b"HTTP/1.1 %d" % status)
            if count:
                self._attack.answers[status] += count
