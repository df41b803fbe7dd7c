"""Visitors who send a request again until it is answered, and note what was acknowledged."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import httpx

from kit.servers.loopback_server import Guest, Port
from seabattle.matches.port import Logbook, MatchId

PATIENCE = 600.0
"""Seconds until a request has to be answered, however often the server is killed meanwhile."""

PAUSE = 0.05

_NUMBERS = itertools.count(1)


class RetryingTransport(httpx.AsyncHTTPTransport):
    """Sends a request again while the server is down, or says that it cannot write just now."""

    def __init__(self) -> None:
        super().__init__(verify=False)
        self.retries = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The first complete answer that is not 503."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await super().handle_async_request(request)
                await answer.aread()
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return answer
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise
            assert time.monotonic() < until, request.url
            self.retries += 1
            await asyncio.sleep(PAUSE)


class PersistentGuest(Guest):
    """A person with a session whose commands have ids that no other guest uses."""

    def __init__(self, port: Port, http: httpx.AsyncClient, transport: RetryingTransport) -> None:
        super().__init__(port, http)
        self.done: list[tuple[MatchId, str]] = []
        """The commands that the server has acknowledged: the match, and the id."""
        self._transport = transport

    @property
    def retries(self) -> int:
        """How often a request was sent again."""
        return self._transport.retries

    async def ask(self, match: str, request: dict[str, Any], status: int = 200, **more: Any) -> Any:
        """Send a command, and note that it was acknowledged."""
        name = f"persistent{next(_NUMBERS)}"
        order = {"id": name, "request": request, **more}
        answer = await self.post(f"/matches/{match}/commands", order, status)
        if status == httpx.codes.OK:
            self.done.append((MatchId(match), name))
        return answer


async def persistent_person(port: Port) -> PersistentGuest:
    """A new person, as in a browser; the caller closes ``http``."""
    transport = RetryingTransport()
    client = httpx.AsyncClient(base_url=port.url, timeout=120, transport=transport)
    client.headers["Origin"] = port.url
    guest = PersistentGuest(port, client, transport)
    await guest.get("/me")
    return guest


async def miscounted_commands(guests: Iterable[PersistentGuest], logbook: Logbook) -> list[str]:
    """The acknowledged commands that the log does not have exactly once."""
    done = [each for guest in guests for each in guest.done]
    counted: dict[MatchId, Counter[str]] = {}
    for match, _ in done:
        if match not in counted:
            pages = await logbook.pages(match)
            counted[match] = Counter(page.command.rpartition("/")[2] for page in pages)
    return [
        f"{match}: {name} is there {counted[match][name]} times"
        for match, name in done
        if counted[match][name] != 1
    ]
