"""Requests that leave the server: to the address that was looked at, and to no other."""

import asyncio
from typing import Any
from urllib.parse import SplitResult

import httpx
from msgspec import Struct

from seabattle.features.notifications.notification_queue import SLOW
from seabattle.features.notifications.safe_address import read_url, resolve

PATIENCE = httpx.Timeout(10.0)
"""Seconds in which a receiver has to give some sign of life."""

LONGEST_SECONDS = 25.0
"""Seconds that a request to a slow receiver may take in all, however many signs of life there are.

Shorter than the lease of a notification: a receiver that answers a byte at a time would never be
done.
"""

SHORT_SECONDS = 3.0
"""Seconds that a request may take to a receiver that is not known to be slow.

One that needs longer has failed, and is tried again among the slow ones, with more patience.
"""


class Receiver(Struct, frozen=True):
    """What a receiver has answered: only how, never what."""

    status: int

    @property
    def accepted(self) -> bool:
        """Whether the notification has arrived."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether there will never be anybody again."""
        return self.status in {404, 410}


def new_client() -> httpx.AsyncClient:
    """A client that follows nobody elsewhere and knows no proxy of the system."""
    # The delivery lanes say how many there are at a time; here none waits for another.
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
    return httpx.AsyncClient(
        timeout=PATIENCE, limits=limits, follow_redirects=False, trust_env=False
    )


async def post(
    client: httpx.AsyncClient,
    url: str,
    headers: dict[str, str],
    body: bytes,
    *,
    private: bool,
    pace: str = SLOW,
) -> Receiver:
    """Send a body to an address that a user has given; what is answered is not read.

    Raises :class:`UnsafeAddress`, :class:`TimeoutError` and whatever the network does.
    """
    async with asyncio.timeout(LONGEST_SECONDS if pace == SLOW else SHORT_SECONDS):
        found = read_url(url, private=private)
        address = await resolve(found, private=private, lane=pace)
        return await _post(client, found, address, headers, body)


async def _post(
    client: httpx.AsyncClient,
    found: SplitResult,
    address: str,
    headers: dict[str, str],
    body: bytes,
) -> Receiver:
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
