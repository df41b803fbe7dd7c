"""A real server on the loopback, inside the test's own loop, and visitors who come to it."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from multiprocessing import resource_tracker
from pathlib import Path
from queue import Queue
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kit.stores.memory_logbook import InlineThinker
from seabattle.server.http.connection_limit import UNCOUNTED
from seabattle.server.http.context import ServerContext, ServerSettings
from seabattle.server.http.rate_limit import UNLIMITED
from seabattle.server.run.asgi_app import make_app, server_parts
from seabattle.server.run.lifespan import open_context
from seabattle.server.run.server_process import UvicornServer, open_gate, uvicorn_settings

T = TypeVar("T")

SETTINGS = ServerSettings(limits=UNLIMITED, connections=UNCOUNTED, pause=0.0)


class Port:
    """A server's address, and all visitors who connected to it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.url = f"http://127.0.0.1:{number}"
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def visitor(self, *scopes: str) -> "Guest":
        """A new visitor with a token."""
        guest = await self.nobody()
        made = await guest.post("/tokens", {"scopes": scopes or ["play", "read"]})
        guest.http.cookies.clear()
        guest.http.headers["Authorization"] = f"Bearer {made['token']}"
        return guest

    async def person(self) -> "Guest":
        """A visitor with a session, as in a browser."""
        guest = await self.nobody()
        guest.http.headers["Origin"] = self.url
        await guest.get("/me")
        return guest

    async def nobody(self) -> "Guest":
        """An anonymous visitor."""
        client = httpx.AsyncClient(base_url=self.url, timeout=120, verify=False)
        return Guest(self, await self._open.enter_async_context(client))


COME_BACK, MOST_TRIES = (429, 503), 60
"""The codes of a busy server, and how often the client tries again."""


class Guest:
    """A visitor who sends requests."""

    def __init__(self, port: Port, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http
        self._ids = 0

    async def get(self, path: str, status: int = 200) -> Any:
        """Fetch an address; when the server says to come back later, do so."""
        answer = await self.http.get("/api" + path)
        for _ in range(MOST_TRIES):
            if answer.status_code == status or answer.status_code not in COME_BACK:
                break
            await asyncio.sleep(float(answer.headers["Retry-After"]))
            answer = await self.http.get("/api" + path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int | None = None) -> Any:
        """What comes of sending something."""
        answer = await self.http.post("/api" + path, json=body)
        wanted = {200, 201} if status is None else {status}
        assert answer.status_code in wanted, answer.text
        return answer.json()

    async def lay(self, variant: str | None = "classic", **options: Any) -> str:
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
            for name in ("Authorization", "Origin", "Host")
            if name in self.http.headers
        }
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        address = f"ws://127.0.0.1:{self.port.number}/api/matches/{match}/socket{query}"
        patient = {"open_timeout": 120} | more
        return connect(address, additional_headers=headers, **patient)


class LoopbackServer:
    """A server that is up, seen from inside."""

    def __init__(self, context: ServerContext, host: UvicornServer, number: int) -> None:
        self.context = context
        self.host = host
        self.number = number
        self.loop = asyncio.get_running_loop()
        self.thread = threading.get_ident()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own loop, from another thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def port(self) -> Port:
        """A place to come ashore, to be entered with ``async with``."""
        return Port(self.number)


@asynccontextmanager
async def open_loopback_server(
    folder: Path,
    settings: ServerSettings = SETTINGS,
    port: int = 0,
    proxy: tuple[str, ...] = (),
    without: frozenset[str] = frozenset(),
) -> AsyncIterator[LoopbackServer]:
    """A server on SQLite, whose computer players think on the spot."""
    # Now, because it inherits stderr, and a terminal program in this process puts another there.
    resource_tracker.ensure_running()
    listening = socket.socket()
    # Small, so that a reader who sleeps is noticed before megabytes are under way.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    async with open_context(
        str(folder / "test.db"), None, settings, InlineThinker(), server_parts(without)
    ) as context:
        uvicorn_options = uvicorn_settings(open_gate(context, proxy), proxy)
        host = UvicornServer(uvicorn.Config(make_app(context), **uvicorn_options), context)
        serving = asyncio.create_task(host.serve_quietly([listening]))
        while not host.started:  # noqa: ASYNC110 -- uvicorn has nothing to wait for.
            await asyncio.sleep(0.005)
        try:
            yield LoopbackServer(context, host, listening.getsockname()[1])
        finally:
            host.leave()
            await serving


@contextmanager
def share_loopback_server(
    folder: Path, settings: ServerSettings = SETTINGS, without: frozenset[str] = frozenset()
) -> Iterator[LoopbackServer]:
    """A server in a thread of its own, for many tests to share."""
    up: Queue[LoopbackServer] = Queue()
    down = threading.Event()

    async def serve() -> None:
        async with open_loopback_server(folder, settings, without=without) as found:
            up.put(found)
            await asyncio.to_thread(down.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        yield up.get(timeout=60)
    finally:
        down.set()
        thread.join(30)


async def seat_pair(
    guests: Sequence[Guest], variant: str | None = "classic", **options: Any
) -> str:
    """A match of two, one by link, both fleets in."""
    anna, bruno = guests
    match = await anna.lay(variant, seats=["host", "link"], **options)
    (link,) = await anna.get(f"/matches/{match}/links")
    await bruno.ask(match, {"type": "sit-down", "key": link["key"]})
    for guest in guests:
        await guest.place(match)
    return match


async def play_on(guests: Sequence[Guest], match: str, turns: int = 10_000) -> Any:
    """Fire at the open cells until the game is over, or so many turns have gone by."""
    for _ in range(turns):
        table = (await guests[0].view(match))["table"]
        if table["phase"] == "over":
            break
        guest = guests[table["turn"]]
        view = await guest.view(match)
        await guest.act(match, {"type": "fire", "at": view["open"][: view["shots"]]})
    return await guests[0].view(match)


async def call_off(guests: Sequence[Guest], match: str) -> Any:
    """All players agree to stop, which ends any game and shows all fields."""
    for guest in guests:
        await guest.ask(match, {"type": "offer-stop"})
    return await guests[0].view(match)


async def next_message(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind on a socket."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return message
