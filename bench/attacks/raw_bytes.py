"""Attacks with bytes that no endpoint is given: pipelined requests, trailers, frames."""

from line import UNMASKED

from attacks.flood import Flood
from attacks.plan import Attack, Plan

REQUEST = b"GET /healthz HTTP/1.1\r\n\r\n"
CHUNKED = (
    b"PATCH /api/me HTTP/1.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
UPGRADE = (
    "GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

PING = b"\x89\x80" + UNMASKED
LONG_PING = b"\x89\xfd" + UNMASKED + bytes(125)
FIRST_PART = b"\x01\x81" + UNMASKED + b"x"
EMPTY_PART = b"\x00\x80" + UNMASKED

SOCKETS = 8


async def pipelining(attack: Attack, _: str) -> None:
    """Send requests without waiting for answers."""
    await Flood(attack, REQUEST).run()


async def paths(attack: Attack, _: str) -> None:
    """Ask for what is no operation: descriptions, pages, health checks, files, nothing."""
    names = ("/api/openapi.json", "/readyz", "/", "/healthz", "/icon.svg", "/nowhere", "/api/docs")
    await Flood(
        attack, b"".join(b"GET %b HTTP/1.1\r\n\r\n" % each.encode() for each in names)
    ).run()


async def trailers(attack: Attack, _: str) -> None:
    """Send a body that ends with trailers without end."""
    await Flood(attack, b"a: b\r\n", first=CHUNKED + b"0\r\n").run()


async def chunk_extensions(attack: Attack, _: str) -> None:
    """Send chunks of one byte with long extensions."""
    await Flood(attack, b"1;" + b"x" * 8_000 + b"\r\n{\r\n", first=CHUNKED).run()


async def pings(attack: Attack, _: str) -> None:
    """Watch a match, and send pings without end."""
    upgrade = await _upgrade(attack)
    await Flood(attack, PING, handshake=upgrade, connections=SOCKETS).run()


async def deaf_pings(attack: Attack, _: str) -> None:
    """Send long pings on a socket, and take no answer."""
    upgrade = await _upgrade(attack)
    await Flood(
        attack,
        LONG_PING,
        handshake=upgrade,
        connections=SOCKETS,
        most_bytes=200_000_000,
        reads=False,
    ).run()


async def empty_parts(attack: Attack, _: str) -> None:
    """Send a message in empty parts, and never end it."""
    upgrade = await _upgrade(attack)
    await Flood(attack, EMPTY_PART, first=FIRST_PART, handshake=upgrade, connections=SOCKETS).run()


async def _upgrade(attack: Attack) -> bytes:
    """The handshake of a spectator's socket to a table of the attacker's."""
    asker = await attack.visitor()
    match = await attack.lay(asker, variant="classic")
    asker.close()
    return UPGRADE.format(match=match).encode()


ATTACKS = (
    Plan("pipelining", pipelining),
    Plan("paths", paths),
    Plan("trailers", trailers),
    Plan("extensions", chunk_extensions),
    Plan("pings", pings),
    Plan("deaf-pings", deaf_pings),
    Plan("empty-parts", empty_parts),
)
