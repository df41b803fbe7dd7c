"""A server, as a client sees it."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from msgspec import DecodeError, json

from seabattle.matches.told import Hurry
from seabattle.wire import Done, Problem, ToldMessage, ViewMessage
from seabattle.wire.match import Description
from seabattle.wire.person import TokenMade

T = TypeVar("T")

PAUSE = 0.5
"""Seconds before a broken connection is tried again."""

TRIES = 20

TRY_AGAIN = frozenset({429, 503})

Message = ViewMessage | ToldMessage

_line = json.Decoder(Message | Hurry).decode


class Rejected(Exception):  # noqa: N818 -- It says what is the case.
    """The server has refused, and says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Unreachable(Exception):  # noqa: N818 -- It says what is the case.
    """There is no server, or it speaks of other things."""


class Remote:
    """A connection to a server, in the name of one player."""

    def __init__(self, url: str, token: str | None = None, lang: str = "en") -> None:
        """*lang* is the language in which the server says why it refuses."""
        self._http = httpx.AsyncClient(
            base_url=url.rstrip("/") + "/api", timeout=30, headers={"Accept-Language": lang}
        )
        self._use(token)

    def _use(self, token: str | None) -> None:
        if token is not None:
            self._http.headers["Authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> Self:
        if "Authorization" not in self._http.headers:
            made = await self.post("/tokens", {"scopes": ["play", "read"]}, TokenMade)
            self._http.cookies.clear()
            self._use(made.token)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def describe(self, match: str) -> Description:
        """A match, and where we sit."""
        return await self.get(f"/matches/{match}", Description)

    async def ask(self, match: str, name: str, request: Any, made_on: int | None = None) -> Done:
        """Ask something of a match; sent again until the server answers, carried out once."""
        order = {"id": name, "request": request, "made_on": made_on}
        return await self.post(f"/matches/{match}/commands", order, Done)

    async def get(self, path: str, kind: type[T]) -> T:
        """What is at an address."""
        return await self._sent("GET", path, None, kind)

    async def post(self, path: str, body: Any, kind: type[T]) -> T:
        """What comes of sending something; safe to repeat, for every request has its id."""
        return await self._sent("POST", path, json.encode(body), kind)

    async def _sent(self, method: str, path: str, body: bytes | None, kind: type[T]) -> T:
        headers = {} if body is None else {"Content-Type": "application/json"}
        for left in reversed(range(TRIES)):
            try:
                answer = await self._http.request(method, path, content=body, headers=headers)
            except httpx.TransportError as error:
                if not left:
                    raise Unreachable(str(error) or type(error).__name__) from error
            else:
                if answer.status_code not in TRY_AGAIN or not left:
                    return _read(answer, kind)
            await asyncio.sleep(PAUSE)
        raise AssertionError("the last try returns or raises")

    async def messages(self, match: str, after: int = 0) -> AsyncIterator[Message]:
        """All that is told beyond a number, through broken connections and restarts.

        Whatever is told at once is followed by the whole view.
        """
        failed = 0
        while failed < TRIES:
            try:
                async for message in self._streamed(match, after):
                    after, failed = message.number, 0
                    yield message
            except httpx.TransportError:
                failed += 1
            await asyncio.sleep(PAUSE)
        raise Unreachable(f"no answer after {TRIES} tries")

    async def _streamed(self, match: str, after: int) -> AsyncIterator[Message]:
        path = f"/matches/{match}/stream?after={after}&views=true"
        async with self._http.stream("GET", path) as answer:
            if answer.status_code != httpx.codes.OK:
                await answer.aread()
                _read(answer, Done)
            async for line in answer.aiter_lines():
                message = _line(line.encode()) if line else None
                # A bot needs no warning: the clock is in every view.
                if isinstance(message, ViewMessage | ToldMessage):
                    yield message


def _read(answer: httpx.Response, kind: type[T]) -> T:
    """The answer, or the problem that it is."""
    try:
        if answer.is_success:
            return json.decode(answer.content, type=kind)
        raise Rejected(json.decode(answer.content, type=Problem))
    except DecodeError as error:
        raise Unreachable(f"{answer.status_code}: {error}") from error
