"""A real server on the loopback, inside the test's own loop, and visitors who come to it."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kit.logbook import Thinking
from seabattle.server.app import make_app
from seabattle.server.bucket import UNLIMITED
from seabattle.server.house import House, Settings
from seabattle.server.opened import open_house
from seabattle.server.serve import Host, uvicorn_settings

SETTINGS = Settings(limits=UNLIMITED, pause=0.0)


class Harbour:
    """A server that is up."""

    def __init__(self, house: House, port: int, host: Host) -> None:
        self.house = house
        self.port = port
        self.host = host
        self.url = f"http://127.0.0.1:{port}"
        self._open = AsyncExitStack()

    async def visitor(self) -> "Guest":
        """Somebody new, with a token."""
        guest = await self.nobody()
        made = await guest.post("/tokens", {"scopes": ["play", "read"]})
        guest.http.cookies.clear()
        guest.http.headers["Authorization"] = f"Bearer {made['token']}"
        return guest

    async def person(self) -> "Guest":
        """Somebody with a session, as in a browser."""
        guest = await self.nobody()
        guest.http.headers["Origin"] = self.url
        await guest.get("/me")
        return guest

    async def nobody(self) -> "Guest":
        """Somebody who has not said who they are."""
        client = httpx.AsyncClient(base_url=self.url, timeout=20)
        return Guest(self, await self._open.enter_async_context(client))

    async def leave(self) -> None:
        """Send all visitors home."""
        await self._open.aclose()


class Guest:
    """Somebody who asks."""

    def __init__(self, harbour: Harbour, http: httpx.AsyncClient) -> None:
        self.harbour = harbour
        self.http = http
        self._ids = 0

    async def get(self, path: str, status: int = 200) -> Any:
        """What is at an address."""
        answer = await self.http.get("/api" + path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int | None = None) -> Any:
        """What comes of sending something."""
        answer = await self.http.post("/api" + path, json=body)
        wanted = {200, 201} if status is None else {status}
        assert answer.status_code in wanted, answer.text
        return answer.json()

    async def lay(self, variant: str = "classic", **options: Any) -> str:
        """A new match."""
        self._ids += 1
        wanted = {"id": f"lay{self._ids}", "variant": variant, **options}
        match: str = (await self.post("/matches", wanted))["company"]["match"]
        return match

    async def ask(self, match: str, request: dict[str, Any], status: int = 200, **more: Any) -> Any:
        """Something asked of a match."""
        self._ids += 1
        order = {"id": f"ask{self._ids}", "request": request, **more}
        return await self.post(f"/matches/{match}/commands", order, status)

    async def act(self, match: str, command: dict[str, Any], status: int = 200) -> Any:
        """A command of the game."""
        return await self.ask(match, {"type": "act", "command": command}, status)

    async def place(self, match: str) -> None:
        """A random fleet, placed."""
        fleet = await self.get(f"/matches/{match}/random-fleet")
        await self.act(match, {"type": "place-fleet", "ships": fleet["ships"]})

    async def view(self, match: str) -> Any:
        """All that this guest knows."""
        return await self.get(f"/matches/{match}/view")

    def socket(self, match: str, query: str = "", **more: Any) -> Any:
        """A socket to a match, to be opened with ``async with``."""
        headers = {
            name: self.http.headers[name]
            for name in ("Authorization", "Origin")
            if name in self.http.headers
        }
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        address = f"ws://127.0.0.1:{self.harbour.port}/api/matches/{match}/socket{query}"
        return connect(address, additional_headers=headers, **more)


@asynccontextmanager
async def harbour(folder: Path, settings: Settings = SETTINGS) -> AsyncIterator[Harbour]:
    """A server on SQLite, whose computer players think on the spot."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    async with open_house(str(folder / "test.db"), None, settings, Thinking()) as house:
        config = uvicorn.Config(make_app(house), **uvicorn_settings())
        host = Host(config, house)
        serving = asyncio.create_task(host.serve_quietly([listening]))
        while not host.started:  # noqa: ASYNC110 -- uvicorn has nothing to wait for.
            await asyncio.sleep(0.005)
        found = Harbour(house, listening.getsockname()[1], host)
        try:
            yield found
        finally:
            await found.leave()
            host.should_exit = True
            await serving


async def said(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind on a socket."""
    import json

    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return message
