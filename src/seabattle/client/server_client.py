"""An HTTP client with streaming: a server, as a bot or a terminal sees it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from secrets import token_hex
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from msgspec import DecodeError, Struct, json

from seabattle.client.tolerant_reader import Message, read_message
from seabattle.game.codec import encode_json, json_decoder
from seabattle.matches.request import SitDown
from seabattle.matches.telling.notice import Hurry
from seabattle.trouble import Trouble, system_trouble
from seabattle.wire import Done, Problem
from seabattle.wire.match import Description
from seabattle.wire.person import TokenMade

T = TypeVar("T")

PAUSE = 0.5
"""Seconds before a broken connection is tried again."""

LONGEST_PAUSE = 5.0
"""Longest accepted pause in seconds before a request is sent again."""

TRIES = 20

JSON = "application/json"
BYTES = "application/octet-stream"

TRY_AGAIN = frozenset({429, 503})

OUT_OF_DATE = "match/out-of-date"

PASSING = frozenset({"match/try-again", "request/too-often"})
"""Refusals after which the same order, under the same id, is worth another try."""


class Rejected(Trouble):
    """The server has refused, and says why: its problem's code, title and detail are facts."""


class Unreachable(Trouble):
    """There is no server, or it speaks of other things."""


class _Moment(Struct, frozen=True):
    """The part of a view that tells the moment on which a request is made."""

    number: int


class ServerClient:
    """A connection to a server, in the name of one player."""

    def __init__(self, url: str, token: str | None = None, lang: str = "en") -> None:
        """*lang* is the language in which the server says why it refuses."""
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(
            base_url=self.url + "/api", timeout=30, headers={"Accept-Language": lang}
        )
        self.tries = TRIES
        """Number of tries before the server counts as unreachable."""
        self._use(token)

    def _unreachable(self, reason: Trouble) -> Unreachable:
        return Unreachable("server/unreachable", url=self.url, reason=reason)

    def _use(self, token: str | None) -> None:
        if token is not None:
            self.http.headers["Authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> Self:
        try:
            if "Authorization" not in self.http.headers:
                await self.introduce()
        except BaseException:
            # Given up or refused: ``__aexit__`` does not run, so the connection is closed here.
            await self.http.aclose()
            raise
        return self

    async def introduce(self) -> None:
        """Get a token, as a bot does."""
        made = await self.post("/tokens", {"scopes": ["play", "read"]}, TokenMade)
        self.http.cookies.clear()
        self._use(made.token)

    def speak(self, lang: str) -> None:
        """Choose the language of the server's refusals from now on."""
        self.http.headers["Accept-Language"] = lang

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def describe(self, match: str) -> Description:
        """Return the description of a match, with the seat of this client."""
        return await self.get(f"/matches/{match}", Description)

    async def ask(self, match: str, name: str, request: Any, made_on: int | None = None) -> Done:
        """Ask something of a match; sent again until the server answers, carried out once."""
        order = {"id": name, "request": request, "made_on": made_on}
        return await self.post(f"/matches/{match}/commands", order, Done)

    async def sit_down(self, match: str, key: str | None = None) -> None:
        """Take a seat, on what is true of the match now; if it has changed meanwhile, again."""
        while True:
            now = await self.get(f"/matches/{match}/view", _Moment)
            try:
                await self.ask(match, token_hex(8), SitDown(key=key), now.number)
            except Rejected as rejected:
                if rejected.facts["problem"] != OUT_OF_DATE:
                    raise
            else:
                return

    async def get(self, path: str, kind: type[T]) -> T:
        """GET an address, and decode the answer."""
        return await self._send("GET", path, None, kind)

    async def post(self, path: str, body: Any, kind: type[T]) -> T:
        """POST a body, and decode the answer; safe to repeat, for every request has its id."""
        return await self._send("POST", path, encode_json(body), kind)

    async def put(self, path: str, body: Any, kind: type[T]) -> T:
        """PUT a body, and decode the answer; idempotent."""
        return await self._send("PUT", path, encode_json(body), kind)

    async def patch(self, path: str, body: Any, kind: type[T]) -> T:
        """PATCH an address, and decode the answer."""
        return await self._send("PATCH", path, encode_json(body), kind)

    async def delete(self, path: str) -> None:
        """DELETE an address."""
        answer = await self.send_with_retry("DELETE", path, None)
        if not answer.is_success:
            read_answer(answer, bytes)

    async def fetch(self, path: str) -> bytes:
        """GET an address, and return the bytes of the answer."""
        answer = await self.send_with_retry("GET", path, None)
        return answer.content if answer.is_success else read_answer(answer, bytes)

    async def send_bytes(self, path: str, body: bytes, kind: type[T]) -> T:
        """Send bytes as they are; safe to repeat, for they have one name."""
        return read_answer(await self.send_with_retry("POST", path, body, BYTES), kind)

    async def _send(self, method: str, path: str, body: bytes | None, kind: type[T]) -> T:
        return read_answer(await self.send_with_retry(method, path, body), kind)

    async def send_with_retry(
        self, method: str, path: str, body: bytes | None, media: str = JSON
    ) -> httpx.Response:
        """Return the answer of the server; without one the request is retried after a pause.

        Requests are idempotent by id.
        """
        headers = {} if body is None else {"Content-Type": media}
        for left in reversed(range(self.tries)):
            pause = PAUSE
            try:
                answer = await self.http.request(method, path, content=body, headers=headers)
            except (httpx.TransportError, httpx.InvalidURL) as error:
                if not left or isinstance(error, httpx.InvalidURL | httpx.UnsupportedProtocol):
                    raise self._unreachable(system_trouble(error)) from error
            except RuntimeError as error:
                # Closed, perhaps during this request: the server counts as unreachable.
                if not self.http.is_closed:
                    raise
                raise self._unreachable(system_trouble(error)) from error
            else:
                if answer.status_code not in TRY_AGAIN or not left:
                    return answer
                pause = _asked_pause(answer)
            await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")

    async def messages(
        self, match: str, after: int = 0, line: Callable[[bool], None] | None = None
    ) -> AsyncIterator[Message]:
        """All that is told beyond a number, through broken connections and restarts.

        Entries that are told at once are followed by the whole view. *line* is called with
        whether the connection stands whenever that changes.
        """
        failed = 0
        told = line or _ignore_line
        while failed < TRIES:
            try:
                async for message in self._stream_messages(match, after, told):
                    failed = 0
                    if not isinstance(message, Hurry):
                        after = message.number
                    yield message
            except httpx.TransportError:
                failed += 1
            told(False)  # noqa: FBT003 -- The line is dead.
            await asyncio.sleep(PAUSE)
        raise self._unreachable(Trouble("server/silent", tries=TRIES))

    async def _stream_messages(
        self, match: str, after: int, told: Callable[[bool], None]
    ) -> AsyncIterator[Message]:
        path = f"/matches/{match}/stream?after={after}&views=true"
        async with self.http.stream("GET", path) as answer:
            if answer.status_code in TRY_AGAIN:
                raise httpx.ReadError(f"{answer.status_code}")
            if answer.status_code != httpx.codes.OK:
                await answer.aread()
                read_answer(answer, Done)
            told(True)  # noqa: FBT003 -- The line stands.
            async for line in answer.aiter_lines():
                message = self._read_line(line) if line else None
                if message is not None:
                    yield message

    def _read_line(self, line: str) -> Message | None:
        """Parse a line of the stream; ``None`` for a kind that this release does not know.

        One that cannot be read ends the connection: all after it would be heard wrongly.
        """
        try:
            return read_message(line.encode())
        except DecodeError as error:
            strange = Trouble("server/strange", status=int(httpx.codes.OK))
            raise self._unreachable(strange) from error


def _asked_pause(answer: httpx.Response) -> float:
    """Return the pause that the server asks for (``Retry-After``), within reason."""
    asked = answer.headers.get("Retry-After", "")
    seconds = float(asked) if asked.isascii() and asked.isdigit() else 0.0
    return min(LONGEST_PAUSE, max(PAUSE, seconds))


def _ignore_line(stands: bool) -> None:  # noqa: FBT001 -- The signature of the callback.
    """Ignore the state of the connection; the default callback."""


def read_answer(answer: httpx.Response, kind: type[T]) -> T:
    """The answer, or the problem that it is."""
    try:
        if answer.is_success:
            read: T = json_decoder(kind).decode(answer.content)
            return read
        found = json.decode(answer.content, type=Problem)
    except DecodeError as error:
        reason = Trouble("server/strange", status=answer.status_code)
        raise Unreachable("server/unreachable", url=str(answer.url), reason=reason) from error
    raise Rejected("server/refused", problem=found.code, title=found.title, detail=found.detail)
