"""Attacks with bytes that no endpoint is given: pipelined requests, trailers, chunk extensions."""

import asyncio
import time
from contextlib import suppress

from attacks.plan import Attack, Plan

CONNECTIONS = 40
MOST_BYTES = 10_000_000
"""Of one attack; an unprotected server keeps fifty times as much."""

REQUEST = b"GET /healthz HTTP/1.1\r\n\r\n"
CHUNKED = (
    b"PATCH /api/me HTTP/1.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


class Flood:
    """Sends the same bytes again and again on many connections, and reads answers away."""

    def __init__(self, attack: Attack, first: bytes, again: bytes) -> None:
        self._attack = attack
        self._first = first
        self._again = again * (8_192 // len(again) or 1)
        self._sent = 0

    async def run(self) -> None:
        """Send until the time is over or enough was sent, and stay connected."""
        async with asyncio.TaskGroup() as group:
            for _ in range(CONNECTIONS):
                group.create_task(self._keep_sending())

    @property
    def _on(self) -> bool:
        return self._attack.on and self._sent < MOST_BYTES

    async def _keep_sending(self) -> None:
        while self._attack.on:
            with suppress(OSError, TimeoutError):
                await self._send_on_one()
            self._attack.answers[0] += 1
            await asyncio.sleep(0.1)

    async def _send_on_one(self) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._attack.number, local_addr=(self._attack.source, 0)
        )
        reading = asyncio.create_task(self._read_away(reader))
        try:
            writer.write(self._first)
            while self._on and not writer.transport.is_closing():
                writer.write(self._again)
                self._sent += len(self._again)
                async with asyncio.timeout(self._attack.until - time.monotonic()):
                    await writer.drain()
            await asyncio.wait([reading], timeout=self._attack.until - time.monotonic())
        finally:
            reading.cancel()
            writer.transport.abort()

    async def _read_away(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while found := await reader.read(65_536):
                self._attack.answers[200] += found.count(b"HTTP/1.1 200")
                self._attack.answers[431] += found.count(b"HTTP/1.1 431")


async def pipelining(attack: Attack, _: str) -> None:
    """Send requests without waiting for answers."""
    await Flood(attack, b"", REQUEST).run()


async def trailers(attack: Attack, _: str) -> None:
    """Send a body that ends with trailers without end."""
    await Flood(attack, CHUNKED + b"0\r\n", b"a: b\r\n").run()


async def chunk_extensions(attack: Attack, _: str) -> None:
    """Send chunks of one byte with long extensions."""
    await Flood(attack, CHUNKED, b"1;" + b"x" * 8_000 + b"\r\n{\r\n").run()


ATTACKS = (
    Plan("pipelining", pipelining),
    Plan("trailers", trailers),
    Plan("extensions", chunk_extensions),
)
