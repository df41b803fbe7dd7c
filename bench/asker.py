"""An HTTP client as cheap as can be, which comes from an address of its choice.

All of 127.0.0.0/8 is this machine, so one machine can stand for many visitors.
"""

import asyncio
import re
from contextlib import suppress
from typing import Any

from msgspec import json

SESSION = re.compile(rb"set-cookie: seabattle=([^;]*)", re.IGNORECASE)


class Asker:
    """One connection that asks one thing after another."""

    def __init__(
        self,
        number: int,
        source: str = "127.0.0.1",
        token: str | None = None,
        cookie: str | None = None,
    ) -> None:
        self._number = number
        self._source = source
        self.token = token
        self.cookie = cookie
        """The session that is shown instead of a token, as a browser does; ``""`` for none yet."""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of an answer; 0 when there was none."""
        try:
            return await self._ask(method, path, body)
        except (OSError, EOFError):
            self.close()
            return 0, b""

    async def want(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered to a request that must be granted; asked again when it was too much."""
        for _ in range(200):
            status, found = await self.ask(method, path, body)
            if 200 <= status < 300:
                return json.decode(found) if found else None
            assert status in {0, 429, 503}, (method, path, status, found[:500])
            await asyncio.sleep(0.3)
        raise AssertionError(f"{method} {path} was never granted")

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        reader, writer = await self._connection()
        raw = isinstance(body, bytes)
        data = body if raw else json.encode(body) if body is not None else b""
        kind = "octet-stream" if raw else "json"
        words = [f"{method} /api{path} HTTP/1.1", "Host: 127.0.0.1"]
        if self.token:
            words.append(f"Authorization: Bearer {self.token}")
        if self.cookie is not None:
            words += ["Origin: http://127.0.0.1", f"Cookie: seabattle={self.cookie}"]
        if data:
            words += [f"Content-Type: application/{kind}", f"Content-Length: {len(data)}"]
        writer.write("\r\n".join([*words, "", ""]).encode() + data)
        await writer.drain()
        top = await reader.readuntil(b"\r\n\r\n")
        given = SESSION.search(top)
        if given is not None and self.cookie is not None:
            self.cookie = given[1].decode()
        head = top.lower()
        status = int(head.split(None, 2)[1])
        _, found, rest = head.partition(b"content-length:")
        length = int(rest.partition(b"\r\n")[0]) if found else 0
        answer = await reader.readexactly(length)
        if b"connection: close" in head:
            self.close()
        return status, answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self._number, local_addr=(self._source, 0), limit=1 << 20
            )
        return self._reader, self._writer

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            with suppress(OSError, RuntimeError):
                self._writer.close()
        self._reader = self._writer = None


async def new_visitor(number: int, source: str) -> Asker:
    """A new visitor with a token."""
    asker = Asker(number, source)
    made = await asker.want("POST", "/tokens", {"scopes": ["play", "read"]})
    asker.token = made["token"]
    return asker
