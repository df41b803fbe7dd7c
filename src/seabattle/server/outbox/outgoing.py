"""Requests that leave the server: to the address that was looked at, and to no other."""

import asyncio
from typing import Any

import httpx
from msgspec import Struct

from seabattle.server.outbox.safe_address import read_url, resolve

PATIENCE = httpx.Timeout(10.0)
"""Seconds in which a receiver has to give some sign of life."""

LONGEST_SECONDS = 25.0
"""Seconds that a request may take in all, however many signs of life there are.

Shorter than the lease of a letter: one that answered a byte at a time would never be done with,
and a few dozen of those would hold up everybody's letters.
"""


class Receiver(Struct, frozen=True):
    """What a receiver has answered: only how, never what."""

    status: int

    @property
    def accepted(self) -> bool:
        """Whether the letter has arrived."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether there will never be anybody again."""
        return self.status in {404, 410}


def new_client() -> httpx.AsyncClient:
    """A client that follows nobody elsewhere and knows no proxy of the system."""
    return httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False)


async def post(
    client: httpx.AsyncClient, url: str, headers: dict[str, str], body: bytes, *, private: bool
) -> Receiver:
    """Send a body to an address that a user has given; what is answered is not read.

    Raises :class:`UnsafeAddress`, :class:`TimeoutError` and whatever the network does.
    """
    async with asyncio.timeout(LONGEST_SECONDS):
        return await _post(client, url, headers, body, private=private)


async def _post(
    client: httpx.AsyncClient, url: str, headers: dict[str, str], body: bytes, *, private: bool
) -> Receiver:
    found = read_url(url, private=private)
    address = await resolve(found, private=private)
    place = f"[{address}]" if ":" in address else address
    port = f":{found.port}" if found.port else ""
    pinned = found._replace(netloc=f"{place}{port}").geturl()
    extensions: dict[str, Any] = {"sni_hostname": found.hostname}
    request = client.build_request(
        "POST",
        pinned,
        headers=headers | {"Host": found.netloc, "User-Agent": "SeaBattle"},
        content=body,
        extensions=extensions,
    )
    answer = await client.send(request, stream=True)
    await answer.aclose()
    return Receiver(answer.status_code)
