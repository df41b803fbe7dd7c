"""Attacks with connections on which no request is ever finished."""

import asyncio
import time
from contextlib import suppress

from attacks.plan import Attack, Plan

HALF_OPEN = 10_000
LARGEST_HEADER = 200 * 1024 * 1024


async def half_open(attack: Attack, _: str) -> None:
    """Open ten thousand connections, and finish no request on any."""
    held = []
    for _ in range(HALF_OPEN):
        if not attack.on:
            break
        try:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attack.number, local_addr=(attack.source, 0)
            )
        except OSError:
            attack.answers[0] += 1
            continue
        writer.write(b"GET /api/variants HTTP/1.1\r\nHost: ")
        held.append(writer)
        attack.answers[1] += 1
    await asyncio.sleep(max(0.0, attack.until - time.monotonic()))
    for writer in held:
        writer.transport.abort()


async def header(attack: Attack, _: str) -> None:
    """Send one header without an end."""
    sent = 0
    while attack.on and sent < LARGEST_HEADER:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attack.number, local_addr=(attack.source, 0)
            )
            attack.answers[1] += 1
            writer.write(b"GET /api/variants HTTP/1.1\r\nX: ")
            while attack.on and sent < LARGEST_HEADER and not writer.transport.is_closing():
                writer.write(b"x" * 65_536)
                sent += 65_536
                await writer.drain()
            writer.transport.abort()
        await asyncio.sleep(0.01)


ATTACKS = (Plan("half-open", half_open), Plan("header", header))
