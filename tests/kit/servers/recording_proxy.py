"""A proxy that hands everything on and writes down what was said on either side."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from msgspec import Struct

HANDED_ON = {b"accept", b"accept-language", b"authorization", b"content-type", b"cookie"}
HANDED_BACK = {"content-type", "set-cookie", "retry-after"}


class Exchange(Struct, omit_defaults=True):
    """A request, and all that was answered."""

    who: str
    method: str
    path: str
    body: str = ""
    status: int = 0
    answer: str = ""


class RecordingProxy:
    """Stands between one client and a server, as an ASGI application."""

    def __init__(self, who: str, server: str, notes: list[Exchange]) -> None:
        self._who = who
        self._notes = notes
        self._server = server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand one request on."""
        if scope["type"] != "http":
            return
        body, more = b"", True
        while more:
            part = await receive()
            body += part.get("body", b"")
            more = part.get("more_body", False)
        query = scope["query_string"].decode()
        path = scope["path"] + (f"?{query}" if query else "")
        exchange = Exchange(self._who, scope["method"], path, body.decode())
        self._notes.append(exchange)
        # The origin is that of the server, as it would be without the proxy.
        headers = [("Origin", self._server), *(each for each in scope["headers"] if _kept(each))]
        await self._hand_on(exchange, headers, send)

    async def _hand_on(self, exchange: Exchange, headers: Any, send: Any) -> None:
        async with (
            httpx.AsyncClient(base_url=self._server, timeout=None) as http,
            http.stream(
                exchange.method, exchange.path, content=exchange.body.encode(), headers=headers
            ) as answer,
        ):
            exchange.status = answer.status_code
            back = [
                (name.encode(), value.encode())
                for name, value in answer.headers.items()
                if name in HANDED_BACK
            ]
            start = {"type": "http.response.start", "status": answer.status_code, "headers": back}
            await send(start)
            async for part in answer.aiter_bytes():
                exchange.answer += part.decode()
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def _kept(header: tuple[bytes, bytes]) -> bool:
    return header[0] in HANDED_ON


@contextmanager
def record_through_proxy(who: str, server: str, notes: list[Exchange]) -> Iterator[str]:
    """An address at which *who* finds the server, and is listened to."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        RecordingProxy(who, server, notes), log_config=None, log_level="critical", lifespan="off"
    )
    host = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(host.serve([listening])), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        host.should_exit = host.force_exit = True
        thread.join(30)
